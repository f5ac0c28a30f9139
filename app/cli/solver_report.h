// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/run/run.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace fringe {

/// What came of a design: how it ended, the figures of the best pattern and of every iteration; of
/// spots the power at each, beside the target, in the best and in the last pattern; of pictures how
/// like the target what is seen is; of other places of light how many there are. Sources are of one
/// kind.
nlohmann::ordered_json solverReport(const Design& design, const SolverResult& result,
                                    const std::vector<SeenPicture>& seen);

/// The figures that there are, by name.
nlohmann::ordered_json figuresJson(const Figures& figures);

/// "e 0.926, u 0.967, sigma 1.24 %, phase error 0.0123 rad" or "e 0.926, error 0.067, sigma 1.24 %,
/// PSNR 31.2 dB": the figures that there are.
std::string figuresText(const Figures& figures);

/// "…figures… in iteration 18 of 20", and of pictures the PSNR "on a grid twice as fine"; of a
/// design for any phase what it was before its pattern was rounded to levels.
std::string bestText(const Design& design, const SolverResult& result);

/// "; PSNR 18.2 dB on a grid twice as fine"; nothing where that was not measured.
std::string finerText(std::optional<double> psnr);

} // namespace fringe
