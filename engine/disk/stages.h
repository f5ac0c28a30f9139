// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace fringe {

/// What is done with each piece of a long job, in a buffer of its own.
struct Stages {
    static constexpr std::int64_t buffers = 3;
    using Stage = std::function<void(std::int64_t piece, std::int64_t buffer)>;

    Stage read, work, write;
};

/// Reads piece after piece on one thread, works on the caller's and writes on a third, so that the
/// disk is busy while a piece is worked on. The first exception of a stage ends all and is rethrown
/// here.
void inStages(std::int64_t pieces, const Stages& stages);

/// Calls `body(i)` for i in [0, count) on some threads that wait for the disk most of the time.
/// The first exception ends all and is rethrown here.
void onDiskThreads(std::int64_t count, const std::function<void(std::int64_t)>& body);

} // namespace fringe
