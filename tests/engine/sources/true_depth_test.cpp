// SPDX-License-Identifier: GPL-3.0-or-later
// Which pixel of a depth picture each sample of the plate takes, and how exactly its depth becomes
// a wave.
#include "engine/model/design_parameters.h"
#include "engine/model/mesh.h"
#include "engine/run/plan.h"
#include "engine/sources/placed.h"
#include "engine/sources/rgbd/depth_picture.h"
#include "tests/engine/computed.h"
#include "tests/engine/sources/scene_reference.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace fringe::test {
namespace {

/// A depth picture of 65,536 levels, pixel after pixel one higher.
RgbdSource numbered(Shape shape, const PlaneGrid& grid, PicturePlace place = {}) {
    Raster depth{shape, 1, 65535};
    for (std::int64_t i = 0; i < shape.count(); ++i)
        depth.samples.push_back(static_cast<float>(i % 65536) / 65535);
    RgbdSource picture;
    picture.depth = std::make_shared<const Raster>(std::move(depth));
    picture.place = placeOn(grid, shape, place);
    return picture;
}

/// The number of the pixel that each sample takes.
std::vector<std::int64_t> pixelsOf(const RgbdSource& picture, const PlaneGrid& grid) {
    std::vector<std::int64_t> pixels;
    for (const double part : depthMapOf(picture, grid).parts)
        pixels.push_back(std::isnan(part) ? -1 : std::llround(part * 65535));
    return pixels;
}

TEST(TrueDepth, takesThePixelOfEverySampleOfAPlateOfItsSize) {
    for (const double pitch : {8e-6, 3.74e-6, 6.4e-6, 12.5e-6})
        for (std::int64_t count = 1; count <= 1920; ++count)
            for (const Shape shape : {Shape{1, count}, Shape{count, 1}}) {
                const PlaneGrid grid{shape, pitch, pitch};
                const auto pixels = pixelsOf(numbered(shape, grid), grid);
                for (std::int64_t i = 0; i < count; ++i)
                    ASSERT_EQ(pixels[static_cast<std::size_t>(i)], i) << count << ' ' << pitch;
            }
}

TEST(TrueDepth, takesThePixelsOfPicturesOfHalfThePlatesSize) {
    for (const double pitch : {8e-6, 3.74e-6, 6.4e-6})
        for (std::int64_t count = 4; count <= 1920; count += 4) {
            const PlaneGrid grid{{1, count}, pitch, pitch};
            const Length all(static_cast<double>(count) * pitch);
            const Shape shape{1, count / 2};
            const auto spread = pixelsOf(numbered(shape, grid, {all, Length(pitch)}), grid);
            const auto inside = pixelsOf(numbered(shape, grid, {all / 2, Length(pitch)}), grid);
            for (std::int64_t i = 0; i < count; ++i) {
                const std::int64_t at = i - count / 4;
                ASSERT_EQ(spread[static_cast<std::size_t>(i)], i / 2) << count;
                ASSERT_EQ(inside[static_cast<std::size_t>(i)], at >= 0 && at < count / 2 ? at : -1)
                    << count;
            }
        }
}

TEST(TrueDepth, putsEveryLevelInItsOwnLayer) {
    for (const std::int64_t white : {255, 65535})
        for (const bool isInverted : {false, true}) {
            const Shape shape{1, white + 1};
            const PlaneGrid grid{shape, 8e-6, 8e-6};
            RgbdSource picture = numbered(shape, grid);
            Raster depth{shape, 1, static_cast<float>(white)};
            for (std::int64_t level = 0; level <= white; ++level)
                depth.samples.push_back(static_cast<float>(level) / static_cast<float>(white));
            picture.depth = std::make_shared<const Raster>(std::move(depth));
            picture.isInverted = isInverted;
            const std::vector<double> parts = depthMapOf(picture, grid).parts;
            for (const std::int64_t layers : {2, 3, 5, 15, 17, 51, 85, 255, 257, 1285, 4096})
                for (std::int64_t level = 0; level <= white; ++level) {
                    const std::int64_t from = isInverted ? white - level : level;
                    ASSERT_EQ(layerAt(parts[static_cast<std::size_t>(level)], layers),
                              std::min(layers - 1, from * layers / white))
                        << level << " of " << white << " in " << layers;
                }
        }
}

TEST(TrueDepth, countsNoEndAsBeyond) {
    const Shape shape{1, 501};
    const PlaneGrid grid{shape, 8e-6, 8e-6};
    RgbdSource picture = numbered(shape, grid);
    Raster depth{shape, 1, 65535};
    for (int millimetre = 500; millimetre <= 1000; ++millimetre)
        depth.samples.push_back(static_cast<float>(millimetre) / 65535);
    picture.depth = std::make_shared<const Raster>(std::move(depth));
    picture.meaning = RgbdSource::Meaning::Millimetres;
    for (const Length near : {1100_mm, 700_mm, 510_mm}) {
        picture.near = near;
        picture.far = near - 500_mm;
        EXPECT_EQ(depthMapOf(picture, grid).clipped, 0U) << near.si();
    }
}

/// Where and of what depth.
struct DepthScene {
    double pitch, near, far; ///< [m]
};

/// From 10 mm to 2 m, on both sides of the plate; pitches that leave more than one frequency.
const std::vector<DepthScene> scenes{
    {8e-6, 12e-3, 10e-3}, {8e-6, -10e-3, -12e-3}, {20e-6, 0.2, 0.18},    {20e-6, -0.18, -0.2},
    {60e-6, 2, 1.9},      {60e-6, -1.9, -2},      {20e-6, 50e-3, -50e-3}};

constexpr Shape trueDepthPlate{10, 14};
constexpr double trueDepthWavelength = 532e-9;

Design designOf(const char* kind, const DepthScene& scene) {
    Design design = designFor(kind);
    design.propagation = likeReference;
    design.setup.plate = {trueDepthPlate, Length(scene.pitch), Length(scene.pitch)};
    design.setup.wavelengths = {Length(trueDepthWavelength)};
    return design;
}

/// Amplitudes of a constant phase.
std::vector<reference::Sample> planeWaves(std::vector<reference::Sample> amplitude,
                                          const std::vector<double>& z) {
    for (std::size_t i = 0; i < z.size(); ++i)
        amplitude[i] *= planeWave(z[i], trueDepthWavelength);
    return amplitude;
}

/// Σ P_{-z} of the amplitudes, with the band limit of the largest |z|.
ReferencePlane wave(const std::vector<reference::Sample>& amplitude, const std::vector<double>& z,
                    double pitch, Shape shape = trueDepthPlate) {
    ReferenceSpace space{{shape, pitch, pitch}, trueDepthWavelength};
    std::map<double, ReferenceSheet> sheets;
    for (std::size_t i = 0; i < z.size(); ++i) {
        space.bandDistance = std::max(space.bandDistance, std::abs(z[i]));
        auto& sheet = sheets.try_emplace(z[i], z[i], ReferencePlane(shape)).first->second;
        sheet.light.samples[i] = amplitude[i];
    }
    std::vector<ReferenceSheet> all;
    for (auto& [distance, sheet] : sheets)
        all.push_back(std::move(sheet));
    return summed(all, space);
}

/// What a depth picture's numbers are, and how many there are.
struct Numbers {
    const char* name;
    float white;
    const char* meaning;
};

TEST(TrueDepth, keepsItsToleranceWhateverTheNumbersAre) {
    const auto pixels = static_cast<std::size_t>(trueDepthPlate.count());
    for (const Numbers& numbers :
         {Numbers{"8 bit", 255, "normalised"}, Numbers{"16 bit", 65535, "normalised"},
          Numbers{"float", 1, "normalised"}, Numbers{"millimetres", 65535, "millimetres"}})
        for (const DepthScene& scene : scenes) {
            const bool isMetric = numbers.meaning == std::string("millimetres");
            const double range = scene.near - scene.far;
            Raster colour{trueDepthPlate, 1, 255}, depth{trueDepthPlate, 1, numbers.white};
            std::vector<reference::Sample> amplitude;
            std::vector<double> z;
            for (std::size_t i = 0; i < pixels; ++i) {
                const int level = static_cast<int>((i * 89 + i * i * 7) % 256);
                colour.samples.push_back(static_cast<float>(level) / 255);
                amplitude.push_back(std::sqrt(level / 255.0));
                // Both ends, and in between.
                const double wanted = i < 2 ? static_cast<double>(i) : (i * 53 % 140) / 140.0;
                const double white = static_cast<double>(numbers.white);
                double number = isMetric       ? 500 + std::round(wanted * range * 1e3)
                                : white == 1.0 ? static_cast<double>(static_cast<float>(wanted))
                                               : std::round(wanted * white);
                depth.samples.push_back(static_cast<float>(number / white));
                z.push_back(isMetric ? scene.near - (number - 500) * 1e-3
                                     : scene.near - range * (number / white));
            }
            Design design = designOf("rgbd", scene);
            Choice& kind = design.sources.front().kind;
            kind.assets["color"] = {"c", std::make_shared<const Raster>(std::move(colour))};
            kind.assets["depth"] = {"d", std::make_shared<const Raster>(std::move(depth))};
            kind.values = {{"near", scene.near},
                           {"far", scene.far},
                           {"depth_meaning", std::string(numbers.meaning)},
                           {"as", std::string("exact")},
                           {"phase", std::string("constant")}};
            const ReferencePlane wanted = wave(planeWaves(amplitude, z), z, scene.pitch);
            for (const double tolerance : {1e-2, 1e-3, 1e-4}) {
                kind.values["tolerance"] = tolerance;
                EXPECT_LE(errorOf(planeOf(computed(design)), wanted), tolerance)
                    << numbers.name << ' ' << scene.near << ' ' << scene.far << ' ' << tolerance;
            }
        }
}

/// Light of a plane wave, whose light is all at the edge of what the planes interpolate.
TEST(TrueDepth, keepsItsToleranceOverManyPlanes) {
    constexpr Shape shape{2, 96};
    const DepthScene scene{2e-6, 1.5e-3, -1.5e-3};
    Raster colour{shape, 1, 1}, depth{shape, 1, 255};
    std::vector<reference::Sample> light;
    std::vector<double> z;
    for (int i = 0; i < 2 * 96; ++i) {
        const int level = std::min(255, i * 2);
        colour.samples.push_back(1);
        depth.samples.push_back(static_cast<float>(level) / 255);
        z.push_back(scene.near + (scene.far - scene.near) * (level / 255.0));
        light.push_back(reference::phasor(z.back() / trueDepthWavelength));
    }
    Design design = designOf("rgbd", scene);
    design.setup.plate.size = shape;
    Choice& kind = design.sources.front().kind;
    kind.assets["color"] = {"c", std::make_shared<const Raster>(std::move(colour))};
    kind.assets["depth"] = {"d", std::make_shared<const Raster>(std::move(depth))};
    kind.values = {{"near", scene.near},
                   {"far", scene.far},
                   {"as", std::string("exact")},
                   {"phase", std::string("smooth")}};
    const ReferencePlane wanted = wave(light, z, scene.pitch, shape);
    for (const double tolerance : {1e-2, 1e-3, 1e-4}) {
        kind.values["tolerance"] = tolerance;
        EXPECT_LE(errorOf(planeOf(computed(design)), wanted), tolerance) << tolerance;
    }
}

/// A rectangle beyond the plate, tilted about both axes.
Mesh tilted(double z, double alongX, double alongY) {
    Mesh mesh;
    for (const auto& [x, y] : {std::pair(-0.1, -0.1), {0.1, -0.1}, {0.1, 0.1}, {-0.1, 0.1}})
        mesh.vertices.push_back({x, y, z + alongX * x + alongY * y});
    mesh.triangles = {{0, 1, 2}, {0, 2, 3}};
    return mesh;
}

TEST(TrueDepth, keepsItsToleranceOfTiltedMeshes) {
    for (const DepthScene& scene : scenes) {
        const double middle = (scene.near + scene.far) / 2, slope = 0.7, aside = -0.4;
        Design design = designOf("mesh", scene);
        Choice& kind = design.sources.front().kind;
        kind.assets["mesh"] = {"mesh", std::make_shared<const Mesh>(tilted(middle, slope, aside))};
        kind.values = {{"as", std::string("exact")},
                       {"shading", std::string("none")},
                       {"phase", std::string("constant")}};
        adoptPlaced(design.sources.front());
        std::vector<double> z;
        for (std::int64_t row = 0; row < trueDepthPlate.rows; ++row)
            for (std::int64_t col = 0; col < trueDepthPlate.cols; ++col)
                z.push_back(
                    middle
                    + slope * static_cast<double>(col - trueDepthPlate.cols / 2) * scene.pitch
                    + aside * static_cast<double>(trueDepthPlate.rows / 2 - row) * scene.pitch);
        const ReferencePlane wanted =
            wave(planeWaves(std::vector<reference::Sample>(z.size(), 1), z), z, scene.pitch);
        for (const double tolerance : {1e-2, 1e-3, 1e-4}) {
            design.sources.front().method.values["tolerance"] = tolerance;
            EXPECT_EQ(plan(design, {}).error, tolerance);
            EXPECT_LE(errorOf(planeOf(computed(design)), wanted), tolerance) << middle;
        }
    }
}

/// A picture of the plate's size on pixels that are not square.
TEST(TrueDepth, resamplesNoPictureOfThePlatesSize) {
    const PlaneGrid grid{trueDepthPlate, 8e-6, 6e-6};
    EXPECT_TRUE(fills(grid, trueDepthPlate, placeOn(grid, trueDepthPlate, {})));
    const PicturePlace other = placeOn(grid, {trueDepthPlate.rows, trueDepthPlate.cols / 2}, {});
    EXPECT_NEAR(other.width.si() / static_cast<double>(trueDepthPlate.cols / 2),
                other.height.si() / static_cast<double>(trueDepthPlate.rows), 1e-12);
    EXPECT_TRUE(
        fills(grid, trueDepthPlate, placeOn(grid, trueDepthPlate, {Length(14 * 8e-6), {}})));
}

TEST(TrueDepth, leavesMeshesTheirShapeOnOblongPixels) {
    constexpr double pitchX = 8e-6, pitchY = 5e-6, z = 3e-3, half = 22e-6;
    Mesh mesh;
    for (const auto& [x, y] : {std::pair(-1, -1), {1, -1}, {1, 1}, {-1, 1}})
        mesh.vertices.push_back({x * half, y * half, z});
    mesh.triangles = {{0, 1, 2}, {0, 2, 3}};
    ReferenceSheet sheet{z, ReferencePlane(trueDepthPlate), {}};
    for (std::int64_t row = 0; row < trueDepthPlate.rows; ++row)
        for (std::int64_t col = 0; col < trueDepthPlate.cols; ++col)
            if (std::abs(static_cast<double>(row - trueDepthPlate.rows / 2) * pitchY) <= half
                && std::abs(static_cast<double>(col - trueDepthPlate.cols / 2) * pitchX) <= half)
                sheet.light.at(row, col) = planeWave(z, trueDepthWavelength);
    const ReferencePlane wanted =
        summed({sheet}, {{trueDepthPlate, pitchX, pitchY}, trueDepthWavelength});
    for (const char* as : {"exact", "layers"}) {
        Design design = designOf("mesh", {pitchX, z, z});
        design.setup.plate.pitchY = Length(pitchY);
        Choice& kind = design.sources.front().kind;
        kind.assets["mesh"] = {"mesh", std::make_shared<const Mesh>(mesh)};
        kind.values = {{"as", std::string(as)},
                       {"shading", std::string("none")},
                       {"phase", std::string("constant")}};
        adoptPlaced(design.sources.front());
        EXPECT_LE(errorOf(planeOf(computed(design)), wanted), 1e-4) << as;
    }
}

TEST(TrueDepth, plansNoPointsOfAMeshThatIsAPicture) {
    Design design = designOf("mesh", {8e-6, 3e-3, 3e-3});
    Choice& kind = design.sources.front().kind;
    kind.assets["mesh"] = {"mesh", std::make_shared<const Mesh>(tilted(3e-3, 0, 0))};
    kind.values = {{"points", std::int64_t{100'000'000}}};
    adoptPlaced(design.sources.front());
    const auto isRefused = [&](const char* as) {
        kind.values["as"] = std::string(as);
        constexpr std::uint64_t memory = 64 << 20;
        return std::ranges::any_of(
            plan(design, {.memory = memory, .device = cpu().capabilities()}).findings,
            [](const Finding& item) { return item.severity == Severity::Refusal; });
    };
    EXPECT_TRUE(isRefused("points"));
    EXPECT_FALSE(isRefused("layers"));
    EXPECT_FALSE(isRefused("exact"));
}

} // namespace
} // namespace fringe::test
