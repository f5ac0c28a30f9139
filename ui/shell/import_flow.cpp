// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_flow.h"

#include "app/studio/studio.h"
#include "app/tasks/import_pixels.h"
#include "app/tasks/import_reference.h"
#include "app/text/localised.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/shell.h"

#include <QCoreApplication>
#include <QDir>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

namespace fringe {
namespace {

struct ImportFlow {
    Q_DECLARE_TR_FUNCTIONS(fringe::ImportFlow)
};

QStringList picturePatterns() {
    return importPatterns("image");
}

QString filter(const QString& name, const QStringList& patterns) {
    return QStringLiteral("%1 (%2)").arg(name, patterns.join(QLatin1Char(' ')));
}

QString pictureFilter() {
    return filter(ImportFlow::tr("Pictures"), picturePatterns());
}

QString importFilter() {
    QStringList patterns;
    for (const ChoiceInfo* kind : sourceInfos())
        patterns << importPatterns(kind->key);
    patterns << QStringLiteral("*.lut");
    patterns.removeDuplicates();
    return filter(ImportFlow::tr("All that can be imported"), patterns);
}

} // namespace

void chooseSourceFiles(const Shell& shell, ImportTo to) {
    const bool isBeside = to == ImportTo::Beside;
    const QStringList paths = shell.dialogs.openFiles(
        isBeside ? ImportFlow::tr("Add a file") : ImportFlow::tr("Import a file"), importFilter());
    if (!paths.isEmpty())
        startImport(shell.studio, paths, to);
}

void chooseSlotFile(const Shell& shell, const AssetSlot& slot) {
    const QString label = localisedMark(slot.label);
    //: what is imported, such as "Depth picture"
    const QString path = shell.dialogs.openFile(ImportFlow::tr("Import a file: %1").arg(label),
                                                filter(label, importPatterns(slot.type)));
    if (!path.isEmpty())
        startSlotImport(shell.studio, path, slot);
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

void chooseReferenceFile(const Shell& shell) {
    const QString path =
        shell.dialogs.openFile(ImportFlow::tr("Compare with a picture"), pictureFilter());
    if (!path.isEmpty())
        startReferenceImport(shell.studio, path);
}

bool isPictureFile(const QString& path) {
    return QDir::match(picturePatterns(), QFileInfo(path).fileName());
}

QString droppedFile(const QDropEvent& event) {
    const QStringList files = droppedFiles(event);
    return files.size() == 1 ? files.front() : QString();
}

QStringList droppedFiles(const QDropEvent& event) {
    QStringList files;
    for (const QUrl& url : event.mimeData()->urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    return files;
}

} // namespace fringe
