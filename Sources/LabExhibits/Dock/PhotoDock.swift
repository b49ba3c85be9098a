import LabCore
import LabUI

/// A photo by the name of its image, which is its id.
struct Photo: Identifiable, Hashable {
  let id: String

  /// Eighteen photos.
  static let all = (1...18).map { Photo(id: "photo \($0)") }
}

/// A grid of photos, and a dock of those that were picked (seed 004).
struct PhotoDock: View {
  let style: DockVariant.Style
  @State private var photos = Photo.all
  @State private var picked: [Photo] = []
  @State private var lastPicked: Photo.ID?
  @Namespace private var flights

  var body: some View {
    VStack {
      ScrollView {
        HStack {
          Text("Photos").font(.system(.title, design: .rounded)).fontWeight(.heavy)
          Spacer()
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
          ForEach(photos) { photo in
            cell(photo, height: 60)
              .onTapGesture { pick(photo) }
          }
        }
        .labElement("grid")
      }
      ScrollViewReader { proxy in
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHGrid(rows: [GridItem()]) {
            ForEach(picked) { photo in
              cell(photo, height: 100)
                .id(photo.id)
                .onTapGesture { putBack(photo) }
            }
          }
        }
        .frame(height: 100)
        .labElement("dock")
        .padding()
        .background(Color.gray.opacity(0.2))
        .cornerRadius(5)
        .modifier(ScrollsToNewest(style: style, lastPicked: lastPicked, picked: picked, proxy: proxy))
      }
    }
    .padding()
    // Repaired, the changes bring their animation along, and this value never changes.
    .animation(.interactiveSpring(), value: style == .repaired ? nil : lastPicked)
  }

  /// A photo that takes part in the flights; how high it is depends on where it is.
  @ViewBuilder private func cell(_ photo: Photo, height: CGFloat) -> some View {
    let image = Image(photo.id).resizable()
    switch style {
    case .asPublished, .withoutScrollTo:
      image
        .scaledToFill()
        .frame(minWidth: 0, maxWidth: .infinity)
        .frame(height: height)
        .cornerRadius(3)
        .overlay { Color.clear.labElement(photo.id) }
        .matchedGeometryEffect(id: photo.id, in: flights)
    case .repaired:
      // Inside the effect the photo takes any size, so that both copies have the size of the flight.
      image
        .overlay { Color.clear.labElement(photo.id) }
        .cornerRadius(3)
        .matchedGeometryEffect(id: photo.id, in: flights)
        .frame(width: height == 100 ? 100 : nil, height: height)
    }
  }

  private func pick(_ photo: Photo) {
    change {
      // A lazy dock has always made the place at its beginning, so that there is one to fly to.
      picked.insert(photo, at: style == .repaired ? 0 : picked.count)
      lastPicked = photo.id
      photos.removeAll { $0 == photo }
    }
  }

  private func putBack(_ photo: Photo) {
    change {
      photos.append(photo)
      picked.removeAll { $0 == photo }
    }
  }

  /// Published, the animation depends on a value that does not change on the way back; repaired, on nothing.
  private func change(_ body: () -> Void) {
    switch style {
    case .asPublished, .withoutScrollTo: body()
    case .repaired: withAnimation(.interactiveSpring(), body)
    }
  }
}

/// Scrolls the dock to the photo that was picked last.
private struct ScrollsToNewest: ViewModifier {
  let style: DockVariant.Style
  let lastPicked: Photo.ID?
  let picked: [Photo]
  let proxy: ScrollViewProxy

  func body(content: Content) -> some View {
    switch style {
    case .asPublished:
      content.onChange(of: lastPicked) { id in
        guard id != nil else { return }
        proxy.scrollTo(id)
      }
    case .withoutScrollTo: content
    case .repaired:
      content.onChange(of: picked) { old, new in
        guard new.count > old.count, let newest = new.first else { return }
        withAnimation(.interactiveSpring()) { proxy.scrollTo(newest.id) }
      }
    }
  }
}
