// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/read_back.h"

#include "engine/io/atomic_file.h"
#include "engine/model/error.h"

#include <algorithm>
#include <cstring>

namespace fringe {
namespace {

// NaN is not equal to itself, so stored samples are compared by their bits.
template <class T> bool isSamePlane(const Plane<T>& a, const Plane<T>& b) {
    return a.shape() == b.shape()
           && std::memcmp(a.samples().data(), b.samples().data(), a.samples().size_bytes()) == 0;
}

template <class Content> bool areSame(const Content& written, const Content& read) {
    return std::ranges::equal(written.planes, read.planes,
                              [](const auto& a, const auto& b) { return isSamePlane(a, b); });
}

bool isRealPlane(const Plane<float>& a, const Field& b) {
    return std::ranges::equal(a.samples(), b.samples(), [](float value, Complex sample) {
        const float real = sample.real();
        return std::memcmp(&value, &real, sizeof value) == 0;
    });
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

StoredData readBack(const AtomicFile& file,
                    const std::function<StoredData(const std::filesystem::path&)>& read) {
    try {
        return read(file.temporary());
    } catch (const Error&) {
        file.requireRoom();
        throw failed(FRINGE_MARK("{0}: what was written could not be read back; check the free "
                                 "space and the health of the disk, then write again."),
                     file.target().string());
    }
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

void requireSame(bool same, const AtomicFile& file) {
    if (same)
        return;
    file.requireRoom();
    throw failed(FRINGE_MARK("{0}: what was written reads back differently; check the free "
                             "space and the health of the disk, then write again."),
                 file.target().string());
}

} // namespace fringe
