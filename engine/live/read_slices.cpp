// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/live/read_slices.h"

#include "kernels/parallel.h"

#include <algorithm>

namespace fringe {
namespace {

constexpr std::int64_t rowsOfBand = 64;

} // namespace

ReadSlices::ReadSlices(std::vector<Slice> slices, Device& device, Buffer& wave)
    : slices_(std::move(slices)), plate_(wave.shape()), samples_(device, wave),
      readers_(static_cast<std::size_t>((plate_.rows + rowsOfBand - 1) / rowsOfBand)) {
    for (const Slice& slice : slices_)
        z_.push_back(slice.z);
}

void ReadSlices::send(std::size_t slice) {
    passAll(slices_[slice], true, samples_.toFill());
}

void ReadSlices::pass(std::size_t slice) {
    passAll(slices_[slice], false, samples_.received());
}

void ReadSlices::passAll(const Slice& slice, bool isAlone, std::span<Complex> wave) {
    parallelFor(std::ssize(readers_), 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t band = begin; band < end; ++band)
            passRows(slice, band, isAlone, wave);
    });
    samples_.send();
}

void ReadSlices::passRows(const Slice& slice, std::int64_t band, bool isAlone,
                          std::span<Complex> wave) {
    const std::int64_t first = band * rowsOfBand;
    const RowRange rows{first, std::min(rowsOfBand, plate_.rows - first)};
    const std::span<Complex> own = wave.subspan(static_cast<std::size_t>(first * plate_.cols),
                                                static_cast<std::size_t>(rows.count * plate_.cols));
    if (isAlone)
        std::ranges::fill(own, Complex());
    readerOf(slice, band).pass(slice.number, rows, own);
}

SliceReader& ReadSlices::readerOf(const Slice& slice, std::int64_t band) {
    auto& reader = readers_[static_cast<std::size_t>(band)][slice.of.get()];
    if (!reader)
        reader = slice.of->open();
    return *reader;
}

} // namespace fringe
