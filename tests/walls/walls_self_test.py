# SPDX-License-Identifier: GPL-3.0-or-later
"""Each wall check finds a fault planted in a tiny tree, and none in a sound one."""

import json
import tempfile
import unittest
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import headers
import walls

LICENCE = "// SPDX-License-Identifier: GPL-3.0-or-later\n"

FORBIDDEN_INCLUDES = (
    ("kernels/fft.h", '"engine/model/design.h"'),
    ("kernels/opencl/device.cpp", '"kernels/cuda/device.h"'),
    ("kernels/cpu/ops.cpp", '"kernels/reference/ops.h"'),
    ("kernels/reference/ops.cpp", '"kernels/formulas/points.h"'),
    ("kernels/backends.cpp", '"kernels/cpu/ops.h"'),
    ("kernels/cpu/ops.cpp", "<CL/cl.h>"),
    ("kernels/opencl/fft.cpp", "<cuda_runtime.h>"),
    ("kernels/cuda/fft.cu", '"vkFFT.h"'),
    ("engine/methods/exact_points.cpp", '"kernels/cpu/ops.h"'),
    ("engine/model/design.h", '"app/document.h"'),
    ("engine/model/design.h", '"ui/main_window.h"'),
    ("engine/model/units.cpp", "<QString>"),
    ("engine/model/units.cpp", "<QtCore/QString>"),
    ("engine/optics/asm.cpp", "<fftw3.h>"),
    ("engine/io/images/reader.cpp", "<OpenImageIO/imageio.h>"),
    ("engine/preview/preview.cpp", "<vtkImageData.h>"),
    ("app/document.cpp", '"kernels/device.h"'),
    ("app/document.cpp", '"ui/main_window.h"'),
    ("app/document.cpp", "<QWidget>"),
    ("app/document.cpp", "<QApplication>"),
    ("app/document.cpp", "<QtWidgets/QMenu>"),
    ("ui/panels/jobs.cpp", '"engine/run/run.h"'),
    ("ui/panels/jobs.cpp", '"kernels/device.h"'),
    ("ui/panels/jobs.cpp", "<vtkRenderer.h>"),
    ("ui/views/scene.cpp", "<qcustomplot.h>"),
)

ALLOWED_INCLUDES = (
    ("kernels/cpu/ops.cpp", '"kernels/formulas/points.h"'),
    ("kernels/cpu/fft.cpp", "<fftw3.h>"),
    ("kernels/opencl/fft.cpp", '"vkFFT.h"'),
    ("kernels/cuda/fft.cu", "<cufft.h>"),
    ("engine/run/run.cpp", '"kernels/device.h"'),
    ("engine/io/images/codec/codec.cpp", "<OpenImageIO/imageio.h>"),
    ("app/document.cpp", "<QGuiApplication>"),
    ("app/document.cpp", '"engine/run/run.h"'),
    ("ui/panels/jobs.cpp", '"engine/preview/preview.h"'),
    ("ui/panels/jobs.cpp", '"app/jobs/runner.h"'),
    ("ui/views/scene.cpp", "<vtkRenderer.h>"),
    ("ui/plots/bars.cpp", "<qcustomplot.h>"),
)


class WallsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)

    def plant(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file

    def test_forbidden_includes_are_found(self):
        for path, name in FORBIDDEN_INCLUDES:
            with self.subTest(path=path, include=name):
                file = self.plant(path, f"{LICENCE}#include {name}\n")
                faults = list(walls.include_faults(self.root))
                file.unlink()
                self.assertEqual(len(faults), 1)

    def test_allowed_includes_pass(self):
        for path, name in ALLOWED_INCLUDES:
            self.plant(path, f"{LICENCE}#include {name}\n")
        self.assertEqual(list(walls.include_faults(self.root)), [])

    def test_an_include_beside_the_file_is_followed(self):
        self.plant("kernels/cpu/ops.h", LICENCE)
        self.plant("kernels/opencl/ops.cpp", f'{LICENCE}#include "../cpu/ops.h"\n')
        self.assertEqual(len(list(walls.include_faults(self.root))), 1)

    def test_what_layers_reach_through_headers_is_found(self):
        self.plant("kernels/values.h", LICENCE)
        self.plant("kernels/ops.h", f'{LICENCE}#include "kernels/values.h"\n')
        self.plant("engine/model/field.h", f'{LICENCE}#include "kernels/values.h"\n')
        self.plant("app/document.h", f'{LICENCE}#include "engine/model/field.h"\n')
        self.plant("ui/panels/jobs.cpp", f'{LICENCE}#include "app/document.h"\n')
        self.assertEqual(list(walls.include_faults(self.root)), [])
        self.plant("engine/model/field.h", f'{LICENCE}#include "kernels/ops.h"\n')
        self.assertEqual(list(walls.include_faults(self.root)), [
            "app/document.h: reaches kernels/ops.h by way of engine/model/field.h",
            "ui/panels/jobs.cpp: reaches kernels/ops.h by way of engine/model/field.h by way of app/document.h"])

    def test_a_source_includes_its_own_header_first(self):
        self.plant("kernels/cpu/ops.h", LICENCE)
        for lines, faults in (("#include <vector>\n#include \"kernels/cpu/ops.h\"\n", 1), ("", 1),
                              ("#include \"kernels/cpu/ops.h\"\n#include <vector>\n", 0)):
            self.plant("kernels/cpu/ops.cpp", LICENCE + lines)
            self.assertEqual(len(list(walls.head_faults(self.root))), faults)

    def test_a_circle_of_three_folders_is_found(self):
        self.plant("engine/a/a.h", '#include "engine/b/b.h"\n')
        self.plant("engine/b/b.h", '#include "engine/c/c.h"\n')
        self.plant("engine/c/c.h", '#include "engine/a/a.h"\n')
        faults = list(walls.cycle_faults(self.root))
        self.assertIn("engine/a -> engine/b -> engine/c -> engine/a", faults[0])

    def test_a_circle_through_the_top_of_a_layer_is_found(self):
        self.plant("ui/main_window.cpp", '#include "ui/panels/jobs.h"\n')
        self.plant("ui/panels/jobs.cpp", '#include "ui/main_window.h"\n')
        self.assertTrue(list(walls.cycle_faults(self.root)))

    def test_folders_that_only_descend_pass(self):
        self.plant("engine/a/a.h", '#include "engine/b/b.h"\n#include "engine/c/c.h"\n')
        self.plant("engine/b/b.h", '#include "engine/c/c.h"\n#include "engine/b/other.h"\n')
        self.assertEqual(list(walls.cycle_faults(self.root)), [])

    def test_a_missing_licence_line_is_found(self):
        self.plant("engine/bare.cpp", "int x;\n")
        self.plant("packaging/tool", "#!/usr/bin/env bash\necho\n")
        self.plant("engine/good.cpp", LICENCE)
        self.plant("build/generated.cpp", "int x;\n")
        self.plant("README.md", "# A project\n")
        self.assertEqual(len(list(walls.licence_faults(self.root))), 2)

    def test_a_colour_outside_the_themes_is_found(self):
        for place, line in enumerate(("painter.setPen(Qt::white);", "const QColor plate(96, 170, 255);",
                                      "fill(QColor(0xff101a21));", 'setStyleSheet("#fff");')):
            self.plant(f"ui/views/view{place}.cpp", line)
        self.plant("ui/style/theme.cpp", "fill(Qt::red);")
        self.plant("ui/views/sound.cpp", "fill(Qt::transparent); QColor of(c[0], c[1], c[2]); shade(Role::View);")
        self.assertEqual(len(list(walls.home_faults(self.root))), 4)

    def test_an_outcome_or_a_frame_of_its_own_is_found(self):
        self.plant("app/jobs/runner.h", "const auto outcome = std::make_shared<Outcome<int>>();")
        self.plant("engine/run/chain.cpp", "levels = encode(*field_, design_->encoding);")
        self.plant("engine/run/figures.cpp", "const LevelPattern levels = encode(field, design.encoding);")
        self.plant("app/tasks/look.cpp", "const auto seen = std::make_shared<Outcome<Seen>>();")
        self.plant("ui/panels/panel.cpp", "frame = outputDeviceOf(state->device.key).send(pattern);")
        self.assertEqual([fault.split(":")[0] for fault in walls.home_faults(self.root)],
                         ["app/tasks/look.cpp", "engine/run/figures.cpp", "ui/panels/panel.cpp"])

    @unittest.skipUnless(walls.has_ctags(), "there is no universal-ctags")
    def test_a_name_of_two_things_is_found(self):
        for place, (one, other, faults) in enumerate((
                ("struct A {};", "class A { int a; };", 1), ("enum class A { B };", "struct A {};", 1),
                ("int f(const A& a, int b = 1) { return 0; }", "int f(const A& other, int) { return 1; }", 1),
                ("int f(int a) { return 0; }", "int f(double a) { return 1; }", 0),
                ("class A;", "class A { class B {}; };", 0), ("namespace { struct A {}; }", "struct A {};", 0),
                ("static void f() {}", "void f() {}", 0), ("void A::f() {}", "void B::f() {}", 0),
                ("}\nint main() {}\nnamespace fringe {", "}\nint main() {}\nnamespace fringe {", 0))):
            with self.subTest(one=one, other=other):
                self.plant("engine/a.cpp", f"namespace fringe {{\n{one}\n}}\n")
                self.plant("ui/b.h", f"namespace fringe {{\n{other}\n}}\n")
                self.assertEqual(len(list(walls.name_faults(self.root))), faults)

    def test_a_sentence_that_names_an_option_is_found(self):
        self.plant("engine/mask/reader.cpp", 'note(FRINGE_MARK("{0}: choose the "\n    "layers (--layers)."), name);')
        self.plant("ui/panels/panel.cpp", 'label->setText(tr("Give --pitch."));')
        self.plant("app/cli/command.cpp", 'throw badInput(FRINGE_MARK("Give --pitch."));')
        self.plant("engine/model/called.cpp", 'called(FRINGE_MARK("Re-read -- now"), "--layers");')
        faults = list(walls.sentence_faults(self.root))
        self.assertEqual([fault.split(":")[0] for fault in faults], ["engine/mask/reader.cpp", "ui/panels/panel.cpp"])

    def test_a_header_follows_only_what_includes_no_more(self):
        self.plant("engine/a.h", "#include <vector>\n")
        self.plant("engine/b.h", "std::vector<int> values();\n")
        self.plant("engine/c.h", '#include "engine/a.h"\n')
        self.plant("engine/d.h", "#include <string>\n#include <vector>\n")
        tree = headers.Tree(self.root)
        stems = lambda: [[path.stem for path in chain] for chain in tree.chains(tree.headers())]
        self.assertEqual(stems(), [["b"], ["a", "c"], ["d"]])
        for source in ("a.cpp", "d.cpp"):  # whatever such a header lacks of the project, its source shows
            self.plant(f"engine/{source}", LICENCE)
        self.assertEqual(stems(), [["b", "a", "d"], ["c"]])

    def test_a_header_that_includes_too_little_is_found(self):
        self.plant("engine/a.h", "#include <vector>\n")
        self.plant("engine/a.cpp", '#include "engine/a.h"\n#include "engine/b.h"\n')
        self.plant("engine/b.h", "std::vector<int> values();\n")
        source = self.root / "engine/a.cpp"
        self.plant("build/compile_commands.json", json.dumps([{
            "file": str(source), "command": f"c++ -I{self.root} -include b.hxx -o a.o -c {source}"}]))
        self.assertEqual(self.headers_status(), 1)
        self.plant("engine/b.h", "#include <vector>\nstd::vector<int> values();\n")
        self.assertEqual(self.headers_status(), 0)

    def headers_status(self):
        with redirect_stdout(StringIO()):
            return headers.main(self.root, self.root / "build")


if __name__ == "__main__":
    unittest.main()
