@main
enum Lab {
  static func main() {}
}
