// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studio/encoding_look.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableWidget;

namespace fringe {

struct Shell;

/// What each encoding makes of the field of the hologram, of which one can be taken for the design.
class EncodingsWindow : public QWidget {
    Q_OBJECT

  public:
    explicit EncodingsWindow(const Shell& shell);

  private:
    void layOut();
    void fill();
    void showPicture();
    void take();
    void follow(); ///< what there is, and what is done

    EncodingLook look_;
    QTableWidget* table_;
    QLabel *picture_, *told_;
    QPushButton *compare_, *take_;
};

} // namespace fringe
