// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/view_pane.h"

#include "ui/style/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace fringe {

ViewPane::ViewPane(const QString& iconName, const QString& title, QWidget* view)
    : maximise_(new QToolButton(this)) {
    setFrameShape(StyledPanel);
    setObjectName(QStringLiteral("pane-%1").arg(iconName));
    setAccessibleName(title);
    view->setAccessibleName(title);
    auto* symbol = new PictureLabel(this);
    symbol->setIcon(icon(iconName), 18);
    auto* label = new QLabel(title, this);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    maximise_->setIcon(icon(QStringLiteral("maximise")));
    maximise_->setCheckable(true);
    maximise_->setAutoRaise(true);
    maximise_->setObjectName(QStringLiteral("maximise-%1").arg(iconName));
    maximise_->setToolTip(tr("Show this view alone"));
    maximise_->setAccessibleName(tr("Show %1 alone").arg(title));
    auto* header = new QHBoxLayout;
    header->setContentsMargins(8, 2, 4, 2);
    header->setSpacing(6);
    header->addWidget(symbol);
    header->addWidget(label, 1);
    header->addWidget(maximise_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(header);
    layout->addWidget(view, 1);
    connect(maximise_, &QToolButton::toggled, this, &ViewPane::maximiseToggled);
}

void ViewPane::showMaximised(bool maximised) {
    const QSignalBlocker silent(maximise_);
    maximise_->setChecked(maximised);
}

} // namespace fringe
