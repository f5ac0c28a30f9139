// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/read_back.h"

#include "engine/io/atomic_file.h"
#include "engine/io/file_checks.h"
#include "engine/model/error.h"
#include "engine/model/read_plane.h"
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

/// Adds up the rows that are read of another plane, once it is known that they are finite.
template <class T> class SummedPlane final : public ReadPlane<T> {
  public:
    explicit SummedPlane(Plane<T> plane) : ReadPlane<T>(plane.shape()), plane_(std::move(plane)) {}

    void read(const Region& region, T* target, std::ptrdiff_t stride) const override {
        const auto [rows, cols] = region.shape;
        plane_.read(region, {target, static_cast<std::size_t>((rows - 1) * stride + cols)}, stride);
        for (std::int64_t row = 0; row < rows; ++row) {
            const std::span<const T> line(target + row * stride, static_cast<std::size_t>(cols));
            requireFinite(line);
            sum_.add(line);
        }
    }
    std::uint64_t sum() const { return sum_.value(); }

  private:
    Plane<T> plane_;
    mutable RowSum sum_;
};

template <class Content> Content withSums(Content content) {
    for (auto& plane : content.planes)
        if (!plane.isInMemory())
            plane = {
                plane.shape(),
                std::make_shared<SummedPlane<std::decay_t<decltype(plane.samples()[0])>>>(plane)};
    return content;
}

// NaN is not equal to itself, so stored samples are compared by their bits.
template <class T> bool isSamePlane(const Plane<T>& a, const Plane<T>& b) {
    if (a.shape() != b.shape())
        return false;
    if (const auto* const summed = a.template storedAs<SummedPlane<T>>()) {
        RowSum sum;
        inBands(b, [&](std::int64_t, std::span<const T> rows) { sum.add(rows); });
        return sum.value() == summed->sum();
    }
    bool isSame = true;
    inBands(b, [&](std::int64_t first, std::span<const T> rows) {
        const T* const own = a.samples().data() + first * a.shape().cols;
        isSame = isSame && std::memcmp(own, rows.data(), rows.size_bytes()) == 0;
    });
    return isSame;
}

template <class Content> bool areSame(const Content& written, const Content& read) {
    return std::ranges::equal(written.planes, read.planes,
                              [](const auto& a, const auto& b) { return isSamePlane(a, b); });
}

/// b: without imaginary parts.
bool isRealPlane(const Plane<float>& a, const Field& b) {
    return isSamePlane(a, mapped(b, [](Complex sample) { return sample.real(); }));
}

bool areSame(const Picture& written, const Hologram& read) {
    return written.shape() == read.shape()
           && std::ranges::equal(written.planes, read.planes, isRealPlane);
}

template <class Stored, class Written>
bool isStored(const Written& written, const FieldOrLevels& read) {
    const auto* stored = std::get_if<Stored>(&read);
    return stored && areSame(written, *stored);
}

} // namespace

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

Hologram summedUp(const Hologram& content) {
    return withSums(content);
}

LevelPattern summedUp(const LevelPattern& content) {
    return withSums(content);
}

Picture summedUp(const Picture& content) {
    return withSums(content);
}

bool isSame(const Hologram& written, const FieldOrLevels& read) {
    return isStored<Hologram>(written, read);
}

bool isSame(const LevelPattern& written, const FieldOrLevels& read) {
    return isStored<LevelPattern>(written, read);
}

bool isSame(const Picture& written, const FieldOrLevels& read) {
    return isStored<Hologram>(written, read);
}

} // namespace fringe
