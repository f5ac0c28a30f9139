// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/bench/case_rows.h"
#include "engine/bench/median_time.h"
#include "engine/bench/peak_memory.h"
#include "engine/disk/stages.h"
#include "engine/disk/tile_plane.h"
#include "engine/job/job_control.h"
#include "engine/job/memory_budget.h"
#include "engine/model/error.h"
#include "engine/model/units.h"
#include "engine/run/on_disk.h"
#include "kernels/device.h"
#include "kernels/parallel.h"
#include "kernels/reference/operations.h"

#include <algorithm>
#include <random>

namespace fringe {
namespace {

constexpr std::uint64_t littleMemory = 64 << 20;
/// The reference transforms by definition, O(N²) a line; the conventional form takes even sizes.
constexpr Shape judged{67, 120}, judgedEven{66, 120};
constexpr std::uint64_t judgedMemory = 1 << 16; ///< for some tiles
constexpr std::size_t sampleBytes = sizeof(Complex);
constexpr std::uint64_t benchMark = 0xf0f7;

class Noise {
  public:
    explicit Noise(std::int64_t seed) : random_(static_cast<unsigned>(seed + 1)) {}
    Complex operator()() {
        const float real = uniform();
        return {real, uniform()};
    }

  private:
    float uniform() { return static_cast<float>(random_()) * 0x1p-30F - 1; }
    std::minstd_rand random_;
};

std::shared_ptr<TileFile> noiseInTiles(const JobFolder& folder, const Tiling& tiling) {
    auto file = std::make_shared<TileFile>(folder, "noise", tiling, sampleBytes);
    onDiskThreads(tiling.count(), [&](std::int64_t tile) {
        const Shape shape = tiling.region(tile).shape;
        std::vector<Complex> samples(static_cast<std::size_t>(shape.count()));
        std::ranges::generate(samples, Noise(tile));
        file->write(tile, samples.data(), shape.cols);
    });
    return file;
}

void makeNoise(std::span<Complex> samples, Shape shape) {
    parallelFor(shape.rows, 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            std::ranges::generate(samples.subspan(static_cast<std::size_t>(row * shape.cols),
                                                  static_cast<std::size_t>(shape.cols)),
                                  Noise(row));
    });
}

std::vector<Complex> noiseInMemory(Shape shape) {
    std::vector<Complex> samples(static_cast<std::size_t>(shape.count()));
    makeNoise(samples, shape);
    return samples;
}

DiskPlan planOf(Shape shape, std::uint64_t memory, const DiskDevices& devices) {
    if (const auto plan = planOnDisk(shape, shape, 1, memory, devices))
        return *plan;
    throw badInput(FRINGE_MARK("A plane of {0} x {1} is not transformed within {2}; allow {3} or "
                               "more."),
                   shape.cols, shape.rows, formatBytes(memory),
                   formatBytes(leastMemoryOnDisk(shape, devices)));
}

/// Seconds in which the disk takes and gives as many bytes as a transform moves, read and written
/// at once and in the same pieces.
double secondsOfDisk(const std::shared_ptr<TileFile>& file) {
    const Tiling& tiling = file->tiling();
    const Field field = planeOf<Complex>(file);
    const auto reader = field.open();
    const Shape band{tiling.tile.rows, tiling.plane.cols};
    constexpr std::size_t stages = 3;
    std::vector<std::vector<Complex>> buffers(
        stages, std::vector<Complex>(static_cast<std::size_t>(band.count())));
    const auto bufferOf = [&](std::int64_t buffer) {
        return buffers[static_cast<std::size_t>(buffer)].data();
    };
    const auto read = [&](std::int64_t piece, std::int64_t buffer) {
        const Region region = tiling.region(piece * tiling.across());
        reader->read({region.row, 0, {region.shape.rows, band.cols}}, bufferOf(buffer), band.cols);
    };
    const auto write = [&](std::int64_t piece, std::int64_t buffer) {
        onDiskThreads(tiling.across(), [&](std::int64_t col) {
            file->write(piece * tiling.across() + col, bufferOf(buffer) + col * tiling.tile.cols,
                        band.cols);
        });
    };
    const auto copy = [&] {
        inStages(tiling.down(), std::ssize(buffers),
                 {.read = read, .work = [](std::int64_t, std::int64_t) {}, .write = write});
    };
    return 2 * std::min(secondsOf(copy), secondsOf(copy)); // both passes of a transform
}

/// Moves the middle of an even plane to its corner, and back.
void swapQuadrants(std::span<Complex> samples, Shape shape) {
    const std::int64_t down = shape.rows / 2, right = shape.cols / 2;
    parallelFor(down, 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row) {
            Complex* const upper = samples.data() + row * shape.cols;
            Complex* const lower = upper + down * shape.cols;
            std::swap_ranges(upper, upper + right, lower + right);
            std::swap_ranges(upper + right, upper + shape.cols, lower);
        }
    });
}

