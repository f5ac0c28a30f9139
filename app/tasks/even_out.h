// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace fringe {

class Studio;

/// Rounds in which a camera looks at the spots of the design.
struct EvenOutPlan {
    int rounds = 10;
    int iterations = 10; ///< of a round
    double gain = 0.7;   ///< exponent of corrections
    /// A command of the shell with {pattern} and {picture}; empty: the simulated camera.
    QString command{};
    QString registration{}; ///< file that says how its camera stands; empty: that is found
    double seconds = 60;    ///< that it may take
};

/// Designs patterns as `evenByCamera` does and sets the weights of the most even one as one step of
/// the history, with that pattern as its result; `Studio::evening` has the rounds meanwhile. What
/// was reached before a fault, or before it was cancelled, is offered.
void startEvenOut(Studio& studio, const EvenOutPlan& plan);

/// Why that cannot be done with the design, in the user's language; empty: it can.
QString whyNotEvened(Studio& studio);

/// Whether the spots have weights of a camera, beside which the intensities that are wanted are
/// kept.
bool areWeighted(Studio& studio);

/// Spots have the intensities again that are wanted, as one step.
void dropWeights(Studio& studio);

/// Reads a picture of a real camera, or a file of JSON that says how one stands.
void startCameraImport(Studio& studio, const QString& path);

} // namespace fringe
