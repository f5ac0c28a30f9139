// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_flow.h"

#include "app/studio/studio.h"
#include "app/tasks/import_pixels.h"
#include "app/tasks/import_reference.h"
#include "app/text/localised.h"
#include "app/text/source_text.h"
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

QString sourceFilter(const ChoiceInfos& kinds, const QString& name) {
    QStringList patterns;
    for (const ChoiceInfo* kind : kinds)
        patterns << importPatterns(kind->key);
    patterns.removeDuplicates();
    return filter(name, patterns);
}

} // namespace

void chooseSourceFile(const Shell& shell, ImportTo to) {
    const Source* chosen = shell.studio.document().chosen();
    const bool isBeside = to == ImportTo::Beside;
    QStringList filters;
    if (chosen)
        filters << sourceFilter({&kindInfo(*chosen)}, localisedMark(kindInfo(*chosen).label));
    if (!chosen || isBeside)
        filters << sourceFilter(sourceInfos(), ImportFlow::tr("All that can be imported"));
    const QString path = shell.dialogs.openFile(isBeside ? ImportFlow::tr("Add a file")
                                                         : ImportFlow::tr("Import a file"),
                                                filters.join(QStringLiteral(";;")));
    if (path.isEmpty())
        return;
    if (chosen && !isBeside)
        startImport(shell.studio, path, chosen->kind.key);
    else
        importFile(shell.studio, path, to);
}

void addSourceFile(const Shell& shell, const ChoiceInfo& kind) {
    const QString path = shell.dialogs.openFile(ImportFlow::tr("Add a file"),
                                                sourceFilter({&kind}, localisedMark(kind.label)));
    if (!path.isEmpty())
        startImport(shell.studio, path, kind.key, ImportTo::Beside);
}

void chooseSlotFile(const Shell& shell, const AssetSlot& slot) {
    const QString label = localisedMark(slot.label);
    //: what is imported, such as "Depth picture"
    const QString path = shell.dialogs.openFile(ImportFlow::tr("Import a file: %1").arg(label),
                                                filter(label, importPatterns(slot.type)));
    if (!path.isEmpty())
        startSlotImport(shell.studio, path, slot);
}

void importFile(Studio& studio, const QString& path, ImportTo to) {
    const std::string kind = kindOfFile(studio, path);
    if (!kind.empty())
        return startImport(studio, path, kind, to);
    studio.notices().post({Notice::Kind::Failure,
                           ImportFlow::tr("\"%1\" is no project, and nothing that can be imported.")
                               .arg(QFileInfo(path).fileName())});
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
    return QDir::match(picturePatterns(), QFileInfo(path).fileName()) && !isHologramFile(path);
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
