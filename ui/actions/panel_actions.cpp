// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/studio.h"
#include "app/tasks/reporting.h"
#include "engine/model/choice.h"
#include "ui/actions/actions.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"

#include <QMenu>
#include <QToolButton>

namespace fringe::actions {
namespace {

/// Device preset that the design has, with the wavelength where it is of one, or its kind of
/// device.
QString panelOf(Studio& studio) {
    const Design& design = *studio.document().design();
    if (design.panel.empty())
        return localisedMark(findInfo(deviceInfos(), design.device.key)->label);
    const QString name = QString::fromStdString(design.panel);
    if (studio.panels().isChanged(design))
        //: name of a device preset
        return Verb::tr("%1 (changed)").arg(name);
    const auto& wavelengths = design.setup.wavelengths;
    return wavelengths.size() == 1 ? panelText({design.panel, wavelengths.front()}) : name;
}

void save(Studio& studio, const QString& name) {
    const Design& design = *studio.document().design();
    const DevicePreset* before = studio.panels().of(design);
    DevicePreset preset = presetLike(design, before ? *before : DevicePreset{});
    preset.name = name.toStdString();
    try {
        studio.panels().save(preset);
        studio.notices().settle(QStringLiteral("save-panel"));
        studio.panels().choose(studio.document(), {preset.name, {}});
    } catch (const Error& error) {
        postFailure(studio, localised(error), QStringLiteral("save-panel"));
    }
}

void saveAs(const Shell& shell) {
    const QString before = QString::fromStdString(shell.studio.document().design()->panel);
    const QString name = shell.dialogs.askName(Verb::tr("Save device preset"),
                                               Verb::tr("Name of the device"), before);
    if (!name.isEmpty())
        save(shell.studio, name);
}

void discard(Studio& studio) {
    const DevicePreset& preset = *studio.panels().of(*studio.document().design());
    studio.document().edit(Verb::tr("Discard changes of the device"),
                           [&](Design design) { return withPreset(std::move(design), preset); });
}

void addVerbs(const Shell& shell, QMenu& menu) {
    Studio& studio = shell.studio;
    const Design& design = *studio.document().design();
    const auto add = [&](const char* name, const QString& text, std::function<void()> act) {
        menu.addAction(text, &menu, std::move(act))
            ->setObjectName(QStringLiteral("panel-") + QLatin1String(name));
    };
    if (studio.panels().isChanged(design)) {
        add("save", Verb::tr("Save changes"),
            [&studio, name = design.panel] { save(studio, QString::fromStdString(name)); });
        add("discard", Verb::tr("Discard changes"), [&studio] { discard(studio); });
    }
    add("save-as", Verb::tr("Save as…"), [shell] { saveAs(shell); });
}

void fill(const Shell& shell, QMenu& menu) {
    Studio& studio = shell.studio;
    const Design& design = *studio.document().design();
    const bool isChanged = studio.panels().isChanged(design);
    menu.clear();
    addChoice(menu, Verb::tr("No device"), design.panel.empty() && design.device.key == "none",
              [&studio] { studio.panels().choose(studio.document(), {}); });
    for (const PanelChoice& choice : studio.panels().choices()) {
        const bool isChosen =
            !isChanged && choice.name == design.panel
            && (!choice.wavelength || design.setup.wavelengths == std::vector{*choice.wavelength});
        addChoice(menu, panelText(choice), isChosen,
                  [&studio, choice] { studio.panels().choose(studio.document(), choice); });
        const DevicePreset& preset = *studio.panels().find(choice.name);
        menu.actions().back()->setToolTip(QString::fromStdString(preset.note));
    }
    menu.addSeparator();
    addVerbs(shell, menu);
}

} // namespace

QAction* armPanel(Shell& shell) {
    PanelOutput& output = shell.studio.panelOutput();
    QAction* action = make(
        shell, QStringLiteral("arm-panel"), Verb::tr("&Arm the panel"),
        [&output] { output.state() == PanelState::Off ? output.arm() : output.off(); }, Qt::Key_F9);
    const auto follow = [action, &output] {
        const bool isOff = output.state() == PanelState::Off;
        rename(action, isOff ? Verb::tr("&Arm the panel") : Verb::tr("Switch the panel &off"));
        allow(action, !isOff || output.screen().has_value(),
              Verb::tr("Choose the screen that is the panel first: View, Panel."));
    };
    QObject::connect(&output, &PanelOutput::changed, action, follow);
    follow();
    return action;
}

QAction* showOnPanel(Shell& shell) {
    PanelOutput& output = shell.studio.panelOutput();
    QAction* action = make(
        shell, QStringLiteral("show-on-panel"), Verb::tr("&Show on the panel"),
        [&output] { output.show(); }, Qt::CTRL | Qt::Key_F9);
    const auto follow = [action, &output] {
        allow(action, output.state() != PanelState::Off,
              Verb::tr("The panel is off; arm it first."));
    };
    QObject::connect(&output, &PanelOutput::changed, action, follow);
    follow();
    return action;
}

QAction* blankPanel(Shell& shell) {
    PanelOutput& output = shell.studio.panelOutput();
    QAction* action = make(
        shell, QStringLiteral("blank-panel"), Verb::tr("Blan&k the panel"),
        [&output] { output.blank(); }, Qt::SHIFT | Qt::Key_F9);
    action->setShortcutContext(Qt::ApplicationShortcut);
    return action;
}

QMenu* panels(Shell& shell) {
    QMenu* menu = makeMenu(shell, QStringLiteral("panels"), Verb::tr("Device &preset"));
    menu->setToolTipsVisible(true);
    menu->setIcon(icon(QStringLiteral("panel")));
    QObject::connect(menu, &QMenu::aboutToShow, &shell.window,
                     [&shell, menu] { fill(shell, *menu); });
    return menu;
}

void showPanel(Shell& shell, QToolButton& button) {
    Studio& studio = shell.studio;
    button.setObjectName(QStringLiteral("panelButton"));
    button.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button.setPopupMode(QToolButton::InstantPopup);
    const auto follow = [&studio, &button] {
        const DevicePreset* preset = studio.panels().of(*studio.document().design());
        button.setText(panelOf(studio));
        button.setAccessibleName(button.text());
        button.setToolTip(preset && !preset->note.empty()
                              ? QString::fromStdString(preset->note)
                              : Verb::tr("The device that the hologram is made for"));
    };
    QObject::connect(&studio.document(), &Document::changed, &button, follow);
    QObject::connect(&studio.panels(), &Panels::changed, &button, follow);
    follow();
}

} // namespace fringe::actions
