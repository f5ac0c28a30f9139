// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <vector>

namespace fringe {

/// What came of a round in which a camera looked at spots.
struct EveningRound {
    double measured = 0; ///< uniformity by the camera
    double computed = 0; ///< of the pattern
    int saturated = 0;   ///< spots
};

/// The rounds in which a camera evens out spots, while they run and until others begin. GUI thread.
class Evening : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    bool isRunning() const { return isRunning_; }
    int job() const { return job_; }         ///< that runs
    int planned() const { return planned_; } ///< rounds; 0: there were none yet
    const std::vector<EveningRound>& rounds() const { return rounds_; }
    /// The most even of them as they are counted from 0; -1: there is none.
    int best() const;

    void begin(int planned);
    void setJob(int job) { job_ = job; }
    void add(const EveningRound& round);
    void end();

  signals:
    void changed();

  private:
    bool isRunning_ = false;
    int job_ = 0, planned_ = 0;
    std::vector<EveningRound> rounds_;
};

} // namespace fringe
