// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/import_pixels.h"

#include "app/tasks/reporting.h"
#include "engine/io/pixel_files.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace fringe {
namespace {

struct PixelImportTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::PixelImportTask)
};

QString stepName(PixelUse use) {
    return use == PixelUse::Beam ? PixelImportTask::tr("Picture of the beam")
                                 : PixelImportTask::tr("Start pattern");
}

QString attemptAt(PixelUse use) {
    return use == PixelUse::Beam ? QStringLiteral("import-beam") : QStringLiteral("import-start");
}

QString doneText(PixelUse use, const QString& file) {
    return use == PixelUse::Beam
               ? PixelImportTask::tr("%1 is the picture of the beam now.").arg(file)
               : PixelImportTask::tr("%1 is the pattern of the first iteration now.").arg(file);
}

void usePixels(Studio& studio, PixelUse use, const QString& file, const Asset& pixels) {
    const auto edit = [&](Design design) { return withPixels(std::move(design), use, pixels); };
    if (const auto fault = pixelFault(use, edit(*studio.document().design())))
        return postFailure(studio,
                           //: name of a file, what is wrong with it
                           PixelImportTask::tr("%1: %2").arg(file, localised(*fault)),
                           attemptAt(use));
    studio.document().edit(stepName(use), edit);
    studio.notices().post({Notice::Kind::Information, doneText(use, file), true});
}

const PhasePattern* patternOf(const HologramResult& result) {
    return result.hasIterations() ? &result.chain.solved()->state.best.pattern.turns() : nullptr;
}

} // namespace

void startPixelImport(Studio& studio, PixelUse use, const QString& path) {
    const QString file = QFileInfo(path).fileName();
    const auto work = [path, use](JobControl& control) {
        return outcomeOf([&] {
            return use == PixelUse::Beam ? readBeamPicture(toPath(path), &control)
                                         : readStartPattern(toPath(path), &control);
        });
    };
    studio.jobs().start<Asset>(
        {[file] { return PixelImportTask::tr("Import %1").arg(file); }, queues::files()}, &studio,
        work,
        reporting<Asset>(
            studio,
            [&studio, use, file](const Asset& pixels) { usePixels(studio, use, file, pixels); },
            attemptAt(use)));
}

bool canStartFromResult(Studio& studio) {
    const HologramResult& result = studio.results().hologram();
    const Shape plate = studio.document().design()->setup.plate.size;
    return patternOf(result) && result.design->setup.plate.size == plate;
}

void startFromResult(Studio& studio) {
    if (!canStartFromResult(studio))
        return;
    const HologramResult& result = studio.results().hologram();
    const Asset pixels = pictureAsset({}, result.design->setup.plate.size, *patternOf(result));
    studio.document().edit(stepName(PixelUse::Start), [&](Design design) {
        return withPixels(std::move(design), PixelUse::Start, pixels);
    });
}

} // namespace fringe
