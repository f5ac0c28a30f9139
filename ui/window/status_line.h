// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QLabel;
class QStatusBar;
class QToolButton;

namespace fringe {

class Studio;
struct JobRecord;

/// What stands at the foot of the window: the value under the cursor, the running job, the device.
class StatusLine : public QObject {
    Q_OBJECT

  public:
    StatusLine(Studio& studio, QStatusBar* bar);
    void probe(const QString& text);

  private:
    void showDevice();
    void showPanel();
    void showJob();
    void stopJob();
    const JobRecord* job() const; ///< that is told of; null: none
    bool isOfIterations(const JobRecord& job) const;

    Studio& studio_;
    QLabel* probe_;
    QLabel* job_;
    QLabel* time_;
    QToolButton* stop_;
    QLabel* device_;
    QLabel* panel_;
};

} // namespace fringe
