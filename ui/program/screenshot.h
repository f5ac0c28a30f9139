// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

class QWidget;

namespace fringe {

class Studio;

/// Waits until nothing has been running for a moment, then writes a picture of a window.
class Screenshot : public QObject {
    Q_OBJECT

  public:
    Screenshot(Studio& studio, QWidget& window, QString file);

  signals:
    void written(bool ok);

  private:
    void take();

    Studio& studio_;
    QWidget& window_;
    QString file_;
    QTimer calm_;
};

} // namespace fringe
