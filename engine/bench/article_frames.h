// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/benchmark.h"
#include "kernels/ops.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

/// What the benchmarks of M. Bisson's article share (OpenGL / OpenCL interoperability: a case study
/// using autostereograms, CodeProject, 2014).
namespace fringe::article {

inline constexpr Shape tileShape{85, 85};
inline constexpr std::int64_t maxOffset = 30;
inline constexpr Shape judged{48, 640}; ///< depth of which errors are; the reference is slow

/// Noise of any colours for the tile, the same on every machine.
std::vector<Rgba8> colours();

/// A depth, row-major.
struct Depth {
    std::span<const float> samples;
    Shape shape;
};

/// Relative L2 of a stereogram's colours against the reference.
double colourError(std::span<const Rgba8> pixels, const Depth& depth, const StereogramArgs& args);

/// A row with the times of frames of a size.
struct TimedFrames {
    BenchRow row;
    std::string processor; ///< time of all threads a frame [ms], as text
    std::string least;     ///< time of the fastest frames, each [ms], likewise
};

/// Times `atOnce` frames together, by all that `frames` does and waits for.
TimedFrames timedFrames(BenchRow row, int atOnce, const std::function<void()>& frames);

} // namespace fringe::article
