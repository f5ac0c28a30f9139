// SPDX-License-Identifier: GPL-3.0-or-later
// Layers and depth pictures on 1920 × 1080 samples, 8 µm, 532 nm, 120 to 100 mm, each beside one
// padded propagation: times of different turns on a busy machine do not compare.
#include "engine/bench/benchmark.h"
#include "engine/bench/case_rows.h"
#include "engine/bench/median_time.h"
#include "engine/bench/peak_memory.h"
#include "engine/job/job_control.h"
#include "engine/model/asset.h"
#include "engine/model/units.h"
#include "engine/propagation/propagation.h"
#include "engine/run/look.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr Shape plate{1080, 1920};
constexpr Length near = 120.0_mm, far = 100.0_mm;

Raster blank(std::size_t pictures) {
    Raster raster{plate};
    raster.samples.resize(pictures * static_cast<std::size_t>(plate.count()));
    return raster;
}

Design designOf(const char* kind, Settings values) {
    Design design = designFor(kind);
    design.setup.plate = {plate, 8.0_um, 8.0_um};
    design.setup.wavelengths = {532.0_nm};
    for (Setting& value : values)
        design.sources.front().kind.values[value.path] = std::move(value.value);
    return design;
}

/// Squares of 16 samples, each in one of the layers that have light; then those that have none.
Design layers(std::size_t filled, std::size_t empty, const char* occlusion,
              const char* phase = "constant") {
    Raster stack = blank(filled + empty);
    const auto all = static_cast<std::size_t>(plate.count());
    for (std::int64_t row = 0; row < plate.rows; ++row)
        for (std::int64_t col = 0; col < plate.cols; ++col) {
            const auto square = static_cast<std::size_t>(row / 16 * 7 + col / 16);
            stack
                .samples[square % filled * all + static_cast<std::size_t>(row * plate.cols + col)] =
                0.5F;
        }
    Design design = designOf("layers", {{"first_distance", far.si()},
                                        {"last_distance", near.si()},
                                        {"occlusion", std::string(occlusion)},
                                        {"phase", std::string(phase)}});
    design.sources.front().kind.assets["stack"] = {
        "stack", std::make_shared<const Raster>(std::move(stack))};
    return design;
}

/// All depths from near to far, in waves.
Design depthPicture(Settings values) {
    values.push_back({"near", near.si()});
    values.push_back({"far", far.si()});
    Design design = designOf("rgbd", std::move(values));
    Raster depth = blank(1), colour = blank(1);
    for (std::int64_t row = 0; row < plate.rows; ++row)
        for (std::int64_t col = 0; col < plate.cols; ++col) {
            const auto i = static_cast<std::size_t>(row * plate.cols + col);
            const double x = static_cast<double>(col) / 160, y = static_cast<double>(row) / 120;
            depth.samples[i] = static_cast<float>(0.5 + 0.5 * std::sin(x) * std::cos(y));
            colour.samples[i] = 0.5F;
        }
    auto& assets = design.sources.front().kind.assets;
    assets["color"] = {"color", std::make_shared<const Raster>(std::move(colour))};
    assets["depth"] = {"depth", std::make_shared<const Raster>(std::move(depth))};
    return design;
}

struct Scene {
    std::string name;
    Design design;
    double most = 0; ///< propagations that it may take; 0: not said
};

Hologram flatField() {
    return {.planes = {Field(
                plate, std::vector<Complex>(static_cast<std::size_t>(plate.count()), Complex(1)))},
            .sampling = {8.0_um, 8.0_um, {532.0_nm}},
            .device = {},
            .program = {}};
}

double propagationSeconds(const Hologram& field, const BenchRun& run) {
    return secondsOf([&] {
        taken(propagateHologram(field, near, {"asm", {}}, {run.device, run.control}));
    });
}

/// Named on the command line, those with depth pictures too.
std::vector<Scene> scenesOf(bool named) {
    constexpr std::size_t count = 32;
    constexpr double all = count;
    std::vector<Scene> scenes{
        {"32 layers", layers(count, 0, "none"), 0.75 * all + 0.5},
        {"32 layers, and 32 empty ones", layers(count, count, "none"), 0.75 * all + 0.5},
        {"32 layers with silhouettes", layers(count, 0, "silhouette"), 1.1 * all},
        {"32 layers, random phases", layers(count, 0, "none", "random")}};
    if (named) {
        scenes.push_back({"85 layers of depth", depthPicture({{"as", std::string("layers")},
                                                              {"layers", std::int64_t{85}}})});
        scenes.push_back(
            {"exact depth, tolerance 0.001", depthPicture({{"as", std::string("exact")}})});
    }
    return scenes;
}

Message remarkOf(const Scene& scene, double propagations) {
    const std::string ratio = formatRounded(propagations);
    return scene.most > 0 ? message(FRINGE_MARK("{0} propagations; at most {1} are meant"), ratio,
                                    formatRounded(scene.most))
                          : message(FRINGE_MARK("{0} propagations"), ratio);
}

/// One scene between propagations of the field, `turns` times.
BenchRow measured(const Scene& scene, const Hologram& field, int turns, const BenchRun& run) {
    const Plan made = plan(scene.design, {.device = run.device.capabilities()});
    std::vector<double> times, ratios;
    const PeakMemory memory;
    computedFor(made, run); // finds none
    BenchRow row;
    row.peak = memory.bytes();
    for (int turn = 0; turn < turns; ++turn) {
        const double before = propagationSeconds(field, run);
        times.push_back(secondsOf([&] { computedFor(made, run); }));
        ratios.push_back(2 * times.back() / (before + propagationSeconds(field, run)));
    }
    row.subject = scene.name;
    row.unit = "samples";
    row.memory = made.bytes;
    row.forecast = made.seconds;
    row.what = {{"size", sizeText(plate)}};
    row.remark = remarkOf(scene, medianOf(ratios));
    return timed(row, timedRuns(times), made.pairs);
}

void measure(const BenchCase&, const BenchRun& run) {
    const bool named = !run.choice.names.empty();
    const Hologram field = flatField();
    propagationSeconds(field, run); // finds no memory and no plans
    for (const Scene& scene : scenesOf(named))
        run.found(measured(scene, field, named ? 3 : 1, run));
}

} // namespace

extern const Benchmark bench_scenes{"scenes", FRINGE_MARK("Scenes"),
                                    FRINGE_MARK("layers and depth pictures beside a propagation"),
                                    measure};

} // namespace fringe
