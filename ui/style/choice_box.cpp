// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/choice_box.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>

namespace fringe {

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent) {}

void ChoiceBox::showPopup() {
    const int beside = view()->verticalScrollBar()->sizeHint().width() + 2 * view()->frameWidth();
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + beside);
    QComboBox::showPopup();
}

QString ChoiceBox::shownText() const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    const int beside =
        currentIndex() >= 0 && !itemIcon(currentIndex()).isNull() ? option.iconSize.width() + 4 : 0;
    return fontMetrics().elidedText(currentText(), Qt::ElideRight, room.width() - beside - 2);
}

bool ChoiceBox::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || shownText() == currentText())
        return QComboBox::event(event);
    const QString text =
        toolTip().isEmpty() ? currentText() : currentText() + QLatin1Char('\n') + toolTip();
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text, this);
    return true;
}

void ChoiceBox::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = shownText();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace fringe
