// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/runner.h"
#include "engine/run/compute_device.h"

#include <QObject>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace fringe {

class Preferences;
struct Design;

/// What designs have in common that take times alike: "points nufft", "image gs".
std::string paceKey(const Design& design);

/// The devices of this machine, listed off the GUI thread, and the one that jobs run on.
class DeviceChoice : public QObject {
    Q_OBJECT

  public:
    DeviceChoice(Runner& runner, Preferences& preferences, QObject* parent = nullptr);

    void list(); ///< `listed` follows
    const std::vector<BackendListing>& backends() const { return backends_; }

    std::string id() const;    ///< of the preferred device, perhaps "auto"
    QString name() const;      ///< for people; says what "auto" turned out to be once that is known
    QString shortName() const; ///< without saying that it was chosen automatically
    void choose(const QString& id);

    /// Seconds that such work, see `paceKey`, last took on the chosen device over what was
    /// estimated, 1 if unknown.
    double pace(const std::string& work) const;
    void notePace(const std::string& work, double pace);
    void noteUsed(const std::string& id); ///< of the device that a result came from

  signals:
    void listed();
    void chosen();
    void usedChanged();
    void renamed(const QString& before, const QString& now); ///< the short name, better known

  private:
    QString nameOf(const std::string& id) const;

    Runner& runner_;
    Preferences& preferences_;
    std::vector<BackendListing> backends_;
    std::string used_;
    std::map<std::pair<std::string, std::string>, double> paces_; ///< by device and work
};

} // namespace fringe
