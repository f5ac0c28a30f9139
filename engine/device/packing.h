// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/plane.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// How the values of a panel's pixels lie in the picture that is sent to it. Pure; any thread.
namespace fringe {

using ValuePlanes = std::vector<Plane<std::uint16_t>>;

/// A row of the table of packings.
struct Packing {
    const char* key;   ///< "gray", in presets and files
    const char* label; ///< FRINGE_MARKed
    int bits;          ///< of a value: it is below 2^bits; 0: as many as the panel has, up to 16
    std::size_t frames = 1;   ///< planes of values in one picture
    std::size_t channels = 1; ///< of the picture, each of 8 bits if there are 3: red, green, blue
    Shape cell{1, 1};         ///< pixels of the picture for a value: {2, 2} of a PLM

    /// A value is a sample of the picture.
    bool isPlain() const { return frames == 1 && channels == 1 && cell == Shape{1, 1}; }

    /// `frames` planes of one shape (rows, cols) become `channels` of (rows · cell.rows, cols ·
    /// cell.cols), made when they are read unless the values lie in memory.
    ValuePlanes (*packed)(const Packing& packing, const ValuePlanes& values);
    /// The values of such a picture, of whole cells. Bits that no value sets are not looked at.
    ValuePlanes (*unpacked)(const Packing& packing, const ValuePlanes& picture);
};

/// | key | picture |
/// |---|---|
/// | gray | the value |
/// | red-blue-10 | red: the upper eight bits; blue: the lower two (Meadowlark's HDMI panels) |
/// | red-green-12, red-green-16 | red: the upper eight bits; green: the lower four, or eight |
/// | bits-24 | 24 frames of one bit: bit k of red is frame k, of green 8 + k, of blue 16 + k |
/// | plm-47, plm-67 | four bits on 2 × 2 electrodes in the order of the PLM's memory, 255 or 0 |
std::span<const Packing> allPackings();

/// Throws `Error` (BadInput) that lists the keys that exist.
const Packing& packingOf(std::string_view key);

/// The picture of values. Throws `Error` (BadInput) where there are not as many planes as the
/// packing takes.
ValuePlanes packed(const Packing& packing, const ValuePlanes& values);
/// The values of a picture; throws also where its size is none of whole cells.
ValuePlanes unpacked(const Packing& packing, const ValuePlanes& picture);

} // namespace fringe
