// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <nlohmann/json.hpp>

namespace fringe::test {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

/// A roof, and distances from a viewer.
class ProgramStereogram : public Program {
  protected:
    ProgramStereogram() {
        write("roof.obj", "v -1 -1 0\nv 0 -1 1\nv 0 1 1\nv -1 1 0\nv 1 -1 0\nv 1 1 0\n"
                          "f 1 2 3 4\nf 2 5 6 3\n");
        write("cloud.csv", "x,y,z\n0,0,0\n1,0,1\n0,1,2\n");
        // PFM: rows from the bottom
        const float distances[] = {0, 1500, 2000, 900};
        write("far.pfm",
              "Pf\n2 2\n-1\n" + std::string(reinterpret_cast<const char*>(distances), 16));
    }

    static Words with(Words words, const Words& more) {
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
    static Words turning(const Words& more) {
        return with({"stereogram", "roof.obj", "--size", "60x40", "--tile-width", "21",
                     "--max-offset", "8", "--turn", "360deg", "--frames", "12", "--device", "cpu"},
                    more);
    }
};

TEST_F(ProgramStereogram, TellsWhatItMade) {
    const Ran ran =
        fringe({"stereogram", "roof.obj", "-o", "roof.npy", "--size", "60x40", "--tile-width", "21",
                "--max-offset", "8", "--device", "cpu", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json facts = Json::parse(ran.out);
    EXPECT_EQ(facts["shape"], Json({40, 81}));
    EXPECT_EQ(facts["tile_width"], 21);
    EXPECT_EQ(facts["files"], Json::parse(R"([{"file": "roof.npy"}])"));
    EXPECT_TRUE(files().contains("roof.npy"));
}

TEST_F(ProgramStereogram, FramesAreFilesOfTheirOwn) {
    const Ran ran = fringe(turning({"-o", "roof.npy", "--json"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(Json::parse(ran.out)["files"].size(), 12U);
    EXPECT_TRUE(files().contains("roof-00.npy") && files().contains("roof-11.npy"));
    EXPECT_FALSE(files().contains("roof.npy"));
    EXPECT_NE(read("roof-00.npy"), read("roof-01.npy"));
    expectRefused(turning({"-o", "roof.npy"}), {"roof-00.npy", "--force"});
}

#ifdef FRINGE_HAS_IMAGES
TEST_F(ProgramStereogram, FramesArePagesOfATiff) {
    const Ran ran = fringe(turning({"-o", "roof.tif", "--json"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(Json::parse(ran.out)["files"][11]["page"], 11);
    EXPECT_TRUE(files().contains("roof.tif"));
}
#endif

TEST_F(ProgramStereogram, SaysWhatItTakesNumbersFor) {
    const Ran ran = fringe({"stereogram", "far.pfm", "-o", "far.npy", "--device", "cpu"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    for (const char* part :
         {"distances from the viewer; --depth-meaning", "from 900, which is near, to 2000",
          "measured depth: 1;", "wider than the depth"})
        EXPECT_NE(ran.err.find(part), std::string::npos) << part << "\n" << ran.err;
}

TEST_F(ProgramStereogram, RefusesWhatHasNoMeaning) {
    expectRefused({"stereogram", "roof.obj", "-o", "s.npy", "--max-offset", "85"},
                  {"85 pixels", "wider tile"});
    expectRefused({"stereogram", "far.pfm", "-o", "s.npy", "--size", "60x40"}, {"--size", "mesh"});
    expectRefused({"stereogram", "far.pfm", "-o", "s.npy", "--depth-meaning", "inches"},
                  {"--depth-meaning inches", "distance"});
    expectRefused({"stereogram", "roof.obj", "-o", "s.npy", "--depth-meaning", "z"},
                  {"--depth-meaning", "roof.obj"});
    expectRefused({"stereogram", "roof.obj", "-o", "s.npy", "--turn", "360deg", "--frames", "0"},
                  {"--frames 0"});
    expectRefused({"stereogram", "roof.obj", "-o", "s.npy", "--tile", "far.pfm", "--seed", "2"},
                  {"--seed", "--tile far.pfm"});
    expectRefused({"stereogram", "roof.obj", "-o", "s.gds"}, {"s.gds"});
}

TEST_F(ProgramStereogram, TakesACloud) {
    const Ran ran = fringe({"stereogram", "cloud.csv", "-o", "cloud.npy", "--rotate-y", "90deg",
                            "--hidden-surfaces", "--dots", "--device", "cpu"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.out.find("1109x768"), std::string::npos) << ran.out;
}

} // namespace
} // namespace fringe::test
