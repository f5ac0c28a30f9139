// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/folding.h"

#include "app/preferences/preferences.h"

#include <QFormLayout>
#include <QToolButton>

namespace fringe {
namespace {

std::vector<QWidget*> rowsFrom(const QFormLayout& form, int first) {
    std::vector<QWidget*> rows;
    for (int row = first; row < form.rowCount(); ++row)
        for (const auto role : {QFormLayout::SpanningRole, QFormLayout::FieldRole})
            if (const QLayoutItem* item = form.itemAt(row, role); item && item->widget())
                rows.push_back(item->widget());
    return rows;
}

} // namespace

QToolButton* foldRows(QFormLayout& form, int first, const Fold& fold, Preferences& preferences) {
    const std::vector<QWidget*> rows = rowsFrom(form, first);
    auto* header = new QToolButton(form.parentWidget());
    header->setObjectName(QStringLiteral("fold-") + fold.key);
    header->setText(fold.title);
    header->setAccessibleName(fold.title);
    header->setAutoRaise(true);
    header->setCheckable(true);
    header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    header->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    form.insertRow(first, header);
    const auto show = [&form, header, rows](bool open) {
        header->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        for (QWidget* row : rows)
            form.setRowVisible(row, open);
    };
    header->setChecked(preferences.isUnfolded(fold.key).value_or(fold.isOpen));
    show(header->isChecked());
    QObject::connect(header, &QToolButton::toggled, header,
                     [show, key = fold.key, &preferences](bool open) {
                         preferences.setUnfolded(key, open);
                         show(open);
                     });
    return header;
}

} // namespace fringe
