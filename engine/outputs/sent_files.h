// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/camera/sent_pattern.h"
#include "engine/io/frame_facts.h"
#include "engine/outputs/output_kind.h"
#include "engine/run/chain.h"

#include <optional>

namespace fringe {

/// The picture of a frame that was made of levels.
LevelPattern pictureLevels(const Frame& frame, const LevelPattern& levels);

/// Writes what the device of a chain's design is sent: the picture of a frame, with a side-car that
/// says what was done to it, or the levels as they are. Throws as `writeLevels` and `Chain::sent`.
void writeSent(const OutputFile& file, const Chain& chain, const Job& job);

/// A file that was written so.
struct SentFile {
    std::string name;
    LevelPattern picture; ///< as read
    FrameFacts facts;     ///< of its metadata
};

/// What a panel shows of it, in the light that it was sent for. tables: a panel's, with those that
/// the frame was made with. Throws `Error` (BadInput) where one of them is missing or does not fit,
/// or the metadata is of another picture.
Hologram shownOfFile(const SentFile& file, const Choice& tables);

/// What lies on the panel, and the model of what that does to light, as `sentPattern` says. Throws
/// likewise.
SentPattern sentInFile(const SentFile& file, const Choice& tables, SlmModel model);

/// What is to be told of a frame: the share of its pixels that the device has no value for.
/// Nothing where there are none.
std::optional<Message> clippedText(const Frame& frame);

} // namespace fringe
