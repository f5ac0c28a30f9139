// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/jobs_panel.h"

#include "app/jobs/job_text.h"
#include "app/jobs/jobs.h"
#include "app/text/numbers.h"
#include "ui/shell/view_menu.h"
#include "ui/style/icons.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QStyleOptionProgressBar>
#include <QStyledItemDelegate>
#include <QToolBar>
#include <QTreeView>

#include <algorithm>

namespace fringe {
namespace {

/// Draws `JobList::PercentRole` as a bar.
class ProgressDelegate : public QStyledItemDelegate {
    Q_DECLARE_TR_FUNCTIONS(fringe::ProgressDelegate)

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        const int percent = index.data(JobList::PercentRole).toInt();
        if (percent < 0)
            return;
        QStyleOptionProgressBar bar;
        bar.rect = option.rect.adjusted(2, 2, -2, -2);
        bar.palette = option.palette;
        bar.state = option.state | QStyle::State_Horizontal;
        bar.maximum = 100;
        bar.progress = percent;
        bar.textVisible = true;
        bar.textAlignment = Qt::AlignCenter;
        //: percentage
        bar.text = tr("%1 %").arg(QLocale().toString(bar.progress));
        QApplication::style()->drawControl(QStyle::CE_ProgressBar, &bar, painter);
    }
};

void prepare(QTreeView& table) {
    table.setRootIsDecorated(false);
    table.setUniformRowHeights(true);
    table.setAllColumnsShowFocus(true);
    table.setFrameShape(QFrame::NoFrame);
    table.setItemDelegateForColumn(JobList::Done, new ProgressDelegate(&table));
    table.header()->setStretchLastSection(false);
    table.header()->setSectionResizeMode(JobList::State, QHeaderView::Stretch);
    for (const int whole : {JobList::Name, JobList::TimeLeft}) // never cut off
        table.header()->setSectionResizeMode(whole, QHeaderView::ResizeToContents);
    const int em = table.fontMetrics().averageCharWidth();
    table.setColumnWidth(JobList::Done, 12 * em);
    table.setColumnWidth(JobList::Rate, 17 * em);
    const int time = table.fontMetrics().horizontalAdvance(durationText(0.36)) + 3 * em;
    table.setColumnWidth(JobList::Elapsed, std::max(9 * em, time));
    table.setColumnWidth(JobList::Device, 19 * em);
}

} // namespace

JobsPanel::JobsPanel(Jobs& jobs, QWidget* parent)
    : QWidget(parent), jobs_(jobs), table_(new QTreeView), log_(new QPlainTextEdit),
      cancel_(new QAction(icon(QStringLiteral("cancel")), tr("Cancel job"), this)),
      clear_(new QAction(icon(QStringLiteral("clear")), tr("Clear finished jobs"), this)) {
    table_->setObjectName(QStringLiteral("jobs"));
    table_->setAccessibleName(tr("Jobs"));
    table_->setModel(&jobs.list());
    prepare(*table_);
    offerCopy(*table_);
    table_->addActions({cancel_, clear_});
    log_->setObjectName(QStringLiteral("jobLog"));
    log_->setAccessibleName(tr("Log of the selected job"));
    log_->setPlaceholderText(tr("Log"));
    log_->setReadOnly(true);
    log_->setFrameShape(QFrame::NoFrame);
    auto* split = new QSplitter(this);
    split->addWidget(table_);
    split->addWidget(log_);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(makeButtons());
    layout->addWidget(split, 1);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &JobsPanel::follow);
    connect(&jobs.list(), &QAbstractItemModel::dataChanged, this, &JobsPanel::follow);
    connect(&jobs.list(), &QAbstractItemModel::modelReset, this, &JobsPanel::follow);
    connect(&jobs.list(), &QAbstractItemModel::rowsInserted, this,
            [this] { table_->setCurrentIndex(jobs_.list().index(0, 0)); });
    table_->setCurrentIndex(jobs.list().index(0, 0));
    follow();
}

QWidget* JobsPanel::makeButtons() {
    auto* bar = new QToolBar(this);
    bar->setOrientation(Qt::Vertical);
    bar->setIconSize({18, 18});
    bar->addAction(cancel_);
    bar->addAction(clear_);
    for (QAction* action : bar->actions()) {
        QWidget* button = bar->widgetForAction(action);
        const auto name = [button, action] { button->setAccessibleName(action->text()); };
        connect(action, &QAction::changed, button, name);
        name();
    }
    cancel_->setObjectName(QStringLiteral("cancelSelectedJob"));
    clear_->setObjectName(QStringLiteral("clearJobs"));
    connect(cancel_, &QAction::triggered, this, [this] { jobs_.cancel(selectedJob()); });
    connect(clear_, &QAction::triggered, &jobs_.list(), &JobList::removeFinished);
    return bar;
}

int JobsPanel::selectedJob() const {
    const QModelIndex current = table_->currentIndex();
    return current.isValid() ? jobs_.list().at(current.row()).id : 0;
}

void JobsPanel::follow() {
    const JobRecord* job = jobs_.list().find(selectedJob());
    const bool pauses = job && !isOver(job->state) && job->control->keeps();
    cancel_->setText(pauses ? tr("Pause job") : tr("Cancel job"));
    if (pauses != cancel_->data().toBool()) {
        cancel_->setIcon(icon(pauses ? QStringLiteral("pause") : QStringLiteral("cancel")));
        cancel_->setData(pauses);
    }
    cancel_->setEnabled(job && isStoppable(job->state));
    clear_->setEnabled(!jobs_.list().records().empty());
    const QString text = job ? logText(*job) : QString();
    if (text != log_->toPlainText())
        log_->setPlainText(text);
}

} // namespace fringe
