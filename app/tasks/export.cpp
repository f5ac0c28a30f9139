// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/export.h"

#include "app/results/look_scratch.h"
#include "app/tasks/reporting.h"
#include "app/tasks/scratch.h"
#include "engine/encodings/encoding.h"
#include "engine/io/atomic_file.h"
#include "engine/outputs/output_kind.h"
#include "engine/outputs/run_outputs.h"
#include "engine/outputs/sent_files.h"
#include "engine/run/laser_powers.h"
#include "engine/run/look.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace fringe {
namespace {

struct ExportTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::ExportTask)
};

struct ExportInput {
    HologramResult result;
    DesignPtr design; ///< says what reconstruction is wanted
    std::string device;
    Choice panel;                  ///< what the levels are made ready for
    std::uint64_t memory;          ///< 0: what is free
    std::filesystem::path scratch; ///< folder for what that does not hold
};

/// What is shown of levels in colours goes by the powers of lasers that restore these.
LevelPattern levelsOf(const ExportInput& input, const ComputeDevice& device, JobControl& control) {
    const HologramResult& result = input.result;
    return inBalance(*result.levels, *result.hologram, result.encoding,
                     {input.design->propagation, device, control});
}

/// scratch: for planes that the picture reads.
Outcome<Picture> reconstructed(const ExportInput& input, const ComputeDevice& device,
                               JobControl& control, LookScratch& scratch) {
    Design shown = *input.result.design;
    shown.reconstruction = input.design->reconstruction;
    shown.propagation = input.design->propagation;
    auto lit = outcomeOf([&] {
        return withPowers(
            shown.reconstruction.fromEncoded
                ? shownOf({*input.result.hologram, levelsOf(input, device, control), input.panel})
                : *input.result.hologram,
            shown.reconstruction.powers, {shown.propagation, device, control, input.memory});
    });
    if (!lit.finished())
        return passedOn<Outcome<Picture>>(std::move(lit));
    return look(*lit.value, lookOf(shown), {device, control, input.memory, std::ref(scratch)});
}

Outcome<QString> written(const ExportInput& input, const Choice& what, const QString& path,
                         DevicePool& devices, JobControl& control) {
    const OutputKind& kind = outputKindOf(what.key);
    LookScratch scratch(input.scratch);
    return withDevice(devices, input.device, [&](const ComputeDevice& device) {
        Outcome<Picture> picture;
        picture.value.emplace();
        if (kind.needs == Stage::Picture)
            picture = reconstructed(input, device, control, scratch);
        if (!picture.finished())
            return passedOn<Outcome<QString>>(std::move(picture));
        return outcomeOf([&] {
            const auto file = toPath(path);
            const bool isOfLevels = kind.needs == Stage::Levels;
            const LevelPattern levels =
                isOfLevels ? levelsOf(input, device, control) : LevelPattern();
            Design design = *input.result.design;
            design.encoding = input.result.encoding;
            design.device = input.panel;
            design.panel = input.design->panel;
            design.stereogram = input.design->stereogram;
            const auto frame =
                isOfLevels ? frameOf(design, *input.result.hologram, levels) : std::nullopt;
            if (const auto text = frame ? clippedText(*frame) : std::nullopt)
                control.note(*text);
            kind.write({input.result.hologram.get(), &levels, &*picture.value,
                        frame ? &*frame : nullptr, &design, &device},
                       what.values, {file, true, &control});
            return path;
        });
    });
}

QString projectFolder(Studio& studio) {
    return QFileInfo(studio.document().path()).absolutePath();
}

void tell(Studio& studio, const QString& text) {
    studio.notices().post({Notice::Kind::Information, text});
}

/// Tells of a file that has been written.
auto sayingWhere(Studio& studio) {
    return [&studio](const QString& path) {
        tell(studio, ExportTask::tr("Wrote %1.").arg(QDir::toNativeSeparators(path)));
    };
}

using WrittenFiles = std::vector<WrittenFile>;

/// What running a design needs.
struct OutputsInput {
    DesignPtr design;
    std::optional<HologramResult> result; ///< of the design, which is not computed again then
    QString folder;
    std::string device;
    std::uint64_t memory; ///< 0: what is free
    std::shared_ptr<JobScratch> scratch;
};

Outcome<Plan> outputsPlan(const OutputsInput& input, const ComputeDevice& device,
                          JobControl& control) {
    return outcomeOf([&] {
        PlanLimits limits;
        limits.memory = input.memory;
        limits.scratch = input.scratch->parent;
        limits = limitsFor(*input.design, {}, std::move(limits));
        limits.device = device.capabilities();
        limits.control = &control;
        Plan made = plan(*input.design, limits);
        requireRunnable(made);
        return made;
    });
}

