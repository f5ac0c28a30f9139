// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/disk/disk_convolution.h"

#include "engine/disk/stages.h"
#include "engine/disk/tile_plane.h"
#include "engine/job/job_control.h"
#include "engine/propagation/propagation.h"
#include "kernels/device.h"

#include <algorithm>
#include <functional>
#include <future>
#include <numeric>
#include <string>

namespace fringe {
namespace {

constexpr std::uint64_t sampleBytes = sizeof(Complex);

/// A buffer of the device, and its samples where disk threads reach them.
class Chunk {
  public:
    Chunk(Device& device, Shape shape)
        : buffer_(device.allocate(shape)), samples_(device.stage(*buffer_)),
          isApart_(device.hostMemory(*buffer_) == nullptr) {
        device.finish(); // the plane's zeros, before something is sent there
    }

    Buffer& buffer() const { return *buffer_; }
    Complex* row(std::int64_t row) const {
        return samples_->samples().data() + row * buffer_->shape().cols;
    }
    std::int64_t stride() const { return buffer_->shape().cols; }
    /// The device has memory of its own.
    bool isApart() const { return isApart_; }
    void send() const { samples_->send(); }
    void receive() const { samples_->receive(); }

  private:
    std::unique_ptr<Buffer> buffer_;
    std::unique_ptr<Staging> samples_;
    bool isApart_;
};

std::size_t at(std::int64_t index) {
    return static_cast<std::size_t>(index);
}

/// What is done with the chunk of each piece, of which every `period`-th is written.
struct ChunkWork {
    using Step = std::function<void(std::int64_t piece, const Chunk& chunk)>;

    Step read; ///< empty: `work` reads and sends
    Step work, write;
    std::int64_t period = 1;
};

/// In stages; copies to and from a device with its own memory are stages of their own.
void inChunks(std::int64_t pieces, Shape shape, const DiskPlan& plan, Device& device,
              const ChunkWork& work) {
    std::vector<Chunk> chunks;
    for (std::int64_t i = 0; i < plan.buffers; ++i)
        chunks.emplace_back(device, shape);
    const auto stage = [&chunks](ChunkWork::Step step) -> Stages::Stage {
        return [&chunks, step = std::move(step)](std::int64_t piece, std::int64_t buffer) {
            step(piece, chunks[at(buffer)]);
        };
    };
    const auto isLast = [&](std::int64_t piece) { return piece % work.period == work.period - 1; };
    Stages stages{.work = stage(work.work),
                  .write = stage([&](std::int64_t piece, const Chunk& chunk) {
                      if (isLast(piece))
                          work.write(piece, chunk);
                  })};
    if (work.read)
        stages.read = stage(work.read);
    if (chunks.front().isApart()) {
        if (work.read)
            stages.send = stage([](std::int64_t, const Chunk& chunk) { chunk.send(); });
        stages.receive = stage([&](std::int64_t piece, const Chunk& chunk) {
            if (isLast(piece))
                chunk.receive();
        });
    }
    inStages(pieces, plan.buffers, stages);
}

/// Whether a file has all tiles of a band or of a panel.
using Has = bool(const TileFile& file, std::int64_t number);

/// Numbers of [0, count) that the file lacks; of each other one `work` is reported as done before.
std::vector<std::int64_t> lacking(const TileFile& file, std::int64_t count, Has& has, double work,
                                  JobControl& control) {
    std::vector<char> isThere(at(count));
    onDiskThreads(count, [&](std::int64_t i) {
        control.checkpoint();
        isThere[at(i)] = has(file, i);
    });
    std::vector<std::int64_t> all;
    for (std::int64_t i = 0; i < count; ++i) {
        if (isThere[at(i)])
            control.skip(work);
        else
            all.push_back(i);
    }
    return all;
}

bool hasPanel(const TileFile& file, std::int64_t panel) {
    for (std::int64_t row = 0; row < file.tiling().down(); ++row)
        if (!file.isWhole(row * file.tiling().across() + panel))
            return false;
    return true;
}

/// The tiles of a band, from or to a chunk that holds its rows.
void forBand(const Tiling& tiling, std::int64_t band, const Chunk& chunk,
             const std::function<void(std::int64_t tile, Complex* samples)>& move) {
    onDiskThreads(tiling.across(), [&](std::int64_t col) {
        move(band * tiling.across() + col, chunk.row(0) + col * tiling.tile.cols);
    });
}

/// Moves the tiles of a panel, a chunk of its columns.
void forPanel(const Tiling& tiling, std::int64_t panel, const Chunk& chunk,
              const std::function<void(std::int64_t tile, Complex* samples)>& move) {
    onDiskThreads(tiling.down(), [&](std::int64_t row) {
        move(row * tiling.across() + panel, chunk.row(row * tiling.tile.rows));
    });
}

/// Calls `work` with contiguous shares of the pieces, one for the device and one for each of its
/// helpers, at once.
void shareOut(std::span<const std::int64_t> pieces, Device& device,
              const std::function<void(std::span<const std::int64_t>, Device&)>& work) {
    const auto helpers = device.helpers();
    const auto cut = [&](std::size_t share) {
        return pieces.size() * share / (helpers.size() + 1);
    };
    std::vector<std::future<void>> others;
    for (std::size_t i = 0; i < helpers.size(); ++i)
        others.push_back(std::async(std::launch::async, [&, i] {
            work(pieces.subspan(cut(i + 1), cut(i + 2) - cut(i + 1)), *helpers[i]);
        }));
    work(pieces.first(cut(1)), device);
    for (std::future<void>& other : others)
        other.get();
}

/// Bands of the transformed rows of a field, zeros after them, to a file.
class RowPass {
  public:
    /// isOfThree: it is the first of three passes.
    RowPass(const Field& field, const DiskPlan& plan, TileFile& file, JobControl& control,
            bool isOfThree)
        : field_(field), plan_(plan), file_(file), control_(control), isOfThree_(isOfThree),
          reported_(static_cast<double>(file.tiling().tile.rows * plan.grid.cols)) {}

