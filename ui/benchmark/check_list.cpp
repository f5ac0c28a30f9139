// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/benchmark/check_list.h"

#include <algorithm>

namespace fringe {

CheckList::CheckList(const QString& objectName, const QString& title, QWidget* parent)
    : QListWidget(parent) {
    setObjectName(objectName);
    setAccessibleName(title);
    setSelectionMode(NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(this, &QListWidget::itemChanged, this, &CheckList::checkedChanged);
}

void CheckList::add(const std::string& key, const QString& text, bool checked, const QString& tip) {
    auto* line = new QListWidgetItem(text);
    line->setData(Qt::UserRole, QString::fromStdString(key));
    line->setToolTip(tip.isEmpty() ? text : tip);
    line->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
    line->setCheckState(checked ? Qt::Checked : Qt::Unchecked);
    addItem(line);
    updateGeometry();
}

std::vector<std::string> CheckList::checked() const {
    std::vector<std::string> keys;
    for (int i = 0; i < count(); ++i)
        if (item(i)->checkState() == Qt::Checked)
            keys.push_back(item(i)->data(Qt::UserRole).toString().toStdString());
    return keys;
}

void CheckList::setChecked(const std::vector<std::string>& keys) {
    for (int i = 0; i < count(); ++i) {
        const std::string key = item(i)->data(Qt::UserRole).toString().toStdString();
        item(i)->setCheckState(std::ranges::count(keys, key) > 0 ? Qt::Checked : Qt::Unchecked);
    }
}

int CheckList::heightOf(int lines) const {
    return lines * std::max(sizeHintForRow(0), fontMetrics().height()) + 2 * frameWidth() + 2;
}

QSize CheckList::sizeHint() const {
    return {260, heightOf(count())};
}

QSize CheckList::minimumSizeHint() const {
    return {120, heightOf(std::min(count(), 2))};
}

} // namespace fringe
