// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/panel_age.h"

#include "app/studio/studio.h"
#include "app/tasks/states.h"

namespace fringe {

PanelAge::PanelAge(Studio& studio, QWidget* parent) : QLabel(parent), studio_(studio) {
    setObjectName(QStringLiteral("panelAge"));
    connect(&studio.panelOutput(), &PanelOutput::changed, this, &PanelAge::follow);
    connect(&studio.document(), &Document::settled, this, &PanelAge::follow);
    follow();
}

void PanelAge::follow() {
    const DesignPtr& sent = studio_.panelOutput().sent();
    const QString age = sent ? ageOf(studio_.document(), *sent, Stage::Sent) : QString();
    //: the age of a pattern: Before "Move 1 spot"
    setText(age.isEmpty() ? age : tr("On the panel: %1").arg(age));
    setVisible(!age.isEmpty());
}

} // namespace fringe
