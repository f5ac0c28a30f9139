// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/read_back.h"

#include "engine/io/atomic_file.h"
#include "engine/io/file_checks.h"
#include "engine/model/error.h"
#include "engine/model/mapped_plane.h"
#include "engine/optics/finite.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <xxhash.h>

namespace fringe {
namespace {

/// Checksum of rows from the top.
class RowSum {
  public:
    RowSum() { XXH3_64bits_reset(state_.get()); }
    template <class T> void add(std::span<const T> rows) {
        XXH3_64bits_update(state_.get(), rows.data(), rows.size_bytes());
    }
    std::uint64_t value() const { return XXH3_64bits_digest(state_.get()); }

  private:
    struct Free {
        void operator()(XXH3_state_t* state) const { XXH3_freeState(state); }
    };
    std::unique_ptr<XXH3_state_t, Free> state_{XXH3_createState()};
};

/// A plane with the samples of another, whose reader, if it goes over all rows from the top, leaves
/// the sum of what it has read, once it is known that this is finite.
template <class T> Plane<T> summedUp(const Plane<T>& plane, std::shared_ptr<SumOfRows> left) {
    const PlaneFacts facts{.isMade = true, .isOfJob = plane.facts().isOfJob};
    return made<T>(plane.shape(), facts, [plane, left = std::move(left)] {
        return [reader = plane.open(), rows = plane.shape().rows, &left,
                sum = RowSum()](const Region& region, T* to, std::ptrdiff_t stride) mutable {
            reader->read(region, to, stride);
            for (std::int64_t row = 0; row < region.shape.rows; ++row, to += stride) {
                const std::span<const T> line(to, static_cast<std::size_t>(region.shape.cols));
                requireFinite(line);
                sum.add(line);
            }
            if (region.row + region.shape.rows == rows)
                *left = sum.value();
        };
    });
}

// NaN is not equal to itself, so stored samples are compared by their bits.
template <class T> bool isSamePlane(const Plane<T>& a, const SumOfRows* sum, const Plane<T>& b) {
    if (a.shape() != b.shape())
        return false;
    if (sum != nullptr) {
        RowSum own;
        inBands(b, [&](std::int64_t, std::span<const T> rows) { own.add(rows); });
        return own.value() == *sum;
    }
    bool isSame = true;
    inBands(b, [&](std::int64_t first, std::span<const T> rows) {
        const T* const own = a.samples().data() + first * a.shape().cols;
        isSame = isSame && std::memcmp(own, rows.data(), rows.size_bytes()) == 0;
    });
    return isSame;
}

template <class T> const Plane<T>& comparable(const Plane<T>&, const Plane<T>& read) {
    return read;
}
/// Pictures are stored without imaginary parts.
Plane<float> comparable(const Plane<float>&, const Field& read) {
    return mapped(read, [](Complex sample) { return sample.real(); });
}

template <class Stored, class Content>
bool isStored(const Written<Content>& written, const FieldOrLevels& read) {
    const auto* stored = std::get_if<Stored>(&read);
    const auto& planes = written.content.planes;
    if (stored == nullptr || stored->planes.size() != planes.size())
        return false;
    for (std::size_t i = 0; i < planes.size(); ++i)
        if (!isSamePlane(planes[i], written.sums[i].get(),
                         comparable(planes[i], stored->planes[i])))
            return false;
    return true;
}

} // namespace

template <class Content> Written<Content>::Written(Content of) : content(std::move(of)) {
    for (auto& plane : content.planes) {
        sums.push_back(plane.isHeld() ? nullptr : std::make_shared<SumOfRows>());
        plane = sums.back() ? summedUp(plane, sums.back()) : inMemory(plane);
    }
}

template struct Written<Hologram>;
template struct Written<LevelPattern>;
template struct Written<Picture>;

void requireSame(const AtomicFile& file,
                 const std::function<bool(const std::filesystem::path&)>& isSameAt) {
    bool same = false;
    try {
        same = isSameAt(file.temporary());
    } catch (const MemoryRefused&) { // says nothing of the disk
        throw;
    } catch (const Error&) {
        file.requireRoom();
        throw failed(FRINGE_MARK("{0}: what was written could not be read back; check the free "
                                 "space and the health of the disk, then write again."),
                     file.target().string());
    }
    if (same)
        return;
    file.requireRoom();
    throw failed(FRINGE_MARK("{0}: what was written reads back differently; check the free "
                             "space and the health of the disk, then write again."),
                 file.target().string());
}

bool isSame(const Written<Hologram>& written, const FieldOrLevels& read) {
    return isStored<Hologram>(written, read);
}

bool isSame(const Written<LevelPattern>& written, const FieldOrLevels& read) {
    return isStored<LevelPattern>(written, read);
}

bool isSame(const Written<Picture>& written, const FieldOrLevels& read) {
    return isStored<Hologram>(written, read);
}

} // namespace fringe
