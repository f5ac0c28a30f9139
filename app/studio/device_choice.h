// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/runner.h"
#include "app/studio/processor_times.h"
#include "engine/run/compute_device.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fringe {

class DevicePool;
class Preferences;
struct Design;
struct RunTime;

/// What designs have in common that take times alike: "points nufft", "image gs".
std::string paceKey(const Design& design);
/// Key of all designs with the same sources, from such a key: "points".
std::string paceFamily(const std::string& work);
/// Seconds over those estimated that one design takes on a machine that does nothing else, of some
/// times that it was computed: the least of the processor, spread over as many threads as were at
/// work at once in any; of another processor the least time.
double paceOf(std::span<const RunTime> times);
inline constexpr const char* anyPace = "all"; ///< the key of the mean of all work

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

    /// Seconds that such work, see `paceKey`, takes on the chosen device of this machine over what
    /// is estimated: as it last did, or by what calibrating said of its family or of all work; 1 if
    /// nothing is known. Kept with the preferences.
    double pace(const std::string& work) const;
    void notePace(const std::string& work, double pace);
    /// Learns the pace of a run by the processor's time, which other programs do not make longer:
    /// spread over as many threads as were at work at once in any run of its kind.
    void noteRun(const std::string& work, const RunTime& time);
    /// By how much longer work on the chosen device takes beside what other programs have done
    /// since this was last asked, some seconds at least: 1 or more.
    double slowdown();
    bool isCalibrated() const; ///< the chosen device, on this machine
    void calibrate(const std::map<std::string, double>& paces);
    void noteUsed(const std::string& id); ///< of the device that a result came from

    QString nameOf(const std::string& id) const; ///< for people; the id until devices are listed

    /// The preferred device where it is one of CUDA or OpenCL, else the first of these; null: there
    /// is none, for a reason that is told.
    const ComputeDeviceInfo* gpu() const;
    QString whyNoGpu() const;

  signals:
    void listed();
    void chosen();
    void calibrated(); ///< times that are told are others
    void usedChanged();
    void renamed(const QString& before, const QString& now); ///< the short name, better known

  private:
    void trySharing(); ///< fills in how textures of OpenGL come to the devices
    std::optional<double> kept(const std::string& work) const;

    Runner& runner_;
    Preferences& preferences_;
    const DevicePool& pool_;
    std::vector<BackendListing> backends_;
    std::string used_;
    ProcessorTimes before_ = processorTimes();
    double slowdown_ = 1;
};

} // namespace fringe
