// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/pixel_edits.h"
#include "app/tasks/import_source.h"

#include <QStringList>

class QDropEvent;

namespace fringe {

class Studio;
struct Shell;

/// Asks for files and imports them as they are best understood.
void chooseSourceFiles(const Shell& shell, ImportTo to);

/// Asks for a file for another slot of the chosen source than the first, and imports it.
void chooseSlotFile(const Shell& shell, const AssetSlot& slot);

/// Asks for a file of the beam or the start of the open project's pattern.
void choosePixelFile(const Shell& shell, PixelUse use);

/// Asks for a mask of the chosen picture's signal region.
void chooseMaskFile(const Shell& shell);

/// Asks for a picture that the reconstruction is compared with.
void chooseReferenceFile(const Shell& shell);

/// Whether a file has the name of one that holds a picture.
bool isPictureFile(const QString& path);

/// The path of the one local file that is dropped; empty if it is something else.
QString droppedFile(const QDropEvent& event);

/// The paths of all local files that are dropped.
QStringList droppedFiles(const QDropEvent& event);

} // namespace fringe
