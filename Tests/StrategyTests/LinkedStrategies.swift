import LabCore

@testable import lab

/// Every strategy that `lab` knows, by family, the plain one first: who adds one there has it tested here.
let families: [[any SelectionIndicatorStrategy]] = StrategyRegistry.linkedFamilies

/// The same in one list.
let allStrategies = families.flatMap { $0 }
