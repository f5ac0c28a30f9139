// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/handle_field.h"

#include "app/text/localised.h"
#include "engine/model/error.h"
#include "ui/views/handle_numbers.h"

#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>

namespace fringe {

HandleField::HandleField(QWidget* host) : QLineEdit(host) {
    setObjectName(QStringLiteral("handleField"));
    setAccessibleName(tr("Number of the handle"));
    hide();
    connect(this, &QLineEdit::returnPressed, this, &HandleField::take);
}

void HandleField::ask(const Grip& grip, const Handle& handle, QPointF place, const QString& typed) {
    grip_ = grip;
    handle_ = handle;
    const QString now = numbersOf(grip, handle).text();
    setText(typed.isEmpty() ? now : typed);
    resize(fontMetrics().horizontalAdvance(now + QStringLiteral("00000000")) + 16,
           sizeHint().height());
    const QSize room = parentWidget()->size() - size();
    move(std::clamp(int(place.x()) + 12, 0, std::max(0, room.width())),
         std::clamp(int(place.y()) + 12, 0, std::max(0, room.height())));
    show();
    raise();
    setFocus();
    if (typed.isEmpty())
        selectAll();
}

void HandleField::take() {
    try {
        const auto values = typedNumbers(numbersOf(grip_, handle_), text());
        const auto pull = pullTo(grip_, handle_, values);
        if (!pull)
            return refuse(handle_.kind == Handle::Kind::Scale
                                  || handle_.kind == Handle::Kind::ScaleEvenly
                              ? tr("Give a size above 0.")
                              //: numbers that are typed, with ";" between them
                              : tr("Give %n number(s), with \";\" between them.", nullptr,
                                   int(numbersOf(grip_, handle_).values.size())));
        parentWidget()->setFocus();
        emit given(*pull);
    } catch (const Error& error) {
        refuse(localised(error));
    }
}

void HandleField::refuse(const QString& reason) {
    setToolTip(reason);
    QToolTip::showText(mapToGlobal(QPoint(0, height())), reason, this);
}

void HandleField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        return parentWidget()->setFocus();
    QLineEdit::keyPressEvent(event);
    event->accept(); // no key is the view's
}

void HandleField::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    setToolTip({});
    hide();
}

} // namespace fringe
