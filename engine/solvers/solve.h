// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/solver.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace fringe {

struct Shown;

/// What ended the iterations of a design: one of its rules, or somebody.
enum class SolverEnd { Iterations, Uniformity, Error, Efficiency, NoGain, Time, Stopped };

/// "iterations", "uniformity", "error", "efficiency", "no gain", "time", "stopped": for reports.
const char* solverEndName(SolverEnd end);

/// How the iterations of a design are run, beside what is designed. After an iteration the pixels
/// of patterns are fetched from the device for who asks for them, or copies the state.
struct SolverRun {
    std::optional<SolverState> resume; ///< to go on from
    /// Called on the job's thread once the start is measured and after every iteration.
    std::function<void(const SolverState&)> afterIteration;
    /// Sum each pair of a spot and a pixel by itself, to compare with products of matrices.
    bool eachPair = false;
    /// False: leave the figures of what is kept within the design's tolerance.
    bool judges = true;
};

struct SolverResult {
    SolverState state; ///< what is kept of it was measured exactly, unless it was stopped
    SolverEnd end = SolverEnd::Iterations;
    std::string device; ///< id
    /// PSNR of the best pattern on a finer grid, as `finerPsnr`; nothing where it is not measured.
    std::optional<double> finerPsnr{};
    /// As the iterations left it, where their sums were not exact.
    std::optional<SolverState> unjudged;
    /// From where more iterations give the bits of one longer run.
    const SolverState& goOnFrom() const { return unjudged ? *unjudged : state; }
};

/// The share of the work of a start and all iterations that a run has before it.
double shareLeft(const SolverRun& run, const StopRules& stop);

/// Does iterations until a stop rule holds. The same input gives the same bits on one machine and
/// device, also where it was resumed. When it is cancelled after the start was measured, the best
/// pattern is the result and the end is `Stopped`; before, it throws `Cancelled`.
SolverResult solve(Optics& optics, const Solving& solving, const SolverRun& run);

/// Figures of what a pattern shows.
Figures figuresOf(const Shown& shown, const WantedList& wanted);

/// Measures what is kept of a design exactly, as `shown`, which a device shows of its pattern.
void judge(SolverResult& result, const Pattern& shown, Optics& optics);

/// I at every place of what is wanted at single places, one after the other.
std::vector<float> powersOf(const std::vector<Samples>& fields, const WantedList& wanted);

} // namespace fringe
