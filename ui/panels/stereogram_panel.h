// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/stereogram_sight.h"

#include <QPointer>

class QBoxLayout;
class QLabel;
class QScrollArea;
class QToolButton;

namespace fringe {

class ChoiceBox;
class StereogramLook;
struct Shell;

/// The stereogram of the design, or of what its hologram shows, a pixel on a pixel of the screen.
/// Its settings are rows of the project, under Stereogram.
class StereogramPanel : public QWidget {
    Q_OBJECT

  public:
    StereogramPanel(const Shell& shell, QWidget* parent);

    QSize sizeHint() const override { return {480, 320}; }

  protected:
    bool event(QEvent* event) override; ///< its keys come before those of the window
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void makeButtons(QBoxLayout* layout);
    void makeDepths();
    void follow();
    void followDepth();
    void chooseTile();
    void exportPicture();
    void fillScreen();

    const Shell& shell_;
    StereogramLook& look_;
    QScrollArea* area_ = nullptr;
    StereogramSight* sight_ = nullptr;
    ChoiceBox* depths_ = nullptr;
    QLabel *progress_ = nullptr, *why_ = nullptr, *facts_ = nullptr;
    QToolButton *noise_ = nullptr, *screen_ = nullptr, *export_ = nullptr;
    QPointer<StereogramScreen> full_;
};

} // namespace fringe
