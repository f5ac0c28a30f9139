// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/event_guards.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QShortcut>
#include <QTimer>

#include <utility>

namespace fringe {
namespace {

const QLineEdit* textField(QObject* object) {
    if (qobject_cast<QAbstractSpinBox*>(object))
        return object->findChild<QLineEdit*>();
    return qobject_cast<QLineEdit*>(object);
}

/// On X11 Qt takes it for "to the end of the line", as Emacs does.
bool isExport(const QKeyEvent& key) {
    return key.matches(QKeySequence::MoveToEndOfLine) && key.key() == Qt::Key_E;
}

class UndoPassage : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::ShortcutOverride)
            return false;
        const auto* key = static_cast<QKeyEvent*>(event);
        const QLineEdit* field = textField(watched);
        const bool passes = field
                            && ((key->matches(QKeySequence::Undo) && !field->isUndoAvailable())
                                || (key->matches(QKeySequence::Redo) && !field->isRedoAvailable())
                                || isExport(*key));
        if (passes)
            event->ignore();
        return passes;
    }
};

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

class SeenWatch : public QObject {
  public:
    SeenWatch(QWidget* pane, std::function<void(bool)> tell)
        : QObject(pane), pane_(pane), tell_(std::move(tell)) {}

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Hide)
            set(false);
        else if (event->type() == QEvent::Paint && !isSeen_)
            QTimer::singleShot(0, this, [this] { set(pane_->isVisible()); });
        return false;
    }

  private:
    void set(bool isSeen) {
        if (std::exchange(isSeen_, isSeen) != isSeen)
            tell_(isSeen);
    }

    QWidget* pane_;
    std::function<void(bool)> tell_;
    bool isSeen_ = false;
};

} // namespace

void letUndoPass(QObject* owner) {
    qApp->installEventFilter(new UndoPassage(owner));
}

void takeTyped() {
    const QPointer<QWidget> field = QApplication::focusWidget();
    if (!field || !textField(field))
        return;
    field->clearFocus();
    if (field)
        field->setFocus(Qt::OtherFocusReason);
}

void addMenuKey(QWidget* window) {
    auto* key = new QShortcut(Qt::SHIFT | Qt::Key_F10, window);
    key->setContext(Qt::ApplicationShortcut);
    QObject::connect(key, &QShortcut::activated, window, [] {
        QWidget* focused = QApplication::focusWidget();
        if (!focused)
            return;
        const QPoint place = focused->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, place, focused->mapToGlobal(place));
        QApplication::sendEvent(focused, &event);
    });
}

void offerActions(QWidget& widget) {
    widget.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&widget, &QWidget::customContextMenuRequested, &widget, [&widget](QPoint at) {
        if (widget.actions().isEmpty())
            return;
        auto* menu = new QMenu(&widget);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions(widget.actions());
        const auto* area = qobject_cast<const QAbstractScrollArea*>(&widget);
        menu->popup((area ? area->viewport() : &widget)->mapToGlobal(at));
    });
}

void watchWhileSeen(QWidget* pane, std::function<void(bool isSeen)> tell) {
    pane->installEventFilter(new SeenWatch(pane, std::move(tell)));
}

void guardWheel(QWidget* editor) {
    editor->setFocusPolicy(Qt::StrongFocus);
    editor->installEventFilter(new WheelGuard(editor));
}

} // namespace fringe
