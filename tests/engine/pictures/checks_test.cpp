// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_pictures.h"

#include <cmath>
#include <functional>

namespace fringe::test {
namespace {

PictureDesign sound() {
    return patchDesign(inFreeSpace, {20.0_mm});
}

TEST(PictureChecks, findNothingInASoundDesign) {
    const Plan plan = planPictures(sound());
    EXPECT_TRUE(plan.runnable());
    EXPECT_GT(plan.bytes, 0U);
    EXPECT_GT(plan.seconds, 0);
}

TEST(PictureChecks, nameEachFault) {
    struct Fault {
        const char* parameter;
        std::function<void(PictureDesign&)> make;
    };
    const std::vector<Fault> faults{
        {"planes", [](PictureDesign& d) { d.planes.clear(); }},
        {"planes", [](PictureDesign& d) { d.planes[0].intensity.pop_back(); }},
        {"planes", [](PictureDesign& d) { d.planes[0].intensity[3] = -1; }},
        {"planes", [](PictureDesign& d) { d.planes[0].intensity[3] = NAN; }},
        {"planes", [](PictureDesign& d) { d.planes[0].signal.assign(36 * 40, 0); }},
        {"distance", [](PictureDesign& d) { d.planes[0].z = 0.0_mm; }},
        {"encoding.levels", [](PictureDesign& d) { d.levels = 1; }},
        {"algorithm", [](PictureDesign& d) { d.solver.key = "magic"; }},
        {"mixing",
         [](PictureDesign& d) {
             d.solver = {"mraf", {{"mixing", 0.0}}};
         }},
        {"rate",
         [](PictureDesign& d) {
             d.solver = {"sgd", {{"rate", -1.0}}};
         }},
        {"algorithm", [](PictureDesign& d) { d.solver.key = "direct-search"; }},
        {"iterations", [](PictureDesign& d) { d.stop.iterations = -1; }},
        {"stop", [](PictureDesign& d) { d.stop.error = NAN; }},
        {"illumination.beam",
         [](PictureDesign& d) {
             d.setup.beam = {Beam::Kind::Gaussian, 0.0_mm, {}};
         }},
        {"start",
         [](PictureDesign& d) {
             d.start = {.kind = Start::Kind::Given, .given = givenPixels("few", {1, 2}, {0, 1})};
         }},
        {"plate.pitch_x", [](PictureDesign& d) { d.setup.plate.pitchX = 0.0_mm; }},
        {"illumination.wavelengths", [](PictureDesign& d) { d.setup.wavelengths = {0.0_nm}; }},
    };
    for (const Fault& fault : faults) {
        PictureDesign design = sound();
        fault.make(design);
        const Plan plan = planPictures(design);
        ASSERT_FALSE(plan.runnable()) << fault.parameter;
        EXPECT_EQ(plan.advice.front().parameter, fault.parameter);
    }
}

TEST(PictureChecks, refuseWhatMemoryDoesNotHold) {
    const Plan plan = planPictures(sound(), {.memory = 1000});
    ASSERT_FALSE(plan.runnable());
    EXPECT_NE(plan.advice.front().message.english().find("fewer planes"), std::string::npos);
}

} // namespace
} // namespace fringe::test
