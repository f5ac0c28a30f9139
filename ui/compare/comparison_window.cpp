// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison_window.h"

#include "app/results/run_comparison.h"
#include "app/studio/studio.h"
#include "ui/compare/run_curves.h"
#include "ui/compare/run_picture.h"
#include "ui/shell/view_menu.h"
#include "ui/sources/source_editor.h"
#include "ui/style/look.h"
#include "ui/views/picture_source.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace fringe {

/// Figures of two designs, and in what they differ, one beside the other.
class ComparisonTable : public QTableWidget {
    Q_DECLARE_TR_FUNCTIONS(fringe::ComparisonTable)

  public:
    explicit ComparisonTable(QWidget* parent);

    /// Under these names.
    void setRuns(const KeptRun& first, const KeptRun& second, const QStringList& names,
                 const DeviceChoice& devices);

  private:
    void addHeading(const QString& text);
    void addCells(const QStringList& texts);
};

namespace {

enum Column { Name, First, Second, Difference, ColumnCount };

QTableWidgetItem* cell(const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setToolTip(text);
    return item;
}

constexpr double pictureShare = 0.995; ///< of a picture's samples are inside the grey scale

QString nameOf(const KeptRun& run) {
    return ComparisonWindow::tr("Run %1").arg(run.number);
}

QString descriptionOf(const KeptRun& run) {
    const bool isOfToday = run.finished.date() == QDate::currentDate();
    //: name of a run, algorithm, iterations, time of day, or date and time
    return ComparisonWindow::tr("%1: %2, %3 iterations, %4")
        .arg(nameOf(run), algorithmLabel(*run.design))
        .arg(run.history.iterations.size() - 1)
        .arg(isOfToday ? QLocale().toString(run.finished.time(), QLocale::ShortFormat)
                       : QLocale().toString(run.finished, QLocale::ShortFormat));
}

double shareShown(const KeptRun& run) {
    return lightsPlaces(*run.design) ? 1 : pictureShare;
}

/// One grey scale for both, where that has a meaning.
std::array<ValueWindow, 2> windowsOf(const KeptRun& first, const KeptRun& second) {
    const auto own = [](const KeptRun& run) {
        return run.picture ? windowOf(*run.picture, shareShown(run)) : ValueWindow{};
    };
    const bool alike = first.picture && second.picture
                       && first.design->setup.plate == second.design->setup.plate
                       && lightsPlaces(*first.design) == lightsPlaces(*second.design);
    if (!alike)
        return {own(first), own(second)};
    const ValueWindow both = common(own(first), own(second));
    return {both, both};
}

} // namespace

ComparisonTable::ComparisonTable(QWidget* parent) : QTableWidget(0, ColumnCount, parent) {
    setObjectName(QStringLiteral("comparisonTable"));
    setAccessibleName(tr("Comparison"));
    setAlternatingRowColors(true);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(Difference, QHeaderView::ResizeToContents);
}

void ComparisonTable::addHeading(const QString& text) {
    const int row = rowCount();
    insertRow(row);
    auto* heading = cell(text);
    QFont bold = font();
    bold.setBold(true);
    heading->setFont(bold);
    setItem(row, Name, heading);
    setSpan(row, Name, 1, ColumnCount);
}

void ComparisonTable::addCells(const QStringList& texts) {
    const int row = rowCount();
    insertRow(row);
    for (int column = 0; column < ColumnCount; ++column)
        setItem(row, column, cell(texts[column]));
}

void ComparisonTable::setRuns(const KeptRun& first, const KeptRun& second, const QStringList& names,
                              const DeviceChoice& devices) {
    clearSpans();
    setRowCount(0);
    setHorizontalHeaderLabels({QString(), names[0], names[1], tr("Difference")});
    const auto add = [this](const std::vector<ComparedRow>& rows) {
        for (const ComparedRow& row : rows)
            addCells({row.name, row.first, row.second, row.difference});
    };
    addHeading(tr("Best pattern"));
    add(comparedFigures(first, second,
                        [&devices](const std::string& id) { return devices.nameOf(id); }));
    const auto differences = comparedDesigns(*first.design, *second.design);
    addHeading(differences.empty() ? tr("All that decides the patterns is the same")
                                   : tr("Not the same"));
    add(differences);
}

