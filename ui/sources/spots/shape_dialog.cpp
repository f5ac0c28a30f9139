// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/spots/shape_dialog.h"

#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "ui/forms/form_field.h"
#include "ui/shell/shell.h"
#include "ui/sources/spots/spot_verbs.h"
#include "ui/sources/spots/spots_view.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace fringe {
namespace {

constexpr int besideTitle = 130; ///< pixels of a window's buttons and icon
constexpr int dialogMargin = 24; ///< pixels beside the dialog

} // namespace

ShapeDialog::ShapeDialog(Studio& studio, const SpotShape& shape, QWidget* parent)
    : QDialog(parent), studio_(studio), view_(parent->findChild<SpotsView*>()), shape_(shape),
      replace_(new QCheckBox(tr("Replace the spots that are there"), this)),
      count_(new QLabel(this)) {
    setObjectName(QStringLiteral("shapeDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Add a shape: %1").arg(localisedMark(shape.label)));
    setMinimumWidth(fontMetrics().horizontalAdvance(windowTitle()) + besideTitle);
    place_.centre.z = usualDepth(*studio.document().design());
    auto* form = new QFormLayout;
    addFields(form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    add_ = buttons->addButton(tr("&Add"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(replace_, &QCheckBox::toggled, this, &ShapeDialog::recount);
    replace_->setObjectName(QStringLiteral("replaceSpots"));
    count_->setObjectName(QStringLiteral("shapeCount"));
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(replace_);
    layout->addWidget(count_);
    layout->addWidget(buttons);
    recount();
}

void ShapeDialog::addFields(QFormLayout* form) {
    if (shape_.hasText) {
        text_ = new QLineEdit(QStringLiteral("HOLO"), this);
        text_->setObjectName(QStringLiteral("shapeText"));
        text_->setAccessibleName(tr("Text"));
        text_->setMaxLength(40);
        form->addRow(tr("Text"), text_);
        connect(text_, &QLineEdit::textChanged, this, &ShapeDialog::recount);
    }
    for (const ParameterInfo& info : shape_.parameters)
        addField(form, info, nullptr);
    const auto length = [&](const char* key, const char* label, double& target) {
        addField(form, shapeParameter(key, ValueKind::Length, label, target), &target);
    };
    const auto angle = [&](const char* key, const char* label, double& target) {
        addField(form, shapeParameter(key, ValueKind::Angle, label, target), &target);
    };
    length("centre_x", FRINGE_MARK("Centre x"), place_.centre.x);
    length("centre_y", FRINGE_MARK("Centre y"), place_.centre.y);
    length("centre_z", FRINGE_MARK("Centre z"), place_.centre.z);
    length("step_z", FRINGE_MARK("z from spot to spot"), place_.stepZ);
    angle("tilt_x", FRINGE_MARK("Tilt about x"), place_.tiltX);
    angle("tilt_y", FRINGE_MARK("Tilt about y"), place_.tiltY);
    ParameterInfo intensity =
        shapeParameter("intensity", ValueKind::Number, FRINGE_MARK("Intensity"), 1.0);
    intensity.least = 0;
    addField(form, intensity, &place_.centre.intensity);
}

/// The value goes to `target`, or, if that is null, to the shape's own values.
void ShapeDialog::addField(QFormLayout* form, const ParameterInfo& info, double* target) {
    auto* field = new FormField(info, this);
    field->setValue(info.initial);
    field->addTo(*form);
    connect(field, &FormField::edited, this, [this, field, key = info.key, target](Value value) {
        field->setValue(value);
        if (target)
            *target = std::get<double>(value);
        else
            values_.numbers[key] = std::move(value);
        recount();
    });
}

SpotList ShapeDialog::spots() const {
    ShapeValues values = values_;
    if (text_)
        values.text = text_->text().toStdString();
    return shaped(shape_, values, place_);
}

void ShapeDialog::recount() {
    const SpotList shape = spots();
    const int count = static_cast<int>(shape.size());
    count_->setText(tr("%Ln spot(s)", nullptr, count));
    add_->setEnabled(count > 0);
    if (view_)
        view_->showShape(shape, replace_->isChecked());
}

void ShapeDialog::done(int result) {
    if (view_)
        view_->hideShape();
    if (result == Accepted)
        addSpots(studio_, tr("Add a shape: %1").arg(localisedMark(shape_.label)), spots(),
                 replace_->isChecked());
    QDialog::done(result);
}

/// Beside the canvas, which shows the shape.
void ShapeDialog::openBeside() {
    open();
    const QRect window = parentWidget()->geometry();
    move(window.right() - width() - dialogMargin, window.center().y() - height() / 2);
}

QMenu* shapeMenu(Shell& shell, QWidget* parent) {
    auto* menu = new QMenu(ShapeDialog::tr("Add a shape"), parent);
    for (const SpotShape& shape : spotShapes()) {
        QAction* action = menu->addAction(ShapeDialog::tr("%1…").arg(localisedMark(shape.label)));
        action->setObjectName(QStringLiteral("shape-%1").arg(QString::fromStdString(shape.key)));
        QObject::connect(action, &QAction::triggered, menu, [&shell, &shape] {
            (new ShapeDialog(shell.studio, shape, &shell.window))->openBeside();
        });
    }
    return menu;
}

} // namespace fringe
