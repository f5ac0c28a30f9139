// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace fringe {

class Studio;

/// Says by which step the design is another one than that whose pattern is on the panel; hidden
/// where it is not, and where nothing of a design is there.
class PanelAge : public QLabel {
    Q_OBJECT

  public:
    /// The studio outlives it.
    PanelAge(Studio& studio, QWidget* parent);

  private:
    void follow();

    Studio& studio_;
};

} // namespace fringe
