// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/bench/case_rows.h"
#include "engine/bench/median_time.h"
#include "engine/job/job_control.h"
#include "engine/model/units.h"
#include "engine/optics/padded_transform.h"
#include "engine/propagation/propagation.h"
#include "engine/run/look.h"
#include "kernels/measured_convolution.h"
#include "kernels/parallel.h"
#include "kernels/reference/operations.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace fringe {
namespace {

constexpr Shape judged{68, 120}; ///< the reference transforms by definition, O(N²) a line
constexpr Length pitch = 8.0_um, wavelength = 532.0_nm, distance = 20.0_mm;
constexpr std::int64_t padding = 2;
const Choice hardLimit{"asm", {{"padding", padding}, {"band_limit", "hard"}}};

Hologram randomField(Shape shape) {
    std::mt19937 random(20240229);
    const auto uniform = [&random] { return static_cast<float>(random() >> 8) * 0x1p-23F - 1; };
    std::vector<Complex> samples(static_cast<std::size_t>(shape.count()));
    for (Complex& sample : samples)
        sample = {uniform(), uniform()};
    return {.planes = {Field(shape, std::move(samples))},
            .sampling = {pitch, pitch, {wavelength}},
            .device = {},
            .program = {}};
}

Field carried(const Hologram& field, const ComputeDevice& device, JobControl& control) {
    return taken(propagateHologram(field, distance, hardLimit, {device, control})).planes.front();
}

TransferArgs transferOn(Shape shape) {
    const CarriedPlane plane{shape, {pitch, pitch, wavelength}, distance};
    return transferArgs(hardLimit, plane, convolutionGrid(plane, hardLimit), distance);
}

constexpr const char* judgedName = "120x68";

/// Relative L2 error of what `carry` makes of a field of the size that is judged.
template <class Carry> double errorOf(const Carry& carry) {
    const Hologram given = randomField(judged);
    const Field result = carry(given);
    reference::Plane right(judged);
    std::ranges::copy(given.planes.front().samples(), right.samples.begin());
    reference::convolve(right, {transferOn(judged)});
    return relativeError(result, right);
}

Field convolved(const Field& field, Device& device) {
    auto plane = bufferOf(device, field);
    device.convolve(*plane, {transferOn(field.shape())});
    return planeOf<Complex>(device, std::move(plane));
}

Field convolvedByFftw(const Field& field, int threads) {
    std::vector<Complex> samples(field.samples().begin(), field.samples().end());
    MeasuredConvolution(field.shape(), transferOn(field.shape()), threads).run(samples);
    return {field.shape(), std::move(samples)};
}

double paddedSamples(Shape shape) {
    return static_cast<double>(shape.count() * padding * padding);
}

/// Without files, jobs and copies between layers.
BenchRow rowOf(const char* what, Shape shape, const std::vector<double>& times) {
    return timed(
        {.subject = std::string(what) + ", " + sizeText(shape) + ", padding 2", .unit = "samples"},
        timedRuns(times), paddedSamples(shape));
}

/// The operation of the device, and in turns with it what FFTW makes of the same.
void compare(Shape shape, const BenchRun& run) {
    constexpr int turns = 9;
    const Field field = std::move(randomField(shape).planes.front());
    Device& device = run.device.kernels();
    const auto plane = device.allocate(shape);
    const ConvolveArgs args{transferOn(shape)};
    const int threads = threadsToUse();
    const MeasuredConvolution fftw(shape, args.transfer, threads);
    std::vector<double> own, others;
    for (int turn = 0; turn <= turns; ++turn) {
        run.control.checkpoint();
        device.upload(*plane, field.samples());
        const double seconds = secondsOf([&] {
            device.convolve(*plane, args);
            device.finish();
        });
        std::vector<Complex> samples(field.samples().begin(), field.samples().end());
        const double theirs = secondsOf([&] { fftw.run(samples); });
        if (turn > 0) { // the first one finds no memory and no plans
            own.push_back(seconds);
            others.push_back(theirs);
        }
    }
    BenchRow mine = rowOf("convolution", shape, own);
    BenchRow peer = rowOf("FFTW, measured plan", shape, others);
    const double fastest = std::min(mine.seconds, peer.seconds);
    mine.overFastest = mine.seconds / fastest;
    peer.overFastest = peer.seconds / fastest;
    mine.error = errorOf([&](const Hologram& h) { return convolved(h.planes.front(), device); });
    peer.error =
        errorOf([&](const Hologram& h) { return convolvedByFftw(h.planes.front(), threads); });
    mine.errorOf = peer.errorOf = judgedName;
    mine.remark =
        message(FRINGE_MARK("{0} of FFTW's time"), formatRounded(mine.seconds / peer.seconds));
    peer.remark = message(FRINGE_MARK("planned in {0}"), formatSeconds(fftw.planningSeconds()));
    run.found(std::move(mine));
    run.found(std::move(peer));
}

/// FFTW plans for long, so it is only compared with where that is asked for.
void measure(const BenchCase& one, const BenchRun& run) {
    const Shape shape = one.shape();
    const Hologram field = randomField(shape);
    const double samples = paddedSamples(shape);
    // The field in and out, and its padded rows to the columns and back.
    constexpr double moved = (2.0 / padding + 4) / padding * sizeof(Complex);
    const bool isCpu = run.device.info().backend == "cpu";
    BenchRow row = timed({.subject = "angular spectrum, " + sizeText(shape) + ", padding 2",
                          .unit = "samples",
                          .errorOf = judgedName,
                          .memory = static_cast<std::uint64_t>(samples) * sizeof(Complex)},
                         medianTime([&] { carried(field, run.device, run.control); }), samples);
    row.share = isCpu ? row.rate * moved / run.peaks.copyBytes : 0;
    row.error =
        errorOf([&](const Hologram& given) { return carried(given, run.device, run.control); });
    run.found(std::move(row));
    if (!run.choice.names.empty() && isCpu)
        compare(shape, run);
}

} // namespace

extern const Benchmark bench_propagation{"propagation", FRINGE_MARK("Propagation"),
                                         FRINGE_MARK("a field carried to another plane"), measure,
                                         [] { return std::vector{axes::size({"1920x1080"})}; }};

} // namespace fringe
