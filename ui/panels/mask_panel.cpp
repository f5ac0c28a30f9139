// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/mask_panel.h"

#include "app/studio/shown_plane.h"
#include "app/studio/studio.h"
#include "ui/forms/event_guards.h"
#include "ui/plots/section_plot.h"
#include "ui/shell/export_flow.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"
#include "ui/views/numbers_view.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <utility>

namespace fringe {
namespace {

constexpr double nanometres = 1e9, micrometres = 1e6;
enum MaskColumn { MaskName, MaskDepth, MaskShare, MaskSmallest, MaskColumns };

QString rounded(double value) {
    return QLocale().toString(value, 'g', 4);
}

QHBoxLayout* inRow(std::initializer_list<QWidget*> parts) {
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    for (QWidget* part : parts)
        row->addWidget(part);
    return row;
}

} // namespace

MaskPanel::MaskPanel(const Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), look_(shell.studio.maskLook()), why_(new QLabel(this)),
      rest_(new QWidget(this)) {
    why_->setObjectName(QStringLiteral("maskWhy"));
    why_->setWordWrap(true);
    why_->setAlignment(Qt::AlignCenter);
    relief_ = new NumbersView(QStringLiteral("mask"), tr("Relief"), rest_);
    section_ = new SectionPlot(rest_);
    auto* parts = new QSplitter(rest_);
    for (QWidget* part :
         {makeList(), static_cast<QWidget*>(relief_), static_cast<QWidget*>(section_)})
        parts->addWidget(part);
    parts->setSizes({340, 260, 320});
    auto* inside = new QVBoxLayout(rest_);
    inside->setContentsMargins({});
    inside->addWidget(parts);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->addWidget(why_, 1);
    layout->addWidget(rest_, 1);
    connect(relief_, &NumbersView::measured, section_, [this](const auto& section) {
        const bool isRelief = !look_.layers().empty() && look_.layers().front().depth > 0;
        section_->setSection(section, isRelief);
    });
    connect(&look_, &MaskLook::changed, this, &MaskPanel::follow);
    watchWhileSeen(this, [this](bool isSeen) { look_.setWatched(isSeen); });
    connect(&shell.studio.document(), &Document::changed, this, &MaskPanel::followDesign);
    followDesign();
    follow();
}

void MaskPanel::followDesign() {
    const bool has = shell_.studio.document().design()->device.key == "mask";
    if (std::exchange(hasMask_, has) != has)
        emit hasMaskChanged(has);
}

QWidget* MaskPanel::makeList() {
    auto* part = new QWidget(rest_);
    layers_ = new QTreeWidget(part);
    layers_->setObjectName(QStringLiteral("maskLayers"));
    layers_->setAccessibleName(tr("Layers of the mask"));
    layers_->setRootIsDecorated(false);
    layers_->setColumnCount(MaskColumns);
    layers_->setHeaderLabels(
        {tr("Layer"), tr("Depth (nm)"), tr("Drawn (%)"), tr("Narrowest (µm)")});
    layers_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(layers_, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item) {
        look_.setSeen(layers_->indexOfTopLevelItem(item),
                      item->checkState(MaskName) == Qt::Checked);
    });
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins({});
    layout->setSpacing(4);
    layout->addWidget(layers_, 1);
    layout->addWidget(makeNarrow(part));
    layout->addWidget(makeFile(part));
    return part;
}

QWidget* MaskPanel::makeNarrow(QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* label = new QLabel(tr("Narrower than"), part);
    limit_ = new QDoubleSpinBox(part);
    limit_->setObjectName(QStringLiteral("maskLimit"));
    limit_->setRange(0, 1000);
    limit_->setSuffix(QStringLiteral(" µm"));
    limit_->setSpecialValueText(tr("off"));
    limit_->setKeyboardTracking(false);
    label->setBuddy(limit_);
    narrow_ = new QLabel(part);
    narrow_->setObjectName(QStringLiteral("maskNarrow"));
    before_ = flatButton(part, QStringLiteral("back"), QStringLiteral("maskBefore"),
                         tr("The place before"));
    next_ = flatButton(part, QStringLiteral("forward"), QStringLiteral("maskNext"),
                       tr("The next place"));
    connect(limit_, &QDoubleSpinBox::valueChanged, &look_,
            [this](double limit) { look_.setLimit(limit / micrometres); });
    connect(before_, &QToolButton::clicked, &look_, [this] { look_.step(-1); });
    connect(next_, &QToolButton::clicked, &look_, [this] { look_.step(1); });
    auto* layout = inRow({label, limit_, before_, next_, narrow_});
    layout->setContentsMargins({});
    layout->addStretch();
    part->setLayout(layout);
    return part;
}

QWidget* MaskPanel::makeFile(QWidget* parent) {
    auto* part = new QWidget(parent);
    file_ = new QLabel(part);
    file_->setObjectName(QStringLiteral("maskFile"));
    file_->setWordWrap(true);
    export_ = flatButton(part, QStringLiteral("export"), QStringLiteral("maskExport"),
                         tr("Export the mask with its process sheet"));
    connect(export_, &QToolButton::clicked, this, [this] { exportResult(shell_); });
    auto* layout = inRow({export_, file_});
    layout->setContentsMargins({});
    layout->setStretch(1, 1);
    part->setLayout(layout);
    return part;
}

void MaskPanel::fill(QTreeWidgetItem& item, const MaskLayerRow& row) const {
    item.setText(MaskName, row.name);
    item.setText(MaskDepth, row.depth > 0 ? rounded(row.depth * nanometres) : QStringLiteral("–"));
    item.setText(MaskShare, QLocale().toString(100 * row.share, 'f', 1));
    item.setText(MaskSmallest,
                 row.smallest > 0 ? rounded(row.smallest * micrometres) : QStringLiteral("–"));
    for (int column : {MaskDepth, MaskShare, MaskSmallest})
        item.setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    item.setCheckState(MaskName, row.isSeen ? Qt::Checked : Qt::Unchecked);
}

void MaskPanel::followLayers() {
    const QSignalBlocker quiet(layers_);
    const auto& rows = look_.layers();
    while (layers_->topLevelItemCount() > static_cast<int>(rows.size()))
        delete layers_->takeTopLevelItem(0);
    for (int number = 0; const MaskLayerRow& row : rows) {
        if (number == layers_->topLevelItemCount())
            new QTreeWidgetItem(layers_);
        fill(*layers_->topLevelItem(number++), row);
    }
}

void MaskPanel::follow() {
    const bool isThere = !look_.layers().empty();
    why_->setText(look_.why());
    why_->setVisible(!isThere);
    rest_->setVisible(isThere);
    if (!isThere)
        return;
    followLayers();
    const QLocale locale;
    //: number of the place that is looked at, number of all of them
    const QString places =
        look_.placeNumber() < 0
            ? tr("%n place(s)", nullptr, static_cast<int>(look_.narrow()))
            : tr("%1 of %2")
                  .arg(locale.toString(look_.placeNumber() + 1), locale.toString(look_.narrow()));
    narrow_->setText(look_.limit() > 0 ? places : QString());
    for (QToolButton* each : {before_, next_})
        each->setEnabled(look_.narrow() > 0);
    file_->setText(look_.forecast());
    followRelief();
}

/// Middle row of another plate is measured.
void MaskPanel::followRelief() {
    if (relief_->setPlane(look_.relief())) {
        const auto [rows, cols] = look_.relief()->values.shape();
        const double middle = static_cast<double>(rows / 2) + 0.5;
        relief_->measure({0, middle, static_cast<double>(cols), middle});
    }
    relief_->setMark(look_.place());
}

} // namespace fringe
