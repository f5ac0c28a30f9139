// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/device/frame.h"
#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/model/finding.h"

namespace fringe {

/// A pattern, and what it is to be made ready for.
struct PatternToSend {
    const Hologram& field;
    const LevelPattern& levels; ///< of the field, by the design's encoding
    const Choice& device;
};

/// What an encoded pattern is made ready for, found by its file `NAME_device.cpp`, which defines
/// `extern const OutputDevice NAME_device`. All functions: any thread.
struct OutputDevice {
    ChoiceInfo info;
    /// What is wrong with a design's device, each with the key of its row; null: nothing.
    Findings (*check)(const Design& design) = nullptr;
    /// Throws `Error` (BadInput) for what `check` refuses; null: the levels go as they are.
    Frame (*send)(const PatternToSend& pattern) = nullptr;
    /// What the device shows of a frame that was sent to it, in the light of beam and aperture;
    /// null where `send` is.
    Hologram (*show)(const Frame& frame, const PatternToSend& pattern) = nullptr;
    /// The phases of the first plane of a pattern as a frame has them, without all that was added
    /// on the way [cycles]; null where `send` is.
    Plane<double> (*phases)(const Frame& frame, const PatternToSend& pattern) = nullptr;
};

/// In the order of their files' names.
const std::vector<const OutputDevice*>& allOutputDevices();

/// Throws `Error` (BadInput) that lists the keys that exist.
const OutputDevice& outputDeviceOf(std::string_view key);

/// Throws `Error` (BadInput) for a device that is sent nothing.
void requirePanel(const Choice& device);

/// What is wrong with the device of a design, with the paths of its rows.
Findings findingsOnDevice(const Design& design);

/// The design with that stop. Summed light that is shown by plain phases is shown by fitted ones
/// behind one about the axis.
Design withStop(Design design, FocalStop stop);

/// What a device shows of its pattern: the frame that it was sent, read back; null: the levels.
Hologram shownOf(const PatternToSend& pattern, const Frame* sent);

} // namespace fringe