ComparisonWindow::ComparisonWindow(const Shell& shell)
    : QWidget(&shell.window, Qt::Window),
      shell_(shell), sides_{makeSide(QStringLiteral("firstRun"), tr("First design")),
                            makeSide(QStringLiteral("secondRun"), tr("Second design"))},
      curves_(new ConvergencePlot(this)), table_(new ComparisonTable(this)) {
    setObjectName(QStringLiteral("comparisonWindow"));
    setWindowTitle(tr("Compare designs — Fringe Studio"));
    resize(fittingSize(*this, {1180, 660}));
    layOut();
    offerCopy(*table_);
    curves_->setAccessibleName(tr("Convergence"));
    for (QWidget* view : {static_cast<QWidget*>(curves_), static_cast<QWidget*>(sides_[0].picture),
                          static_cast<QWidget*>(sides_[1].picture)})
        new ViewMenu(shell_, *view);
    const KeptRuns& runs = shell.studio.keptRuns();
    connect(&runs, &KeptRuns::changed, this, &ComparisonWindow::offerRuns);
    connect(&runs, &KeptRuns::pictureChanged, this, &ComparisonWindow::showPictures);
    offerRuns();
}

ComparisonWindow::Side ComparisonWindow::makeSide(const QString& objectName, const QString& name) {
    Side side{new QComboBox(this), new RunPicture(this)};
    side.choice->setObjectName(objectName);
    side.choice->setAccessibleName(name);
    side.choice->setMinimumContentsLength(16);
    side.choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(side.choice, &QComboBox::currentIndexChanged, this, &ComparisonWindow::showRuns);
    return side;
}

void ComparisonWindow::layOut() {
    auto* choices = new QHBoxLayout;
    auto* pictures = new QSplitter(Qt::Horizontal, this);
    for (const Side& side : sides_) {
        auto* label = new QLabel(side.choice->accessibleName(), this);
        label->setBuddy(side.choice);
        choices->addWidget(label);
        choices->addWidget(side.choice, 1);
        pictures->addWidget(side.picture);
    }
    auto* seen = new QSplitter(Qt::Vertical, this);
    seen->addWidget(curves_);
    seen->addWidget(pictures);
    auto* all = new QSplitter(Qt::Horizontal, this);
    all->addWidget(seen);
    all->addWidget(table_);
    all->setSizes({650, 530});
    for (QSplitter* split : {pictures, seen, all})
        split->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(choices);
    layout->addWidget(all, 1);
}

const KeptRun* ComparisonWindow::chosen(const Side& side) const {
    return shell_.studio.keptRuns().find(side.choice->currentData().toInt());
}

/// What was chosen stays so while it is kept; else the two newest are.
void ComparisonWindow::offerRuns() {
    const auto& runs = shell_.studio.keptRuns().runs();
    const int newest = static_cast<int>(runs.size()) - 1;
    const int usual[]{std::max(newest - 1, 0), newest};
    for (std::size_t i = 0; i < sides_.size(); ++i) {
        QComboBox* choice = sides_[i].choice;
        const QSignalBlocker quiet(choice);
        const bool had = chosen(sides_[i]) != nullptr;
        const QVariant before = choice->currentData();
        choice->clear();
        for (const KeptRun& run : runs)
            choice->addItem(descriptionOf(run), run.number);
        choice->setCurrentIndex(had ? choice->findData(before) : usual[i]);
        choice->setEnabled(!runs.empty());
    }
    showRuns();
}

void ComparisonWindow::showRuns() {
    const KeptRun* first = chosen(sides_[0]);
    const KeptRun* second = chosen(sides_[1]);
    curves_->clear();
    table_->setRowCount(0);
    showPictures();
    if (!first || !second)
        return;
    curves_->setRun(curvesOf(first->history, nameOf(*first)));
    if (first != second)
        curves_->setComparison(curvesOf(second->history, nameOf(*second)));
    table_->setRuns(*first, *second, {nameOf(*first), nameOf(*second)}, shell_.studio.devices());
}

void ComparisonWindow::showPictures() {
    const KeptRun* runs[]{chosen(sides_[0]), chosen(sides_[1])};
    const bool both = runs[0] && runs[1];
    const auto windows = both ? windowsOf(*runs[0], *runs[1]) : std::array<ValueWindow, 2>{};
    for (std::size_t i = 0; i < sides_.size(); ++i)
        sides_[i].picture->setPicture(
            runs[i] ? nameOf(*runs[i]) : QString(), runs[i] ? runs[i]->picture : nullptr,
            {colourTable(ColourMap::Grey), windows[i], runs[i] && lightsPlaces(*runs[i]->design)});
}

} // namespace fringe
