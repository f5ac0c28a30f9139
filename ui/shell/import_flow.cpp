// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_flow.h"

#include "app/studio/studio.h"
#include "app/tasks/import_mask.h"
#include "app/tasks/import_picture.h"
#include "app/tasks/import_pixels.h"
#include "app/tasks/import_points.h"
#include "app/tasks/import_spots.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/shell.h"

#include <QCoreApplication>

namespace fringe {
namespace {

struct ImportFlow {
    Q_DECLARE_TR_FUNCTIONS(fringe::ImportFlow)
};

QString pictureFilter() {
    return ImportFlow::tr("Pictures (%1)").arg(pictureFilePatterns().join(QLatin1Char(' ')));
}

} // namespace

void choosePointFile(const Shell& shell) {
    const QString filter =
        ImportFlow::tr("Point files (%1)").arg(pointFilePatterns().join(QLatin1Char(' ')));
    const QString path = shell.dialogs.openFile(ImportFlow::tr("Import points"), filter);
    if (!path.isEmpty())
        startImport(shell.studio, path);
}

void chooseSpotFile(const Shell& shell) {
    const QString path = shell.dialogs.openFile(ImportFlow::tr("Import spots"),
                                                ImportFlow::tr("Tables of spots (*.csv)"));
    if (!path.isEmpty())
        startSpotImport(shell.studio, path);
}

void choosePictureFile(const Shell& shell) {
    const QString path = shell.dialogs.openFile(ImportFlow::tr("Import picture"), pictureFilter());
    if (!path.isEmpty())
        startPictureImport(shell.studio, path);
}

void chooseAnotherPictureFile(const Shell& shell) {
    const QString path = shell.dialogs.openFile(ImportFlow::tr("Add picture"), pictureFilter());
    if (!path.isEmpty())
        startPictureAddition(shell.studio, path);
}

void choosePixelFile(const Shell& shell, PixelUse use) {
    const QString title = use == PixelUse::Beam ? ImportFlow::tr("Choose picture of the beam")
                                                : ImportFlow::tr("Choose start pattern");
    const QString path = shell.dialogs.openFile(title, pictureFilter());
    if (!path.isEmpty())
        startPixelImport(shell.studio, use, path);
}

void chooseMaskFile(const Shell& shell) {
    const QString path =
        shell.dialogs.openFile(ImportFlow::tr("Choose mask of the signal region"), pictureFilter());
    if (!path.isEmpty())
        startMaskImport(shell.studio, path);
}

void chooseTargetFile(const Shell& shell) {
    switch (shell.studio.document().design()->target) {
    case Target::Points:
        return choosePointFile(shell);
    case Target::Spots:
        return chooseSpotFile(shell);
    case Target::Picture:
        return choosePictureFile(shell);
    }
}

} // namespace fringe
