// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/laser_powers.h"
#include "engine/run/picture_light.h"

#include "engine/model/design_parameters.h"
#include "engine/model/mesh.h"
#include "engine/run/picture_findings.h"
#include "engine/sources/placed.h"
#include "tests/engine/computed.h"
#include "tests/engine/points_design.h"

#include <array>
#include <cmath>

namespace fringe {
namespace {

constexpr std::array distances{0.0075, 0.0072, 0.0068, 0.0065};

/// A street in short: colours that differ from place to place, at four distances.
struct Street {
    static constexpr Shape shape{96, 128};

    static std::size_t depthOf(std::int64_t row, std::int64_t col) {
        return static_cast<std::size_t>((row / 24 + col / 64) % 4);
    }
    static std::array<float, 3> colourOf(std::int64_t row, std::int64_t col) {
        const float x = float(col) / 128, y = float(row) / 96;
        return {0.2F + 0.7F * x, 0.1F + 0.6F * y * (1 - x / 2), 0.05F + 0.25F * (1 - y)};
    }

    static Design design(const std::string& phase) {
        Raster colour{shape, 3}, depth{shape};
        for (std::size_t channel = 0; channel < 3; ++channel)
            for (std::int64_t row = 0; row < shape.rows; ++row)
                for (std::int64_t col = 0; col < shape.cols; ++col)
                    colour.samples.push_back(colourOf(row, col)[channel]);
        for (std::int64_t row = 0; row < shape.rows; ++row)
            for (std::int64_t col = 0; col < shape.cols; ++col)
                depth.samples.push_back(
                    static_cast<float>((0.0075 - distances[depthOf(row, col)]) / 0.001));
        Design design = designFor("rgbd");
        design.setup.plate = {shape, 8_um, 8_um};
        design.setup.wavelengths = {638_nm, 520_nm, 450_nm};
        Choice& kind = design.sources.front().kind;
        kind.assets["color"] = {"", std::make_shared<const Raster>(std::move(colour))};
        kind.assets["depth"] = {"", std::make_shared<const Raster>(std::move(depth))};
        kind.values = {
            {"near", 0.0075}, {"far", 0.0065}, {"as", std::string("exact")}, {"phase", phase}};
        return design;
    }

    static std::array<double, 3> wanted() {
        std::array<double, 3> sum{};
        for (std::int64_t row = 0; row < shape.rows; ++row)
            for (std::int64_t col = 0; col < shape.cols; ++col)
                for (std::size_t i = 0; i < 3; ++i)
                    sum[i] += static_cast<double>(colourOf(row, col)[i]);
        return sum;
    }

