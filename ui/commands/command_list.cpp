// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/command_list.h"

#include "app/text/localised.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QTreeWidget>

namespace fringe {
namespace {

struct CommandText {
    Q_DECLARE_TR_FUNCTIONS(fringe::Commands)
};

QString joined(const QString& menu, const QString& line) {
    //: menu, line of it
    return menu.isEmpty() ? line : CommandText::tr("%1 › %2").arg(menu, line);
}

void add(const QString& menu, QAction* action, std::vector<WindowCommand>& commands) {
    const QString name = joined(menu, withoutMnemonic(action->text()));
    if (QMenu* deeper = action->menu()) {
        emit deeper->aboutToShow(); // on which some fill themselves
        for (QAction* line : deeper->actions())
            add(name, line, commands);
    } else if (!action->isSeparator()) {
        commands.push_back({name, action->shortcut().toString(QKeySequence::NativeText),
                            action->isEnabled(), action->statusTip(),
                            action->objectName().isEmpty() ? name : action->objectName(),
                            [action = QPointer(action)] {
                                if (action)
                                    action->trigger();
                            }});
    }
}

void goTo(QTreeWidget& tree, int row) {
    for (QWidget* above = tree.parentWidget(); above; above = above->parentWidget())
        if (auto* dock = qobject_cast<QDockWidget*>(above)) {
            dock->show();
            dock->raise();
        }
    tree.setCurrentItem(tree.topLevelItem(row));
    tree.setFocus(Qt::OtherFocusReason);
}

/// Misfit of one word.
std::optional<int> misfitOfWord(QStringView word, QStringView name) {
    constexpr int inside = 2, scattered = 10;
    if (const auto at = name.indexOf(word, 0, Qt::CaseInsensitive); at >= 0)
        return at == 0 ? 0 : name[at - 1].isLetterOrNumber() ? inside : 1;
    qsizetype at = -1;
    int gaps = 0;
    for (const QChar letter : word) {
        const auto next = name.indexOf(letter, at + 1, Qt::CaseInsensitive);
        if (next < 0)
            return std::nullopt;
        gaps += at >= 0 ? static_cast<int>(next - at - 1) : 0;
        at = next;
    }
    return scattered + gaps;
}

} // namespace

std::vector<WindowCommand> commandsOf(const QWidget& window) {
    std::vector<WindowCommand> commands;
    if (const auto* bar = window.findChild<QMenuBar*>())
        for (QAction* menu : bar->actions())
            add({}, menu, commands);
    auto* tree = window.findChild<QTreeWidget*>(QStringLiteral("projectTree"));
    for (int row = 0; tree && row < tree->topLevelItemCount(); ++row) {
        const QString name = joined(tree->accessibleName(), tree->topLevelItem(row)->text(0));
        commands.push_back({name, {}, true, {}, name, [tree = QPointer(tree), row] {
                                if (tree)
                                    goTo(*tree, row);
                            }});
    }
    return commands;
}

std::optional<int> misfit(const QString& typed, const QString& name) {
    int sum = 0;
    for (const QString& word : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto one = misfitOfWord(word, name);
        if (!one)
            return std::nullopt;
        sum += *one;
    }
    return sum;
}

} // namespace fringe
