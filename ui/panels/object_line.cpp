// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/object_line.h"

#include "app/studio/studio.h"
#include "ui/panels/summaries.h"
#include "ui/shell/import_flow.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace fringe {

ObjectLine::ObjectLine(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), text_(new QLabel(this)) {
    auto* button = new QPushButton(icon(QStringLiteral("import")), tr("Import points…"), this);
    button->setObjectName(QStringLiteral("importButton"));
    button->setAccessibleName(tr("Import points"));
    text_->setObjectName(QStringLiteral("objectText"));
    text_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->addWidget(text_);
    layout->addWidget(button, 0, Qt::AlignLeft);
    connect(button, &QPushButton::clicked, this, [this] { choosePointFile(shell_); });
    connect(&shell.studio.document(), &Document::changed, this, &ObjectLine::refresh);
    refresh();
}

void ObjectLine::refresh() {
    const Scene& scene = shell_.studio.document().design()->scene;
    const QString points = pointsText(scene);
    text_->setText(scene.cloud && !scene.name.empty()
                       //: name of the object, number of points
                       ? tr("%1, %2").arg(QString::fromStdString(scene.name), points)
                       : points);
}

} // namespace fringe