    /// Each place at its own distance.
    static std::array<double, 3> inFocus(const Hologram& shown) {
        std::array<double, 3> sum{};
        for (std::size_t depth = 0; depth < distances.size(); ++depth) {
            const Picture picture = test::reconstructed(shown, Length(distances[depth]));
            for (std::size_t i = 0; i < 3; ++i)
                for (std::int64_t row = 0; row < shape.rows; ++row)
                    for (std::int64_t col = 0; col < shape.cols; ++col)
                        if (depthOf(row, col) == depth)
                            sum[i] += static_cast<double>(picture.planes[i].at(row, col));
        }
        return sum;
    }
};

/// The worst colour's share against what is wanted, and that of all.
double imbalance(const std::array<double, 3>& got, const std::array<double, 3>& wanted) {
    const double all = got[0] + got[1] + got[2], due = wanted[0] + wanted[1] + wanted[2];
    double worst = 0;
    for (std::size_t i = 0; i < 3; ++i)
        worst = std::max(worst, std::abs(got[i] / all / (wanted[i] / due) - 1));
    return worst;
}

TEST(LaserPowers, RestoreTheBalanceOfAStreet) {
    for (const char* phase : {"smooth", "random"}) {
        const Hologram field = *test::computed(Street::design(phase)).field();
        ASSERT_EQ(field.seen.size(), 1U);
        for (const char* key : {"phase", "double-phase", "amplitude"}) {
            SCOPED_TRACE(std::string(phase) + ' ' + key);
            JobControl control;
            const Job job{test::cpu(), control};
            Choice encoding{key};
            if (encoding.key == "double-phase")
                encoding.values = {{"scale", std::string("max")}, {"limit", std::string("none")}};
            const LevelPattern bare = encode(field, encoding);
            const LevelPattern levels = inBalance(bare, field, FocalStop::NotSaid, {"asm"}, job);
            ASSERT_EQ(levels.powers.size(), 3U);
            EXPECT_LT(imbalance(Street::inFocus(fieldOfPattern(levels)), Street::wanted()), 0.01);
            EXPECT_GT(imbalance(Street::inFocus(fieldOfPattern(bare)), Street::wanted()), 0.05);
        }
    }
}

/// What a stop takes away is not counted; the light of all is out of balance behind it.
TEST(LaserPowers, RestoreTheBalanceBehindAStop) {
    JobControl control;
    const Job job{test::cpu(), control};
    for (const char* phase : {"smooth", "random"}) {
        const Hologram field = *test::computed(Street::design(phase)).field();
        for (const char* key : {"double-phase", "fitted", "error-diffusion", "off-axis", "lee",
                                "binary-error-diffusion", "fitted-amplitude", "arrizon"}) {
            SCOPED_TRACE(std::string(phase) + ' ' + key);
            const LevelPattern levels =
                inBalance(encode(field, {key}), field, FocalStop::Centre, {"asm"}, job);
            ASSERT_EQ(levels.powers.size(), 3U);
            const Hologram seen = pictureLight(fieldOfPattern(levels), job);
            EXPECT_LT(imbalance(Street::inFocus(seen), Street::wanted()), 0.01);
        }
    }
}

TEST(LaserPowers, OfAFieldRestoreWhatLeavesThePlate) {
    const Hologram field = *test::computed(Street::design("random")).field();
    JobControl control;
    const Job job{test::cpu(), control};
    const Choice propagation{"asm"};
    const Hologram seen = withPowers(field, {}, propagation, job);
    ASSERT_EQ(seen.powers.size(), 3U);
    EXPECT_LT(imbalance(Street::inFocus(seen), Street::wanted()), 0.01);
    EXPECT_GT(imbalance(Street::inFocus(field), Street::wanted()), 0.04);
    EXPECT_EQ(withPowers(field, {1}, propagation, job).powers, (std::vector<double>{1, 1, 1}));
    EXPECT_EQ(withPowers(field, {1, 4, 2}, propagation, job).powers,
              (std::vector<double>{0.25, 1, 0.5}));
    EXPECT_THROW(withPowers(field, {1, 4}, propagation, job), Error);
}

/// Fringes of full contrast send a sixteenth of the light to their first order, whatever share of
/// it the carrier's frequency leaves between the plate's own.
TEST(LaserPowers, OffTheAxisLeaveOutTheZeroOrder) {
    const Hologram field = *test::computed(Street::design("smooth")).field();
    JobControl control;
    const Choice encoding{"off-axis", {{"carrier", std::string("angle")}, {"angle_x", 0.0213}}};
    const LevelPattern levels = inBalance(encode(field, encoding), field, FocalStop::NotSaid,
                                          {"asm"}, {test::cpu(), control});
    ASSERT_EQ(levels.efficiency.size(), 3U);
    for (const double share : levels.efficiency)
        EXPECT_LT(share, 1.0 / 16);
}

/// Red behind green.
TEST(LaserPowers, AreNotForLightThatIsHidden) {
    constexpr Shape shape{16, 24};
    const std::size_t count = static_cast<std::size_t>(shape.count());
    Raster stack{shape, 4};
    for (const float value : {0.0F, 0.5F, 0.0F, 1.0F, 0.25F, 0.0F, 0.0F, 1.0F})
        stack.samples.insert(stack.samples.end(), count, value);
    Design design = designFor("layers");
    design.setup.plate = {shape, 8_um, 8_um};
    design.setup.wavelengths = {638_nm, 520_nm, 450_nm};
    Choice& kind = design.sources.front().kind;
    kind.assets["stack"] = {"", std::make_shared<const Raster>(std::move(stack))};
    kind.values = {{"first_distance", 0.021}, {"last_distance", 0.02}};
    const double area = double(count) * 64e-12;
    const auto energy = [&] { return test::computed(design).field()->seen.at(0).energy; };
    EXPECT_NEAR(energy()[0], 0.25 * area, 1e-6 * area);
    kind.values["occlusion"] = std::string("silhouette");
    EXPECT_EQ(energy()[0], 0);
    EXPECT_NEAR(energy()[1], 0.5 * area, 1e-6 * area);
}

/// White points send as much light of each colour as is wanted where they are in focus.
TEST(LaserPowers, OfPointsMakeWhite) {
    Design design = test::pointsDesign({{-2e-4, 1e-4, 0.011, 1, 0}, {1e-4, -2e-4, 0.012, 1, 0}});
    design.setup.plate = {{96, 128}, 8_um, 8_um};
    design.setup.wavelengths = {450_nm, 638_nm, 520_nm};
    const Hologram field = *test::computed(design).field();
    ASSERT_EQ(field.seen.size(), 1U);
    JobControl control;
    const Choice encoding{"double-phase",
                          {{"scale", std::string("max")}, {"limit", std::string("none")}}};
    const LevelPattern levels = inBalance(encode(field, encoding), field, FocalStop::NotSaid,
                                          {"asm"}, {test::cpu(), control});
    ASSERT_EQ(levels.powers.size(), 3U);
    const Picture picture = test::reconstructed(fieldOfPattern(levels), 11.5_mm);
    std::vector<double> light(3);
    const SeenLight& seen = field.seen.front();
    for (std::size_t i = 0; i < 3; ++i)
        for (std::int64_t row = 0; row < 96; ++row)
            for (std::int64_t col = 0; col < 128; ++col) {
                const double x = double(col - 64) * 8e-6, y = double(48 - row) * 8e-6;
                if (x >= seen.left && x < seen.right && y > seen.bottom && y <= seen.top)
                    light[i] += static_cast<double>(picture.planes[i].at(row, col));
            }
    EXPECT_NEAR(light[1] / light[0], 1, 1e-3);
    EXPECT_NEAR(light[2] / light[0], 1, 1e-3);
}

/// A white rectangle that leans back, before the middle of the plate.
Design leaningMesh(const std::string& as, const std::string& phase) {
    Mesh mesh;
    for (const auto& [x, y] : {std::pair(-1, -1), {1, -1}, {1, 1}, {-1, 1}})
        mesh.vertices.push_back({x * 2e-4, y * 2e-4, 0.02 - y * 5e-5});
    mesh.triangles = {{0, 1, 2}, {0, 2, 3}};
    Design design = designFor("mesh");
    design.setup.plate = {{128, 128}, 8_um, 8_um};
    design.setup.wavelengths = {638_nm, 532_nm, 450_nm};
    Choice& kind = design.sources.front().kind;
    kind.assets["mesh"] = {"mesh", std::make_shared<const Mesh>(std::move(mesh))};
    kind.values = {{"as", as}, {"shading", std::string("none")}, {"phase", phase}};
    adoptPlaced(design.sources.front());
    return design;
}

/// Random phases send red so far that less of it reaches the plate; where every depth begins with
/// the phase 0, hardly any light does, each colour as it happens.
TEST(LaserPowers, OfAWhiteMeshMakeWhite) {
    for (const char* as : {"points", "exact"})
        for (const char* phase : {"random", "constant", "smooth"}) {
            SCOPED_TRACE(std::string(as) + ' ' + phase);
            const Hologram field = *test::computed(leaningMesh(as, phase)).field();
            JobControl control;
            const LevelPattern levels =
                inBalance(encode(field, {"phase"}), field, FocalStop::NotSaid, {"asm"},
                          {test::cpu(), control});
            ASSERT_EQ(levels.powers.size(), 3U);
            const Picture picture = test::reconstructed(fieldOfPattern(levels), 20_mm);
            std::array<double, 3> light{};
            for (std::size_t i = 0; i < 3; ++i)
                for (std::int64_t row = 39; row < 90; ++row)
                    for (std::int64_t col = 39; col < 90; ++col)
                        light[i] += static_cast<double>(picture.planes[i].at(row, col));
            EXPECT_LT(imbalance(light, {1, 1, 1}), 0.05);
        }
}

Design oneAt(double z) {
    Design design = test::pointsDesign({{0, 0, z, 1, 0}});
    design.setup.plate = {{512, 512}, 8_um, 8_um};
    design.focalStop = FocalStop::None;
    return design;
}

TEST(PictureFindings, SayWhereThingsAreInFocus) {
    Design design = oneAt(0.04);
    design.reconstruction.distance = 200_mm;
    const Findings found = findingsOnPicture(design, {});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].severity, Severity::Note);
    EXPECT_EQ(found[0].message.english(),
              "Nothing is in focus at 200 mm: what is nearest lies at 40 mm; look there, or move "
              "it.");
    for (const Setting& setting : found[0].fixes.at(0).settings)
        design = withParameter(std::move(design), setting.path, setting.value);
    EXPECT_TRUE(findingsOnPicture(design, {}).empty());
    design.reconstruction.distance = 40.2_mm; // within the depth of focus
    EXPECT_TRUE(findingsOnPicture(design, {}).empty());
    EXPECT_TRUE(findingsOnPicture(oneAt(0.04), {.reconstructing = false}).empty());
}

