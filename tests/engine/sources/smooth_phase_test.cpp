// SPDX-License-Identifier: GPL-3.0-or-later
// Smooth phases: those of a plane wave at each depth, and spread over the plate.
#include "tests/engine/computed.h"
#include "tests/engine/sources/scene_reference.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe::test {
namespace {

constexpr double smoothWavelength = 532e-9;

/// A depth picture of floats in the middle of a plate.
struct SmoothScene {
    PlaneGrid plate;
    Shape picture;
    double width, height; ///< of the picture [m]
    double near, far;     ///< [m]
    std::vector<float> intensity, depth;

    Design design() const {
        Design design = designFor("rgbd");
        design.propagation = likeReference;
        design.setup.plate = {plate.shape, Length(plate.pitchX), Length(plate.pitchY)};
        design.setup.wavelengths = {Length(smoothWavelength)};
        Choice& kind = design.sources.front().kind;
        const auto raster = [&](const std::vector<float>& samples) {
            return std::make_shared<const Raster>(Raster{picture, 1, 1, samples});
        };
        kind.assets["color"] = {"colour", raster(intensity)};
        kind.assets["depth"] = {"depth", raster(depth)};
        kind.values = {{"near", near},
                       {"far", far},
                       {"width", width},
                       {"height", height},
                       {"as", std::string("exact")},
                       {"phase", std::string("smooth")},
                       {"tolerance", 1e-5}};
        return design;
    }
};

/// 21 × 15 samples of 36 × 24, in whole samples.
SmoothScene slopes(double sign) {
    SmoothScene scene{{{24, 36}, 8e-6, 6e-6}, {15, 21}, 21 * 8e-6, 15 * 6e-6, sign * 2.1e-3,
                      sign * 2.1e-3 - 0.7e-3, {},       {}};
    for (int i = 0; i < 15 * 21; ++i) {
        scene.intensity.push_back(static_cast<float>((i * 37) % 64) / 64);
        scene.depth.push_back(static_cast<float>((i * 11) % 33) / 32);
    }
    return scene;
}

/// The sheet of each depth, rising. layers: 0: every depth has its own.
std::vector<ReferenceSheet> sheetsOf(const SmoothScene& scene, int layers) {
    const Shape shape = scene.plate.shape;
    const double pitchX = scene.plate.pitchX, pitchY = scene.plate.pitchY;
    const double spreadX = 1 - static_cast<double>(shape.cols) * pitchX / scene.width;
    const double spreadY = 1 - static_cast<double>(shape.rows) * pitchY / scene.height;
    const int count = layers > 0 ? layers : 33;
    std::vector<ReferenceSheet> sheets;
    for (int number = count - 1; number >= 0; --number) {
        const double part = layers > 0 ? (number + 0.5) / layers : number / 32.0;
        const double z = scene.near + (scene.far - scene.near) * part;
        ReferenceSheet sheet{z, ReferencePlane(shape),
                             std::vector<double>(static_cast<std::size_t>(shape.count()))};
        for (std::int64_t row = 0; row < 15; ++row)
            for (std::int64_t col = 0; col < 21; ++col) {
                const auto pixel = static_cast<std::size_t>(row * 21 + col);
                const double depth = static_cast<double>(scene.depth[pixel]);
                const int own = layers > 0 ? std::min(layers - 1, static_cast<int>(depth * layers))
                                           : static_cast<int>(depth * 32);
                if (own != number)
                    continue;
                const double x = static_cast<double>(col - 10) * pitchX;
                const double y = static_cast<double>(7 - row) * pitchY;
                const double cycles =
                    z / smoothWavelength
                    + (spreadX * x * x + spreadY * y * y) / (2 * smoothWavelength * z);
                sheet.light.at(row + 5, col + 8) =
                    std::sqrt(static_cast<double>(scene.intensity[pixel]))
                    * reference::phasor(cycles);
                sheet.opacity[static_cast<std::size_t>((row + 5) * shape.cols + col + 8)] = 1;
            }
        if (std::ranges::any_of(sheet.opacity, [](double o) { return o > 0; }))
            sheets.push_back(std::move(sheet));
    }
    return sheets;
}

TEST(SmoothPhase, isThatOfAPlaneWaveAtEachDepth) {
    for (const double sign : {1.0, -1.0}) {
        const SmoothScene scene = slopes(sign);
        ReferenceSpace space{scene.plate, smoothWavelength};
        space.bandDistance = std::max(std::abs(scene.near), std::abs(scene.far));
        EXPECT_LE(errorOf(planeOf(computed(scene.design())), summed(sheetsOf(scene, 0), space)),
                  1e-4)
            << sign;
    }
}

TEST(SmoothPhase, isOfThePlaneThatALayerIsCarriedFrom) {
    const SmoothScene scene = slopes(1);
    const ReferenceSpace space{scene.plate, smoothWavelength};
    const std::vector<ReferenceSheet> sheets = sheetsOf(scene, 7);
    Design design = scene.design();
    auto& values = design.sources.front().kind.values;
    values["as"] = std::string("layers");
    values["layers"] = std::int64_t{7};
    EXPECT_LE(errorOf(planeOf(computed(design)), summed(sheets, space)), 1e-5);
    values["occlusion"] = std::string("silhouette");
    EXPECT_LE(errorOf(planeOf(computed(design)), passedThrough(sheets, space)), 1e-5);
}

/// The darkest sample around a step of depth in the middle, in parts of the usual one. z: so far
/// that the band is narrower than the samples allow.
double seam(double z, double step, double magnification) {
    constexpr Shape shape{96, 256};
    constexpr double pitch = 8e-6;
    SmoothScene scene{{shape, pitch, pitch},
                      shape,
                      256 * pitch / magnification,
                      96 * pitch / magnification,
                      z + step,
                      z,
                      {},
                      {}};
    for (std::int64_t i = 0; i < shape.count(); ++i) {
        scene.intensity.push_back(1);
        scene.depth.push_back(i % shape.cols < shape.cols / 2 ? 0.0F : 1.0F);
    }
    Design design = scene.design();
    const Hologram hologram = *computed(design).field();
    design.reconstruction.distance = Length(z);
    const Picture picture = reconstructed(design, hologram);
    std::vector<float> line;
    for (std::int64_t col = 128 - 12; col <= 128 + 12; ++col) {
        float sum = 0;
        for (std::int64_t row = 40; row < 56; ++row)
            sum += picture.planes.front().at(row, col);
        line.push_back(sum);
    }
    std::ranges::sort(line);
    return static_cast<double>(line.front() / line[line.size() / 2]);
}

TEST(SmoothPhase, leavesNoSeamAtStepsOfDepth) {
    for (const double magnification : {1.0, 1.25})
        for (const double z : {100e-3, -100e-3}) {
            const double flat = seam(z, 0, magnification);
            for (const double waves : {0.125, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0})
                EXPECT_GE(seam(z, waves * smoothWavelength, magnification), 0.98 * flat)
                    << magnification << ' ' << z << ' ' << waves;
        }
}

} // namespace
} // namespace fringe::test
