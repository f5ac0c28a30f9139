// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "ui/shell/shell.h"

#include <QActionGroup>
#include <QMenu>
#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::DeviceMenu)
};

void addChoice(QActionGroup& group, DeviceChoice& devices, const QString& text,
               const std::string& id) {
    QAction* action = group.addAction(text);
    action->setCheckable(true);
    action->setChecked(devices.id() == id);
    QObject::connect(action, &QAction::triggered, &devices,
                     [&devices, id] { devices.choose(QString::fromStdString(id)); });
}

void fill(QMenu& menu, DeviceChoice& devices) {
    menu.clear();
    auto* group = new QActionGroup(&menu);
    addChoice(*group, devices, Verb::tr("Automatic: the fastest usable"), "auto");
    for (const BackendListing& backend : devices.backends())
        for (const ComputeDeviceInfo& info : backend.devices)
            addChoice(*group, devices,
                      //: identifier, name
                      Verb::tr("%1: %2").arg(QString::fromStdString(info.id),
                                             QString::fromStdString(info.name)),
                      info.id);
    menu.addActions(group->actions());
    menu.addSeparator();
    for (const BackendListing& backend : devices.backends())
        if (!backend.absence.empty()) {
            QAction* absent = menu.addAction(
                Verb::tr("%1: not usable").arg(QString::fromStdString(backend.backend)));
            absent->setEnabled(false);
            absent->setToolTip(localised(backend.absence));
        }
}

} // namespace

QMenu* device(Shell& shell) {
    auto* menu = new QMenu(Verb::tr("&Device"), &shell.window);
    menu->setObjectName(QStringLiteral("menu-device"));
    menu->setToolTipsVisible(true);
    DeviceChoice& devices = shell.studio.devices();
    const auto follow = [menu, &devices] { fill(*menu, devices); };
    QObject::connect(&devices, &DeviceChoice::listed, menu, follow);
    follow();
    return menu;
}

} // namespace fringe::actions
