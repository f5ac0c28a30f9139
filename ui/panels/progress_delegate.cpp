// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/progress_delegate.h"

#include "app/jobs/job_list.h"

#include <QApplication>
#include <QLocale>
#include <QStyle>
#include <QStyleOptionProgressBar>

namespace fringe {

void ProgressDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const double fraction = index.data(JobList::FractionRole).toDouble();
    if (fraction < 0)
        return;
    QStyleOptionProgressBar bar;
    bar.rect = option.rect.adjusted(2, 2, -2, -2);
    bar.palette = option.palette;
    bar.state = option.state | QStyle::State_Horizontal;
    bar.maximum = 100;
    bar.progress = static_cast<int>(100 * fraction);
    bar.textVisible = true;
    bar.textAlignment = Qt::AlignCenter;
    //: percentage
    bar.text = tr("%1 %").arg(QLocale().toString(bar.progress));
    QApplication::style()->drawControl(QStyle::CE_ProgressBar, &bar, painter);
}

} // namespace fringe
