// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/spot_shapes.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;

namespace fringe {

struct Shell;
class Studio;
class FormField;
class SpotsView;

/// Asks for the measures of a shape and adds its spots, which their view shows before.
class ShapeDialog : public QDialog {
    Q_OBJECT

  public:
    /// The parent holds the view of the spots.
    ShapeDialog(Studio& studio, const SpotShape& shape, QWidget* parent);

    void openBeside();
    void done(int result) override;

  private:
    void addFields(QFormLayout* form);
    void addField(QFormLayout* form, const ParameterInfo& info, double* target);
    SpotList spots() const;
    void recount();

    Studio& studio_;
    SpotsView* view_; ///< null: the window has none
    const SpotShape& shape_;
    ShapeValues values_;
    ShapePlace place_;
    QLineEdit* text_ = nullptr;
    QCheckBox* replace_;
    QLabel* count_;
    QPushButton* add_ = nullptr;
};

/// One entry a shape; each opens its dialog.
QMenu* shapeMenu(Shell& shell, QWidget* parent);

} // namespace fringe
