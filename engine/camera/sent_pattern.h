// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/camera/slm_model.h"
#include "engine/device/sending.h"
#include "engine/run/chain.h"

namespace fringe {

/// What lies on a panel, and the model of what that does to light: for `lightOnCamera`.
struct SentPattern {
    LevelPattern values;
    SlmModel model;
};

/// A pattern as its device is sent it: a panel with what is added on the way and by its own
/// response, unless the model says how many levels really make a cycle; of other devices the levels
/// are what lies there. sent: the frame of it, which a panel has. Any thread.
SentPattern sentPattern(const PatternToSend& pattern, SlmModel model, const Frame* sent);

/// Pattern of a chain as its device is sent it. Throws `Error` (BadInput) for what its device does
/// not take.
SentPattern sentPattern(const Chain& chain, SlmModel model, JobControl& control);

} // namespace fringe
