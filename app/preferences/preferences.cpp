// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences/preferences.h"

#include "app/panel/panel_values.h"
#include "app/text/localised.h"
#include "engine/disk/job_folder.h"
#include "engine/job/memory_budget.h"

#include <cmath>

namespace fringe {
namespace {

const QString themeKey = QStringLiteral("theme");
const QString languageKey = QStringLiteral("language");
const QString deviceKey = QStringLiteral("device");
const QString cameraKey = QStringLiteral("camera/command");
const QString cameraRegistrationKey = QStringLiteral("camera/registration");
const QString memoryKey = QStringLiteral("memory");
const QString scratchKey = QStringLiteral("scratch");
const QString patienceKey = QStringLiteral("panel/patience");
const QString liveKey = QStringLiteral("live");
const QString unfoldedGroup = QStringLiteral("unfolded/");
const QString recentKey = QStringLiteral("recentFiles");
const QString stampsKey = QStringLiteral("recentStamps");
const QString kindKey = QStringLiteral("new/kind");
const QString panelKey = QStringLiteral("new/panel");
const QString stopKey = QStringLiteral("panels/stops");
const QString panelWavelengthKey = QStringLiteral("new/wavelength");
const QString commandsKey = QStringLiteral("recentCommands");
const QString geometryKey = QStringLiteral("window/geometry");
const QString stateKey = QStringLiteral("window/state");
const QString versionKey = QStringLiteral("version");
constexpr int version = 1;
constexpr int recentLimit = 10;
constexpr int commandLimit = 5;

QStringList withNewest(QStringList list, const QString& newest, int limit) {
    list.removeAll(newest);
    list.prepend(newest);
    return list.mid(0, limit);
}

} // namespace

Preferences::Preferences(QObject* parent) : QObject(parent) {
    if (settings_.value(versionKey, version).toInt() > version)
        settings_.remove(QStringLiteral("window"));
    settings_.setValue(versionKey, version);
}

QString Preferences::theme() const {
    return settings_.value(themeKey).toString();
}

void Preferences::setTheme(const QString& theme) {
    settings_.setValue(themeKey, theme);
    emit themeChanged(theme);
}

QString Preferences::language() const {
    return settings_.value(languageKey).toString();
}

void Preferences::setLanguage(const QString& code) {
    settings_.setValue(languageKey, code);
    emit languageChanged(code);
}

QString Preferences::device() const {
    return settings_.value(deviceKey, QStringLiteral("auto")).toString();
}

void Preferences::setDevice(const QString& id) {
    settings_.setValue(deviceKey, id);
    emit deviceChanged(id);
}

std::uint64_t Preferences::memory() const {
    return settings_.value(memoryKey).toULongLong();
}

void Preferences::setMemory(std::uint64_t bytes) {
    settings_.setValue(memoryKey, QVariant::fromValue<qulonglong>(bytes));
    emit memoryChanged(bytes);
}

std::set<std::uint64_t> Preferences::memoryChoices() const {
    std::set<std::uint64_t> sizes;
    for (std::uint64_t size = 512 << 20; size <= physicalMemory(); size *= 2)
        sizes.insert(size);
    if (memory() > 0)
        sizes.insert(memory());
    return sizes;
}

QString Preferences::scratch() const {
    return settings_.value(scratchKey).toString();
}

void Preferences::setScratch(const QString& folder) {
    settings_.setValue(scratchKey, folder);
}

QString Preferences::usualScratch() {
    return fromPath(scratchFolder());
}

double Preferences::panelPatience() const {
    const double seconds = settings_.value(patienceKey).toDouble();
    return std::isfinite(seconds) && seconds > 0 ? seconds : usualPatience;
}

void Preferences::setPanelPatience(double seconds) {
    settings_.setValue(patienceKey, seconds);
}

bool Preferences::isLive() const {
    return settings_.value(liveKey, false).toBool();
}

void Preferences::setLive(bool live) {
    settings_.setValue(liveKey, live);
    emit liveChanged(live);
}

std::optional<bool> Preferences::isUnfolded(const QString& part) const {
    const QVariant kept = settings_.value(unfoldedGroup + part);
    return kept.isValid() ? std::optional(kept.toBool()) : std::nullopt;
}

void Preferences::setUnfolded(const QString& part, bool open) {
    settings_.setValue(unfoldedGroup + part, open);
}

QStringList Preferences::recentCommands() const {
    return settings_.value(commandsKey).toStringList();
}

void Preferences::addRecentCommand(const QString& name) {
    settings_.setValue(commandsKey, withNewest(recentCommands(), name, commandLimit));
}

QString Preferences::lastKind() const {
    return settings_.value(kindKey).toString();
}

void Preferences::setLastKind(const QString& kind) {
    settings_.setValue(kindKey, kind);
}

std::pair<QString, double> Preferences::lastPanel() const {
    return {settings_.value(panelKey).toString(), settings_.value(panelWavelengthKey).toDouble()};
}

void Preferences::setLastPanel(const QString& name, double wavelength) {
    settings_.setValue(panelKey, name);
    settings_.setValue(panelWavelengthKey, wavelength);
}

QString Preferences::stopOf(const QString& panel) const {
    return settings_.value(stopKey).toMap().value(panel).toString();
}

void Preferences::setStopOf(const QString& panel, const QString& stop) {
    QVariantMap stops = settings_.value(stopKey).toMap();
    stops[panel] = stop;
    settings_.setValue(stopKey, stops);
}

QString Preferences::cameraCommand() const {
    return settings_.value(cameraKey).toString();
}

QString Preferences::cameraRegistration() const {
    return settings_.value(cameraRegistrationKey).toString();
}

void Preferences::setCameraCommand(const QString& command, const QString& registration) {
    settings_.setValue(cameraKey, command);
    settings_.setValue(cameraRegistrationKey, registration);
}

std::string Preferences::recentStamp(const QString& path) const {
    return settings_.value(stampsKey).toMap().value(path).toString().toStdString();
}

/// Stamps of files that are recent no longer go.
void Preferences::setRecentStamp(const QString& path, const std::string& stamp) {
    QVariantMap stamps = settings_.value(stampsKey).toMap();
    stamps[path] = QString::fromStdString(stamp);
    const QStringList recent = recentFiles();
    for (const QString& file : stamps.keys())
        if (!recent.contains(file))
            stamps.remove(file);
    settings_.setValue(stampsKey, stamps);
}

void Preferences::clearRecentFiles() {
    setRecentFiles({});
    settings_.remove(stampsKey);
}

QStringList Preferences::recentFiles() const {
    return settings_.value(recentKey).toStringList();
}

void Preferences::addRecentFile(const QString& path) {
    setRecentFiles(withNewest(recentFiles(), path, recentLimit));
}

void Preferences::removeRecentFile(const QString& path) {
    QStringList files = recentFiles();
    files.removeAll(path);
    setRecentFiles(files);
}

QByteArray Preferences::windowGeometry() const {
    return settings_.value(geometryKey).toByteArray();
}

QByteArray Preferences::windowState() const {
    return settings_.value(stateKey).toByteArray();
}

void Preferences::setWindow(const QByteArray& geometry, const QByteArray& state) {
    settings_.setValue(geometryKey, geometry);
    settings_.setValue(stateKey, state);
}

void Preferences::setRecentFiles(const QStringList& files) {
    settings_.setValue(recentKey, files);
    emit recentFilesChanged();
}

} // namespace fringe
