// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/checks_panel.h"

#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "ui/panels/concerns.h"
#include "ui/panels/estimate.h"
#include "ui/shell/shell.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace fringe {
namespace {

QListWidgetItem* line(Concern concern, const QString& text, const std::string& parameter) {
    auto* item = new QListWidgetItem(concernIcon(concern), text);
    item->setData(Qt::UserRole, QString::fromStdString(parameter));
    item->setToolTip(text);
    return item;
}

} // namespace

ChecksPanel::ChecksPanel(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), estimate_(new QLabel(this)), list_(new QListWidget(this)) {
    list_->setObjectName(QStringLiteral("checks"));
    list_->setAccessibleName(tr("Checks"));
    list_->setWordWrap(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    estimate_->setObjectName(QStringLiteral("estimate"));
    estimate_->setWordWrap(true);
    estimate_->setContentsMargins(10, 2, 10, 6);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(list_, 1);
    layout->addWidget(estimate_);
    connect(list_, &QListWidget::itemClicked, this, &ChecksPanel::wantField);
    connect(list_, &QListWidget::itemActivated, this, &ChecksPanel::wantField);
    connect(&shell.studio.planner(), &Planner::changed, this, &ChecksPanel::refresh);
    refresh();
}

void ChecksPanel::refresh() {
    const auto outlook = shell_.studio.planner().outlook();
    list_->clear();
    if (!outlook)
        return;
    for (const Advice& advice : outlook->plan.advice)
        list_->addItem(
            line(concernOf(advice.severity), localised(advice.message), advice.parameter));
    if (list_->count() == 0)
        list_->addItem(line(Concern::None, tr("Everything fits."), {}));
    estimate_->setText(estimateText(outlook->plan));
}

void ChecksPanel::wantField() {
    const QString path = list_->currentItem()->data(Qt::UserRole).toString();
    if (!path.isEmpty())
        emit fieldWanted(path);
}

} // namespace fringe
