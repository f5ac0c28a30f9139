// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace fringe {

class ChoiceBox;
class DeviceChoice;
class StereogramLook;

/// Plays a stereogram that moves and pauses it, chooses what is shown of it, and tells how often a
/// second; hidden while nothing moves.
class MotionBar : public QWidget {
    Q_OBJECT

  public:
    /// What it takes outlives it.
    MotionBar(StereogramLook& look, const DeviceChoice& devices, QWidget* parent);

  private:
    void listModes();
    void follow();

    StereogramLook& look_;
    const DeviceChoice& devices_;
    QToolButton* play_ = nullptr;
    ChoiceBox* modes_ = nullptr;
    QLabel* rate_ = nullptr;
};

} // namespace fringe
