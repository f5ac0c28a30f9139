// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/translation.h"
#include "ui/program/options.h"
#include "ui/shell/dialogs.h"

#include <QObject>
#include <QTimer>

#include <memory>

class QApplication;

namespace fringe {

class MainWindow;
class Studio;

/// One run of the program: a studio and the window on it, made anew when the language changes.
class StudioSession : public QObject {
    Q_OBJECT

  public:
    StudioSession(QApplication& application, Studio& studio, Options options);
    ~StudioSession() override;

    void begin();

  private:
    void openWindow();
    void dress(); ///< in the chosen theme
    bool eventFilter(QObject* watched, QEvent* event) override;
    void speak(const QString& language); ///< once nothing runs that refers to the old window
    void takeScreenshot();               ///< and quits, once nothing has been running for a moment

    QApplication& application_;
    Studio& studio_;
    Options options_;
    Translation translation_;
    Dialogs dialogs_;
    std::unique_ptr<MainWindow> window_;
    QTimer calm_;
};

} // namespace fringe
