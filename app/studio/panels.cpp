// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/panels.h"

#include "app/document/document.h"
#include "app/preferences/preferences.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "engine/encodings/encoding.h"
#include "engine/io/atomic_file.h"
#include "engine/io/raster_files.h"
#include "engine/model/error.h"
#include "engine/model/space.h"
#include "engine/model/units.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

namespace fringe {
namespace {

/// Letters, digits and hyphens of the preset's name.
QString fileName(const std::string& name) {
    QString file;
    for (const QChar letter : QString::fromStdString(name).toLower())
        file += letter.isLetterOrNumber() ? letter : QLatin1Char('-');
    return file + QStringLiteral(".json");
}

const QString centre = QStringLiteral("centre"), none = QStringLiteral("none");

QString stopText(FocalStop stop) {
    return stop == FocalStop::Centre ? centre : none;
}

FocalStop stopFrom(const QString& text) {
    return text == centre ? FocalStop::Centre : text == none ? FocalStop::None : FocalStop::NotSaid;
}

} // namespace

Panels::Panels(Preferences& preferences, QObject* parent)
    : QObject(parent), preferences_(preferences) {
    read();
}

QString Panels::folder() {
    return QFileInfo(QSettings().fileName()).dir().filePath(QStringLiteral("devices"));
}

void Panels::read() {
    all_ = shippedPresets();
    const QDir own(folder());
    for (const QString& file : own.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        try {
            DevicePreset preset = readPreset(toPath(own.filePath(file)));
            std::erase_if(all_, [&](const auto& other) { return other.name == preset.name; });
            all_.push_back(std::move(preset));
        } catch (const Error&) {
            // One that was damaged is none; the others are of use.
        }
    std::ranges::sort(all_, {}, &DevicePreset::name);
    for (DevicePreset& preset : all_)
        if (preset.stop == FocalStop::NotSaid)
            preset.stop = stopFrom(preferences_.stopOf(QString::fromStdString(preset.name)));
}

void Panels::learnFrom(const Document& document) {
    const auto seen = std::make_shared<DesignPtr>(document.design());
    const auto see = [seen, &document] { return std::exchange(*seen, document.design()); };
    connect(&document, &Document::replaced, this, see);
    connect(&document, &Document::settled, this,
            [this, see, &document] { keepStop(*see(), *document.design()); });
}

void Panels::keepStop(const Design& before, const Design& after) {
    const bool isSaid = before.panel == after.panel && before.focalStop != after.focalStop
                        && after.focalStop != FocalStop::NotSaid;
    if (!isSaid || !of(after))
        return;
    preferences_.setStopOf(QString::fromStdString(after.panel), stopText(after.focalStop));
    read();
    emit changed();
}

const DevicePreset* Panels::find(const std::string& name) const {
    const auto found = std::ranges::find(all_, name, &DevicePreset::name);
    return found == all_.end() ? nullptr : &*found;
}

std::vector<PanelChoice> Panels::choices() const {
    std::vector<PanelChoice> choices;
    for (const DevicePreset& preset : all_) {
        for (const auto& levels : preset.levels)
            choices.push_back({preset.name, levels.wavelength});
        if (preset.levels.empty())
            choices.push_back({preset.name});
    }
    return choices;
}

bool Panels::isChanged(const Design& design) const {
    const DevicePreset* preset = of(design);
    return preset && !isAsPreset(design, *preset);
}

Findings Panels::findingsOn(const Design& design) const {
    const DevicePreset* preset = of(design);
    const Length wavelength = design.setup.wavelength();
    if (!preset || levelsOf(design.encoding) != levelsAt(*preset, wavelength))
        return {};
    const auto text = estimateText(*preset, wavelength);
    return text ? Findings{{Severity::Note, "encoding.levels", *text}} : Findings{};
}

PanelChoice Panels::last() const {
    const auto [name, wavelength] = preferences_.lastPanel();
    if (!find(name.toStdString()))
        return {};
    return {name.toStdString(), wavelength > 0 ? std::optional(Length(wavelength)) : std::nullopt};
}

void Panels::setLast(const PanelChoice& choice) {
    preferences_.setLastPanel(QString::fromStdString(choice.name),
                              choice.wavelength.value_or(Length{}).si());
}

void Panels::choose(Document& document, const PanelChoice& choice) {
    setLast(choice);
    const DevicePreset* preset = find(choice.name);
    document.edit(preset ? tr("Device %1").arg(panelText(choice)) : tr("No device"),
                  [&](Design design) {
                      if (preset)
                          return withPreset(std::move(design), *preset, choice.wavelength);
                      design.panel.clear();
                      design.device = Design{}.device;
                      return design;
                  });
}

void Panels::save(const DevicePreset& preset) {
    const QDir own(folder());
    if (!own.mkpath(QStringLiteral(".")))
        throw failed(FRINGE_MARK("{0} cannot be made; is there room, and may you write there?"),
                     folder().toStdString());
    // Whatever the file of that name is called.
    for (const QString& file : own.entryList({QStringLiteral("*.json")}, QDir::Files))
        try {
            if (file != fileName(preset.name)
                && readPreset(toPath(own.filePath(file))).name == preset.name)
                QFile::remove(own.filePath(file));
        } catch (const Error&) {
        }
    const auto write = [&](const QString& name, std::span<const std::byte> bytes) {
        AtomicFile file(toPath(own.filePath(name)));
        file.write(bytes);
        file.commit(true);
    };
    QString correction;
    if (const auto phases = preset.device.data<Raster>("correction")) {
        correction =
            QFileInfo(fileName(preset.name)).completeBaseName() + QStringLiteral("-correction.npy");
        write(correction, npyOf(GreyPicture{phases->shape, phases->samples}));
    }
    const std::string text = presetText(preset, correction.toStdString());
    write(fileName(preset.name), std::as_bytes(std::span(text)));
    read();
    emit changed();
}

QString panelText(const PanelChoice& choice) {
    const QString name = QString::fromStdString(choice.name);
    if (!choice.wavelength)
        return name;
    const double nanometres = rounded(choice.wavelength->si() / lengthUnit("nm").si(), 6);
    return QStringLiteral("%1 · %2").arg(name, localNumber(formatNumber(nanometres) + " nm"));
}

} // namespace fringe
