// SwiftUI re-exports Foundation, so a file that imports only SwiftUI can name UUID or CGRect; the other three are the
// vocabulary (Alignment, Animation, fonts) that SwiftUI declares itself.
@_exported public import Foundation
@_exported public import LayoutCore
@_exported public import Motion
@_exported public import TypeMetrics
