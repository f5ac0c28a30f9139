// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <optional>

namespace fringe {

/// What a user has chosen once and for all. Kept by QSettings under the application's names.
class Preferences : public QObject {
    Q_OBJECT

  public:
    explicit Preferences(QObject* parent = nullptr);

    QString theme() const; ///< "light", "dark", "lab", or empty to follow the desktop
    void setTheme(const QString& theme);

    QString language() const; ///< code, or empty to follow the locale
    void setLanguage(const QString& code);

    QString device() const; ///< id as `--device` takes it; "auto" at first
    void setDevice(const QString& id);

    bool isLive() const; ///< compute while editing; off at first
    void setLive(bool live);

    /// How long work takes over what is estimated, by machine, device and work.
    std::optional<double> pace(const QString& key) const;
    void setPace(const QString& key, double pace);

    QStringList recentCommands() const; ///< of the command palette, newest first
    void addRecentCommand(const QString& name);

    QStringList recentFiles() const; ///< newest first, at most ten
    void addRecentFile(const QString& path);
    void removeRecentFile(const QString& path);

    /// Geometry and docks of the main window, as written by the same layout version.
    QByteArray windowGeometry() const;
    QByteArray windowState() const;
    void setWindow(const QByteArray& geometry, const QByteArray& state);

  signals:
    void recentFilesChanged();
    void themeChanged(const QString& theme);
    void liveChanged(bool live);
    void deviceChanged(const QString& id);
    void languageChanged(const QString& code);

  private:
    void setRecentFiles(const QStringList& files);
    QSettings settings_;
};

} // namespace fringe
