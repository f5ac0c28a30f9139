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

QToolButton* foldRows(QFormLayout& form, int first, const QString& title, Preferences& preferences,
                      const QString& key, bool isOpen) {
    const std::vector<QWidget*> rows = rowsFrom(form, first);
    auto* header = new QToolButton(form.parentWidget());
    header->setObjectName(QStringLiteral("fold-") + key);
    header->setText(title);
    header->setAccessibleName(title);
    header->setAutoRaise(true);
    header->setCheckable(true);
    header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    header->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    form.insertRow(first, header);
    const auto fold = [&form, header, rows](bool open) {
        header->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        for (QWidget* row : rows)
            form.setRowVisible(row, open);
    };
    header->setChecked(preferences.isUnfolded(key).value_or(isOpen));
    fold(header->isChecked());
    QObject::connect(header, &QToolButton::toggled, header, [=, &preferences](bool open) {
        preferences.setUnfolded(key, open);
        fold(open);
    });
    return header;
}

} // namespace fringe
