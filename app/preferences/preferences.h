// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace fringe {

/// What a user has chosen once and for all. Kept by QSettings under the application's names.
class Preferences : public QObject {
    Q_OBJECT

  public:
    explicit Preferences(QObject* parent = nullptr);

    QString theme() const; ///< "light", "dark", "contrast", "lab", or empty to follow the desktop
    void setTheme(const QString& theme);

    QString language() const; ///< code, or empty to follow the locale
    void setLanguage(const QString& code);

    QString device() const; ///< id as `--device` takes it; "auto" at first
    void setDevice(const QString& id);

    std::uint64_t memory() const; ///< that computing may take [bytes]; 0, as at first: what is free
    void setMemory(std::uint64_t bytes);
    /// Powers of two up to what the machine has, and what was chosen.
    std::set<std::uint64_t> memoryChoices() const;

    QString scratch() const; ///< folder for what memory does not hold; empty: the usual one
    void setScratch(const QString& folder);
    static QString usualScratch();

    double panelPatience() const; ///< silence of the studio after which a panel is off [s]
    void setPanelPatience(double seconds);

    bool isLive() const; ///< compute after each edit; off at first
    void setLive(bool live);

    /// Whether a part of a form was last seen open; nothing: it was not touched yet.
    std::optional<bool> isUnfolded(const QString& part) const;
    void setUnfolded(const QString& part, bool open);

    QStringList recentCommands() const; ///< of the command palette, newest first
    void addRecentCommand(const QString& name);

    QString lastKind() const; ///< of the source that a project was begun for last; empty: none was
    void setLastKind(const QString& kind);
    /// The device preset that was chosen last, and for which wavelength [m]; 0: none of its own.
    std::pair<QString, double> lastPanel() const;
    void setLastPanel(const QString& name, double wavelength);

    /// What was said of a stop behind the device of that name, as its row has it; empty: nothing.
    QString stopOf(const QString& panel) const;
    void setStopOf(const QString& panel, const QString& stop);

    /// Command of the shell that is a camera, and the file that says how that stands; empty: none.
    QString cameraCommand() const;
    QString cameraRegistration() const;
    void setCameraCommand(const QString& command, const QString& registration);

    QStringList recentFiles() const; ///< newest first, at most ten
    void addRecentFile(const QString& path);
    void removeRecentFile(const QString& path);
    void clearRecentFiles();
    /// What a recent file held when it was opened or saved here; empty: not known.
    std::string recentStamp(const QString& path) const;
    void setRecentStamp(const QString& path, const std::string& stamp);

    /// Geometry and docks of the main window, as written by the same layout version.
    QByteArray windowGeometry() const;
    QByteArray windowState() const;
    void setWindow(const QByteArray& geometry, const QByteArray& state);

  signals:
    void recentFilesChanged();
    void themeChanged(const QString& theme);
    void liveChanged(bool live);
    void deviceChanged(const QString& id);
    void memoryChanged(std::uint64_t bytes);
    void languageChanged(const QString& code);

  private:
    void setRecentFiles(const QStringList& files);
    QSettings settings_;
};

} // namespace fringe
