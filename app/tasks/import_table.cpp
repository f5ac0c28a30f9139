// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/import_table.h"

#include "app/tasks/reporting.h"
#include "engine/device/panel.h"
#include "engine/device/sending.h"
#include "engine/io/panel_files.h"
#include "engine/model/design_parameters.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace fringe {
namespace {

struct TableImportTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::TableImportTask)
};

constexpr const char *correctionSlot = "correction", *driveSlot = "drive", *curveSlot = "curve";

QString attemptAt(const AssetSlot& slot) {
    return QStringLiteral("import-") + QString::fromStdString(slot.key);
}

Raster readTable(const std::string& slot, const std::filesystem::path& path,
                 const PhaseFacts& unsaid, const JobControl& control) {
    if (slot == correctionSlot)
        return readCorrection(path, control, unsaid);
    if (slot == curveSlot)
        return readGrayCurve(path, control);
    return slot == driveSlot ? readDriveTable(path, control)
                             : readResponseTable(path, control, unsaid);
}

/// A correction for another wavelength than its file says is refused by the checks.
Design withTable(Design design, const AssetSlot& slot, const Asset& table) {
    design.device.key = slot.key == curveSlot ? "mask" : "panel";
    design.device.assets[slot.key] = table;
    const auto& wave = table.as<Raster>()->wave;
    if (slot.key == correctionSlot)
        design = withParameter(std::move(design), "device.correction_wavelength",
                               wave ? wave->wavelength.si() : 0.0);
    return design;
}

/// What a table makes wrong that was not so before.
std::optional<Message> faultOf(const Design& before, const Design& after) {
    const auto refusals = [](const Design& design) {
        std::vector<std::string> texts;
        for (const Finding& item : findingsOnDevice(design))
            if (item.severity == Severity::Refusal)
                texts.push_back(item.message.english());
        return texts;
    };
    const auto known = refusals(before);
    for (const Finding& item : findingsOnDevice(after))
        if (item.severity == Severity::Refusal
            && std::ranges::find(known, item.message.english()) == known.end())
            return item.message;
    return std::nullopt;
}

void useTable(Studio& studio, const AssetSlot& slot, const Asset& table) {
    const Design& before = *studio.document().design();
    const Design after = withTable(before, slot, table);
    if (const auto fault = faultOf(before, after))
        return postFailure(studio, localised(*fault), attemptAt(slot));
    //: what is imported, such as "Correction picture"
    studio.document().edit(TableImportTask::tr("Import: %1").arg(localisedMark(slot.label)),
                           [&](const Design&) { return after; });
    studio.notices().post({Notice::Kind::Information,
                           //: name of a file, what it is, such as "Correction picture"
                           TableImportTask::tr("Imported %1: %2.")
                               .arg(QString::fromStdString(table.name), localisedMark(slot.label)),
                           true});
}

void startImport(Studio& studio, const AssetSlot& slot, const QString& path,
                 const PhaseFacts& unsaid) {
    const QString file = QFileInfo(path).fileName();
    const auto work = [path, unsaid, key = slot.key](JobControl& control) {
        return outcomeOf([&] {
            const auto real = toPath(path);
            return Asset{real.filename().string(),
                         std::make_shared<const Raster>(readTable(key, real, unsaid, control)),
                         {.path = std::filesystem::absolute(real).string()}};
        });
    };
    const auto use = reporting<Asset>(
        studio, [&studio, &slot](const Asset& table) { useTable(studio, slot, table); },
        attemptAt(slot));
    const auto again = [&studio, &slot, path, unsaid](PhaseUnit unit) {
        PhaseFacts said = unsaid;
        said.unit = unit;
        return [&studio, &slot, path, said] { startImport(studio, slot, path, said); };
    };
    const auto done = [&studio, &slot, use, again](const Outcome<Asset>& outcome) {
        if (!outcome.error || outcome.error->parameter() != "unit")
            return use(outcome);
        Notice notice{Notice::Kind::Failure, localised(*outcome.error)};
        notice.attempt = attemptAt(slot);
        notice.offers = {{TableImportTask::tr("They are waves"), again(PhaseUnit::Waves)},
                         {TableImportTask::tr("They are radians"), again(PhaseUnit::Radians)}};
        studio.notices().post(notice);
    };
    studio.jobs().start<Asset>(
        {[file] { return TableImportTask::tr("Import %1").arg(file); }, queues::files()}, &studio,
        work, done);
}

} // namespace

void startTableImport(Studio& studio, const AssetSlot& slot, const QString& path) {
    const Choice& device = studio.document().design()->device;
    PhaseFacts facts;
    if (device.key == "panel")
        facts.bits = panelOf(device).bits;
    startImport(studio, slot, path, facts);
}

const AssetSlot* tableSlotOf(const Design& design, const QString& path) {
    const QFileInfo file(path);
    const bool isDrive = file.suffix().compare(QLatin1String("lut"), Qt::CaseInsensitive) == 0;
    const bool isCorrection =
        design.device.key == "panel" && file.fileName().startsWith(QLatin1String("CAL_"));
    if (!isDrive && !isCorrection)
        return nullptr;
    const auto& all = outputDeviceOf("panel").info.assets;
    return &*std::ranges::find(all, isDrive ? driveSlot : correctionSlot, &AssetSlot::key);
}

void removeTable(Studio& studio, const AssetSlot& slot) {
    //: what is removed, such as "Correction picture"
    studio.document().edit(TableImportTask::tr("Remove: %1").arg(localisedMark(slot.label)),
                           [&](Design design) {
                               design.device.assets.erase(slot.key);
                               return design;
                           });
}

QStringList tablePatterns(const AssetSlot& slot) {
    QStringList patterns;
    for (const std::string& suffix :
         slot.key == correctionSlot ? correctionSuffixes() : panelTableSuffixes())
        patterns << QLatin1Char('*') + QString::fromStdString(suffix);
    return patterns;
}

} // namespace fringe
