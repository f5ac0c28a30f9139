// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/distance_bar.h"

#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "app/text/typed_value.h"
#include "engine/model/error.h"
#include "ui/views/view_controls.h"
#include "ui/views/view_style.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace fringe {

namespace {

constexpr int sliderSteps = 1000;

/// What a product of decimal numbers was meant to be: 0.2108 for 0.21080000000000002.
double withoutTail(double value) {
    return QString::number(value, 'g', 12).toDouble();
}

} // namespace

DistanceBar::DistanceBar(QWidget* parent)
    : QWidget(parent), slider_(new QSlider(Qt::Horizontal, this)), field_(new QLineEdit(this)),
      pin_(iconButton(this, ViewIcon::Pin, QStringLiteral("distancePin"), tr("Pin the distance"))),
      refusal_(new QLabel(parent ? parent : this)) {
    slider_->setObjectName(QStringLiteral("distanceSlider"));
    slider_->setRange(0, sliderSteps);
    slider_->setPageStep(sliderSteps / 20);
    slider_->setAccessibleName(tr("Reconstruction distance"));
    field_->setObjectName(QStringLiteral("distanceField"));
    field_->setAccessibleName(tr("Reconstruction distance with its unit"));
    field_->setToolTip(
        tr("A length with its unit, such as 200 mm; negative is behind the hologram"));
    field_->setMaximumWidth(fontMetrics().horizontalAdvance(QStringLiteral("-0000.000 mm")) + 16);
    refusal_->setObjectName(QStringLiteral("distanceRefusal"));
    refusal_->setWordWrap(true);
    refusal_->setAutoFillBackground(true);
    refusal_->setBackgroundRole(QPalette::ToolTipBase);
    refusal_->setContentsMargins(6, 3, 6, 3);
    refusal_->hide();
    auto* label = new QLabel(QStringLiteral("z"), this);
    label->setBuddy(field_);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(4, 0, 4, 0);
    grid->addWidget(label, 0, 0);
    grid->addWidget(slider_, 0, 1);
    grid->addWidget(field_, 0, 2);
    grid->addWidget(pin_, 0, 3);
    pin_->setCheckable(true);
    connect(pin_, &QToolButton::clicked, this, &DistanceBar::pinned);
    setPinned(true);
    connect(slider_, &QSlider::valueChanged, this, &DistanceBar::slide);
    connect(slider_, &QSlider::sliderReleased, this, &DistanceBar::settle);
    connect(field_, &QLineEdit::editingFinished, this, &DistanceBar::readText);
    showSlider();
    showText();
}

void DistanceBar::setRange(Length low, Length high) {
    low_ = low;
    high_ = std::max(high, low + 1_um);
    showSlider();
}

void DistanceBar::setDistance(Length distance) {
    distance_ = distance;
    if (!slider_->isSliderDown()) {
        showSlider();
    }
    if (!field_->hasFocus() || !field_->isModified()) {
        showText();
    }
}

void DistanceBar::setPinned(bool pinned) {
    pin_->setChecked(pinned);
    pin_->setToolTip(
        pinned ? tr("The distance stays as it was set. Press to follow the chosen object.")
               : tr("The distance follows the chosen object. Press to keep it here."));
}

Length DistanceBar::atSlider(int position) const {
    const Length raw = low_ + (high_ - low_) * (static_cast<double>(position) / sliderSteps);
    const double grain = niceBelow((high_ - low_).si() / sliderSteps);
    return Length(withoutTail(std::round(raw.si() / grain) * grain));
}

void DistanceBar::slide(int position) {
    distance_ = atSlider(position);
    showText();
    sliding_ = slider_->isSliderDown();
    emit changed(distance_.si(), !sliding_);
}

void DistanceBar::settle() {
    if (std::exchange(sliding_, false)) {
        emit changed(distance_.si(), true);
    }
}

void DistanceBar::readText() {
    if (!field_->isModified()) {
        return;
    }
    try {
        const Length read(std::get<double>(typedValue({.key = {}, .kind = ValueKind::Length},
                                                      field_->text(), QStringLiteral("mm"))));
        refusal_->hide();
        distance_ = read;
        showText();
        showSlider();
        emit changed(read.si(), true);
    } catch (const Error& error) {
        refuse(localised(error));
    }
}

/// Over the view, so that nothing moves away from under the mouse.
void DistanceBar::refuse(const QString& reason) {
    refusal_->setText(reason);
    const int height = refusal_->heightForWidth(width());
    const QPoint corner = refusal_->parentWidget() == this ? QPoint() : pos();
    refusal_->setGeometry(corner.x(), corner.y() - height, width(), height);
    refusal_->show();
    refusal_->raise();
}

void DistanceBar::showText() {
    field_->setText(
        localNumber(legible(fieldText({.key = {}, .kind = ValueKind::Length}, distance_.si()))));
    field_->setModified(false);
    if (!field_->hasFocus())
        field_->setCursorPosition(0); // a sign is seen where the field is short
    refusal_->hide();
}

void DistanceBar::showSlider() {
    const QSignalBlocker quiet(slider_);
    const double place = (distance_ - low_) / (high_ - low_);
    slider_->setValue(static_cast<int>(std::lround(std::clamp(place, 0.0, 1.0) * sliderSteps)));
}

} // namespace fringe
