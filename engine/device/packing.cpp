// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/packing.h"

#include "engine/model/error.h"
#include "engine/model/mapped_plane.h"
#include "engine/model/showable_text.h"
#include "engine/model/units.h"

#include <algorithm>
#include <array>
#include <memory>

namespace fringe {
namespace {

using Sample = std::uint16_t;
using Readers = std::vector<std::unique_ptr<PlaneReader<Sample>>>;

Readers readersOf(const ValuePlanes& planes) {
    Readers readers;
    for (const Plane<Sample>& plane : planes)
        readers.push_back(plane.open());
    return readers;
}

/// A plane whose rows `fill(readers, row, col, cols, to)` makes of the planes: of one in memory at
/// once.
template <class Fill> Plane<Sample> filled(const ValuePlanes& planes, Shape shape, Fill fill) {
    const bool isOfJob =
        std::ranges::any_of(planes, [](const auto& plane) { return plane.facts().isOfJob; });
    const Plane<Sample> plane =
        made<Sample>(shape, {.isMade = true, .isOfJob = isOfJob}, [planes, fill] {
            return [fill, readers = readersOf(planes)](const Region& region, Sample* to,
                                                       std::ptrdiff_t stride) {
                for (std::int64_t row = 0; row < region.shape.rows; ++row)
                    fill(readers, region.row + row, region.col, region.shape.cols,
                         to + row * stride);
            };
        });
    return std::ranges::all_of(planes, &Plane<Sample>::isHeld) ? inMemory(plane) : plane;
}

std::vector<Sample> rowOf(PlaneReader<Sample>& reader, std::int64_t row, std::int64_t col,
                          std::int64_t cols) {
    std::vector<Sample> samples(static_cast<std::size_t>(cols));
    reader.read({row, col, {1, cols}}, samples.data(), cols);
    return samples;
}

ValuePlanes same(const Packing&, const ValuePlanes& planes) {
    return planes;
}

/// The upper eight bits in red, the others in the channel.
template <std::size_t channel>
ValuePlanes split(const Packing& packing, const ValuePlanes& values) {
    const int low = packing.bits - 8;
    ValuePlanes picture(3, mapped(values[0], [](Sample) { return Sample{0}; }));
    picture[0] = mapped(values[0], [low](Sample v) { return static_cast<Sample>(v >> low); });
    picture[channel] =
        mapped(values[0], [low](Sample v) { return static_cast<Sample>(v & ((1U << low) - 1U)); });
    return picture;
}

template <std::size_t channel>
ValuePlanes joinedBits(const Packing& packing, const ValuePlanes& picture) {
    const int low = packing.bits - 8;
    const auto fill = [low](const Readers& readers, std::int64_t row, std::int64_t col,
                            std::int64_t cols, Sample* to) {
        const std::vector<Sample> red = rowOf(*readers[0], row, col, cols);
        const std::vector<Sample> rest = rowOf(*readers[1], row, col, cols);
        std::ranges::transform(red, rest, to, [low](unsigned high, unsigned other) {
            return static_cast<Sample>(high << low | (other & ((1U << low) - 1U)));
        });
    };
    return {filled({picture[0], picture[channel]}, picture[0].shape(), fill)};
}

constexpr std::size_t bitsOfChannel = 8;

ValuePlanes framesPacked(const Packing&, const ValuePlanes& values) {
    const auto fill = [](const Readers& readers, std::int64_t row, std::int64_t col,
                         std::int64_t cols, Sample* to) {
        std::fill_n(to, cols, Sample{0});
        for (std::size_t bit = 0; bit < readers.size(); ++bit)
            std::ranges::transform(rowOf(*readers[bit], row, col, cols), std::span(to, to + cols),
                                   to, [bit](unsigned value, unsigned sum) {
                                       return static_cast<Sample>(sum | (value & 1U) << bit);
                                   });
    };
    ValuePlanes picture;
    for (auto first = values.begin(); first != values.end(); first += bitsOfChannel)
        picture.push_back(filled({first, first + bitsOfChannel}, first->shape(), fill));
    return picture;
}

ValuePlanes framesUnpacked(const Packing&, const ValuePlanes& picture) {
    ValuePlanes values;
    for (const Plane<Sample>& channel : picture)
        for (std::size_t bit = 0; bit < bitsOfChannel; ++bit)
            values.push_back(
                mapped(channel, [bit](Sample v) { return static_cast<Sample>(v >> bit & 1); }));
    return values;
}

/// What the memory of a pixel holds for each of its states, in the order of their displacement.
/// Source: Texas Instruments, ti-phase-light-modulator, p47 and p67.
constexpr std::array<unsigned, 16> memoryOfState{3,  2,  1, 7, 0,  6,  5,  4,
                                                 11, 10, 9, 8, 15, 14, 13, 12};
/// The bit of that memory under each electrode: above left, above right, below left, below right.
/// The picture of the 0.67″ PLM is mirrored behind its electrodes, which is done here before.
struct Electrodes {
    std::array<unsigned, 4> bits;
};
constexpr Electrodes electrodes47{{2, 3, 0, 1}}, electrodes67{{3, 1, 2, 0}};
constexpr Sample litElectrode = 255;

template <const Electrodes& electrodes>
ValuePlanes electrodesOf(const Packing& packing, const ValuePlanes& values) {
    const auto fill = [](const Readers& readers, std::int64_t row, std::int64_t col,
                         std::int64_t cols, Sample* to) {
        const std::int64_t first = col / 2, last = (col + cols - 1) / 2;
        const std::vector<Sample> states = rowOf(*readers[0], row / 2, first, last - first + 1);
        for (std::int64_t i = 0; i < cols; ++i) {
            const unsigned memory =
                memoryOfState[states[static_cast<std::size_t>((col + i) / 2 - first)] % 16U];
            const unsigned bit =
                electrodes.bits[static_cast<std::size_t>(row % 2 * 2 + (col + i) % 2)];
            to[i] = (memory >> bit & 1U) != 0 ? litElectrode : Sample{0};
        }
    };
    const auto [rows, cols] = values[0].shape();
    return {filled(values, {rows * packing.cell.rows, cols * packing.cell.cols}, fill)};
}

template <const Electrodes& electrodes>
ValuePlanes statesOf(const Packing& packing, const ValuePlanes& picture) {
    const auto fill = [](const Readers& readers, std::int64_t row, std::int64_t col,
                         std::int64_t cols, Sample* to) {
        const std::array rows{rowOf(*readers[0], 2 * row, 2 * col, 2 * cols),
                              rowOf(*readers[0], 2 * row + 1, 2 * col, 2 * cols)};
        for (std::int64_t i = 0; i < cols; ++i) {
            unsigned memory = 0;
            for (std::size_t k = 0; k < electrodes.bits.size(); ++k) {
                const Sample lit = rows[k / 2][static_cast<std::size_t>(2 * i) + k % 2];
                memory |= (lit & 1U) << electrodes.bits[k];
            }
            to[i] = static_cast<Sample>(std::ranges::find(memoryOfState, memory)
                                        - memoryOfState.begin());
        }
    };
    const auto [rows, cols] = picture[0].shape();
    return {filled(picture, {rows / packing.cell.rows, cols / packing.cell.cols}, fill)};
}

constexpr Shape pixel{1, 1}, twoByTwo{2, 2};
constexpr std::array packingTable{
    Packing{"gray", FRINGE_MARK("Gray"), 0, 1, 1, pixel, &same, &same},
    Packing{"red-blue-10", FRINGE_MARK("10 bits in red and blue"), 10, 1, 3, pixel, &split<2>,
            &joinedBits<2>},
    Packing{"red-green-12", FRINGE_MARK("12 bits in red and green"), 12, 1, 3, pixel, &split<1>,
            &joinedBits<1>},
    Packing{"red-green-16", FRINGE_MARK("16 bits in red and green"), 16, 1, 3, pixel, &split<1>,
            &joinedBits<1>},
    Packing{"bits-24", FRINGE_MARK("24 frames of one bit in red, green and blue"), 1, 24, 3, pixel,
            &framesPacked, &framesUnpacked},
    Packing{"plm-47", FRINGE_MARK("2 × 2 electrodes of a 0.47″ PLM"), 4, 1, 1, twoByTwo,
            &electrodesOf<electrodes47>, &statesOf<electrodes47>},
    Packing{"plm-67", FRINGE_MARK("2 × 2 electrodes of a 0.67″ PLM"), 4, 1, 1, twoByTwo,
            &electrodesOf<electrodes67>, &statesOf<electrodes67>},
};

void requirePlanes(const Packing& packing, const ValuePlanes& planes, std::size_t wanted) {
    if (planes.size() != wanted)
        throw badInput(FRINGE_MARK("The packing {0} takes {1} planes, not {2}."), packing.key,
                       wanted, planes.size());
    if (!std::ranges::all_of(
            planes, [&](const auto& plane) { return plane.shape() == planes.front().shape(); }))
        throw badInput(FRINGE_MARK("The planes that the packing {0} takes differ in size."),
                       packing.key);
}

} // namespace

std::span<const Packing> allPackings() {
    return packingTable;
}

const Packing& packingOf(std::string_view key) {
    const auto found = std::ranges::find(packingTable, key, &Packing::key);
    if (found != packingTable.end())
        return *found;
    throw badInput(FRINGE_MARK("There is no packing \"{0}\"; give one of: {1}."),
                   showable(key, mostQuoted), joined(packingTable, &Packing::key));
}

ValuePlanes packed(const Packing& packing, const ValuePlanes& values) {
    requirePlanes(packing, values, packing.frames);
    return packing.packed(packing, values);
}

ValuePlanes unpacked(const Packing& packing, const ValuePlanes& picture) {
    requirePlanes(packing, picture, packing.channels);
    const auto [rows, cols] = picture.front().shape();
    if (rows % packing.cell.rows != 0 || cols % packing.cell.cols != 0)
        throw badInput(FRINGE_MARK("A picture of {0} × {1} pixels has no whole cells of {2} × {3} "
                                   "as the packing {4} takes them."),
                       cols, rows, packing.cell.cols, packing.cell.rows, packing.key);
    return packing.unpacked(packing, picture);
}

} // namespace fringe
