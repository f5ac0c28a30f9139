// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/device/sending.h"
#include "engine/outputs/output_kind.h"

#include <optional>

namespace fringe {

/// What the design's device is sent of a pattern; nothing of one that takes its levels as they are.
/// Throws `Error` (BadInput) for what the device does not take.
std::optional<Frame> frameOf(const Design& design, const Hologram& field,
                             const LevelPattern& levels);

/// The picture of a frame that was made of levels.
LevelPattern pictureLevels(const Frame& frame, const LevelPattern& levels);

/// Writes the picture of a frame, with a side-car that says what was done to it. Throws as
/// `writeLevels`.
void writeSent(const OutputFile& file, const Frame& frame, const LevelPattern& levels,
               const Design& design);

/// What a panel shows of a file that was written so, by its side-car, in the light that it names;
/// nothing of another file. picture: as read from it. tables: a panel's, with those that the frame
/// was made with. Throws `Error` (BadInput) where one of them is missing or does not fit, or the
/// side-car is damaged.
std::optional<Hologram> shownOfFile(const std::filesystem::path& path, const LevelPattern& picture,
                                    const Choice& tables);

/// What is to be told of a frame: the share of its pixels that the device has no value for.
/// Nothing where there are none.
std::optional<Message> clippedText(const Frame& frame);

} // namespace fringe
