// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/bench/case_rows.h"
#include "engine/bench/median_time.h"
#include "engine/bench/peak_memory.h"
#include "engine/disk/disk_convolution.h"
#include "engine/disk/tile_plane.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/model/units.h"
#include "kernels/reference/operations.h"

#include <algorithm>
#include <random>

namespace fringe {
namespace {

constexpr std::uint64_t littleMemory = 64 << 20;
constexpr Shape judged{67, 120}; ///< the reference transforms by definition, O(N²) a line
constexpr std::uint64_t benchMark = 0xf0f7;

/// Noise in tiles.
std::unique_ptr<TileFile> noise(const JobFolder& folder, const Tiling& tiling) {
    auto file = std::make_unique<TileFile>(folder, "noise", tiling, sizeof(Complex));
    onDiskThreads(tiling.count(), [&](std::int64_t tile) {
        std::minstd_rand random(static_cast<unsigned>(tile + 1));
        const auto uniform = [&random] { return static_cast<float>(random()) * 0x1p-30F - 1; };
        const Shape shape = tiling.region(tile).shape;
        std::vector<Complex> samples(static_cast<std::size_t>(shape.count()));
        for (Complex& sample : samples)
            sample = {uniform(), uniform()};
        file->write(tile, samples.data(), shape.cols);
    });
    return file;
}

DiskPlan planOf(Shape shape, std::uint64_t memory) {
    if (const auto plan = planOnDisk(shape, shape, 1, memory))
        return *plan;
    throw badInput(FRINGE_MARK("A plane of {0} x {1} is not transformed within {2}; allow {3} or "
                               "more."),
                   shape.cols, shape.rows, formatBytes(memory),
                   formatBytes(leastMemoryOnDisk(shape)));
}

/// Seconds in which the disk takes and gives as many bytes as a transform moves, read and written
/// at once and in the same pieces.
double secondsOfDisk(const Field& from, const Tiling& tiling, const JobFolder& folder) {
    TileFile to(folder, "copy", tiling, sizeof(Complex));
    const Shape band{tiling.tile.rows, tiling.plane.cols};
    std::vector<std::vector<Complex>> buffers(
        Stages::buffers, std::vector<Complex>(static_cast<std::size_t>(band.count())));
    const auto bufferOf = [&](std::int64_t buffer) {
        return buffers[static_cast<std::size_t>(buffer)].data();
    };
    const double seconds = secondsOf([&] {
        inStages(tiling.down(),
                 {[&](std::int64_t piece, std::int64_t buffer) {
                      const Region region = tiling.region(piece * tiling.across());
                      readRows(from, region.row, region.shape.rows, bufferOf(buffer), band.cols);
                  },
                  [](std::int64_t, std::int64_t) {},
                  [&](std::int64_t piece, std::int64_t buffer) {
                      onDiskThreads(tiling.across(), [&](std::int64_t col) {
                          to.write(piece * tiling.across() + col,
                                   bufferOf(buffer) + col * tiling.tile.cols, band.cols);
                      });
                  }});
    });
    to.unlink();
    return 2 * seconds; // both passes of a transform
}

double errorOf(Device& device, JobControl& control) {
    const DiskPlan plan = planOf(judged, 1 << 16);
    JobFolder folder({}, benchMark + 1, false);
    const Field field = planeOf<Complex>(noise(folder, plan.tiling()));
    reference::Plane right(judged);
    std::ranges::copy(field.samples(), right.samples.begin());
    reference::fft(right, {Axis::Rows, Direction::Forward, 0, judged.rows});
    reference::fft(right, {Axis::Columns, Direction::Forward, 0, judged.cols});
    const Field result = planeOf<Complex>(transformedOnDisk(field, plan, folder, device, control));
    const double error = relativeError(result, right);
    folder.remove();
    return error;
}

void transform(Shape shape, std::uint64_t memory, const BenchRun& run) {
    const DiskPlan plan = planOf(shape, memory);
    JobFolder folder({}, benchMark, false);
    const Field field = planeOf<Complex>(noise(folder, plan.tiling()));
    const double disk = secondsOfDisk(field, plan.tiling(), folder);
    Device& device = run.device.kernels();
    std::vector<double> times;
    const PeakMemory peak;
    for (int i = 0; i < 3; ++i)
        times.push_back(secondsOf(
            [&] { transformedOnDisk(field, plan, folder, device, run.control)->unlink(); }));
    const std::uint64_t most = peak.bytes();
    folder.remove();
    const double seconds = medianOf(times);
    const auto samples = static_cast<double>(shape.count());
    run.found(
        {.benchmark = "fft",
         .subject = std::to_string(shape.cols) + 'x' + std::to_string(shape.rows) + " on the disk",
         .device = run.device.info().id,
         .runs = static_cast<int>(times.size()),
         .seconds = seconds,
         .rate = samples / seconds,
         .unit = "samples",
         .error = errorOf(device, run.control),
         .errorOf = "120x67",
         .memory = plan.memory,
         .peak = most,
         .remark = message(
             FRINGE_MARK("{0} of the disk's own time, {1} moved at {2}/s"),
             formatRounded(seconds / disk), formatBytes(plan.moved),
             formatBytes(static_cast<std::uint64_t>(static_cast<double>(plan.moved) / disk)))});
}

void measure(const BenchChoice& choice, const BenchRun& run) {
    for (const Shape shape : orElse(choice.sizes, {{2048, 2048}}))
        transform(shape, choice.memory > 0 ? choice.memory : littleMemory, run);
}

} // namespace

extern const Benchmark bench_fft{"fft", FRINGE_MARK("Planes on the disk"),
                                 FRINGE_MARK("a transform of a plane larger than memory"),
                                 &measure};

} // namespace fringe
