// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/preference_table.h"

#include "app/panel/panel_values.h"
#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "app/text/translation.h"
#include "engine/model/units.h"

#include <QCoreApplication>

#include <algorithm>

namespace fringe {
namespace {

struct PreferenceText {
    Q_DECLARE_TR_FUNCTIONS(fringe::Preferences)
};

PreferenceRow themeRow(Preferences& preferences) {
    return {QStringLiteral("theme"),
            PreferenceText::tr("Appearance"),
            PreferenceText::tr("&Theme"),
            PreferenceText::tr("Lab: red on black, for eyes that are used to the dark"),
            {},
            [] {
                return std::vector<PreferenceOption>{
                    {{}, PreferenceText::tr("Follow the system")},
                    {QStringLiteral("light"), PreferenceText::tr("Light")},
                    {QStringLiteral("dark"), PreferenceText::tr("Dark")},
                    {QStringLiteral("contrast"), PreferenceText::tr("High contrast")},
                    {QStringLiteral("lab"), PreferenceText::tr("Lab (red)")}};
            },
            [&preferences] { return preferences.theme(); },
            [&preferences](const QString& value) { preferences.setTheme(value); }};
}

PreferenceRow languageRow(Preferences& preferences) {
    return {
        QStringLiteral("language"),
        PreferenceText::tr("Appearance"),
        PreferenceText::tr("&Language"),
        PreferenceText::tr("Of the window and its numbers"),
        {},
        [] {
            std::vector<PreferenceOption> options{{{}, PreferenceText::tr("Follow the system")}};
            for (const QString& code : availableLanguages())
                options.push_back({code, languageName(code)});
            return options;
        },
        [&preferences] { return preferences.language(); },
        [&preferences](const QString& value) { preferences.setLanguage(value); }};
}

std::vector<PreferenceOption> deviceOptions(const DeviceChoice& devices) {
    std::vector<PreferenceOption> options{
        {QStringLiteral("auto"), PreferenceText::tr("Automatic: the fastest usable")}};
    for (const BackendListing& backend : devices.backends())
        for (const ComputeDeviceInfo& info : backend.devices) {
            const QString id = QString::fromStdString(info.id);
            //: identifier, name
            options.push_back(
                {id, PreferenceText::tr("%1: %2").arg(id, QString::fromStdString(info.name))});
        }
    for (const BackendListing& backend : devices.backends())
        if (!backend.absence.empty()) {
            const QString name = QString::fromStdString(backend.backend);
            options.push_back(
                {name, PreferenceText::tr("%1: not usable").arg(name), localised(backend.absence)});
        }
    return options;
}

PreferenceRow deviceRow(DeviceChoice& devices) {
    return {QStringLiteral("device"),
            PreferenceText::tr("Computing"),
            PreferenceText::tr("&Device"),
            PreferenceText::tr("What holograms are computed on from now on"),
            QStringLiteral("auto"),
            [&devices] { return deviceOptions(devices); },
            [&devices] { return QString::fromStdString(devices.id()); },
            [&devices](const QString& value) { devices.choose(value); }};
}

std::vector<PreferenceOption> memoryOptions(const Preferences& preferences) {
    std::vector<PreferenceOption> options{{{}, PreferenceText::tr("What is free")}};
    for (const std::uint64_t size : preferences.memoryChoices())
        options.push_back({QString::number(size), localNumber(formatBytes(size))});
    return options;
}

PreferenceRow memoryRow(Preferences& preferences) {
    return {QStringLiteral("memory"),
            PreferenceText::tr("Computing"),
            PreferenceText::tr("&Memory"),
            PreferenceText::tr("That a hologram may take; what is larger goes to scratch files"),
            {},
            [&preferences] { return memoryOptions(preferences); },
            [&preferences] {
                const std::uint64_t bytes = preferences.memory();
                return bytes > 0 ? QString::number(bytes) : QString();
            },
            [&preferences](const QString& value) { preferences.setMemory(value.toULongLong()); }};
}

PreferenceRow scratchRow(Preferences& preferences) {
    return {.name = QStringLiteral("scratch"),
            .page = PreferenceText::tr("Computing"),
            .label = PreferenceText::tr("&Scratch files"),
            .help = PreferenceText::tr("Folder for holograms that memory does not hold, on a fast "
                                       "disk with room"),
            .standard = {},
            .value = [&preferences] { return preferences.scratch(); },
            .choose = [&preferences](const QString& value) { preferences.setScratch(value); },
            .folder = Preferences::usualScratch()};
}

PreferenceRow liveRow(Preferences& preferences) {
    return {QStringLiteral("live"),
            PreferenceText::tr("Computing"),
            PreferenceText::tr("Compute after &each edit"),
            PreferenceText::tr(
                "Compute the hologram after each edit, if that takes less than a second"),
            {},
            {},
            [&preferences] { return preferences.isLive() ? QStringLiteral("1") : QString(); },
            [&preferences](const QString& value) { preferences.setLive(!value.isEmpty()); }};
}

PreferenceRow patienceRow(Preferences& preferences) {
    return {
        QStringLiteral("panel-patience"),
        PreferenceText::tr("Panel"),
        PreferenceText::tr("Off after &silence of"),
        PreferenceText::tr("That the studio may be too busy to look after the panel, from when "
                           "it is armed next; a studio that was stopped or has ended leaves no "
                           "pattern, whatever is chosen"),
        QString::number(usualPatience),
        [] {
            std::vector<PreferenceOption> options;
            for (const int seconds : {1, 2, 5, 10, 30, 60})
                options.push_back(
                    {QString::number(seconds), PreferenceText::tr("%1 s").arg(seconds)});
            return options;
        },
        [&preferences] { return QString::number(preferences.panelPatience()); },
        [&preferences](const QString& value) { preferences.setPanelPatience(value.toDouble()); }};
}

} // namespace

std::vector<PreferenceRow> preferenceRows(Studio& studio) {
    Preferences& preferences = studio.preferences();
    return {themeRow(preferences),   languageRow(preferences), deviceRow(studio.devices()),
            memoryRow(preferences),  scratchRow(preferences),  liveRow(preferences),
            patienceRow(preferences)};
}

PreferenceRow preferenceRow(Studio& studio, const QString& name) {
    const std::vector<PreferenceRow> rows = preferenceRows(studio);
    return *std::ranges::find(rows, name, &PreferenceRow::name);
}

} // namespace fringe
