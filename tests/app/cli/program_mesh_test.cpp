// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include "engine/io/field_files.h"
#include "tests/support/glb.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace fringe::test {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

class ProgramMesh : public Program {
  protected:
    ProgramMesh() {
        write("square.obj", "v -1 -1 0\nv 1 -1 0\nv 1 1 0\nv -1 1 0\nf 1 2 3 4\n");
        write("points.obj", "v 0 0 0\nv 1 1 1\n");
    }

    static Words making(const std::string& file, const std::string& out, const Words& more) {
        Words words{"mesh", file, "-o", out, "--wavelength", "532nm", "--device", "cpu"};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
    static Words small(const std::string& out, const Words& more) {
        Words words = making(
            "square.obj", out,
            {"--size", "96x80", "--pitch", "8um", "--fit", "0.5mmx0.5mmx0.5mm", "--at", "60mm"});
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
};

TEST_F(ProgramMesh, MakesTheHologramOfItsPoints) {
    const Ran ran = fringe(small("a.npy", {"--points", "500", "--no-hidden", "--shading", "smooth",
                                           "--light-azimuth", "10deg", "--light-elevation", "5deg",
                                           "--ambient", "0.5", "--seed", "3", "--json"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(Json::parse(ran.out)["shape"], Json::array({80, 96}));
    // Runs that are the same but for a seed.
    ASSERT_EQ(fringe(small("b.npy", {"--density", "2000", "--shading", "none"})).status, 0);
    ASSERT_EQ(fringe(small("c.npy", {"--density", "2000", "--shading", "none"})).status, 0);
    ASSERT_EQ(
        fringe(small("d.npy", {"--density", "2000", "--shading", "none", "--seed", "2"})).status,
        0);
    EXPECT_EQ(read("b.npy"), read("c.npy"));
    EXPECT_NE(read("b.npy"), read("d.npy"));
    ASSERT_EQ(fringe(small("w.npy", {"--points", "20", "--algorithm", "wgs", "--iterations", "3"}))
                  .status,
              0);
}

TEST_F(ProgramMesh, IsNamedWherePointsAreMadeOfItsCorners) {
    for (const char* file : {"square.obj", "points.obj"}) {
        const Ran ran = fringe({"points", file, "-o", "p.npy", "--force", "--size", "64x64",
                                "--fit", "0.2mmx0.2mmx0.2mm", "--at", "60mm"});
        ASSERT_EQ(ran.status, 0) << ran.err;
        EXPECT_EQ(ran.err.find("a mesh has points all over") != ran.err.npos, file[0] == 's')
            << ran.err;
    }
}

TEST_F(ProgramMesh, RefusesWhatIsNone) {
    expectRefused(making("points.obj", "o.npy", {}), {"points.obj", "no faces", "point cloud"});
    expectRefused(making("absent.stl", "o.npy", {}), {"absent.stl", "no such file"});
    expectRefused(small("o.npy", {"--points", "0"}), {"--points 0", "at least 1"});
    expectRefused(small("o.npy", {"--ambient", "2"}), {"--ambient 2"});
    expectRefused(small("o.npy", {"--points", "1000000000", "--memory", "100MiB"}),
                  {"1000000000 points", "100 MiB", "fewer points"});
    expectRefused(small("o.npy", {"--memory", "100B"}), {"square.obj", "100 B", "allowed"});
    expectRefused(small("o.npy", {"--scale", "2"}), {"--fit", "--scale"});
}

TEST_F(ProgramMesh, TakesGltfAndSaysWhatIsWrongWithIt) {
    const Words place{"--fit", "0.5mmx0.5mmx0.5mm", "--at", "60mm", "--size", "64x64"};
    write("a.glb", Glb().bytes());
    const Ran ran = fringe(making("a.glb", "a.npy", place));
    if (ran.status == 2 && ran.err.find("glTF") != std::string::npos)
        GTEST_SKIP() << ran.err;
    ASSERT_EQ(ran.status, 0) << ran.err;
    write("b.gltf", Glb{.buffer = "b.bin"}.json());
    expectRefused(making("b.gltf", "o.npy", place), {"b.gltf", "\"b.bin\"", "not there"});
    write("c.glb", Glb().bytes().substr(0, 500));
    expectRefused(making("c.glb", "o.npy", place), {"c.glb", "cut short"});
    write("tent.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nv 0 -1 0\n"
                      "f 1 2 3\nf 1 2 4\nf 1 2 5\nf 1 2 2\n");
    const Ran tent = fringe(making("tent.obj", "t.npy", place));
    EXPECT_NE(tent.err.find("edges with more than two triangles (1)"), tent.err.npos);
    const Ran all =
        fringe(making("tent.obj", "u.npy",
                      {"--fit", "1mmx1mmx1mm", "--at", "60mm", "--size", "64x64", "--verbose"}));
    EXPECT_NE(all.err.find("edges with one triangle only (6)"), all.err.npos) << all.err;
    EXPECT_NE(all.err.find("triangles without area, which send no light (1)"), all.err.npos)
        << all.err;
}

TEST_F(ProgramMesh, ShowsTheCow) {
    const std::string cow = FRINGE_SHARED_DATA "/data/spot.obj";
    if (!std::filesystem::exists(cow))
        GTEST_SKIP() << "no " << cow;
    const Ran ran = fringe(making(cow, "cow.npy",
                                  {"--size", "512x512", "--pitch", "8um", "--fit", "3mmx3mmx3mm",
                                   "--at", "100mm", "--points", "20000", "--tolerance", "1e-2"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Ran seen = fringe({"reconstruct", "cow.npy", "--distance", "100mm", "-o", "seen.npy"});
    ASSERT_EQ(seen.status, 0) << seen.err;
    const auto picture =
        std::get<Hologram>(readFieldOrLevels(folder_ / "seen.npy", {})).planes.front();
    // 3 mm are 375 pixels of its height, a fifth of which is as wide as the picture is dark beside.
    double middle = 0, beside = 0;
    for (std::int64_t row = 0; row < 512; ++row)
        for (std::int64_t col = 0; col < 512; ++col)
            (std::abs(col - 256) < 100 && std::abs(row - 256) < 190 ? middle : beside) +=
                std::abs(picture.at(row, col));
    EXPECT_GT(middle, 4 * beside);
}

} // namespace
} // namespace fringe::test
