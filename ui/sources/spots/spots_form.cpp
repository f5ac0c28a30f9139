// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/spots/spots_form.h"

#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "ui/forms/finding_line.h"
#include "ui/shell/shell.h"
#include "ui/shell/view_menu.h"
#include "ui/sources/spots/shape_dialog.h"
#include "ui/sources/spots/spot_table.h"
#include "ui/sources/spots/spot_verbs.h"
#include "ui/style/icons.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelection>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace fringe {
namespace {

QTableView* tableView(SpotTable* model, QWidget* parent) {
    auto* view = new QTableView(parent);
    view->setObjectName(QStringLiteral("spotTable"));
    view->setAccessibleName(SpotsForm::tr("Spots"));
    view->setModel(model);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    for (const int narrow : {SpotTable::Intensity, SpotTable::Phase})
        view->horizontalHeader()->setSectionResizeMode(narrow, QHeaderView::ResizeToContents);
    view->horizontalHeader()->setResizeContentsPrecision(0); // of the rows that are seen
    view->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    view->horizontalHeader()->setMinimumSectionSize(30);
    view->verticalHeader()->setDefaultSectionSize(view->fontMetrics().height() + 6);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setMinimumHeight(150);
    return view;
}

} // namespace

SpotsForm::SpotsForm(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), model_(new SpotTable(shell.studio.document(), this)),
      view_(tableView(model_, this)), finding_(new FindingLine(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    layout->addWidget(makeButtons());
    layout->addWidget(finding_);
    layout->addWidget(view_);
    offerCopy(*view_);
    offerButton(*view_, *remove_);
    wire();
    showSelection();
}

QWidget* SpotsForm::makeButtons() {
    auto* row = new QWidget(this);
    auto* add = flatButton(row, QStringLiteral("add"), QStringLiteral("addSpots"),
                           tr("Add a shape"), tr("Add a shape"));
    add->setPopupMode(QToolButton::InstantPopup);
    add->setMenu(shapeMenu(shell_, add));
    remove_ = flatButton(row, QStringLiteral("remove"), QStringLiteral("removeSpots"),
                         tr("Remove the chosen spots"));
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->addWidget(add);
    layout->addStretch();
    layout->addWidget(remove_);
    connect(remove_, &QToolButton::clicked, this, [this] { removeChosenSpots(shell_.studio); });
    return row;
}

void SpotsForm::wire() {
    connect(&shell_.studio.spotSelection(), &SpotSelection::changed, this,
            &SpotsForm::showSelection);
    connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &SpotsForm::takeSelection);
    connect(model_, &QAbstractItemModel::modelReset, this, &SpotsForm::showSelection);
    connect(model_, &SpotTable::refused, this,
            [this](const QString& reason) { finding_->say(Severity::Refusal, reason); });
}

void SpotsForm::showSelection() {
    const QScopedValueRollback guard(following_, true);
    QItemSelection rows;
    for (const std::size_t number : shell_.studio.spotSelection().numbers()) {
        const int row = static_cast<int>(number);
        if (row < model_->rowCount())
            rows.select(model_->index(row, 0), model_->index(row, SpotTable::ColumnCount - 1));
    }
    view_->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    if (!rows.isEmpty())
        view_->scrollTo(rows.front().topLeft());
    remove_->setEnabled(!rows.isEmpty());
}

void SpotsForm::takeSelection() {
    if (following_)
        return;
    std::set<std::size_t> numbers;
    for (const QModelIndex& row : view_->selectionModel()->selectedRows())
        numbers.insert(static_cast<std::size_t>(row.row()));
    shell_.studio.spotSelection().set(std::move(numbers));
    remove_->setEnabled(!shell_.studio.spotSelection().isEmpty());
}

} // namespace fringe
