// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/export.h"

#include "app/tasks/reporting.h"
#include "app/tasks/scratch.h"
#include "engine/io/atomic_file.h"
#include "engine/outputs/output_kind.h"
#include "engine/outputs/run_outputs.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace fringe {
namespace {

struct ExportTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::ExportTask)
};

QString projectFolder(Studio& studio) {
    return QFileInfo(studio.document().path()).absolutePath();
}

void tell(Studio& studio, const QString& text) {
    studio.notices().post({Notice::Kind::Information, text});
}

/// Tells of a file that has been written.
void tellFile(Studio& studio, const QString& path) {
    tell(studio, ExportTask::tr("Wrote %1.").arg(QDir::toNativeSeparators(path)));
}

using WrittenFiles = std::vector<WrittenFile>;

/// What writing the outputs of a design needs.
struct OutputsInput {
    DesignPtr design;
    Chain result; ///< of the design, which is not computed again then; without a field: none is
    QString folder;
    std::string device;
    std::shared_ptr<JobScratch> scratch;
};

Outcome<Plan> outputsPlan(const OutputsInput& input, const ComputeDevice& device,
                          JobControl& control) {
    return outcomeOf([&] {
        PlanLimits limits;
        limits.memory = input.scratch->memory;
        limits.scratch = input.scratch->parent;
        limits = limitsFor(*input.design, {}, std::move(limits));
        limits.device = device.capabilities();
        limits.control = &control;
        limits.left = input.scratch->left(*input.design, limits.realPart, device);
        Plan made = plan(input.design, limits);
        requireRunnable(made);
        return made;
    });
}

Outcome<WrittenFiles> outputsRun(const OutputsInput& input, const ComputeDevice& device,
                                 JobControl& control) {
    auto made = outputsPlan(input, device, control);
    if (!made.finished())
        return passedOn<Outcome<WrittenFiles>>(std::move(made));
    const auto work = [&](const Job& job, const std::shared_ptr<JobFolder>& scratch) {
        auto outcome =
            runDesign(*made.value, {.folder = toPath(input.folder), .overwrite = true}, job);
        if (input.scratch->isShown(scratch))
            scratch->clear(); // what is shown stays open
        else if (outcome.finished() && scratch)
            scratch->remove();
        return outcome;
    };
    return inJob(*input.scratch, *made.value, device, control, work);
}

Outcome<WrittenFiles> outputsOf(const OutputsInput& input, DevicePool& devices,
                                JobControl& control) {
    return withDevice(devices, input.device, [&](const ComputeDevice& device) {
        if (!input.result.field())
            return outputsRun(input, device, control);
        Scratch scratch(Scratch::Place{input.scratch->parent});
        return writeOutputs(input.result.with(input.design),
                            {.folder = toPath(input.folder), .overwrite = true},
                            {device, control, input.scratch->memory, &scratch});
    });
}

OutputsInput inputFor(Studio& studio, const DesignPtr& design, const Chain& result) {
    return {.design = design,
            .result = result,
            .folder = projectFolder(studio),
            .device = studio.devices().id(),
            .scratch = std::make_shared<JobScratch>(studio)};
}

/// The state of the result on show with the outputs of the document, and how that looks at it.
Design shownDesign(Studio& studio) {
    const Design& now = *studio.document().design();
    Design shown = studio.results().ofHologram().design();
    shown.stereogram = now.stereogram;
    shown.reconstruction = now.reconstruction;
    shown.propagation = now.propagation;
    shown.outputs = now.outputs;
    return shown;
}

/// Tells of files that have been written into a folder.
void tellWritten(Studio& studio, const QString& folder, const WrittenFiles& files) {
    if (files.size() == 1)
        return tellFile(studio, fromPath(files.front().path));
    tell(studio,
         ExportTask::tr("Wrote %n file(s) into %1.", nullptr, static_cast<int>(files.size()))
             .arg(QDir::toNativeSeparators(folder)));
}

void startOutputs(Studio& studio, const DesignPtr& design, const Chain& result = {}) {
    const OutputsInput input = inputFor(studio, design, result);
    const auto work = [input, &devices = studio.devicePool()](JobControl& control) {
        return outputsOf(input, devices, control);
    };
    const auto use = [&studio, folder = input.folder](const WrittenFiles& files) {
        tellWritten(studio, folder, files);
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

std::vector<ExportOffer> exportOffers(Studio& studio) {
    return exportOffers(shownDesign(studio));
}

std::vector<ExportOffer> exportOffers(const Design& design) {
    const auto offerOf = [&](const OutputKind* kind) {
        return kind->offer ? kind->offer(design) : Offer::Shown;
    };
    const OutputKind* usual = *std::ranges::max_element(allOutputKinds(), {}, offerOf);
    std::vector<ExportOffer> offers;
    for (const OutputKind* kind : allOutputKinds())
        if (offerOf(kind) != Offer::Never) {
            ExportOffer offer{.kind = &kind->info, .isUsual = kind == usual};
            if (kind->needs == Stage::Picture)
                offer.distance = design.reconstruction.distance;
            const ParameterInfo* unit = parameterOf(kind->info, "unit");
            if (unit == nullptr)
                offers.push_back(offer);
            else
                for (const ParameterChoice& choice : unit->choices) {
                    offer.unit = &choice;
                    offers.push_back(offer);
                }
        }
    return offers;
}

void startExport(Studio& studio, const Choice& what, const QString& path) {
    const QFileInfo file(path);
    Design design = shownDesign(studio);
    design.outputs = {{what.key, what, file.fileName().toStdString()}};
    OutputsInput input = inputFor(studio, std::make_shared<const Design>(std::move(design)),
                                  studio.results().ofHologram());
    input.folder = file.absolutePath();
    const auto work = [input, &devices = studio.devicePool()](JobControl& control) {
        return outputsOf(input, devices, control);
    };
    const auto use = [&studio, folder = input.folder](const WrittenFiles& files) {
        tellWritten(studio, folder, files);
    };
    studio.jobs().start<WrittenFiles>(
        {[name = file.fileName()] { return ExportTask::tr("Export %1").arg(name); },
         queues::compute(), studio.devices().shortName()},
        &studio, work, reporting<WrittenFiles>(studio, use, attempts::write()));
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
        reporting<QString>(
            studio, [&studio](const QString& file) { tellFile(studio, file); }, attempts::write()));
}

QStringList existingOutputs(Studio& studio) {
    const QDir folder(projectFolder(studio));
    const DesignPtr design = studio.document().design();
    QStringList existing;
    for (const Output& output : design->outputs) {
        const auto files =
            outcomeOf([&] { return outputFiles(output, *design, toPath(folder.path())); });
        for (const std::filesystem::path& file :
             files.value.value_or(std::vector<std::filesystem::path>())) // writing says why
            if (const QString path = fromPath(file); QFileInfo::exists(path))
                existing << folder.relativeFilePath(path);
    }
    return existing;
}

void startOutputs(Studio& studio, bool ofShown) {
    const HologramResult& shown = studio.results().hologram();
    const bool isAtHand = shown.isAtHand() && !shown.folder;
    if (isAtHand && (ofShown || studio.results().isOfState()))
        return startOutputs(studio, std::make_shared<const Design>(shownDesign(studio)),
                            studio.results().ofHologram());
    startOutputs(studio, studio.document().design());
}

} // namespace fringe
