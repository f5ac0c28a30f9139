// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/handles.h"

#include <QLineEdit>

namespace fringe {

/// The field in which the number of a handle is typed, over the view: Enter takes it, Escape or
/// another click gives it up; what cannot be read stays, and its tool tip says why.
class HandleField : public QLineEdit {
    Q_OBJECT

  public:
    explicit HandleField(QWidget* host);

    /// typed: the first letters; empty: the number as it is, selected.
    void ask(const Grip& grip, const Handle& handle, QPointF place, const QString& typed);

  signals:
    void given(const fringe::Pull& pull);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    void take();
    void refuse(const QString& reason);

    Grip grip_;
    Handle handle_;
};

} // namespace fringe
