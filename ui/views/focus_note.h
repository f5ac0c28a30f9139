// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace fringe {

/// Says in the lower corner of `host` that nothing is in focus, and offers to go where something
/// is.
class FocusNote : public QLabel {
    Q_OBJECT

  public:
    explicit FocusNote(QWidget* host);

    void say(const QString& sentence); ///< empty: it is not seen

  signals:
    void wanted(); ///< to go there

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void dress();
    void place();
};

} // namespace fringe
