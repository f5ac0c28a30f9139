// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/solvers/solver_state.h"

#include <cstdint>
#include <string>

/// The only answers to "is it the same?": of exactly what decides the bits. Names, outputs, hidden
/// sources and what is looked at decide none. Any thread.
namespace fringe {

/// What comes of a design, each stage of those before it.
enum class Stage {
    Design,     ///< as it is
    Iterations, ///< of a solver, however they end; of summed light: the planes
    Field,      ///< as it ended, in the light that the plate is lit by
    Levels,     ///< by its encoding
    Sent,       ///< to its device
    Picture,    ///< of a look
};

/// True if two designs agree in all that decides that stage, `Iterations` to `Sent`. Data that they
/// share are not read.
bool areSame(const Design& a, const Design& b, Stage stage);

/// What a solver's state has to fit, so that a design goes on from it.
StateKey stateKey(const Design& design);

/// Key of what a job works on, whether it sums or designs, and of its levels; files are marked by
/// it. realPart: as planned, only that of the field is made.
std::uint64_t workKey(const Design& design, bool realPart = false);

/// Key of a field with this sampling that a design's propagation carries and its encoding makes
/// levels of. words: say which field, and where to.
std::uint64_t carriedKey(const Sampling& sampling, const Design& design, const std::string& words);

} // namespace fringe
