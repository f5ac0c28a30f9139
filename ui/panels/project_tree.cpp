// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/project_tree.h"

#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "engine/model/design_parameters.h"
#include "ui/panels/concerns.h"
#include "ui/panels/summaries.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"

#include <QHeaderView>

namespace fringe {
namespace {

enum Column { Name, Summary, Finding, ColumnCount };

QString keyOf(const QTreeWidgetItem* item) {
    return item->data(Name, Qt::UserRole).toString();
}

} // namespace

ProjectTree::ProjectTree(Shell& shell, QWidget* parent) : QTreeWidget(parent), shell_(shell) {
    setObjectName(QStringLiteral("projectTree"));
    setAccessibleName(tr("Project"));
    setColumnCount(ColumnCount);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setFrameShape(NoFrame);
    setUniformRowHeights(true);
    setIconSize({18, 18});
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(Name, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(Summary, QHeaderView::Stretch);
    header()->setSectionResizeMode(Finding, QHeaderView::ResizeToContents);
    for (const DesignSection& section : designSections(*shell.studio.document().design()))
        addSection(QString::fromStdString(section.key), localisedMark(section.label));
    addSection(QStringLiteral("outputs"), tr("Outputs"));
    connect(this, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item)
            emit sectionSelected(keyOf(item));
    });
    connect(&shell.studio.document(), &Document::changed, this, &ProjectTree::refresh);
    connect(&shell.studio.planner(), &Planner::changed, this, &ProjectTree::advise);
    refresh();
    advise();
    connect(&shell.studio.document(), &Document::replaced, this, &ProjectTree::selectTarget);
    selectTarget();
}

void ProjectTree::selectTarget() {
    switch (shell_.studio.document().design()->target) {
    case Target::Points:
        return select(QStringLiteral("scene"));
    case Target::Spots:
        return select(QStringLiteral("spots"));
    case Target::Picture:
        return select(QStringLiteral("picture"));
    }
}

void ProjectTree::showSections() {
    const DesignPtr design = shell_.studio.document().design();
    const auto sections = designSections(*design);
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const auto section =
            std::ranges::find(sections, keyOf(topLevelItem(i)).toStdString(), &DesignSection::key);
        topLevelItem(i)->setHidden(section != sections.end() && !section->applies(*design));
    }
}

void ProjectTree::select(const QString& section) {
    for (int i = 0; i < topLevelItemCount(); ++i)
        if (keyOf(topLevelItem(i)) == section)
            setCurrentItem(topLevelItem(i));
}

void ProjectTree::addSection(const QString& key, const QString& label) {
    auto* item = new QTreeWidgetItem(this, {label});
    item->setData(Name, Qt::UserRole, key);
    item->setIcon(Name, icon(key));
    item->setSizeHint(Finding, {24, fontMetrics().height() + 8});
}

void ProjectTree::refresh() {
    showSections();
    const DesignPtr design = shell_.studio.document().design();
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const QString text = summary(*design, keyOf(topLevelItem(i)));
        topLevelItem(i)->setText(Summary, text);
        topLevelItem(i)->setToolTip(Summary, text);
    }
}

void ProjectTree::advise() {
    const auto outlook = shell_.studio.planner().outlook();
    for (int i = 0; outlook && i < topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = topLevelItem(i);
        const Advice* worst = worstAdvice(outlook->plan, keyOf(item).toStdString() + '.');
        item->setIcon(Finding, worst ? concernIcon(concernOf(worst->severity)) : QIcon());
        item->setToolTip(Finding, worst ? localised(worst->message) : QString());
        item->setData(Finding, Qt::AccessibleTextRole,
                      worst ? localised(worst->message) : QString());
    }
}

} // namespace fringe
