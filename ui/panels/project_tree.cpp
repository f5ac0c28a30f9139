// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/project_tree.h"

#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "app/text/source_text.h"
#include "engine/model/design_parameters.h"
#include "ui/forms/findings.h"
#include "ui/panels/summaries.h"
#include "ui/shell/import_flow.h"
#include "ui/shell/shell.h"
#include "ui/sources/source_verbs.h"
#include "ui/style/icons.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSignalBlocker>

#include <algorithm>

namespace fringe {
namespace {

constexpr int seenRows = 10;
constexpr int lowHeight = 800; ///< of windows [pixels]

enum TreeColumn { NameColumn, SummaryColumn, MarkColumn, TreeColumns };
enum ItemData { Key = Qt::UserRole, SourceNumber };

QString keyOf(const QTreeWidgetItem* item) {
    return item ? item->data(NameColumn, Key).toString() : QString();
}

/// Number of the source that an item stands for; invalid for other items.
QVariant sourceOf(const QTreeWidgetItem* item) {
    return item ? item->data(NameColumn, SourceNumber) : QVariant();
}

/// What an item shows.
struct Entry {
    QString key, icon, text, summary;
    const Source* source = nullptr; ///< which the item stands for
    QVariant number{};              ///< of that
};

Entry entryOf(const Design& design, const DesignSection& section) {
    Entry entry{QString::fromStdString(section.key), QString::fromStdString(sectionOf(section.key)),
                localisedMark(section.label), summary(design, section)};
    const Source* source = section.source ? &design.sources[*section.source] : nullptr;
    if (source && section.key == sourcePath(design, *section.source)) {
        entry.icon = QString::fromStdString(source->kind.key);
        entry.text = sourceTitle(*source);
        entry.source = source;
        entry.number = QVariant::fromValue(*section.source);
    }
    return entry;
}

/// How the light of a source is summed belongs to the source.
std::vector<Entry> entriesOf(const Design& design) {
    std::vector<Entry> entries;
    for (const DesignSection& section : designSections(design)) {
        Entry entry = entryOf(design, section);
        if (entry.source || (!section.source && section.applies(design)))
            entries.push_back(std::move(entry));
    }
    const QString outputs = QStringLiteral("outputs");
    entries.push_back({outputs, outputs, ProjectTree::tr("Outputs"), outputsText(design)});
    return entries;
}

/// Worst finding about how the light of a source is summed; null: nothing was found, or it is not.
const Finding* worstOfMethod(const Estimate& estimate, std::size_t number) {
    const Design& design = *estimate.design;
    if (number >= design.sources.size() || !kindInfo(design.sources[number]).hasMethods)
        return nullptr;
    return worstFinding(estimate.plan, sourcePath(design, number, "method"));
}

const Finding* graver(const Finding* one, const Finding* other) {
    return one && (!other || one->severity >= other->severity) ? one : other;
}

/// A source that can be hidden, or is, has a check box.
void fill(QTreeWidgetItem& item, const Entry& entry, bool canHide) {
    if (keyOf(&item) != entry.key)
        item.setIcon(NameColumn, kindIcon(entry.icon));
    item.setData(NameColumn, Key, entry.key);
    item.setData(NameColumn, SourceNumber, entry.number);
    item.setText(NameColumn, entry.text);
    item.setText(SummaryColumn, entry.summary);
    item.setToolTip(SummaryColumn, entry.summary);
    const bool isHidden = entry.source && !entry.source->visible;
    item.setData(NameColumn, Qt::CheckStateRole,
                 isHidden                  ? QVariant(Qt::Unchecked)
                 : entry.source && canHide ? QVariant(Qt::Checked)
                                           : QVariant());
    for (const int column : {NameColumn, SummaryColumn})
        item.setData(column, Qt::ForegroundRole,
                     isHidden ? QPalette().brush(QPalette::Disabled, QPalette::Text) : QVariant());
}

} // namespace

ProjectTree::ProjectTree(Shell& shell, QWidget* parent) : QTreeWidget(parent), shell_(shell) {
    setObjectName(QStringLiteral("projectTree"));
    setAccessibleName(tr("Project"));
    setColumnCount(TreeColumns);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setFrameShape(NoFrame);
    setUniformRowHeights(true);
    setIconSize({18, 18});
    setEditTriggers(NoEditTriggers);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(NameColumn, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(SummaryColumn, QHeaderView::Stretch);
    header()->setSectionResizeMode(MarkColumn, QHeaderView::ResizeToContents);
    wire();
    refresh();
}

void ProjectTree::wire() {
    const Document& document = shell_.studio.document();
    connect(this, &QTreeWidget::currentItemChanged, this, &ProjectTree::follow);
    connect(this, &QTreeWidget::itemChanged, this, &ProjectTree::takeChange);
    connect(&document, &Document::changed, this, &ProjectTree::refresh);
    connect(&document, &Document::sourceChosen, this, &ProjectTree::selectChosen);
    connect(&document, &Document::replaced, this, &ProjectTree::selectChosen);
    connect(&shell_.studio.planner(), &Planner::changed, this, &ProjectTree::advise);
}

void ProjectTree::selectChosen() {
    const QScopedValueRollback guard(following_, true);
    const Document& document = shell_.studio.document();
    if (document.chosen())
        select(QString::fromStdString(sourcePath(*document.design(), document.chosenSource())));
}

/// The section of a method is that of its source.
QString ProjectTree::shownSection(const QString& section) const {
    const Design& design = *shell_.studio.document().design();
    for (std::size_t i = 0; i < design.sources.size(); ++i)
        if (kindInfo(design.sources[i]).hasMethods
            && sourcePath(design, i, "method") == section.toStdString())
            return QString::fromStdString(sourcePath(design, i));
    return section;
}

void ProjectTree::select(const QString& wanted) {
    const QString section = shownSection(wanted);
    for (int i = 0; i < topLevelItemCount(); ++i)
        if (keyOf(topLevelItem(i)) == section)
            setCurrentItem(topLevelItem(i));
}

QString ProjectTree::section() const {
    return keyOf(currentItem());
}

void ProjectTree::follow(const QTreeWidgetItem* item) {
    if (!item)
        return;
    const QString key = keyOf(item);
    if (const QVariant source = sourceOf(item); source.isValid() && !following_)
        chooseSource(shell_.studio, source.value<std::size_t>());
    emit sectionSelected(key);
}

void ProjectTree::takeChange(QTreeWidgetItem* item, int column) {
    if (following_ || column != NameColumn || !sourceOf(item).isValid())
        return;
    const auto number = sourceOf(item).value<std::size_t>();
    const Source& source = shell_.studio.document().design()->sources.at(number);
    const QString name = item->text(NameColumn);
    if (name == sourceTitle(source)) {
        if (item->data(NameColumn, Qt::CheckStateRole).isValid())
            setSourceVisible(shell_.studio, number, item->checkState(NameColumn) == Qt::Checked);
        return;
    }
    const auto rename = [this, number, name] { // once the editor is closed
        renameSource(shell_.studio, number, name);
        refresh(); // what was typed may be no name
    };
    QMetaObject::invokeMethod(this, rename, Qt::QueuedConnection);
}

void ProjectTree::editName() {
    selectChosen();
    if (!isOnSource())
        return;
    setFocus();
    QTreeWidgetItem* item = currentItem();
    {
        const QSignalBlocker quiet(this);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    editItem(item, NameColumn);
}

void ProjectTree::list() {
    const DesignPtr design = shell_.studio.document().design();
    const std::vector<Entry> entries = entriesOf(*design);
    const int count = static_cast<int>(entries.size());
    while (topLevelItemCount() > count)
        delete takeTopLevelItem(count);
    for (int i = 0; i < count; ++i) {
        if (i == topLevelItemCount())
            new QTreeWidgetItem(this);
        fill(*topLevelItem(i), entries[static_cast<std::size_t>(i)], design->sources.size() > 1);
        topLevelItem(i)->setSizeHint(MarkColumn, {24, fontMetrics().height() + 6});
    }
}

/// To its rows: the first ten are always seen, and in a low window one more at most, which leaves
/// the inspector room.
void ProjectTree::suitHeight() {
    const int most = window()->height() < lowHeight ? seenRows + 1 : topLevelItemCount();
    int height = 2 * frameWidth();
    for (int i = 0; i < std::min(most, topLevelItemCount()); ++i) {
        height += std::max(sizeHintForRow(i), rowHeight(indexFromItem(topLevelItem(i))));
        if (i < seenRows)
            setMinimumHeight(height);
    }
    setMaximumHeight(height);
}

/// What was selected stays so where it is still there; a source is the chosen one.
void ProjectTree::refresh() {
    const QScopedValueRollback guard(following_, true);
    const QString before = keyOf(currentItem());
    const bool wasOnSource = isOnSource();
    {
        const QSignalBlocker quiet(this);
        list();
        suitHeight();
        setCurrentItem(nullptr);
        if (!wasOnSource)
            select(before);
    }
    if (!currentItem())
        selectChosen();
    if (!currentItem())
        setCurrentItem(topLevelItem(0));
    advise();
}

void ProjectTree::advise() {
    const QScopedValueRollback guard(following_, true);
    const auto estimate = shell_.studio.planner().estimate();
    for (int i = 0; estimate && i < topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = topLevelItem(i);
        const Finding* worst = worstFinding(estimate->plan, keyOf(item).toStdString());
        if (const QVariant number = sourceOf(item); number.isValid())
            worst = graver(worst, worstOfMethod(*estimate, number.value<std::size_t>()));
        item->setIcon(MarkColumn, worst ? severityIcon(worst->severity) : QIcon());
        item->setToolTip(MarkColumn, worst ? localised(worst->message) : QString());
        item->setData(MarkColumn, Qt::AccessibleTextRole,
                      worst ? localised(worst->message) : QString());
    }
}

void ProjectTree::changeEvent(QEvent* event) {
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

bool ProjectTree::isOnSource() const {
    return sourceOf(currentItem()).isValid();
}

void ProjectTree::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    if (isOnSource())
        addSourceVerbs(menu);
    else if (section() == QLatin1String("outputs"))
        menu.addActions({actionOf(shell_, QStringLiteral("run-outputs")),
                         actionOf(shell_, QStringLiteral("copy-command"))});
    menu.addSeparator();
    menu.addAction(actionOf(shell_, QStringLiteral("help")));
    menu.exec(event->globalPos());
}

void ProjectTree::addSourceVerbs(QMenu& menu) {
    Studio& studio = shell_.studio;
    const Document& document = studio.document();
    const bool isVisible = document.chosen()->visible;
    const std::size_t number = document.chosenSource();
    menu.addAction(icon(QStringLiteral("import")), tr("Import…"), this,
                   [this] { chooseSourceFiles(shell_, ImportTo::Place); });
    menu.addAction(icon(QStringLiteral("add")), tr("Add…"), this,
                   [this] { chooseSourceFiles(shell_, ImportTo::Beside); });
    menu.addSeparator();
    menu.addActions({actionOf(shell_, QStringLiteral("duplicate")),
                     actionOf(shell_, QStringLiteral("rename")),
                     actionOf(shell_, QStringLiteral("fit-object")),
                     actionOf(shell_, QStringLiteral("centre-object")),
                     actionOf(shell_, QStringLiteral("freeze"))});
    menu.addSeparator();
    menu.addAction(isVisible ? tr("Hide") : tr("Show"), this,
                   [&studio, number, isVisible] { setSourceVisible(studio, number, !isVisible); });
    menu.addAction(icon(QStringLiteral("remove")), tr("Remove"), this,
                   [&studio] { removeChosenSource(studio); });
}

void ProjectTree::keyPressEvent(QKeyEvent* event) {
    if (isOnSource() && event->matches(QKeySequence::Delete))
        return removeChosenSource(shell_.studio);
    QTreeWidget::keyPressEvent(event);
}

} // namespace fringe