    void run(Device& device) {
        run(lacking(file_, file_.tiling().down(), hasBand, reported_, control_), device);
    }

    void run(const std::vector<std::int64_t>& bands, Device& device) {
        if (bands.empty())
            return;
        first_ = bands.front();
        if (field_.facts().isOfJob)
            return transform(bands, device);
        shareOut(bands, device,
                 [this](std::span<const std::int64_t> some, Device& one) { transform(some, one); });
    }

  private:
    void transform(std::span<const std::int64_t> bands, Device& device) const {
        if (bands.empty())
            return;
        const auto reader = field_.open();
        ChunkWork work;
        if (!field_.facts().isOfJob)
            work.read = [&](std::int64_t piece, const Chunk& chunk) {
                read(*reader, bands[at(piece)], chunk);
            };
        work.work = [&](std::int64_t piece, const Chunk& chunk) {
            const std::int64_t band = bands[at(piece)];
            if (!work.read) {
                read(*reader, band, chunk);
                chunk.send();
            }
            tell(band); // what is read begins a pass of its own
            device.fft(chunk.buffer(),
                       {Axis::Rows, Direction::Forward, 0, regionOf(band).shape.rows});
            device.finish();
            control_.advance(reported_);
        };
        work.write = [&](std::int64_t piece, const Chunk& chunk) {
            forBand(file_.tiling(), bands[at(piece)], chunk,
                    [&](std::int64_t tile, Complex* samples) {
                        file_.write(tile, samples, chunk.stride());
                    });
        };
        inChunks(std::ssize(bands), {file_.tiling().tile.rows, plan_.grid.cols}, plan_, device,
                 work);
    }

    Region regionOf(std::int64_t band) const {
        return file_.tiling().region(band * file_.tiling().across());
    }

    void read(PlaneReader<Complex>& field, std::int64_t band, const Chunk& chunk) const {
        const Region region = regionOf(band);
        field.read({region.row, 0, {region.shape.rows, plan_.field.cols}}, chunk.row(0),
                   chunk.stride());
        for (std::int64_t row = 0; row < region.shape.rows; ++row)
            std::fill(chunk.row(row) + plan_.field.cols, chunk.row(row + 1), Complex());
    }

