// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QLabel;
class QProgressBar;
class QStatusBar;

namespace fringe {

class Studio;

/// What stands at the foot of the window: the value under the cursor, the running job, the device.
class StatusLine : public QObject {
    Q_OBJECT

  public:
    StatusLine(Studio& studio, QStatusBar* bar);
    void probe(const QString& text);

  private:
    void showDevice();
    void showJob();

    Studio& studio_;
    QLabel* probe_;
    QLabel* job_;
    QProgressBar* progress_;
    QLabel* device_;
};

} // namespace fringe
