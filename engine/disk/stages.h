// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace fringe {

/// What is done with each piece of a long job, in a buffer of its own: read, sent to a device,
/// worked on, received from it and written. Empty ones are left out, but `work` is there.
struct Stages {
    using Stage = std::function<void(std::int64_t piece, std::int64_t buffer)>;

    Stage read{}, send{}, work{}, receive{}, write{};
};

/// Does `work` on the caller's thread and each other stage on one of its own, so that the disk and
/// the way to the device are busy while a piece is worked on. The first exception of a stage ends
/// all and is rethrown here.
void inStages(std::int64_t pieces, std::int64_t buffers, const Stages& stages);

/// Calls `body(i)` for i in [0, count) on some threads that wait for the disk most of the time.
/// The first exception ends all and is rethrown here.
void onDiskThreads(std::int64_t count, const std::function<void(std::int64_t)>& body);

} // namespace fringe