    void tell(std::int64_t band) const {
        if (band == first_ && isOfThree_)
            control_.pass(message(FRINGE_MARK("Rows, pass 1 of 3")), FRINGE_MARK("samples"));
    }

    const Field& field_;
    const DiskPlan& plan_;
    TileFile& file_;
    JobControl& control_;
    bool isOfThree_;
    double reported_;
    std::int64_t first_ = 0;
};

/// What is done with the columns of a panel of each field in turn.
using PanelWork = std::function<void(Buffer& panel, std::int64_t firstCol, std::size_t field)>;

struct ColumnWork {
    std::span<const std::shared_ptr<TileFile>> from;
    TileFile& to;
    const DiskPlan& plan;
    std::function<PanelWork(Device&)> workOn;
};

/// Panels of one width.
void transformPanels(std::span<const std::int64_t> panels, const ColumnWork& work, Device& device,
                     JobControl& control) {
    if (panels.empty())
        return;
    const Tiling& tiling = work.to.tiling();
    const Tiling& before = work.from.front()->tiling();
    const std::int64_t cols = tiling.region(panels.front()).shape.cols;
    const auto fields = std::ssize(work.from);
    const double reported = static_cast<double>(work.plan.grid.rows * cols);
    const PanelWork transform = work.workOn(device);
    ChunkWork steps;
    steps.read = [&](std::int64_t piece, const Chunk& chunk) {
        const TileFile& file = *work.from[at(piece % fields)];
        forPanel(
            before, panels[at(piece / fields)], chunk,
            [&](std::int64_t tile, Complex* samples) { file.read(tile, samples, chunk.stride()); });
        std::fill(chunk.row(before.plane.rows), chunk.row(work.plan.grid.rows), Complex());
    };
    steps.work = [&](std::int64_t piece, const Chunk& chunk) {
        transform(chunk.buffer(), panels[at(piece / fields)] * tiling.tile.cols,
                  at(piece % fields));
        device.finish();
        control.advance(reported);
    };
    steps.write = [&](std::int64_t piece, const Chunk& chunk) {
        forPanel(tiling, panels[at(piece / fields)], chunk,
                 [&](std::int64_t tile, Complex* samples) {
                     work.to.write(tile, samples, chunk.stride());
                 });
    };
    steps.period = fields;
    inChunks(std::ssize(panels) * fields, {work.plan.grid.rows, cols}, work.plan, device, steps);
}

void transformColumns(std::vector<std::int64_t> panels, const ColumnWork& work, Device& device,
                      JobControl& control) {
    const Tiling& tiling = work.to.tiling();
    std::vector<std::int64_t> last;
    if (!panels.empty() && panels.back() == tiling.across() - 1
        && tiling.region(panels.back()).shape.cols != tiling.tile.cols) {
        last.push_back(panels.back());
        panels.pop_back();
    }
    shareOut(panels, device, [&](std::span<const std::int64_t> some, Device& one) {
        transformPanels(some, work, one, control);
    });
    transformPanels(last, work, device, control);
}

/// Transforms rows back, the next band ahead; ONE thread, the device's.
class SpectrumRows {
  public:
    SpectrumRows(const TileFile& file, Device& device, JobControl& control)
        : file_(file), device_(device), control_(control) {}
    ~SpectrumRows() {
        if (ahead_.valid())
            ahead_.wait();
    }
    SpectrumRows(const SpectrumRows&) = delete;
    SpectrumRows& operator=(const SpectrumRows&) = delete;

    void operator()(const Region& region, Complex* to, std::ptrdiff_t stride) {
        const Tiling& tiling = file_.tiling();
        for (std::int64_t row = region.row; row < region.row + region.shape.rows;) {
            makeBand(row / tiling.tile.rows);
            const std::int64_t first = made_ * tiling.tile.rows;
            const std::int64_t end =
                std::min(first + tiling.tile.rows, region.row + region.shape.rows);
            for (; row < end; ++row)
                std::copy_n(current_->row(row - first) + region.col, region.shape.cols,
                            to + (row - region.row) * stride);
        }
    }