TEST(PictureFindings, SayWhatLiesInTheZeroOrder) {
    Design design = oneAt(0.2);
    design.encoding = {"off-axis", {{"carrier", std::string("angle")}, {"angle_x", 0.005}}};
    Findings found = findingsOnPicture(design, {});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].severity, Severity::Warning);
    ASSERT_EQ(found[0].fixes.at(0).settings.size(), 2U);
    for (const Setting& setting : found[0].fixes.at(0).settings)
        design = withParameter(std::move(design), setting.path, setting.value);
    EXPECT_TRUE(findingsOnPicture(design, {}).empty());
    // A source so near that no angle of these pixels parts them.
    Design near = oneAt(0.02);
    near.reconstruction.distance = 20_mm;
    near.encoding = design.encoding;
    found = findingsOnPicture(near, {});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_TRUE(found[0].fixes.empty());
    EXPECT_NE(found[0].message.english().find("move the object to 62 mm or beyond"),
              std::string::npos)
        << found[0].message.english();
}

TEST(PictureFindings, AskForTheStop) {
    Design design = oneAt(0.2);
    design.focalStop = FocalStop::NotSaid;
    for (const char* key : {"phase", "double-phase"}) {
        design.encoding = {key};
        const Findings found = findingsOnPicture(design, {});
        ASSERT_EQ(found.size(), 1U) << key;
        ASSERT_EQ(found[0].fixes.size(), 2U) << key;
        for (const Fix& fix : found[0].fixes)
            EXPECT_TRUE(findingsOnPicture(withSettings(design, fix.settings), {}).empty()) << key;
    }
    design.encoding = {"off-axis"};
    const Findings aside = findingsOnPicture(design, {});
    ASSERT_EQ(aside.size(), 1U);
    EXPECT_EQ(aside[0].severity, Severity::Note);
    EXPECT_NE(aside[0].message.english().find("0.95 deg along x"), std::string::npos)
        << aside[0].message.english();
}

} // namespace
} // namespace fringe
