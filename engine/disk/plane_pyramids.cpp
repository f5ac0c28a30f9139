// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/disk/plane_pyramids.h"

#include "engine/disk/halving.h"
#include "engine/disk/tile_plane.h"
#include "engine/job/job_control.h"
#include "engine/optics/finite.h"

#include <algorithm>
#include <filesystem>
#include <span>
#include <string>

namespace fringe {
namespace {

constexpr std::int64_t tileSide = 256, coarsestSide = 512;

bool isHalved(Shape shape) {
    return std::max(shape.rows, shape.cols) > coarsestSide;
}

std::string seenName(std::size_t plane) {
    return "seen-" + std::to_string(plane);
}

/// Whether a file is of a plane of a hologram in full resolution.
bool isSeen(const std::string& name) {
    return name.starts_with("seen-") && !name.ends_with("-half");
}

Tiling tilingOf(Shape plane) {
    return {plane, {std::min(plane.rows, tileSide), std::min(plane.cols, tileSide)}};
}

/// Takes the rows of a plane from the top to a file, if it is to have one, and to a pyramid of
/// planes of half the resolution.
template <class T, class Mean> class PyramidWriter {
  public:
    PyramidWriter(const JobFolder& folder, const std::string& name, Shape shape, const Mean& mean,
                  bool isStored)
        : shape_(shape), mean_(mean) {
        if (isStored)
            file_ = std::make_unique<TileFile>(folder, name, tilingOf(shape), sizeof(T));
        if (file_ && !isSeen(name))
            file_->unlink();
        if (isHalved(shape))
            half_ = std::make_unique<PyramidWriter>(folder, name + "-half", halfShape(shape), mean,
                                                    true);
        strip_.reserve(stripSize());
    }

    void add(std::span<const T> rows) {
        while (!rows.empty()) {
            const auto some = rows.first(std::min(rows.size(), stripSize() - strip_.size()));
            strip_.insert(strip_.end(), some.begin(), some.end());
            rows = rows.subspan(some.size());
            if (strip_.size() == stripSize())
                passOn();
        }
    }

    /// stored: the plane where it lies already; else that of the file is taken.
    Plane<T> finish(Plane<T> stored = {}) {
        if (!strip_.empty())
            passOn();
        if (file_)
            stored = planeOf<T>(std::move(file_));
        if (!half_)
            return stored;
        return stored.withHalf(half_->finish());
    }

  private:
    std::size_t stripSize() const { return static_cast<std::size_t>(tileSide * shape_.cols); }

    void passOn() {
        if (file_)
            write();
        ++strips_;
        if (half_)
            half_->add(
                std::span<const T>(halvedRows(std::span<const T>(strip_), shape_.cols, mean_)));
        strip_.clear();
    }

    void write() {
        const Tiling& tiling = file_->tiling();
        onDiskThreads(tiling.across(), [&](std::int64_t col) {
            file_->write(strips_ * tiling.across() + col, strip_.data() + col * tiling.tile.cols,
                         shape_.cols);
        });
    }

    Shape shape_;
    const Mean& mean_;
    std::unique_ptr<TileFile> file_;
    std::unique_ptr<PyramidWriter> half_;
    std::vector<T> strip_;
    std::int64_t strips_ = 0; ///< passed on
};

template <class T, class Mean>
Plane<T> withPyramid(const Plane<T>& plane, const JobFolder& folder, const std::string& name,
                     const Mean& mean, JobControl& control) {
    const bool isThere = !plane.isHeld() && !plane.facts().isMade;
    PyramidWriter<T, Mean> writer(folder, name, plane.shape(), mean, !isThere);
    inBands(plane, [&](std::int64_t, std::span<const T> rows) {
        requireFinite(rows);
        writer.add(rows);
        if (!plane.facts().isOfJob) // else what makes it tells more
            control.advance(static_cast<double>(rows.size()));
    });
    return writer.finish(plane);
}

/// Files of all planes have names of their own.
template <class T, class Mean>
void addPyramids(std::vector<Plane<T>>& planes, const JobFolder& folder, const std::string& name,
                 const Mean& mean, JobControl& control) {
    for (std::size_t i = 0; i < planes.size(); ++i)
        planes[i] = withPyramid(planes[i], folder, name + '-' + std::to_string(i), mean, control);
}

} // namespace

Hologram withPyramids(Hologram hologram, const JobFolder& folder, JobControl& control) {
    addPyramids(hologram.planes, folder, "seen", &meanWave, control);
    return hologram;
}

std::vector<Field> planesMade(const JobFolder& folder, Shape shape, std::size_t count) {
    std::vector<Field> planes;
    for (std::size_t i = 0; i < count; ++i) {
        if (!std::filesystem::exists(folder.path() / seenName(i)))
            return {};
        auto file =
            std::make_shared<TileFile>(folder, seenName(i), tilingOf(shape), sizeof(Complex));
        for (std::int64_t tile = 0; tile < file->tiling().count(); ++tile)
            if (!file->isWhole(tile))
                return {};
        planes.push_back(planeOf<Complex>(std::move(file)));
    }
    return planes;
}

LevelPattern withPyramids(LevelPattern levels, const JobFolder& folder, JobControl& control) {
    addPyramids(levels.planes, folder, "levels", MeanLevel(levels), control);
    return levels;
}

std::uint64_t pyramidBytes(Shape plate, std::size_t planes) {
    std::uint64_t bytes = TileFile::bytes(tilingOf(plate), sizeof(std::uint16_t));
    while (isHalved(plate)) {
        plate = halfShape(plate);
        for (const std::size_t sample : {sizeof(Complex), sizeof(std::uint16_t)})
            bytes += TileFile::bytes(tilingOf(plate), sample);
    }
    return planes * bytes;
}

} // namespace fringe