Outcome<WrittenFiles> outputsRun(const OutputsInput& input, const ComputeDevice& device,
                                 JobControl& control) {
    auto made = outputsPlan(input, device, control);
    if (!made.finished())
        return passedOn<Outcome<WrittenFiles>>(std::move(made));
    PlanLimits limits;
    limits.memory = input.memory;
    const auto run = [&](JobFolder* scratch) {
        return runDesign(*input.design, toPath(input.folder), {}, true, device, control, limits,
                         &*made.value, scratch);
    };
    if (!made.value->bands)
        return run(nullptr);
    const auto work = [&](const std::shared_ptr<JobFolder>& scratch) {
        auto outcome = run(scratch.get());
        if (input.scratch->isShown(scratch))
            scratch->clear(); // what is shown stays open
        else if (outcome.finished())
            scratch->remove();
        return outcome;
    };
    return byWayOfDisk(*input.scratch, *input.design, *made.value, device, control, work);
}

/// The result on show with the outputs of the document, and how that looks at it.
DesignPtr shownDesign(Studio& studio) {
    const Design& now = *studio.document().design();
    Design shown = *studio.results().hologram().design;
    if (studio.results().isOfState())
        shown.encoding = now.encoding, shown.device = now.device;
    shown.reconstruction = now.reconstruction;
    shown.propagation = now.propagation;
    shown.outputs = now.outputs;
    return std::make_shared<const Design>(std::move(shown));
}

void startOutputs(Studio& studio, const DesignPtr& design,
                  const std::optional<HologramResult>& result = std::nullopt) {
    const OutputsInput input{.design = design,
                             .result = result,
                             .folder = projectFolder(studio),
                             .device = studio.devices().id(),
                             .memory = studio.preferences().memory(),
                             .scratch = std::make_shared<JobScratch>(studio)};
    const auto work = [input, &devices = studio.devicePool()](JobControl& control) {
        return withDevice(devices, input.device, [&](const ComputeDevice& device) {
            if (input.result)
                return writeOutputs(*input.design, {*input.result->hologram, *input.result->levels},
                                    toPath(input.folder), device, control);
            return outputsRun(input, device, control);
        });
    };
    const auto use = [&studio, folder = input.folder](const WrittenFiles& files) {
        tell(studio,
             ExportTask::tr("Wrote %n file(s) into %1.", nullptr, static_cast<int>(files.size()))
                 .arg(QDir::toNativeSeparators(folder)));
    };
    const auto report = reporting<WrittenFiles>(studio, use, attempts::write());
    const auto finish = [&studio, report, input,
                         project = studio.document().project()](Outcome<WrittenFiles> outcome) {
        report(std::move(outcome));
        std::function<void()> goOn;
        if (project == studio.document().project())
            goOn = [&studio, design = input.design] { startOutputs(studio, design); };
        offerCutOff(studio, *input.scratch, goOn);
    };
    settleCutOff(studio);
    studio.jobs().start<WrittenFiles>({[] { return ExportTask::tr("Run all outputs"); },
                                       queues::compute(), studio.devices().shortName()},
                                      &studio, work, finish);
}

} // namespace

QStringList exportPatterns(const std::string& what) {
    const OutputKind& kind = outputKindOf(what);
    const auto usual = std::filesystem::path(kind.file).extension().string();
    QStringList patterns;
    for (const std::string& suffix : suffixesOf(kind))
        patterns.insert(suffix == usual ? 0 : patterns.size(),
                        QLatin1Char('*') + QString::fromStdString(suffix));
    return patterns;
}

void startExport(Studio& studio, const Choice& what, const QString& path) {
    const ExportInput input{studio.results().hologram(),   studio.document().design(),
                            studio.devices().id(),         shownDesign(studio)->device,
                            studio.preferences().memory(), studio.scratchParent()};
    const QString file = QFileInfo(path).fileName();
    const auto work = [input, what, path, &devices = studio.devicePool()](JobControl& control) {
        return written(input, what, path, devices, control);
    };
    studio.jobs().start<QString>(
        {[file] { return ExportTask::tr("Export %1").arg(file); }, queues::compute(),
         studio.devices().shortName()},
        &studio, work, reporting<QString>(studio, sayingWhere(studio), attempts::write()));
}

void startFileSave(Studio& studio, const QString& path, const QByteArray& content) {
    const QString name = QFileInfo(path).fileName();
    const auto work = [path, content](JobControl&) {
        return outcomeOf([&] {
            AtomicFile file(toPath(path));
            file.write(std::as_bytes(std::span(content)));
            file.commit(true);
            return path;
        });
    };
    studio.jobs().start<QString>(
        {[name] { return ExportTask::tr("Save %1").arg(name); }, queues::files()}, &studio, work,
        reporting<QString>(studio, sayingWhere(studio), attempts::write()));
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

void startOutputs(Studio& studio, bool ofShown) {
    const HologramResult& shown = studio.results().hologram();
    const bool isAtHand = shown.levels && !shown.folder;
    if (isAtHand && (ofShown || studio.results().isOfState()))
        return startOutputs(studio, shownDesign(studio), shown);
    startOutputs(studio, studio.document().design());
}

} // namespace fringe
