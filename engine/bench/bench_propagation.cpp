// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/bench/median_time.h"
#include "engine/job/job_control.h"
#include "engine/run/run.h"
#include "kernels/reference/operations.h"

#include <cmath>
#include <random>

namespace fringe {
namespace {

constexpr Shape timed{1080, 1920};
constexpr Shape judged{68, 120}; ///< the reference transforms by definition, O(N²) a line
constexpr Length pitch = 8.0_um, wavelength = 532.0_nm, distance = 20.0_mm;
constexpr std::int64_t padding = 2;

Hologram randomField(Shape shape) {
    std::mt19937 random(20240229);
    const auto uniform = [&random] { return static_cast<float>(random() >> 8) * 0x1p-23F - 1; };
    Field field{shape, std::vector<Complex>(static_cast<std::size_t>(shape.count()))};
    for (Complex& sample : field.samples)
        sample = {uniform(), uniform()};
    return {.planes = {std::move(field)},
            .sampling = {pitch, pitch, {wavelength}},
            .device = {},
            .program = {}};
}

Field carried(const Hologram& field, const ComputeDevice& device, JobControl& control) {
    Outcome<Hologram> outcome =
        propagateHologram(field, distance, {"asm", {{"padding", padding}}}, device, control);
    if (outcome.error)
        throw *outcome.error;
    if (!outcome.finished())
        throw Cancelled();
    return std::move(outcome.value->planes.front());
}

void transform(reference::Plane& plane, Direction direction) {
    reference::fft(plane, {Axis::Rows, direction, 0, plane.shape.rows});
    reference::fft(plane, {Axis::Columns, direction, 0, plane.shape.cols});
}

/// The centre of an even or odd axis is sample ⌊N/2⌋, so that is what padding keeps in place.
std::int64_t margin(std::int64_t small, std::int64_t large) {
    return large / 2 - small / 2;
}

reference::Plane referencePropagation(const Field& field) {
    reference::Plane padded({padding * field.shape.rows, padding * field.shape.cols});
    reference::Plane source(field.shape);
    for (std::size_t i = 0; i < field.samples.size(); ++i)
        source.samples[i] = field.samples[i];
    const std::int64_t row = margin(field.shape.rows, padded.shape.rows);
    const std::int64_t col = margin(field.shape.cols, padded.shape.cols);
    reference::copyRegion(source, padded, {field.shape, 0, 0, row, col});
    transform(padded, Direction::Forward);
    reference::multiplyTransfer(padded, {.grid = {padded.shape, pitch.si(), pitch.si()},
                                         .wavelength = wavelength.si(),
                                         .distance = distance.si(),
                                         .rowCount = padded.shape.rows});
    transform(padded, Direction::Inverse);
    reference::copyRegion(padded, source, {field.shape, row, col, 0, 0});
    return source;
}

double errorOn(const ComputeDevice& device, JobControl& control) {
    const Hologram field = randomField(judged);
    const Field result = carried(field, device, control);
    const reference::Plane right = referencePropagation(field.planes.front());
    double wrong = 0, whole = 0;
    for (std::size_t i = 0; i < result.samples.size(); ++i) {
        wrong += std::norm(reference::Sample(result.samples[i]) - right.samples[i]);
        whole += std::norm(right.samples[i]);
    }
    return std::sqrt(wrong / whole);
}

void measure(const BenchChoice&, const BenchRun& run) {
    const Hologram field = randomField(timed);
    const TimedRuns time = medianTime([&] { carried(field, run.device, run.control); });
    const double samples = static_cast<double>(timed.count() * padding * padding);
    constexpr double passes = 5; // rows and columns twice, and the transfer function
    constexpr double bytesPerPass = 2 * sizeof(Complex);
    const ComputeDeviceInfo info = run.device.info();
    const double rate = samples / time.median;
    run.found(
        {.benchmark = "propagation",
         .subject = "angular spectrum, 1920x1080, padding 2",
         .device = info.id,
         .runs = time.runs,
         .seconds = time.median,
         .rate = rate,
         .unit = "samples",
         .error = errorOn(run.device, run.control),
         .errorOf = "120x68",
         .memory = static_cast<std::uint64_t>(samples) * sizeof(Complex),
         .share = info.backend == "cpu" ? rate * passes * bytesPerPass / run.peaks.copyBytes : 0});
}

} // namespace

extern const Benchmark bench_propagation{"propagation", FRINGE_MARK("Propagation"),
                                         FRINGE_MARK("a field carried to another plane"), &measure};

} // namespace fringe
