// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice.h"

#include <QString>
#include <QStringList>

#include <string>

namespace fringe {

class Studio;

/// Where data that are read go.
enum class ImportTo {
    Place,  ///< of the chosen source if it is of the kind, else of the first of the kind, which is
            ///< made if there is none; sources of other kinds are hidden
    Beside, ///< into a source of their own
};

/// Reads a file for a source of a kind: one step that can be undone, and a notice that says what
/// was assumed and offers to keep what was there before. Where no project is open yet, it is the
/// source of a new one. What cannot be read is refused with a sentence, and nothing changes.
void startImport(Studio& studio, const QString& path, const std::string& kind,
                 ImportTo to = ImportTo::Place);

/// Reads pictures of one size as layers in the order of their names, evenly spaced, into a source
/// of their own, likewise.
void startLayersImport(Studio& studio, QStringList paths);

/// The kind whose files have such names and content, that of an open project's chosen source
/// rather than others, unless the file says that it is a hologram; empty: none.
std::string kindOfFile(Studio& studio, const QString& path);

/// Whether a file says that it is a hologram: it is complex, or its metadata name an encoding.
bool isHologramFile(const QString& path);

/// "*.ply", "*.obj", …: what can be read for a source of the kind, and as such data.
QStringList importPatterns(const std::string& kind);
QStringList importPatterns(AssetType type);

/// Reads a file for another slot of the chosen source's kind than the first, likewise.
void startSlotImport(Studio& studio, const QString& path, const AssetSlot& slot);

/// Reads a picture of any size as the mask of the chosen image's signal region, over that image,
/// likewise.
void startMaskImport(Studio& studio, const QString& path);

} // namespace fringe
