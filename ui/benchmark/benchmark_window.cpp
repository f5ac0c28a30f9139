// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/benchmark/benchmark_window.h"

#include "app/studio/studio.h"
#include "ui/benchmark/bench_table.h"
#include "ui/benchmark/bench_text.h"
#include "ui/benchmark/benchmark_form.h"
#include "ui/benchmark/speed_chart.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/view_menu.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace fringe {

BenchmarkWindow::BenchmarkWindow(const Shell& shell)
    : QWidget(&shell.window, Qt::Window), shell_(shell), bars_(new GroupedBars(this)),
      quantity_(new QComboBox(this)),
      save_(new QPushButton(icon(QStringLiteral("save")), tr("&Save…"), this)),
      model_(new BenchTable(this)), table_(new QTableView(this)), summary_(new QLabel(this)) {
    setObjectName(QStringLiteral("benchmarkWindow"));
    setWindowTitle(tr("Benchmark — Fringe Studio"));
    resize(fittingSize(*this, {1280, 720}));
    quantity_->addItems({tr("Rate"), tr("Time")});
    quantity_->setObjectName(QStringLiteral("benchmarkQuantity"));
    quantity_->setAccessibleName(tr("Quantity of the bars"));
    save_->setObjectName(QStringLiteral("benchmarkSave"));
    bars_->setAccessibleName(tr("Speed"));
    layOut();
    offerCopy(*table_);
    new ViewMenu(shell_, *bars_);
    connect(quantity_, &QComboBox::currentIndexChanged, this, &BenchmarkWindow::drawChart);
    connect(save_, &QPushButton::clicked, this, &BenchmarkWindow::save);
    connect(&shell.studio.benchmark(), &BenchmarkStore::changed, this, &BenchmarkWindow::refresh);
    refresh();
}

QWidget* BenchmarkWindow::makeResults() {
    auto* sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(model_);
    sorted->setSortRole(BenchTable::SortRole);
    table_->setModel(sorted);
    table_->setObjectName(QStringLiteral("benchTable"));
    table_->setAccessibleName(tr("Speed"));
    table_->setSortingEnabled(true);
    table_->sortByColumn(-1, Qt::AscendingOrder);
    table_->setAlternatingRowColors(true);
    table_->setWordWrap(false);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setStretchLastSection(true);
    auto* chart = new QWidget(this);
    auto* tools = new QHBoxLayout;
    tools->setContentsMargins(8, 4, 8, 0);
    tools->addWidget(new QLabel(tr("Bars:"), chart));
    tools->addWidget(quantity_);
    tools->addStretch();
    tools->addWidget(save_);
    auto* layout = new QVBoxLayout(chart);
    layout->setContentsMargins({});
    layout->addLayout(tools);
    layout->addWidget(bars_, 1);
    summary_->setObjectName(QStringLiteral("errorSummary"));
    summary_->setWordWrap(true);
    layout->addWidget(summary_);
    auto* split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    split->addWidget(chart);
    split->addWidget(table_);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    return split;
}

void BenchmarkWindow::layOut() {
    auto* form = new BenchmarkForm(shell_.studio, this);
    form->setFixedWidth(300);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(form);
    layout->addWidget(makeResults(), 1);
}

void BenchmarkWindow::refresh() {
    const std::vector<BenchRow> rows = shell_.studio.benchmark().rows();
    model_->setRows(rows);
    summary_->setText(errorSummary(rows));
    summary_->setVisible(!summary_->text().isEmpty());
    table_->resizeColumnsToContents();
    save_->setEnabled(!rows.empty());
    save_->setToolTip(rows.empty() ? tr("Measure something first.") : QString());
    drawChart();
}

void BenchmarkWindow::drawChart() {
    const auto quantity = static_cast<SpeedQuantity>(quantity_->currentIndex());
    bars_->setChart(speedChart(shell_.studio.benchmark().rows(), quantity),
                    shell_.studio.benchmark().rows().empty()
                        ? tr("Nothing measured yet. Choose on the left what to measure, and start.")
                        : tr("Nothing measured that is drawn as bars; see the table."));
}

void BenchmarkWindow::save() {
    const QStringList suffixes{QStringLiteral("json"), QStringLiteral("csv"),
                               QStringLiteral("png")};
    const auto choice = shell_.dialogs.saveFile(
        tr("Save the benchmark"), tr("benchmark"),
        {tr("All figures (*.json)"), tr("Table (*.csv)"), tr("Picture of the bars (*.png)")});
    if (choice.path.isEmpty())
        return;
    const bool known = suffixes.contains(QFileInfo(choice.path).suffix(), Qt::CaseInsensitive);
    const QString path =
        known ? choice.path : choice.path + QLatin1Char('.') + suffixes[choice.filter];
    if (known || !QFileInfo::exists(path) || shell_.dialogs.askReplace({path}))
        startBenchmarkSave(shell_.studio, path, bars_->picture());
}

} // namespace fringe
