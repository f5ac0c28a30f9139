# SPDX-License-Identifier: GPL-3.0-or-later
"""The lists only become shorter, and their measures see through the traps of C++."""

import tempfile
import unittest
from pathlib import Path

import lists
from functions import functions_of

TRAPS = r"""
#define BRACE {
namespace fringe {
namespace {
/// A comment with a { brace.
constexpr char open = '{', prefixed[]{u'(', '\''};
const auto text = "{\"" R"(")(({)";
const std::vector<int> table{1, 2, f(3)};
const auto initialised = [](int a) { return a; };
struct Point { int x = 0; };
template <class T> class Shape : public Base<T> {
    Q_OBJECT
  public:
    explicit(true) Shape(int a = f({1}), std::map<int, int> b = {}) : a_{a}, b_(b) {}
    ~Shape() override = default;
    bool operator()(int a) const { return a < 1'000; }
    Shape& operator=(const Shape&);
    virtual void drawn(int a, int b, int c) = 0;
    virtual void declared(int a);
};
[[nodiscard]] std::optional<int>
Shape::of(const std::function<void(int, int)>& use,
          int last) const noexcept(true) {
    const auto inner = [&](int a) {
        return a;
    };
    struct Local {
        void member() {}
    };
    return {};
}
} // namespace
extern "C" void plain(void) {}
bool operator==(const Point& a, const Point& b) { return a.x == b.x; }
TEST_F(Suite, name) {
}
} // namespace fringe
"""


class FunctionsTest(unittest.TestCase):
    def test_functions_are_found_with_their_lines_and_parameters(self):
        self.assertEqual([(found.name, found.lines, found.parameters) for found in functions_of(TRAPS)], [
            ("Shape", 1, 2), ("operator()", 1, 1), ("drawn", 1, 3), ("Shape::of", 11, 2), ("plain", 1, 0),
            ("operator==", 1, 2), ("Suite.name", 2, 0)])


class ListsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        (self.root / lists.LISTS).mkdir(parents=True)

    def plant(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def faults(self, name):
        return list(lists.faults(name, self.root))

    def test_what_each_rule_is_about_is_found(self):
        long = lists.RULES["functions"].limit - 1
        for name, bad, good in (
                ("functions", "void f() {\n" + "    g();\n" * long + "}\n", "void f() {\n" + "\n" * (long - 1) + "}\n"),
                ("parameters", "void f(int, int, int, int, int, int) {}\n", "void f(int, int, int, int, int) {}\n"),
                ("files", "int a;\n" * 301, "int a;\n// none\n\n" * 300),
                ("comments", "/// Of the plate.\n", "/// Pitch\n/// Of the plate.\nint x; ///< of the plate\n"),
                ("mutables", "std::mutex a_;\n\n    mutable int b_ = 0;\n", "std::once_flag a_;\nmutable int b_;\n"),
                ("memory", "return plane.isInMemory();\n", "return isInMemoryOf(plane);\n"),
                ("kinds", '#include "engine/sources/points/point_light.h"\n', '#include "engine/sources/placed.h"\n'),
                ("kinds", 'if (source.kind.key == "image")\n', 'if (kind.assets.contains("image"))\n'),
                ("kinds", 'visibleSources(design, "spots")\n', '// visibleSources(design, "spots")\n'),
                ("kinds", 'for (const char* kind : {"mesh"})\n', 'json["mesh"] = {"mesh"};\n')):
            with self.subTest(rule=name):
                self.plant("engine/a.h", bad)
                self.assertEqual(len(self.faults(name)), 1)
                self.assertIn(lists.RULES[name].advice, self.faults(name)[0])
                self.plant("engine/a.h", good)
                self.assertEqual(self.faults(name), [])

    def test_a_list_excuses_what_it_names_until_that_grows(self):
        lists.write("comments", {"engine/a.h": 1}, self.root)
        self.plant("engine/a.h", "/// Of one.\n")
        self.assertEqual(self.faults("comments"), [])
        self.plant("engine/a.h", "/// Of one.\nint a;\n/// Of two.\n")
        self.assertEqual(len(self.faults("comments")), 1)

    def test_a_list_that_says_too_much_has_to_be_shortened(self):
        lists.write("comments", {"engine/a.h": 2, "engine/gone.h": 1}, self.root)
        self.plant("engine/a.h", "/// Of one.\n")
        self.plant("engine/new.h", "/// Of one.\n")
        self.assertEqual(len(self.faults("comments")), 3)
        lists.shrink(self.root)
        self.assertEqual(lists.listed("comments", self.root), {"engine/a.h": 1})
        self.assertEqual(len(self.faults("comments")), 1)

    def test_a_header_and_its_source_are_one_of_a_folder(self):
        limit = lists.RULES["folders"].limit
        for number in range(limit):
            self.plant(f"engine/a/{number}.h", "")
            self.plant(f"engine/a/{number}.cpp", "")
        self.assertEqual(self.faults("folders"), [])
        self.plant("engine/a/alone.cpp", "")
        self.assertEqual(len(self.faults("folders")), 1)

    def test_the_ledger_grows_on_purpose(self):
        self.plant("engine/a/b/c.h", "int a;\n// none\n\n" * 100)
        lists.grow(self.root)
        self.assertEqual(lists.listed("size", self.root), {"engine": 100, "engine/a": 100})
        self.plant("engine/top.h", "int b;\n")
        self.assertEqual([fault.split(":")[0] for fault in self.faults("size")], ["engine"])
        lists.grow(self.root)
        (self.root / "engine/a/b/c.h").unlink()
        self.assertEqual(self.faults("size"), [])
        lists.shrink(self.root)
        self.assertEqual(lists.listed("size", self.root), {"engine": 100})

    def test_functions_of_one_name_are_told_apart(self):
        self.plant("engine/a.h", "void f(int, int, int, int, int, int) {}\n" * 2)
        self.assertEqual(len(self.faults("parameters")), 2)


if __name__ == "__main__":
    unittest.main()