/// The transform about the middle of an even plane in memory in the conventional form of Lee et al.
/// (Opt. Express 29, 19094, 2021, section 6): quadrants are swapped, columns are copied to the
/// device and back one chunk after the other, rows by way of stages, and quadrants are swapped.
void transformConventionally(std::span<Complex> samples, const DiskPlan& plan, Device& device) {
    const Shape shape = plan.grid;
    const auto parts = [](std::int64_t all, std::int64_t each) { return (all + each - 1) / each; };
    swapQuadrants(samples, shape);
    {
        const auto panel = device.allocate({shape.rows, plan.tile.cols});
        for (std::int64_t col = 0; col < shape.cols; col += plan.tile.cols) {
            const std::int64_t cols = std::min(plan.tile.cols, shape.cols - col);
            const Region region{0, 0, {shape.rows, cols}};
            device.write(*panel, region, samples.data() + col, shape.cols);
            device.fft(*panel, {Axis::Columns, Direction::Forward, 0, cols});
            device.read(*panel, region, samples.data() + col, shape.cols);
        }
    }
    std::vector<std::unique_ptr<Buffer>> bands;
    std::vector<std::unique_ptr<Staging>> staged;
    for (std::int64_t i = 0; i < plan.buffers; ++i) {
        bands.push_back(device.allocate({plan.tile.rows, shape.cols}));
        staged.push_back(device.stage(*bands.back()));
    }
    device.finish();
    const auto rowsOf = [&](std::int64_t band) {
        return samples.subspan(
            static_cast<std::size_t>(band * plan.tile.rows * shape.cols),
            static_cast<std::size_t>(std::min(plan.tile.rows, shape.rows - band * plan.tile.rows)
                                     * shape.cols));
    };
    const auto at = [](const auto& list, std::int64_t i) -> auto& {
        return *list[static_cast<std::size_t>(i)];
    };
    inStages(parts(shape.rows, plan.tile.rows), plan.buffers,
             {.read =
                  [&](std::int64_t piece, std::int64_t buffer) {
                      std::ranges::copy(rowsOf(piece), at(staged, buffer).samples().begin());
                  },
              .send = [&](std::int64_t, std::int64_t buffer) { at(staged, buffer).send(); },
              .work =
                  [&](std::int64_t piece, std::int64_t buffer) {
                      const auto rows = std::ssize(rowsOf(piece)) / shape.cols;
                      device.fft(at(bands, buffer), {Axis::Rows, Direction::Forward, 0, rows});
                      device.finish();
                  },
              .receive = [&](std::int64_t, std::int64_t buffer) { at(staged, buffer).receive(); },
              .write =
                  [&](std::int64_t piece, std::int64_t buffer) {
                      const auto rows = rowsOf(piece);
                      std::ranges::copy(at(staged, buffer).samples().first(rows.size()),
                                        rows.begin());
                  }});
    swapQuadrants(samples, shape);
}

void transform(Buffer& plane, Device& device) {
    device.fft(plane, {Axis::Rows, Direction::Forward, 0, plane.shape().rows});
    device.fft(plane, {Axis::Columns, Direction::Forward, 0, plane.shape().cols});
    device.finish();
}

void forTiles(const TileFile& file,
              const std::function<void(std::int64_t tile, std::int64_t firstSample)>& call) {
    for (std::int64_t tile = 0; tile < file.tiling().count(); ++tile) {
        const Region region = file.tiling().region(tile);
        call(tile, region.row * file.tiling().plane.cols + region.col);
    }
}

using Form = std::function<std::vector<Complex>(std::vector<Complex> noise)>;

/// The error of what a form makes of a small plane of noise. isCentred: it transforms about the
/// middle.
double relativeErrorOf(Shape shape, bool isCentred, const Form& form) {
    std::vector<Complex> samples = noiseInMemory(shape);
    reference::Plane right(shape);
    const auto shift = [&](auto& plane) {
        if (isCentred)
            swapQuadrants(plane, shape);
    };
    std::vector<Complex> got = form(samples);
    shift(samples);
    std::ranges::copy(samples, right.samples.begin());
    reference::fft(right, {Axis::Rows, Direction::Forward, 0, shape.rows});
    reference::fft(right, {Axis::Columns, Direction::Forward, 0, shape.cols});
    shift(got);
    return relativeError({shape, std::move(got)}, right);
}

/// The forms of the transform of one size, a row each.
class Transforms {
  public:
    Transforms(Shape shape, std::uint64_t memory, const BenchRun& run)
        : shape_(shape), run_(run), device_(run.device.kernels()),
          devices_(diskDevices(run.device.capabilities())), plan_(planOf(shape, memory, devices_)) {
    }

