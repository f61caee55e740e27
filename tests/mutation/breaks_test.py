#!/usr/bin/env python3
"""Tests of breaks.py: what is broken, and what is left alone."""
import unittest

from breaks import breaks_in


def lines_with(source):
    """The source with each break planted in it."""
    return {each.planted_in(source) for each in breaks_in(source)}


class Breaks(unittest.TestCase):
    def test_operators(self):
        self.assertEqual(lines_with("x = a < b;"), {"x = a <= b;"})
        self.assertEqual(lines_with("x = a && b;"), {"x = a || b;"})
        self.assertEqual(lines_with("x = a + b;"), {"x = a - b;"})
        self.assertEqual(lines_with("x = !a;"), {"x = a;"})
        self.assertEqual(lines_with("f(-a)"), {"f(+a)"})

    def test_brackets_of_templates_are_no_comparisons(self):
        self.assertEqual(lines_with("std::array<int, 5> x;"), set())
        self.assertEqual(lines_with("using A = B<C>;"), set())

    def test_constants(self):
        self.assertEqual(lines_with("int x{7};"), {"int x{8};", "int x{6};"})
        self.assertEqual(lines_with("int x{0};"), {"int x{1};"})
        self.assertEqual(lines_with("int x{1'000u};"), {"int x{1001u};", "int x{999u};"})
        self.assertEqual(lines_with("bool x{true};"), {"bool x{false};"})

    def test_what_people_read_and_asserts_are_left_alone(self):
        for source in (
            'f("a < b, 3");',
            "// a < b",
            "/* 3 */",
            "#include <array>\n#define N 3",
            "assert(a < 3)",
            "static_assert(sizeof(a) == 3)",
            "f('3');",
            'R"(a < 3)"',
        ):
            self.assertEqual(lines_with(source), set(), source)

    def test_conditions(self):
        self.assertIn("if (!(a)) f();", lines_with("if (a) f();"))
        self.assertIn("if (T x = f(); !(x.g())) h();", lines_with("if (T x = f(); x.g()) h();"))

    def test_dropped_statements(self):
        self.assertIn("{ ; }", lines_with("{ f(a); }"))
        self.assertIn("{ ; }", lines_with("{ a.b[c] = d; }"))
        self.assertIn("if (a) ;", lines_with("if (a) return b;"))
        self.assertIn(
            "switch (a) { case B::c: ; break; }", lines_with("switch (a) { case B::c: f(); break; }")
        )
        self.assertIn("switch (a) { case B::c: f(); ; }", lines_with("switch (a) { case B::c: f(); break; }"))
        self.assertEqual(lines_with("{ const T a = b; return a; }"), set())
        self.assertEqual(lines_with("{ T& a = b; }"), set())

    def test_rows_of_tables(self):
        self.assertIn('{"a", 2, 1}', lines_with('{"a", 1, 2}'))
        self.assertIn("{A::c, A::b}", lines_with("{A::b, A::c}"))
        self.assertEqual(lines_with("{A::b, B::c}"), set())
        self.assertEqual(lines_with("{A::b, A::b}"), set())

    def test_lines_stay_where_they_are(self):
        source = "{\n  f(a,\n    b);\n  g();\n}\n"
        for planted in lines_with(source):
            self.assertEqual(planted.count("\n"), source.count("\n"))
        self.assertEqual({each.line for each in breaks_in(source)}, {2, 4})


if __name__ == "__main__":
    unittest.main()
