// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace fringe {

class Studio;

/// "*.npy", …: the files that can hold a kind of output, the usual one first.
QStringList exportPatterns(const std::string& what);

/// An output that is offered of a design.
struct ExportOffer {
    const ChoiceInfo* kind;
    bool isUsual = false;             ///< where none is wanted
    std::optional<Length> distance{}; ///< of the picture that it is
};
std::vector<ExportOffer> exportOffers(const Design& design);
std::vector<ExportOffer> exportOffers(Studio& studio); ///< of the result on show

/// Writes an output of the result that is at hand, computing pictures that it shows. An existing
/// file is replaced: ask before. Needs a hologram in the result store.
void startExport(Studio& studio, const Choice& what, const QString& path);

/// Writes the bytes into a file, as a job. An existing file is replaced: ask before.
void startFileSave(Studio& studio, const QString& path, const QByteArray& content);

/// The files that running the project would write into its folder and that exist already.
QStringList existingOutputs(Studio& studio);

/// Writes every output of the project into its folder: of the result on show if that is of the
/// design, or wanted all the same, else of what is computed then. The project must have been saved.
void startOutputs(Studio& studio, bool ofShown = false);

} // namespace fringe
