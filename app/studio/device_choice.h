// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/runner.h"
#include "app/studio/processor_times.h"
#include "engine/io/paces.h"
#include "engine/run/compute_device.h"

#include <QObject>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace fringe {

class DevicePool;
class Preferences;

/// The devices of this machine, listed off the GUI thread, and the one that jobs run on.
class DeviceChoice : public QObject {
    Q_OBJECT

  public:
    /// What it takes outlives it and, in the pool's case, the work of the runner.
    DeviceChoice(Runner& runner, Preferences& preferences, const DevicePool& pool,
                 QObject* parent = nullptr);

    void list(); ///< `listed` follows, unless the pool is stopped
    const std::vector<BackendListing>& backends() const { return backends_; }

    std::string id() const;    ///< of the preferred device, perhaps "auto"
    QString name() const;      ///< for people; says what "auto" turned out to be once that is known
    QString shortName() const; ///< without saying that it was chosen automatically
    void choose(const QString& id);

    static std::filesystem::path paceFile(); ///< beside the preferences
    /// Seconds that such work, see `paceKey`, takes on the chosen device of this machine over what
    /// is estimated, as the last run of it told; 1 if nothing is known.
    double pace(const std::string& work) const;
    void notePace(const std::string& work, double pace);
    /// By how much longer work on the chosen device takes beside what other programs have done
    /// since this was last asked, some seconds at least: 1 or more.
    double slowdown();
    void noteUsed(const std::string& id); ///< of the device that a result came from

    QString nameOf(const std::string& id) const; ///< for people; the id until devices are listed

    /// The preferred device where it is one of CUDA or OpenCL, else the first of these; null: there
    /// is none, for a reason that is told.
    const ComputeDeviceInfo* gpu() const;
    QString whyNoGpu() const;

  signals:
    void listed();
    void chosen();
    void usedChanged();
    void renamed(const QString& before, const QString& now); ///< the short name, better known

  private:
    void trySharing(); ///< fills in how textures of OpenGL come to the devices

    Runner& runner_;
    Preferences& preferences_;
    const DevicePool& pool_;
    Paces paces_;
    std::vector<BackendListing> backends_;
    std::string used_;
    ProcessorTimes before_ = processorTimes();
    double slowdown_ = 1;
};

} // namespace fringe
