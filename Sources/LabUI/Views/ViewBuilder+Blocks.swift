// The optimiser does not specialise the general form, a parameter pack, for its views; what is written out it does. Ten
// is what one would write; beyond that the general form serves.
extension ViewBuilder {
  /// Two statements.
  @inlinable public static func buildBlock<C0: View, C1: View>(
    _ c0: C0, _ c1: C1
  ) -> TupleView<(C0, C1)> {
    TupleView((c0, c1)) { value, cursor in
      C0._visit(value.0, &cursor)
      C1._visit(value.1, &cursor)
    }
  }

  /// Three statements.
  @inlinable public static func buildBlock<C0: View, C1: View, C2: View>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleView<(C0, C1, C2)> {
    TupleView((c0, c1, c2)) { value, cursor in
      C0._visit(value.0, &cursor)
      C1._visit(value.1, &cursor)
      C2._visit(value.2, &cursor)
    }
  }

  /// Four statements.
  @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleView<(C0, C1, C2, C3)> {
    TupleView((c0, c1, c2, c3)) { value, cursor in
      C0._visit(value.0, &cursor)
      C1._visit(value.1, &cursor)
      C2._visit(value.2, &cursor)
      C3._visit(value.3, &cursor)
    }
  }

  /// Five statements.
  @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleView<(C0, C1, C2, C3, C4)> {
    TupleView((c0, c1, c2, c3, c4)) { value, cursor in
      C0._visit(value.0, &cursor)
      C1._visit(value.1, &cursor)
      C2._visit(value.2, &cursor)
      C3._visit(value.3, &cursor)
      C4._visit(value.4, &cursor)
    }
  }

  /// Six statements.
  @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleView<(C0, C1, C2, C3, C4, C5)> {
    TupleView((c0, c1, c2, c3, c4, c5)) { value, cursor in
      C0._visit(value.0, &cursor)
      C1._visit(value.1, &cursor)
      C2._visit(value.2, &cursor)
      C3._visit(value.3, &cursor)
      C4._visit(value.4, &cursor)
      C5._visit(value.5, &cursor)
    }
  }

  /// Seven statements.
  @inlinable
  public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6)> {
    TupleView((c0, c1, c2, c3, c4, c5, c6)) { value, cursor in
      C0._visit(value.0, &cursor)
      C1._visit(value.1, &cursor)
      C2._visit(value.2, &cursor)
      C3._visit(value.3, &cursor)
      C4._visit(value.4, &cursor)
      C5._visit(value.5, &cursor)
      C6._visit(value.6, &cursor)
    }
  }

  /// Eight statements.
  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7)> {
    TupleView((c0, c1, c2, c3, c4, c5, c6, c7)) { value, cursor in
      C0._visit(value.0, &cursor)
      C1._visit(value.1, &cursor)
      C2._visit(value.2, &cursor)
      C3._visit(value.3, &cursor)
      C4._visit(value.4, &cursor)
      C5._visit(value.5, &cursor)
      C6._visit(value.6, &cursor)
      C7._visit(value.7, &cursor)
    }
  }

  /// Nine statements.
  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8)> {
    TupleView((c0, c1, c2, c3, c4, c5, c6, c7, c8)) { value, cursor in
      C0._visit(value.0, &cursor)
      C1._visit(value.1, &cursor)
      C2._visit(value.2, &cursor)
      C3._visit(value.3, &cursor)
      C4._visit(value.4, &cursor)
      C5._visit(value.5, &cursor)
      C6._visit(value.6, &cursor)
      C7._visit(value.7, &cursor)
      C8._visit(value.8, &cursor)
    }
  }

  /// Ten statements.
  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    TupleView((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) { value, cursor in
      C0._visit(value.0, &cursor)
      C1._visit(value.1, &cursor)
      C2._visit(value.2, &cursor)
      C3._visit(value.3, &cursor)
      C4._visit(value.4, &cursor)
      C5._visit(value.5, &cursor)
      C6._visit(value.6, &cursor)
      C7._visit(value.7, &cursor)
      C8._visit(value.8, &cursor)
      C9._visit(value.9, &cursor)
    }
  }
}
