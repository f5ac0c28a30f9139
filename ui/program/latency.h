// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <vector>

namespace fringe {

/// How late the event loop of its thread answers, by a timer that should fire every 4 ms: what an
/// event waits for in the worst case. Measures from the first turn of the loop on.
class Latency : public QObject {
    Q_OBJECT

  public:
    explicit Latency(QObject* parent = nullptr);

    /// [ms] that `share` of the answers did not exceed, 1: the longest; 0 before the first.
    double quantile(double share) const;
    QString text() const; ///< one line for people

  private:
    void beat();

    QTimer timer_;
    QElapsedTimer since_;
    std::vector<float> gaps_; ///< [ms]
};

} // namespace fringe
