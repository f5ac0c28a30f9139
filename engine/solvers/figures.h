// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

namespace fringe {

/// How good a pattern is, as `spotFigures` and `pictureFigures` define it.
struct Figures {
    double efficiency = 0; ///< share of the light that gets where it is wanted
    double error = 0;      ///< relative to the target, at the scale that makes it least
    double sigma = 0;      ///< of light over target, in percent of its mean
    double zeroOrder = 0;  ///< |Σ u|²/(Σ |u|)²: light that is not deflected
    std::optional<double> uniformity{}; ///< of spots
    std::optional<double> psnr{};       ///< of pictures [dB]
    std::optional<double> phaseError{}; ///< of places whose phases are given, rms [rad]

    /// Places closer than the plate resolves, or behind one another, share light, which the
    /// efficiency counts for each.
    bool countsLightTwice() const { return efficiency > 1.0005; }

    friend bool operator==(const Figures&, const Figures&) = default;
};

/// Figures of all that is wanted at once, from the figures of each: the means of efficiency and σ,
/// the root mean squares of errors and phase errors, the lowest uniformity, the PSNR of the mean
/// square. Not empty.
Figures combined(std::span<const Figures> each);

/// Whether a pattern is to be kept in place of another: where all is spots it is more uniform, else
/// its error is smaller; if that is the same it is more efficient.
bool isBetter(const Figures& figures, const Figures& than);

} // namespace fringe