  private:
    void makeBand(std::int64_t band) {
        if (band == made_)
            return;
        const Tiling& tiling = file_.tiling();
        if (made_ < 0)
            control_.pass(message(FRINGE_MARK("Rows back, pass 3 of 3")), FRINGE_MARK("samples"));
        const Shape shape{tiling.tile.rows, tiling.plane.cols};
        for (auto* const chunk : {&current_, &next_})
            if (!*chunk)
                *chunk = std::make_unique<Chunk>(device_, shape);
        if (ahead_.valid() && std::exchange(fetched_, -1) == band) {
            ahead_.get();
        } else {
            if (ahead_.valid())
                ahead_.wait();
            ahead_ = {};
            fetch(band, *next_);
        }
        std::swap(current_, next_);
        made_ = band;
        if (band + 1 < tiling.down()) {
            fetched_ = band + 1;
            ahead_ = std::async(std::launch::async, [this, band] { fetch(band + 1, *next_); });
        }
        const std::int64_t rows = tiling.region(band * tiling.across()).shape.rows;
        device_.fft(current_->buffer(), {Axis::Rows, Direction::Inverse, 0, rows});
        device_.finish();
        current_->receive();
        control_.advance(static_cast<double>(shape.count()));
    }

    void fetch(std::int64_t band, const Chunk& chunk) const {
        forBand(file_.tiling(), band, chunk, [&](std::int64_t tile, Complex* samples) {
            file_.read(tile, samples, chunk.stride());
        });
        chunk.send();
    }

    const TileFile& file_;
    Device& device_;
    JobControl& control_;
    std::unique_ptr<Chunk> current_, next_;
    std::int64_t made_ = -1, fetched_ = -1;
    std::future<void> ahead_;
};

/// Work of the columns of each field.
double workOfPanel(const DiskPlan& plan) {
    return static_cast<double>(plan.fields) * static_cast<double>(plan.grid.rows * plan.tile.cols);
}

std::unique_ptr<TileFile> fileIn(JobFolder& folder, const std::string& name, const Tiling& tiling) {
    return std::make_unique<TileFile>(folder, name, tiling, sampleBytes);
}

std::string nameOf(const char* what, const DiskJob& job) {
    return what + ('-' + std::to_string(job.number));
}

/// A field whose rows are transformed back when they are read. Keeps a device that others share.
Field spectrumRows(std::shared_ptr<const TileFile> columns, const DiskJob& job,
                   JobControl& control) {
    const auto open = [columns = std::move(columns), &device = job.device, &control,
                       keeper = job.device.weak_from_this().lock()] {
        return SpectrumRows(*columns, device, control);
    };
    return made<Complex>(job.plan.field, {.isMade = true, .isOfJob = true}, open);
}

/// The transformed rows of each field, in files of their own.
std::vector<std::shared_ptr<TileFile>> rowFiles(std::span<const CarriedField> fields,
                                                const DiskJob& job, JobControl& control) {
    std::vector<std::shared_ptr<TileFile>> files;
    for (std::size_t i = 0; i < fields.size(); ++i)
        files.push_back(
            fileIn(job.folder, nameOf("rows", job) + '-' + std::to_string(i), job.plan.tiling()));
    for (std::size_t i = 0; i < fields.size(); ++i)
        RowPass(fields[i].field, job.plan, *files[i], control, true).run(job.device);
    return files;
}

/// Adds up what each field's panel is times its transfer function, and transforms the sum back.
class PanelSum {
  public:
    PanelSum(std::span<const CarriedField> fields, const DiskJob& job, Device& device)
        : fields_(fields), job_(job), device_(device) {}

    void take(Buffer& panel, std::int64_t firstCol, std::size_t field) {
        const Shape shape = panel.shape();
        device_.fft(panel, {Axis::Columns, Direction::Forward, 0, shape.cols});
        device_.multiplyTransfer(panel, transferOf(shape, firstCol, fields_[field]));
        if (fields_.size() > 1)
            add(panel, field);
        if (field + 1 == fields_.size())
            device_.fft(panel, {Axis::Columns, Direction::Inverse, 0, shape.cols});
    }

