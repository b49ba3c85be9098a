// swift-tools-version: 6.2

import PackageDescription

/// One row of the house: a module, what it may import, and where it lives.
struct Module {
  enum Kind { case library, executable, strategy, testSupport, test }

  var name: String
  var kind: Kind = .library
  var imports: [String]
  /// The modules that its tests need beyond itself.
  var testImports: [String] = []
  /// What in its folder is not compiled.
  var exclude: [String] = []
  /// What in the folder of its tests is not compiled: they read it by its path.
  var testExclude: [String] = []
}

let strategies = [
  "PerItemTransition", "AlignmentGuide", "MatchedGeometry", "AnchorPreference", "SizeDictionary",
]

let modules: [Module] =
  [
    Module(name: "LayoutCore", imports: []),
    Module(name: "Motion", imports: []),
    Module(name: "TypeMetrics", imports: [], exclude: ["Generator"], testExclude: ["Fixtures"]),
    Module(
      name: "LabUI", imports: ["LayoutCore", "Motion", "TypeMetrics"],
      testImports: ["LayoutCore", "Motion", "TypeMetrics"]),
    Module(
      name: "MeasuredTests", kind: .test, imports: ["LabUI", "TypeMetrics"], exclude: ["Data"]),
    Module(name: "LabCore", imports: ["LabUI"]),
    Module(
      name: "LabHarness", imports: ["LabUI", "LabCore"], testImports: ["LabUI", "LabCore"] + strategies),
    Module(
      name: "LabExhibits", imports: ["LabUI", "LabCore", "LabHarness"],
      testImports: ["LabUI", "LabCore", "LabHarness"]),
    Module(
      name: "LabReport", imports: ["LabHarness", "LabExhibits"], testImports: ["LabHarness", "LabExhibits"]),
  ]
  + strategies.map {
    Module(
      name: $0, kind: .strategy, imports: ["LabUI", "LabCore"],
      testImports: ["LabUI", "LabCore", "LabHarness", "StrategyTestSupport"])
  }
  + [
    Module(
      name: "lab", kind: .executable,
      imports: ["LabUI", "LabCore", "LabHarness", "LabExhibits", "LabReport"] + strategies),
    Module(name: "StrategyTestSupport", kind: .testSupport, imports: ["LabUI", "LabCore"]),
    Module(
      name: "StrategyTests", kind: .test,
      imports: ["lab", "LabUI", "LabCore", "LabHarness", "StrategyTestSupport"]),
  ]

/// Every target is compiled with the same strictness.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

func targets(of module: Module) -> [Target] {
  let dependencies = module.imports.map(Target.Dependency.init(stringLiteral:))
  let testDependencies = ([module.name] + module.testImports).map(Target.Dependency.init(stringLiteral:))
  let folder = module.kind == .strategy ? "Plugins/\(module.name)" : ""
  switch module.kind {
  case .executable:
    return [
      .executableTarget(name: module.name, dependencies: dependencies, swiftSettings: strict),
      .testTarget(
        name: "LabCommandTests", dependencies: testDependencies + ["LabHarness", "LabReport", "LabExhibits"],
        swiftSettings: strict),
    ]
  case .strategy:
    return [
      .target(
        name: module.name, dependencies: dependencies, path: "\(folder)/Sources", swiftSettings: strict),
      .testTarget(
        name: "\(module.name)Tests", dependencies: testDependencies, path: "\(folder)/Tests",
        swiftSettings: strict),
    ]
  case .testSupport:
    return [
      .target(
        name: module.name, dependencies: dependencies, path: "Tests/\(module.name)", swiftSettings: strict)
    ]
  case .test:
    return [
      .testTarget(
        name: module.name, dependencies: dependencies, exclude: module.exclude, swiftSettings: strict)
    ]
  case .library:
    return [
      .target(
        name: module.name, dependencies: dependencies, exclude: module.exclude, swiftSettings: strict),
      .testTarget(
        name: "\(module.name)Tests", dependencies: testDependencies, exclude: module.testExclude,
        swiftSettings: strict),
    ]
  }
}

let package = Package(
  name: "LayoutLab",
  products: modules.filter { $0.kind == .library && $0.name != "LabReport" || $0.name == "LabCore" }
    .map { .library(name: $0.name, targets: [$0.name]) }
    + [.executable(name: "lab", targets: ["lab"])],
  dependencies: [],
  targets: modules.flatMap(targets(of:)) + [
    // Holds the pages to the code: their data, their excerpts, their commands and their links.
    .testTarget(
      name: "DocsTests",
      dependencies: ["LabUI", "LabCore", "LabHarness", "LabReport", "LabExhibits", "lab"],
      swiftSettings: strict)
  ]
)
