// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/view_menu.h"

#include "app/studio/studio.h"
#include "app/tasks/export.h"
#include "ui/forms/event_guards.h"
#include "ui/shell/dialogs.h"
#include "ui/style/icons.h"
#include "ui/views/view_controls.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace fringe {
namespace {

QString nameOf(const QToolButton& button) {
    return button.accessibleName().isEmpty() ? button.text() : button.accessibleName();
}

void addButton(QMenu& menu, QToolButton& button) {
    if (button.menu())
        menu.addMenu(button.icon(), nameOf(button))->addActions(button.menu()->actions());
    if (button.popupMode() == QToolButton::InstantPopup)
        return;
    QAction* action = menu.addAction(button.icon(), nameOf(button), &button, &QToolButton::click);
    action->setCheckable(button.isCheckable());
    action->setChecked(button.isChecked());
    action->setEnabled(button.isEnabled());
}

void addChoice(QMenu& menu, QComboBox& box) {
    QMenu* choices = menu.addMenu(box.accessibleName());
    choices->setEnabled(box.isEnabled());
    for (int i = 0; i < box.count(); ++i) {
        QAction* action = choices->addAction(box.itemText(i), &box, [&box, i] {
            box.setCurrentIndex(i);
            emit box.activated(i);
        });
        action->setCheckable(true);
        action->setChecked(i == box.currentIndex());
    }
}

} // namespace

ViewMenu::ViewMenu(const Shell& shell, QWidget& view, QStringList actions)
    : QObject(&view), shell_(shell), view_(view), actions_(std::move(actions)) {
    view.installEventFilter(this);
}

bool ViewMenu::eventFilter(QObject*, QEvent* event) {
    if (event->type() != QEvent::ContextMenu)
        return false;
    auto* menu = new QMenu(&view_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fill(*menu);
    menu->popup(static_cast<QContextMenuEvent*>(event)->globalPos());
    return true;
}

void ViewMenu::fill(QMenu& menu) const {
    menu.setObjectName(QStringLiteral("viewMenu"));
    addControls(menu);
    menu.addSeparator();
    for (const QString& name : actions_)
        menu.addAction(actionOf(shell_, name));
    menu.addSeparator();
    menu.addAction(tr("Copy picture"), this,
                   [this] { QApplication::clipboard()->setImage(picture()); })
        ->setObjectName(QStringLiteral("copyPicture"));
    menu.addAction(icon(QStringLiteral("save")), tr("Save picture…"), this, &ViewMenu::savePicture)
        ->setObjectName(QStringLiteral("savePicture"));
    menu.addSeparator();
    menu.addAction(actionOf(shell_, QStringLiteral("help")));
}

void ViewMenu::addControls(QMenu& menu) const {
    for (const QWidget* part : view_.findChildren<QWidget*>())
        if (isPicture(*part) && part->isVisibleTo(&view_))
            menu.addActions(part->actions());
    menu.addSeparator();
    for (QComboBox* box : view_.findChildren<QComboBox*>())
        if (box->isVisibleTo(&view_))
            addChoice(menu, *box);
    for (QToolButton* button : view_.findChildren<QToolButton*>())
        if (button->isVisibleTo(&view_))
            addButton(menu, *button);
}

QImage ViewMenu::picture(int scale) const {
    const QRect area = pictureArea(view_);
    QImage image(area.size() * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(view_.palette().color(QPalette::Window));
    view_.render(&image, {}, area);
    return image;
}

void ViewMenu::savePicture() const {
    const auto choice = shell_.dialogs.saveFile(
        tr("Save picture"), view_.accessibleName(),
        {tr("Picture as it is seen (*.png)"), tr("Picture of twice the size (*.png)")});
    if (choice.path.isEmpty())
        return;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture(choice.filter + 1).save(&buffer, "PNG");
    startFileSave(shell_.studio, choice.path, bytes);
}

void offerCopy(QAbstractItemView& view) {
    auto* copy = new QAction(ViewMenu::tr("Copy"), &view);
    copy->setObjectName(QStringLiteral("copyRows"));
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    QObject::connect(copy, &QAction::triggered, &view,
                     [&view] { QApplication::clipboard()->setText(copiedText(view)); });
    view.addAction(copy);
    offerActions(view);
}

void offerButton(QAbstractItemView& view, QToolButton& button) {
    auto* action = new QAction(button.icon(), nameOf(button), &view);
    QObject::connect(action, &QAction::triggered, &button, &QToolButton::click);
    view.addAction(action);
}

QString copiedText(const QAbstractItemView& view) {
    const QAbstractItemModel& model = *view.model();
    const auto line = [&](const auto& textOf) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << textOf(column).toString();
        return cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    };
    QString text;
    if (model.columnCount() > 1)
        text += line([&](int column) { return model.headerData(column, Qt::Horizontal); });
    const QItemSelectionModel& chosen = *view.selectionModel();
    for (int row = 0; row < model.rowCount(); ++row)
        if (!chosen.hasSelection() || chosen.rowIntersectsSelection(row, {}))
            text += line([&](int column) { return model.index(row, column).data(); });
    return text;
}

} // namespace fringe