    void onDisk() const {
        JobFolder folder({}, benchMark, false);
        const auto file = noiseInTiles(folder, plan_.tiling());
        folder.remove(); // now, so that a process that is killed leaves nothing
        const double disk = secondsOfDisk(file);
        BenchRow row = rowOf(FRINGE_MARK("on the disk"));
        measure(row, [&] { transformOnDisk(file, plan_, device_, run_.control); });
        row.memory = plan_.memory;
        row.remark = message(
            FRINGE_MARK("{0} of the disk's own time, {1} moved at {2}/s"),
            formatRounded(row.seconds / disk), formatBytes(plan_.moved),
            formatBytes(static_cast<std::uint64_t>(static_cast<double>(plan_.moved) / disk)));
        row.error = relativeErrorOf(judged, false, [&](const std::vector<Complex>& noise) {
            const DiskPlan plan = planOf(judged, judgedMemory, devices_);
            JobFolder own({}, benchMark + 1, false);
            const auto tiles =
                std::make_shared<TileFile>(own, "judged", plan.tiling(), sampleBytes);
            own.remove();
            forTiles(*tiles, [&](std::int64_t tile, std::int64_t first) {
                tiles->write(tile, noise.data() + first, judged.cols);
            });
            transformOnDisk(tiles, plan, device_, run_.control);
            std::vector<Complex> result(noise.size());
            forTiles(*tiles, [&](std::int64_t tile, std::int64_t first) {
                tiles->read(tile, result.data() + first, judged.cols);
            });
            return result;
        });
        run_.found(row);
    }

    void inMemory() const {
        BenchRow row = rowOf(FRINGE_MARK("in memory"));
        const double onDevice = 1.25 * bytes(); // with what awkward lengths take
        if (devices_.memory > 0 && onDevice > devices_.memory)
            return leaveOut(row, onDevice, devices_.memory);
        if (!fits(row))
            return;
        const auto plane = device_.allocate(shape_);
        if (const std::span<Complex> there = device_.hostSamples(*plane); !there.empty()) {
            makeNoise(there, shape_);
            measure(row, [&] { transform(*plane, device_); });
        } else {
            std::vector<Complex> samples = noiseInMemory(shape_);
            measure(row, [&] {
                device_.upload(*plane, samples);
                transform(*plane, device_);
                device_.download(*plane, samples);
            });
        }
        row.memory = static_cast<std::uint64_t>(bytes());
        row.error = relativeErrorOf(judged, false, [&](std::vector<Complex> noise) {
            const auto small = device_.allocate(judged);
            device_.upload(*small, noise);
            transform(*small, device_);
            device_.download(*small, noise);
            return noise;
        });
        run_.found(row);
    }

    void conventional() const {
        BenchRow row = rowOf(FRINGE_MARK("by copies of columns and separate shifts"));
        if (shape_.rows % 2 != 0 || shape_.cols % 2 != 0)
            return run_.found(leftOut(row, message(FRINGE_MARK("it takes even sizes"))));
        if (!fits(row))
            return;
        std::vector<Complex> samples = noiseInMemory(shape_);
        measure(row, [&] { transformConventionally(samples, plan_, device_); });
        row.memory = static_cast<std::uint64_t>(bytes());
        row.errorOf = sizeText(judgedEven);
        row.error = relativeErrorOf(judgedEven, true, [&](std::vector<Complex> noise) {
            transformConventionally(noise, planOf(judgedEven, judgedMemory, devices_), device_);
            return noise;
        });
        run_.found(row);
    }

  private:
    double bytes() const { return static_cast<double>(shape_.count()) * sampleBytes; }

    BenchRow rowOf(const char* how) const {
        BenchRow row;
        row.subject = sizeText(shape_) + ", " + how;
        row.unit = "samples";
        row.errorOf = sizeText(judged);
        row.what["method"] = std::string(how);
        return row;
    }

    void measure(BenchRow& row, const std::function<void()>& work) const {
        constexpr std::size_t most = 3;
        constexpr double enough = 10; // [s]
        const PeakMemory peak;
        std::vector<double> times;
        double all = 0;
        while (times.size() < most && all < enough) {
            run_.control.checkpoint();
            all += times.emplace_back(secondsOf(work));
        }
        row.peak = peak.bytes();
        row = timed(row, timedRuns(times), static_cast<double>(shape_.count()));
    }

    void leaveOut(const BenchRow& row, double needed, double there) const {
        run_.found(leftOut(row, message(FRINGE_MARK("it takes {0} of memory, and {1} are free"),
                                        formatBytes(static_cast<std::uint64_t>(needed)),
                                        formatBytes(static_cast<std::uint64_t>(there)))));
    }

    /// Whether the host holds a plane; else the row is left out.
    bool fits(const BenchRow& row) const {
        const auto there = static_cast<double>(availableMemory());
        if (bytes() <= there)
            return true;
        leaveOut(row, bytes(), there);
        return false;
    }

    Shape shape_;
    const BenchRun& run_;
    Device& device_;
    DiskDevices devices_;
    DiskPlan plan_;
};

void measure(const BenchCase& one, const BenchRun& run) {
    const std::uint64_t memory = run.choice.memory;
    const Transforms all(one.shape(), memory > 0 ? memory : littleMemory, run);
    all.onDisk();
    all.inMemory();
    all.conventional();
}

} // namespace

extern const Benchmark bench_fft{"fft", FRINGE_MARK("Planes on the disk"),
                                 FRINGE_MARK("a transform of a plane larger than memory"), measure,
                                 [] { return std::vector{axes::size({"2048x2048"})}; }};

} // namespace fringe
