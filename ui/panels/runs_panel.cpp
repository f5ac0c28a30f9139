// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/runs_panel.h"

#include "app/results/run_table.h"
#include "app/studio/studio.h"
#include "app/tasks/states.h"
#include "ui/plots/scatter_plot.h"
#include "ui/shell/shell.h"
#include "ui/shell/view_menu.h"
#include "ui/style/icons.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fringe {

RunsPanel::RunsPanel(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell),
      table_(new RunTable(
          shell.studio.results(),
          [&devices = shell.studio.devices()](const std::string& id) { return devices.nameOf(id); },
          this)),
      sorted_(new QSortFilterProxyModel(this)) {
    setObjectName(QStringLiteral("runs"));
    sorted_->setSourceModel(table_);
    sorted_->setSortRole(RunTable::SortRole);
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->setChildrenCollapsible(false);
    split->addWidget(makeTable());
    split->addWidget(makePlot());
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addWidget(split);
    connect(table_, &RunTable::modelAboutToBeReset, this, [this] { before_ = chosen(); });
    connect(table_, &RunTable::modelReset, this, &RunsPanel::follow);
    connect(table_, &RunTable::noted, &shell.studio.document(), &Document::setUnsaved);
    connect(&shell.studio.results(), &ResultStore::fitChanged, this, &RunsPanel::draw);
    follow();
}

QWidget* RunsPanel::makeTable() {
    auto* part = new QWidget(this);
    view_ = new QTableView(part);
    view_->setObjectName(QStringLiteral("runsTable"));
    view_->setAccessibleName(tr("Runs"));
    view_->setModel(sorted_);
    view_->setSortingEnabled(true);
    view_->horizontalHeader()->setSortIndicatorClearable(true);
    view_->sortByColumn(-1, Qt::AscendingOrder);
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setSelectionMode(QAbstractItemView::SingleSelection);
    view_->setAlternatingRowColors(true);
    view_->setFrameShape(QFrame::NoFrame);
    view_->setWordWrap(false);
    view_->verticalHeader()->hide();
    view_->verticalHeader()->setDefaultSectionSize(view_->fontMetrics().height() + 6);
    offerCopy(*view_);
    show_ = flatButton(part, QStringLiteral("back"), QStringLiteral("showRun"),
                       tr("Go to the state of the design that this is the result of"),
                       tr("Make this the result"));
    base_ =
        flatButton(part, QStringLiteral("compare"), QStringLiteral("baseRun"),
                   tr("Show the numbers of all others as differences from these"), tr("Baseline"));
    base_->setCheckable(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(show_);
    buttons->addWidget(base_);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    layout->addLayout(buttons);
    layout->addWidget(view_, 1);
    for (QToolButton* button : {show_, base_})
        offerButton(*view_, *button);
    connect(show_, &QToolButton::clicked, this, [this] { goToRun(shell_.studio, chosen()); });
    connect(view_, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        if (!(index.flags() & Qt::ItemIsEditable))
            goToRun(shell_.studio, chosen());
    });
    connect(base_, &QToolButton::clicked, this,
            [this](bool on) { table_->setBaseline(on ? chosen() : 0); });
    connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &RunsPanel::followChoice);
    return part;
}

QComboBox* RunsPanel::makeAxis(const QString& objectName, const QString& name) {
    auto* axis = new QComboBox(this);
    axis->setObjectName(objectName);
    axis->setAccessibleName(name);
    axis->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    axis->setMinimumContentsLength(9);
    connect(axis, &QComboBox::currentIndexChanged, this, &RunsPanel::draw);
    return axis;
}

QWidget* RunsPanel::makePlot() {
    auto* part = new QWidget(this);
    part->setMinimumWidth(160); // a small screen has no more
    up_ = makeAxis(QStringLiteral("runsUp"), tr("Number on the upright axis"));
    across_ = makeAxis(QStringLiteral("runsAcross"), tr("Number on the level axis"));
    plot_ = new ScatterPlot(part);
    plot_->setObjectName(QStringLiteral("runsPlot"));
    plot_->setAccessibleName(tr("Numbers of results"));
    new ViewMenu(shell_, *plot_);
    connect(plot_, &ScatterPlot::picked, this, &RunsPanel::pick);
    auto* axes = new QHBoxLayout;
    axes->addWidget(up_, 1);
    axes->addWidget(new QLabel(tr("over"), part));
    axes->addWidget(across_, 1);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    layout->addLayout(axes);
    layout->addWidget(plot_, 1);
    return part;
}

int RunsPanel::chosen() const {
    return view_->currentIndex().siblingAtColumn(0).data(RunTable::RunRole).toInt();
}

void RunsPanel::pick(int number) {
    for (int row = 0; row < sorted_->rowCount(); ++row)
        if (sorted_->index(row, 0).data(RunTable::RunRole).toInt() == number)
            view_->setCurrentIndex(sorted_->index(row, RunTable::Solver));
}

/// Offers the rows that have numbers, by their columns; what was chosen stays so.
void RunsPanel::offerColumns(QComboBox& axis, int usual) {
    const QSignalBlocker quiet(axis);
    const QString before = axis.currentText();
    axis.clear();
    for (int column = 0; column < table_->columnCount(); ++column)
        if (table_->hasNumbers(column))
            axis.addItem(table_->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString(),
                         column);
    const int same = axis.findText(before);
    axis.setCurrentIndex(same >= 0 ? same : axis.findData(usual));
}

void RunsPanel::follow() {
    offerColumns(*up_, RunTable::Efficiency);
    offerColumns(*across_, RunTable::Iterations);
    if (const int columns = table_->columnCount();
        table_->rowCount() > 0 && std::exchange(columns_, columns) != columns)
        suitColumns();
    pick(before_);
    followChoice();
}

/// To what they hold, as far as that leaves room for others.
void RunsPanel::suitColumns() {
    const int most = 18 * view_->fontMetrics().averageCharWidth();
    view_->resizeColumnsToContents();
    for (int column = 0; column < table_->columnCount(); ++column)
        view_->setColumnWidth(column, std::min(view_->columnWidth(column), most));
    view_->setColumnWidth(RunTable::Note, most);
}

void RunsPanel::followChoice() {
    const int number = chosen();
    const HologramResult* result = shell_.studio.results().find(number);
    show_->setEnabled(result != nullptr);
    base_->setEnabled(result != nullptr);
    base_->setChecked(result && table_->baseline() == number);
    draw();
}

void RunsPanel::draw() {
    const int across = across_->currentData().toInt(), up = up_->currentData().toInt();
    std::vector<ScatterPlot::Mark> marks;
    const int shown = shell_.studio.results().hologram().number;
    for (int row = 0; row < table_->rowCount(); ++row) {
        const auto number = [&](int column) {
            return table_->index(row, column).data(RunTable::NumberRole);
        };
        if (!number(across).isValid() || !number(up).isValid())
            continue;
        const auto text = [&](int column) { return table_->index(row, column).data().toString(); };
        marks.push_back({{number(across).toDouble(), number(up).toDouble()},
                         QStringLiteral("%1\n%2: %3\n%4: %5")
                             .arg(text(RunTable::Solver), up_->currentText(), text(up),
                                  across_->currentText(), text(across)),
                         table_->numberOf(row),
                         table_->numberOf(row) == shown});
    }
    plot_->setMarks(std::move(marks), across_->currentText(), up_->currentText());
}

} // namespace fringe
