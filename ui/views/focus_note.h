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

    void sayUnfocused(const QString& sentence); ///< empty: something is in focus

  signals:
    void followed(); ///< to where something is in focus

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void tell();
    void dress();
    void place();

    QString unfocused_;
};

} // namespace fringe
