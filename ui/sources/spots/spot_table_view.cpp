// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/spots/spot_table_view.h"

#include "app/studio/studio.h"
#include "ui/forms/event_guards.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace fringe {
namespace {

bool isFill(const QKeyEvent& event) {
    return (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
           && event.modifiers() & Qt::ControlModifier;
}

/// Lets Ctrl+Enter put what is typed into all chosen cells.
class CellDelegate : public QStyledItemDelegate {
  public:
    explicit CellDelegate(SpotTableView* view) : QStyledItemDelegate(view), view_(*view) {}

  protected:
    bool eventFilter(QObject* editor, QEvent* event) override {
        auto* line = qobject_cast<QLineEdit*>(editor);
        if (!line || event->type() != QEvent::KeyPress || !isFill(static_cast<QKeyEvent&>(*event)))
            return QStyledItemDelegate::eventFilter(editor, event);
        const QString typed = line->text();
        emit closeEditor(line, RevertModelCache);
        view_.fillChosen(typed);
        return true;
    }

  private:
    SpotTableView& view_;
};

/// Rows in as few ranges as there are; their selection takes a time that grows with ranges squared.
QItemSelection rangesOf(const QAbstractItemModel& model, std::vector<int> rows) {
    QItemSelection ranges;
    std::ranges::sort(rows);
    for (std::size_t first = 0; first < rows.size();) {
        std::size_t last = first;
        while (last + 1 < rows.size() && rows[last + 1] == rows[last] + 1)
            ++last;
        ranges.select(model.index(rows[first], 0),
                      model.index(rows[last], model.columnCount() - 1));
        first = last + 1;
    }
    return ranges;
}

} // namespace

SpotTableView::SpotTableView(Studio& studio, QWidget* parent)
    : QTableView(parent), studio_(studio), table_(new SpotTable(studio, this)),
      sorted_(new QSortFilterProxyModel(this)) {
    setObjectName(QStringLiteral("spotTable"));
    setAccessibleName(tr("Spots"));
    sorted_->setSourceModel(table_);
    sorted_->setSortRole(SpotTable::numberRole);
    setModel(sorted_);
    setItemDelegate(new CellDelegate(this));
    arrangeHeader();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    offerActions(*this);
    addVerb(tr("Copy"), QStringLiteral("copySpots"), QKeySequence::Copy, &SpotTableView::copy);
    addVerb(tr("Paste"), QStringLiteral("pasteSpots"), QKeySequence::Paste, &SpotTableView::paste);
    addVerb(tr("Fill down"), QStringLiteral("fillDown"), Qt::CTRL | Qt::Key_D,
            &SpotTableView::fillDown);
    connect(&studio.spotSelection(), &SpotSelection::changed, this, &SpotTableView::showSelection);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &SpotTableView::takeSelection);
    connect(sorted_, &QAbstractItemModel::modelReset, this, &SpotTableView::showSelection);
    showSelection();
}

void SpotTableView::arrangeHeader() {
    QHeaderView* header = horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setMinimumSectionSize(30);
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, &SpotTableView::offerUnits);
}

void SpotTableView::addVerb(const QString& text, const QString& name, const QKeySequence& key,
                            void (SpotTableView::*verb)()) {
    QAction* action = addAction(text);
    action->setObjectName(name);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, verb);
}

/// Keys that verbs of the window have as well are the table's while it has the focus.
bool SpotTableView::event(QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride)
        return QTableView::event(event);
    const auto& key = static_cast<QKeyEvent&>(*event);
    const auto pressed = QKeySequence(key.keyCombination());
    for (QAction* action : actions())
        if (action->shortcut() == pressed)
            event->accept();
    return event->isAccepted() || QTableView::event(event);
}

void SpotTableView::keyPressEvent(QKeyEvent* event) {
    const auto pressed = QKeySequence(event->keyCombination());
    for (QAction* action : actions())
        if (action->shortcut() == pressed)
            return action->trigger();
    if (isFill(*event))
        return fillChosen(currentText());
    QTableView::keyPressEvent(event);
}

