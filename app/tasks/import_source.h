// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice.h"
#include "engine/model/design.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <string>

namespace fringe {

class Studio;

/// Where data that are read go.
enum class ImportTo {
    Place,  ///< of the chosen source if it is of the kind, else of the first of the kind, which is
            ///< made if there is none; sources of other kinds are hidden
    Beside, ///< into a source of their own
    Fresh,  ///< into the source of a new project: what was open is given up, so ask before
};

/// Reads files as they are best understood, see `readFiles`: one step a source that can be undone,
/// and a notice that says what came in, and offers to keep what was there before. Where no project
/// is open yet, the first begins one. Device presets join the user's. What cannot be read is
/// refused with a sentence, and changes nothing.
void startImport(Studio& studio, const QStringList& paths, ImportTo to);

/// Reads a file for a source of the kind, likewise.
void startImport(Studio& studio, const QString& path, const std::string& kind,
                 ImportTo to = ImportTo::Place);

/// Reads the file that the chosen source came from as another kind, which takes the source's place,
/// likewise. reading: options of how, see `Origin::reading`; ended: is called then, whatever became
/// of it.
void startReadingAs(Studio& studio, const std::string& kind, const std::string& reading = {},
                    std::function<void()> ended = {});

/// Reads a file for another slot of the chosen source's kind than the first, likewise.
void startSlotImport(Studio& studio, const QString& path, const AssetSlot& slot);

/// Reads a picture of any size as the mask of the chosen image's signal region, over that image,
/// likewise.
void startMaskImport(Studio& studio, const QString& path);

/// "*.ply", "*.obj", …: what can be read for a source of the kind, and as such data.
QStringList importPatterns(const std::string& kind);
QStringList importPatterns(AssetType type);

/// Whether a file has the name of one that can be imported, whatever it holds.
bool canImport(const QString& path);

} // namespace fringe
