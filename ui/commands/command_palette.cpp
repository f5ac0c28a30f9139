// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/command_palette.h"

#include "app/studio/studio.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace fringe {
namespace {

constexpr QSize largest{620, 360};
constexpr int sideMargin = 24; ///< pixels to the sides of the window
enum PaletteColumn { CommandColumn, KeysColumn };
constexpr int Number = Qt::UserRole; ///< of the command, as data of an item

QTreeWidgetItem* itemOf(const WindowCommand& command) {
    auto* item = new QTreeWidgetItem;
    const bool hasReason = !command.isEnabled && !command.whyNot.isEmpty();
    //: command, why it cannot be run now
    item->setText(CommandColumn,
                  hasReason ? CommandPalette::tr("%1 — %2").arg(command.name, command.whyNot)
                            : command.name);
    item->setText(KeysColumn, command.keys);
    item->setToolTip(CommandColumn, item->text(CommandColumn));
    item->setTextAlignment(KeysColumn, Qt::AlignRight | Qt::AlignVCenter);
    if (!command.isEnabled)
        for (const int column : {CommandColumn, KeysColumn})
            item->setForeground(column, QPalette().brush(QPalette::Disabled, QPalette::Text));
    return item;
}

} // namespace

CommandPalette::CommandPalette(const Shell& shell)
    : QDialog(&shell.window, Qt::Popup), shell_(shell), typed_(new QLineEdit(this)),
      found_(new QTreeWidget(this)) {
    setObjectName(QStringLiteral("commandPalette"));
    setWindowTitle(tr("Find a command"));
    typed_->setObjectName(QStringLiteral("commandTyped"));
    typed_->setPlaceholderText(
        tr("Some letters of a command, a part of the project or an example"));
    typed_->setAccessibleName(windowTitle());
    typed_->addAction(icon(QStringLiteral("find")), QLineEdit::LeadingPosition);
    typed_->installEventFilter(this);
    found_->setObjectName(QStringLiteral("commandsFound"));
    found_->setAccessibleName(tr("Commands"));
    found_->setColumnCount(2);
    found_->setHeaderHidden(true);
    found_->setRootIsDecorated(false);
    found_->setUniformRowHeights(true);
    found_->setFocusPolicy(Qt::NoFocus);
    found_->header()->setStretchLastSection(false);
    found_->header()->setSectionResizeMode(CommandColumn, QHeaderView::Stretch);
    found_->header()->setSectionResizeMode(KeysColumn, QHeaderView::ResizeToContents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(typed_);
    layout->addWidget(found_);
    connect(typed_, &QLineEdit::textChanged, this, &CommandPalette::list);
    connect(found_, &QTreeWidget::itemClicked, this, &CommandPalette::run);
}

void CommandPalette::showEvent(QShowEvent* event) {
    commands_ = commandsOf(shell_.window);
    const QStringList recent = shell_.studio.preferences().recentCommands();
    std::ranges::stable_sort(commands_, {}, [&recent](const WindowCommand& command) {
        const auto place = recent.indexOf(command.key);
        return place < 0 ? recent.size() : place;
    });
    typed_->clear();
    list();
    place();
    typed_->setFocus(Qt::PopupFocusReason);
    QDialog::showEvent(event);
}

void CommandPalette::place() {
    const QWidget& window = shell_.window;
    resize(largest.boundedTo(window.size() - QSize(2 * sideMargin, 2 * sideMargin)));
    move(window.mapToGlobal(QPoint((window.width() - width()) / 2, sideMargin)));
}

void CommandPalette::list() {
    struct Found {
        int misfit;
        std::size_t number;
    };
    std::vector<Found> found;
    for (std::size_t number = 0; number < commands_.size(); ++number)
        if (const auto far = misfit(typed_->text(), commands_[number].name))
            found.push_back({*far, number});
    std::ranges::stable_sort(found, {}, &Found::misfit);
    found_->clear();
    for (const Found& one : found) {
        QTreeWidgetItem* item = itemOf(commands_[one.number]);
        item->setData(CommandColumn, Number, QVariant::fromValue(one.number));
        found_->addTopLevelItem(item);
    }
    found_->setCurrentItem(found_->topLevelItem(0));
}

/// Keys that choose in the list while letters are typed.
bool CommandPalette::eventFilter(QObject*, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return false;
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QCoreApplication::sendEvent(found_, event);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run(found_->currentItem());
        return true;
    default:
        return false;
    }
}

/// The palette is gone before, as some open windows or change the language.
void CommandPalette::run(const QTreeWidgetItem* item) {
    if (!item)
        return;
    const WindowCommand command = commands_[item->data(CommandColumn, Number).value<std::size_t>()];
    if (!command.isEnabled)
        return;
    shell_.studio.preferences().addRecentCommand(command.key);
    accept();
    command.run();
}

} // namespace fringe
