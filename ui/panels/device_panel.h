// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QSpinBox;
class QToolButton;

namespace fringe {

class NumbersView;
class PanelOutput;
struct Shell;

/// The panel that patterns are shown on: its screen, what it is doing, the steps of a pattern on
/// its way, and the patterns that are played.
class DevicePanel : public QWidget {
    Q_OBJECT

  public:
    DevicePanel(Shell& shell, QWidget* parent);

  private:
    QWidget* makeScreen();
    void makeButtons(QWidget* part);
    QWidget* makeSteps();
    QBoxLayout* makePlaylist(QWidget* part);
    void openList();
    void saveList();
    QWidget* makeRight(); ///< the playlist and the log
    QToolButton* makeTests(QWidget* parent);
    void setSeen(bool isSeen); ///< looks for screens
    void follow();
    void followScreens();
    void followLook();
    void chooseScreen(int row);
    void askAboutShared(const QString& why, bool asks);

    Shell& shell_;
    PanelOutput& output_;
    QComboBox* screens_ = nullptr;
    QToolButton *arm_ = nullptr, *show_ = nullptr, *hold_ = nullptr, *blank_ = nullptr;
    QToolButton *remove_ = nullptr, *play_ = nullptr, *save_ = nullptr;
    QCheckBox* follows_ = nullptr;
    QLabel* state_ = nullptr;
    QListWidget* steps_ = nullptr;
    NumbersView* plane_ = nullptr; ///< after the chosen step
    QLabel* beyond_ = nullptr;     ///< how much of it is beyond the panel's range
    QListWidget* list_ = nullptr;
    QSpinBox* dwell_ = nullptr;
    QPlainTextEdit* log_ = nullptr;
};

} // namespace fringe
