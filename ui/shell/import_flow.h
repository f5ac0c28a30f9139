// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/pixel_edits.h"
#include "app/tasks/import_source.h"

#include <QStringList>

class QDropEvent;

namespace fringe {

class Studio;
struct Shell;

/// Asks for a file of the chosen source's kind, of any kind beside it or where there is none, and
/// imports it.
void chooseSourceFile(const Shell& shell, ImportTo to);

/// Asks for a file for a source of the kind, and adds it beside the others.
void addSourceFile(const Shell& shell, const ChoiceInfo& kind);

/// Asks for a file for another slot of the chosen source than the first, and imports it.
void chooseSlotFile(const Shell& shell, const AssetSlot& slot);

/// Imports a file as its name says, or says that it cannot be imported.
void importFile(Studio& studio, const QString& path, ImportTo to);

/// Asks for a file of the beam or the start of the open project's pattern.
void choosePixelFile(const Shell& shell, PixelUse use);

/// Asks for a mask of the chosen picture's signal region.
void chooseMaskFile(const Shell& shell);

/// Asks for a picture that the reconstruction is compared with.
void chooseReferenceFile(const Shell& shell);

/// Whether a file could be one of those that hold a picture, and does not say that it is a
/// hologram.
bool isPictureFile(const QString& path);

/// The path of the one local file that is dropped; empty if it is something else.
QString droppedFile(const QDropEvent& event);

/// The paths of all local files that are dropped.
QStringList droppedFiles(const QDropEvent& event);

} // namespace fringe
