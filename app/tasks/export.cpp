// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/export.h"

#include "app/tasks/reporting.h"
#include "engine/io/field_files.h"
#include "engine/io/run_outputs.h"
#include "engine/optics/encoding.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace fringe {
namespace {

struct ExportTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::ExportTask)
};

bool holds(const FileFormat& format, Output::What what) {
    switch (what) {
    case Output::What::Field:
        return canHold(format, FileContent::Field);
    case Output::What::Encoded:
        return canHold(format, FileContent::Levels);
    case Output::What::Reconstruction:
        return canHold(format, FileContent::Picture);
    }
    return false;
}

struct ExportInput {
    HologramResult result;
    DesignPtr design; ///< says what reconstruction is wanted
    std::string device;
};

Outcome<Picture> reconstructed(const ExportInput& input, JobControl& control) {
    Design shown = *input.result.design;
    shown.reconstruction = input.design->reconstruction;
    const auto field = shown.reconstruction.fromEncoded ? fieldOfPattern(*input.result.levels)
                                                        : *input.result.hologram;
    return withDevice(shown, input.device, [&](const ComputeDevice& device) {
        return reconstructDesign(shown, field, device, control);
    });
}

Outcome<QString> written(const ExportInput& input, Output::What what, const QString& path,
                         JobControl& control) {
    Outcome<Picture> picture;
    picture.value.emplace();
    if (what == Output::What::Reconstruction)
        picture = reconstructed(input, control);
    if (!picture.finished())
        return passedOn<Outcome<QString>>(std::move(picture));
    return outcomeOf([&] {
        if (what == Output::What::Field)
            writeField(toPath(path), *input.result.hologram, true, &control);
        else if (what == Output::What::Encoded)
            writeLevels(toPath(path), *input.result.levels, true, &control);
        else
            writePicture(toPath(path), *picture.value, true, &control);
        return path;
    });
}

/// What most programs read.
QString usualPattern(Output::What what) {
    return what == Output::What::Field ? QStringLiteral("*.npy") : QStringLiteral("*.png");
}

QString projectFolder(Studio& studio) {
    return QFileInfo(studio.document().path()).absolutePath();
}

void tell(Studio& studio, const QString& text) {
    studio.notices().post({Notice::Kind::Information, text});
}

} // namespace

QStringList exportPatterns(Output::What what) {
    QStringList patterns;
    for (const FileFormat* format : allFileFormats())
        if (holds(*format, what))
            for (const std::string& suffix : format->suffixes)
                patterns << QLatin1Char('*') + QString::fromStdString(suffix);
    if (const auto usual = patterns.indexOf(usualPattern(what)); usual > 0)
        patterns.move(usual, 0);
    return patterns;
}

void startExport(Studio& studio, Output::What what, const QString& path) {
    const ExportInput input{studio.results().hologram(), studio.document().design(),
                            studio.devices().id()};
    const QString file = QFileInfo(path).fileName();
    const auto work = [input, what, path](JobControl& control) {
        return written(input, what, path, control);
    };
    const auto use = [&studio](const QString& done) {
        tell(studio, ExportTask::tr("Wrote %1.").arg(QDir::toNativeSeparators(done)));
    };
    studio.jobs().start<QString>({[file] { return ExportTask::tr("Export %1").arg(file); },
                                  queues::compute(), studio.devices().shortName()},
                                 &studio, work, reporting<QString>(studio, use));
}

QStringList existingOutputs(Studio& studio) {
    const QDir folder(projectFolder(studio));
    QStringList existing;
    for (const Output& output : studio.document().design()->outputs) {
        const QString file = QString::fromStdString(output.file);
        if (folder.exists(file))
            existing << file;
    }
    return existing;
}

void startOutputs(Studio& studio) {
    using Files = std::vector<WrittenFile>;
    const DesignPtr design = studio.document().design();
    const QString folder = projectFolder(studio);
    const auto work = [design, folder, id = studio.devices().id()](JobControl& control) {
        return withDevice(*design, id, [&](const ComputeDevice& device) {
            return runDesign(*design, toPath(folder), {}, true, device, control);
        });
    };
    const auto use = [&studio, folder](const Files& files) {
        tell(studio,
             ExportTask::tr("Wrote %n file(s) into %1.", nullptr, static_cast<int>(files.size()))
                 .arg(QDir::toNativeSeparators(folder)));
    };
    studio.jobs().start<Files>({[] { return ExportTask::tr("Run all outputs"); }, queues::compute(),
                                studio.devices().shortName()},
                               &studio, work, reporting<Files>(studio, use));
}

} // namespace fringe
