// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/shortcut_sheet.h"

#include "app/text/localised.h"
#include "ui/shell/shell.h"
#include "ui/style/look.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace fringe {
namespace {

struct ShortcutLine {
    QString keys, text;
};

QString keysOf(const QAction& action) {
    QStringList all;
    for (const QKeySequence& keys : action.shortcuts())
        all << keys.toString(QKeySequence::NativeText);
    return all.join(QStringLiteral(", "));
}

std::vector<ShortcutLine> linesOf(const QMenu& menu) {
    std::vector<ShortcutLine> lines;
    for (const QAction* action : menu.actions())
        if (!action->shortcut().isEmpty())
            lines.push_back({keysOf(*action), withoutMnemonic(action->text())});
    return lines;
}

QString named(Qt::Key key) {
    return QKeySequence(key).toString(QKeySequence::NativeText);
}

std::vector<ShortcutLine> linesOfViews() {
    const QString shift =
        QKeySequence(Qt::SHIFT | Qt::Key_0).toString(QKeySequence::NativeText).chopped(1);
    return {{QStringLiteral("+, −"), ShortcutSheet::tr("Zoom in and out")},
            {QStringLiteral("0"), ShortcutSheet::tr("Fit")},
            {QStringLiteral("←, →, ↑, ↓"),
             ShortcutSheet::tr("Pan a picture, turn the scene, move what is chosen in a plane")},
            {shift + QStringLiteral("←, →, ↑, ↓"), ShortcutSheet::tr("Move it ten times as far")},
            {named(Qt::Key_PageUp) + QStringLiteral(", ") + named(Qt::Key_PageDown),
             ShortcutSheet::tr("Move the chosen spots in depth")},
            {QKeySequence(QKeySequence::SelectAll).toString(QKeySequence::NativeText),
             ShortcutSheet::tr("Choose all spots")},
            {named(Qt::Key_Delete), ShortcutSheet::tr("Remove what is chosen")},
            {named(Qt::Key_Escape), ShortcutSheet::tr("Give up what is being dragged")}};
}

void add(QTreeWidget& list, const QString& title, const std::vector<ShortcutLine>& lines) {
    if (lines.empty())
        return;
    auto* section = new QTreeWidgetItem(&list, {title});
    QFont bold = list.font();
    bold.setBold(true);
    section->setFont(0, bold);
    section->setFlags(Qt::ItemIsEnabled);
    section->setFirstColumnSpanned(true);
    for (const ShortcutLine& line : lines)
        new QTreeWidgetItem(section, {line.text, line.keys});
}

} // namespace

ShortcutSheet::ShortcutSheet(const Shell& shell) : QDialog(&shell.window) {
    auto* list = new QTreeWidget(this);
    setObjectName(QStringLiteral("shortcutSheet"));
    setWindowTitle(tr("Keyboard shortcuts"));
    list->setObjectName(QStringLiteral("shortcuts"));
    list->setAccessibleName(windowTitle());
    list->setColumnCount(2);
    list->setHeaderHidden(true);
    list->setRootIsDecorated(false);
    list->setItemsExpandable(false);
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    for (const QAction* entry : shell.window.findChild<QMenuBar*>()->actions())
        add(*list, withoutMnemonic(entry->text()), linesOf(*entry->menu()));
    add(*list, tr("Views and planes"), linesOfViews());
    list->expandAll();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(list);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(fittingSize(*this, {560, 620}));
}

} // namespace fringe