  private:
    TransferArgs transferOf(Shape panel, std::int64_t firstCol, const CarriedField& field) const {
        const PlaneGrid grid{
            panel,         job_.sampling.pitchX.si(), job_.sampling.pitchY.si(), 0, firstCol,
            job_.plan.grid};
        const CarriedPlane plane{job_.plan.field, job_.sampling, field.limitedFor()};
        TransferArgs args = transferArgs(job_.how, plane, grid, field.distance);
        args.rowCount = panel.rows;
        return args;
    }

    void add(Buffer& panel, std::size_t field) {
        const RegionArgs all{panel.shape()};
        if (!sum_)
            sum_ = device_.allocate(panel.shape());
        if (field == 0)
            device_.copyRegion(panel, *sum_, all);
        else
            device_.add(panel, *sum_);
        if (field + 1 == fields_.size())
            device_.copyRegion(*sum_, panel, all);
    }

    std::span<const CarriedField> fields_;
    const DiskJob& job_;
    Device& device_;
    std::unique_ptr<Buffer> sum_;
};

} // namespace

bool hasBand(const TileFile& file, std::int64_t band) {
    for (std::int64_t col = 0; col < file.tiling().across(); ++col)
        if (!file.isWhole(band * file.tiling().across() + col))
            return false;
    return true;
}

std::optional<Field> carriedBefore(const DiskJob& job, JobControl& control) {
    if (!std::filesystem::exists(job.folder.path() / nameOf("columns", job)))
        return std::nullopt;
    auto columns = fileIn(job.folder, nameOf("columns", job), job.plan.tiling());
    for (std::int64_t tile = 0; tile < columns->tiling().count(); ++tile) {
        control.checkpoint();
        if (!columns->isWhole(tile))
            return std::nullopt;
    }
    return spectrumRows(std::move(columns), job, control);
}

void forgetCarried(const DiskJob& job) {
    std::error_code ignored;
    std::filesystem::remove(job.folder.path() / nameOf("columns", job), ignored);
}

Field carriedOnDisk(std::span<const CarriedField> fields, const DiskJob& job, JobControl& control) {
    auto columns = fileIn(job.folder, nameOf("columns", job), job.plan.tiling());
    const std::vector<std::int64_t> panels =
        lacking(*columns, job.plan.tiling().across(), hasPanel, workOfPanel(job.plan), control);
    if (!panels.empty()) {
        const auto rows = rowFiles(fields, job, control);
        control.pass(message(FRINGE_MARK("Columns, pass 2 of 3")), FRINGE_MARK("samples"));
        const auto sumOn = [&](Device& device) -> PanelWork {
            return [sum = std::make_shared<PanelSum>(fields, job, device)](
                       Buffer& panel, std::int64_t firstCol, std::size_t field) {
                sum->take(panel, firstCol, field);
            };
        };
        transformColumns(panels, {rows, *columns, job.plan, sumOn}, job.device, control);
        for (const auto& file : rows)
            file->unlink();
    }
    return spectrumRows(std::move(columns), job, control);
}

void transformOnDisk(const std::shared_ptr<TileFile>& file, const DiskPlan& plan, Device& device,
                     JobControl& control) {
    const auto allOf = [](std::int64_t count) {
        std::vector<std::int64_t> all(at(count));
        std::iota(all.begin(), all.end(), 0);
        return all;
    };
    const auto field = planeOf<Complex>(file);
    RowPass(field, plan, *file, control, false).run(allOf(file->tiling().down()), device);
    const auto transformOn = [](Device& one) -> PanelWork {
        return [&one](Buffer& panel, std::int64_t, std::size_t) {
            one.fft(panel, {Axis::Columns, Direction::Forward, 0, panel.shape().cols});
        };
    };
    const std::vector<std::shared_ptr<TileFile>> from{file};
    transformColumns(allOf(file->tiling().across()), {from, *file, plan, transformOn}, device,
                     control);
}

} // namespace fringe
