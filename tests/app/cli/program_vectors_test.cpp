// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <nlohmann/json.hpp>

#include <fstream>

namespace fringe::test {
namespace {

using Json = nlohmann::json;

/// Answers computed elsewhere from the conventions alone, in double precision.
class ProgramVectors : public Program {
  protected:
    void SetUp() override {
        std::ifstream file(vectors_ + "/vectors.json");
        if (!file)
            GTEST_SKIP() << "no reference vectors in " << vectors_;
        cases_ = Json::parse(file);
    }

    static std::string metres(const Json& value) {
        std::ostringstream text;
        text.precision(17);
        text << value.get<double>() << 'm';
        return text.str();
    }

    void expectPoints(const std::string& name) const {
        const Json& of = cases_.at(name);
        std::vector<std::string> arguments{
            "points",       vectors_ + '/' + name + ".csv",
            "-o",           name + ".npy",
            "--size",       of["size"][0].dump() + 'x' + of["size"][1].dump(),
            "--pitch",      metres(of["pitch"][0]) + ',' + metres(of["pitch"][1]),
            "--wavelength", metres(of["wavelength"]),
            "--method",     of["method"].get<std::string>()};
        if (!of["window"].get<bool>())
            arguments.push_back("--no-window");
        const Ran ran = fringe(arguments);
        ASSERT_EQ(ran.status, 0) << ran.err;
        expectNear(name + ".npy", name + ".npy");
    }

    void expectPropagation(std::size_t index, const std::string& name) const {
        const Json& of = cases_.at("propagate");
        const Ran ran =
            fringe({"propagate", vectors_ + "/propagate-in.npy", "-o", name, "--pitch",
                    metres(of["pitch"][0]) + ',' + metres(of["pitch"][1]), "--wavelength",
                    metres(of["wavelength"]), "--distance", metres(of["distance"][index]), "--pad",
                    of["padding"].dump(), "--band-limit", "hard"});
        ASSERT_EQ(ran.status, 0) << ran.err;
        expectNear(name, name);
    }

    void expectNear(const std::string& mine, const std::string& reference) const {
        const Ran ran = fringe({"compare", mine, vectors_ + '/' + reference, "--json"});
        ASSERT_EQ(ran.status, 0) << ran.err;
        EXPECT_LT(Json::parse(ran.out)["relative_l2"], 1e-5) << reference;
    }

    std::string vectors_ = FRINGE_SHARED_DATA "/vectors";
    Json cases_;
};

TEST_F(ProgramVectors, Exact) {
    expectPoints("points-exact");
}
TEST_F(ProgramVectors, ExactBehind) {
    expectPoints("points-exact-behind");
}
TEST_F(ProgramVectors, ExactWithoutWindow) {
    expectPoints("points-exact-no-window");
}
TEST_F(ProgramVectors, Fresnel) {
    expectPoints("points-fresnel");
}
TEST_F(ProgramVectors, PropagateForward) {
    expectPropagation(0, "propagate-forward.npy");
}
TEST_F(ProgramVectors, PropagateBack) {
    expectPropagation(1, "propagate-back.npy");
}

} // namespace
} // namespace fringe::test