std::size_t SpotTableView::spotAt(int row) const {
    return static_cast<std::size_t>(sorted_->mapToSource(sorted_->index(row, 0)).row());
}

std::vector<int> SpotTableView::chosenRows() const {
    std::vector<int> rows;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(row);
    std::ranges::sort(rows);
    const auto doubled = std::ranges::unique(rows);
    rows.erase(doubled.begin(), doubled.end());
    return rows;
}

QString SpotTableView::currentText() const {
    return currentIndex().data(Qt::EditRole).toString();
}

void SpotTableView::copy() {
    SpotList spots;
    for (const int row : chosenRows())
        spots.push_back(table_->spots().at(spotAt(row)));
    copySpots(spots.empty() ? table_->spots() : spots, table_->units());
}

void SpotTableView::paste() {
    const std::vector<int> chosen = chosenRows();
    SpotTable::Goal goal{{}, std::max<std::size_t>(chosen.size(), 1), currentIndex().column()};
    for (const int row : chosen)
        goal.rows.push_back(spotAt(row));
    if (!chosen.empty())
        for (int row = chosen.back() + 1; row < sorted_->rowCount(); ++row)
            goal.rows.push_back(spotAt(row));
    if (goal.column < 0)
        goal.column = SpotTable::X;
    SpotNumbers given = table_->paste(QGuiApplication::clipboard()->text(), goal);
    if (!given.empty())
        studio_.spotSelection().set(std::move(given));
}

void SpotTableView::fillDown() {
    std::vector<int> rows = chosenRows();
    if (rows.size() == 1 && rows.front() > 0)
        rows.insert(rows.begin(), rows.front() - 1);
    if (rows.size() < 2)
        return;
    SpotNumbers others;
    for (const int row : rows)
        if (row != rows.front())
            others.insert(spotAt(row));
    std::set<int> columns;
    for (const QModelIndex& cell : selectionModel()->selectedIndexes())
        if (table_->isEditable(cell.column()))
            columns.insert(cell.column());
    table_->fill(spotAt(rows.front()), others, columns);
}

void SpotTableView::fillChosen(const QString& typed) {
    SpotNumbers numbers;
    for (const int row : chosenRows())
        numbers.insert(spotAt(row));
    if (currentIndex().isValid())
        table_->change(numbers, currentIndex().column(), typed);
}

void SpotTableView::showSelection() {
    const auto& numbers = studio_.spotSelection().numbers();
    std::vector<int> rows;
    for (const std::size_t number : numbers)
        if (number < table_->spots().size())
            rows.push_back(
                sorted_->mapFromSource(table_->index(static_cast<int>(number), 0)).row());
    std::ranges::sort(rows);
    if (rows == chosenRows())
        return;
    const QScopedValueRollback guard(following_, true);
    selectionModel()->select(rangesOf(*sorted_, rows), QItemSelectionModel::ClearAndSelect);
    if (!rows.empty())
        scrollTo(sorted_->index(rows.front(), 0));
}

void SpotTableView::takeSelection() {
    if (following_)
        return;
    SpotNumbers numbers;
    for (const int row : chosenRows())
        numbers.insert(spotAt(row));
    studio_.spotSelection().set(std::move(numbers));
}

void SpotTableView::offerUnits(QPoint place) {
    const int column = horizontalHeader()->logicalIndexAt(place);
    const ValueKind kind = SpotTable::kindOf(column);
    if (kind == ValueKind::Number)
        return;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("unitMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool isLength = kind == ValueKind::Length;
    for (const char* name :
         isLength ? std::vector{"nm", "µm", "mm", "m"} : std::vector{"deg", "mrad", "rad"}) {
        const Unit& unit = isLength ? lengthUnit(name) : angleUnit(name);
        QAction* action = menu->addAction(QString::fromUtf8(name), this,
                                          [this, column, &unit] { table_->setUnit(column, unit); });
        action->setCheckable(true);
        action->setChecked(table_->units()[static_cast<std::size_t>(column)] == unit);
    }
    menu->popup(horizontalHeader()->mapToGlobal(place));
}

} // namespace fringe
