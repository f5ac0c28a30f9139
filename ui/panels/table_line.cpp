// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/table_line.h"

#include "app/studio/studio.h"
#include "app/tasks/import_table.h"
#include "app/text/localised.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/import_flow.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"

#include <QDir>
#include <QDropEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace fringe {

TableLine::TableLine(Shell& shell, const AssetSlot& slot, QWidget* parent)
    : QWidget(parent), shell_(shell), slot_(slot), text_(new QLabel(this)) {
    const QString key = QString::fromStdString(slot.key), label = localisedMark(slot.label);
    setObjectName(QStringLiteral("table-") + key);
    setAcceptDrops(true);
    text_->setWordWrap(true);
    text_->setObjectName(QStringLiteral("tableText-") + key);
    auto* choose = flatButton(this, QStringLiteral("import"), QStringLiteral("chooseTable-") + key,
                              //: what is chosen, such as "Correction picture"
                              tr("Choose file: %1").arg(label));
    remove_ = flatButton(this, QStringLiteral("remove"), QStringLiteral("removeTable-") + key,
                         //: what is removed, such as "Correction picture"
                         tr("Remove: %1").arg(label));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(text_, 1);
    layout->addWidget(choose);
    layout->addWidget(remove_);
    connect(choose, &QToolButton::clicked, this, &TableLine::choose);
    connect(remove_, &QToolButton::clicked, this, [this] { removeTable(shell_.studio, slot_); });
    connect(&shell.studio.document(), &Document::changed, this, &TableLine::refresh);
    refresh();
}

void TableLine::refresh() {
    const Choice& device = shell_.studio.document().design()->device;
    const auto table = device.data<Raster>(slot_.key);
    remove_->setEnabled(table != nullptr);
    const QString label = localisedMark(slot_.label);
    if (!table)
        //: what is missing, such as "Correction picture"
        return text_->setText(tr("%1: none").arg(label));
    const QString name = QString::fromStdString(device.assets.at(slot_.key).name);
    text_->setText(table->shape.rows == 1
                       //: what it is, name of a file, how many entries it has
                       ? tr("%1: %2, %n entries", nullptr, static_cast<int>(table->shape.cols))
                             .arg(label, name)
                       //: what it is, name of a file, columns, rows
                       : tr("%1: %2, %3 × %4 pixels")
                             .arg(label, name)
                             .arg(table->shape.cols)
                             .arg(table->shape.rows));
}

void TableLine::choose() {
    const QString label = localisedMark(slot_.label);
    const QString path = shell_.dialogs.openFile(
        //: what is chosen, such as "Correction picture"
        tr("Choose file: %1").arg(label),
        QStringLiteral("%1 (%2)").arg(label, tablePatterns(slot_).join(QLatin1Char(' '))));
    if (!path.isEmpty())
        startTableImport(shell_.studio, slot_, path);
}

void TableLine::dragEnterEvent(QDragEnterEvent* event) {
    if (QDir::match(tablePatterns(slot_), QFileInfo(droppedFile(*event)).fileName()))
        event->acceptProposedAction();
}

void TableLine::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    startTableImport(shell_.studio, slot_, droppedFile(*event));
}

} // namespace fringe
