// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/benchmark.h"

#include <QObject>

#include <vector>

namespace fringe {

/// What the benchmarks of this session have measured, and the figures of others beside. It grows
/// while they run. GUI thread.
class BenchmarkStore : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    std::vector<BenchRow> rows() const; ///< those measured first
    const MachinePeaks& peaks() const { return peaks_; }
    bool isRunning() const { return running_; }

    /// Forgets the last run.
    void begin(std::vector<BenchRow> published);
    void setPeaks(const MachinePeaks& peaks);
    void add(BenchRow row);
    void end(); ///< finished, cancelled or failed; rows stay

  signals:
    void changed();
    void runningChanged(bool running);

  private:
    std::vector<BenchRow> measured_, published_;
    MachinePeaks peaks_;
    bool running_ = false;
};

} // namespace fringe
