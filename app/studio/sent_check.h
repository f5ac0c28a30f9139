// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/newest_wins.h"
#include "app/studio/watched_look.h"
#include "engine/run/device_pool.h"
#include "engine/solvers/figures.h"

#include <optional>
#include <string>

namespace fringe {

class ResultStore;

/// How good the pattern on the screen is as its device is sent it.
struct SentQuality {
    Figures figures{};
    double clipped = 0; ///< share of the pixels whose phase is beyond the device's range
};

/// The figures of the result on the screen as its device is sent it, found behind the scenes. GUI
/// thread.
class SentCheck : public WatchedLook {
    Q_OBJECT

  public:
    /// All outlive it.
    SentCheck(Runner& runner, DevicePool& devices, const ResultStore& results,
              QObject* parent = nullptr);

    /// Nothing: the pattern goes as it is, there is none, or it cannot be sent.
    const std::optional<SentQuality>& quality() const { return quality_; }
    void setDevice(const std::string& id); ///< that computes

  private:
    void follow() override;
    void set(const std::optional<SentQuality>& quality);

    DevicePool& devices_;
    const ResultStore& results_;
    NewestWins work_;
    std::string device_ = "auto";
    std::optional<SentQuality> quality_;
};

} // namespace fringe
