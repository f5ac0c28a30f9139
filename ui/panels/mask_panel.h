// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QDoubleSpinBox;
class QLabel;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace fringe {

class MaskLook;
class NumbersView;
class SectionPlot;
struct MaskLayerRow;
struct Shell;

/// What is made of a design for a mask: its layers, the relief and a section of it, what is too
/// narrow, and what a file would be.
class MaskPanel : public QWidget {
    Q_OBJECT

  public:
    MaskPanel(const Shell& shell, QWidget* parent);

    bool hasMask() const { return hasMask_; } ///< the design is for one

  signals:
    void hasMaskChanged(bool has);

  private:
    QWidget* makeList();
    QWidget* makeNarrow(QWidget* parent);
    QWidget* makeFile(QWidget* parent);
    void follow();
    void followLayers();
    void followRelief();
    void fill(QTreeWidgetItem& item, const MaskLayerRow& row) const;

    void followDesign();

    const Shell& shell_;
    bool hasMask_ = false;
    MaskLook& look_;
    QTreeWidget* layers_ = nullptr;
    QDoubleSpinBox* limit_ = nullptr;
    QLabel *narrow_ = nullptr, *file_ = nullptr, *why_ = nullptr;
    QToolButton *before_ = nullptr, *next_ = nullptr, *export_ = nullptr;
    NumbersView* relief_ = nullptr;
    SectionPlot* section_ = nullptr;
    QWidget* rest_ = nullptr; ///< all but why there is nothing
};

} // namespace fringe
