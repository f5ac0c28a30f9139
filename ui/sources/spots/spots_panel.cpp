// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/spots/spots_panel.h"

#include "app/studio/studio.h"
#include "ui/forms/finding_line.h"
#include "ui/shell/shell.h"
#include "ui/shell/view_menu.h"
#include "ui/sources/spots/shape_dialog.h"
#include "ui/sources/spots/spot_table_view.h"
#include "ui/sources/spots/spot_verbs.h"
#include "ui/style/icons.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace fringe {

SpotsPanel::SpotsPanel(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), view_(new SpotTableView(shell.studio, this)),
      finding_(new FindingLine(this)) {
    auto* rows = new QVBoxLayout;
    rows->setSpacing(2);
    rows->addWidget(finding_);
    rows->addWidget(view_, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->setSpacing(2);
    layout->addWidget(makeButtons());
    layout->addLayout(rows, 1);
    offerButton(*view_, *remove_);
    connect(&shell.studio.spotSelection(), &SpotSelection::changed, this,
            &SpotsPanel::suitSelection);
    connect(&view_->table(), &SpotTable::refused, this, [this](const QString& reason) {
        finding_->say(reason.isEmpty() ? std::nullopt : std::optional(Severity::Refusal), reason);
    });
    suitSelection();
}

QWidget* SpotsPanel::makeButtons() {
    auto* column = new QWidget(this);
    auto* add =
        flatButton(column, QStringLiteral("add"), QStringLiteral("addSpots"), tr("Add a shape"));
    add->setPopupMode(QToolButton::InstantPopup);
    add->setMenu(shapeMenu(shell_, add));
    remove_ = flatButton(column, QStringLiteral("remove"), QStringLiteral("removeSpots"),
                         tr("Remove the chosen spots"));
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->addWidget(add);
    layout->addWidget(remove_);
    layout->addStretch();
    connect(remove_, &QToolButton::clicked, this, [this] { removeChosenSpots(shell_.studio); });
    return column;
}

void SpotsPanel::suitSelection() {
    remove_->setEnabled(!shell_.studio.spotSelection().isEmpty());
}

} // namespace fringe
