// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/wheel_guard.h"

#include <QEvent>
#include <QWidget>

namespace fringe {
namespace {

class WheelGuard : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        const auto* editor = static_cast<QWidget*>(watched);
        if (event->type() != QEvent::Wheel || editor->hasFocus())
            return false;
        event->ignore();
        return true;
    }
};

} // namespace

void guardWheel(QWidget* editor) {
    editor->setFocusPolicy(Qt::StrongFocus);
    editor->installEventFilter(new WheelGuard(editor));
}

} // namespace fringe
