// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/checks_panel.h"

#include "app/jobs/job_text.h"
#include "app/results/error_check.h"
#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "app/text/source_text.h"
#include "engine/model/design_parameters.h"
#include "engine/model/units.h"
#include "ui/forms/findings.h"
#include "ui/shell/shell.h"
#include "ui/shell/view_menu.h"
#include "ui/style/icons.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QToolButton>

#include <algorithm>

namespace fringe {
namespace {

struct EstimateText {
    Q_DECLARE_TR_FUNCTIONS(fringe::EstimateText)
};

/// The numbers of the finding that an item mends, and of the way.
enum FixRole { FindingRole = Qt::UserRole + 1, WayRole };

QString listOf(const QStringList& parts) {
    //: between the parts of a list
    return parts.join(EstimateText::tr(", "));
}

QString timeText(const HologramResult& result) {
    const QString measured = durationText(result.seconds);
    if (result.expected <= 0)
        return measured;
    //: a time that was measured, and the one that was expected
    return EstimateText::tr("%1 (%2 expected)").arg(measured, durationText(result.expected));
}

/// What computing is expected to take; the time unless it has been measured, beside which stands
/// what was expected before. slowdown: by other programs.
QString estimateText(const Plan& plan, double slowdown, bool isMeasured) {
    if (plan.bytes == 0)
        return {}; // nothing to compute yet
    QStringList parts;
    if (plan.pairs > 0)
        parts << prefixedNumber(plan.pairs) + QLatin1Char(' ') + localisedMark(plan.unit());
    parts << EstimateText::tr("%1 of memory").arg(localNumber(formatBytes(plan.bytes)));
    if (plan.deviceBytes > 0)
        parts
            << EstimateText::tr("%1 on the device").arg(localNumber(formatBytes(plan.deviceBytes)));
    if (plan.seconds > 0 && !isMeasured)
        parts << EstimateText::tr("about %1").arg(expectedText(plan.seconds, slowdown));
    if (plan.error > 0)
        parts << EstimateText::tr("error at most %1").arg(powerText(plan.error));
    return EstimateText::tr("Expected: %1").arg(listOf(parts));
}

/// What the result took, and its error where that has been measured.
QString measuredText(const HologramResult& result, const ErrorCheck& check) {
    if (!result.isAtHand() || result.seconds <= 0)
        return {};
    QStringList parts{timeText(result)};
    if (const auto error = check.error())
        parts << EstimateText::tr("error %1").arg(powerText(*error));
    else if (check.isLeftOut())
        parts << EstimateText::tr("error not measured, as memory does not hold the hologram");
    return EstimateText::tr("Measured: %1").arg(listOf(parts));
}

/// What a fix is called, or would set: "Near end: 120 mm, Far end: 100 mm".
QString fixText(const Fix& fix, const Design& design) {
    if (!fix.name.empty())
        return localised(fix.name);
    QStringList parts;
    for (const auto& [path, value] : fix.settings) {
        const ParameterInfo info = designParameter(design, path).info;
        //: the label of a parameter, and its new value
        parts << EstimateText::tr("%1: %2").arg(localisedMark(info.label), valueText(info, value));
    }
    return listOf(parts);
}

/// Leads nowhere; a click on it mends finding number `finding` by its fix number `way`.
QListWidgetItem* fixLine(const QString& text, int finding, int way) {
    auto* item = new QListWidgetItem(EstimateText::tr("Fix this: %1").arg(text));
    item->setIcon(icon(QStringLiteral("fix")));
    item->setForeground(QGuiApplication::palette().link());
    QFont font = item->font();
    font.setUnderline(true);
    item->setFont(font);
    item->setToolTip(EstimateText::tr("Click to set this; it can be undone."));
    item->setData(FindingRole, finding);
    item->setData(WayRole, way);
    return item;
}

QListWidgetItem* line(std::optional<Severity> severity, const QString& text,
                      const std::string& parameter) {
    auto* item = new QListWidgetItem(severityIcon(severity), text);
    item->setData(Qt::UserRole, QString::fromStdString(parameter));
    item->setToolTip(text);
    return item;
}

QLabel* footLine(const QString& name, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setContentsMargins(10, 2, 10, 2);
    return label;
}

} // namespace

ChecksPanel::ChecksPanel(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell),
      errorCheck_(new ErrorCheck(shell.studio.runner(), shell.studio.results(), this)),
      estimate_(footLine(QStringLiteral("estimate"), this)),
      measured_(footLine(QStringLiteral("measured"), this)), list_(new QListWidget(this)),
      line_(new QToolButton(this)), arrow_(new QToolButton(this)) {
    list_->setObjectName(QStringLiteral("checks"));
    list_->setAccessibleName(tr("Checks"));
    list_->setWordWrap(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    offerCopy(*list_);
    layOut();
    connect(list_, &QListWidget::itemClicked, this, &ChecksPanel::follow);
    connect(list_, &QListWidget::itemActivated, this, &ChecksPanel::follow);
    connect(&shell.studio.planner(), &Planner::changed, this, &ChecksPanel::refresh);
    Studio& studio = shell.studio;
    connect(errorCheck_, &ErrorCheck::changed, this, &ChecksPanel::showMeasured);
    connect(&studio.results(), &ResultStore::hologramChanged, this, &ChecksPanel::showMeasured);
    connect(&studio.results(), &ResultStore::fitChanged, this, &ChecksPanel::showMeasured);
    refresh();
}

void ChecksPanel::layOut() {
    line_->setObjectName(QStringLiteral("checksLine"));
    line_->setCheckable(true);
    line_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    line_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    arrow_->setAccessibleName(tr("Show all checks"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(list_, 1);
    layout->addWidget(estimate_);
    layout->addWidget(measured_);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(4, 1, 4, 1);
    row->setSpacing(0);
    for (QToolButton* button : {line_, arrow_}) {
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    layout->addLayout(row);
    connect(arrow_, &QToolButton::clicked, line_, &QToolButton::toggle);
    connect(line_, &QToolButton::toggled, this, &ChecksPanel::unfold);
    unfold(false);
}

void ChecksPanel::unfold(bool open) {
    arrow_->setArrowType(open ? Qt::DownArrow : Qt::UpArrow);
    list_->setVisible(open);
    estimate_->setVisible(open);
    measured_->setVisible(open && !measured_->text().isEmpty());
    fitList();
    setMaximumHeight(open ? QWIDGETSIZE_MAX : line_->sizeHint().height() + 2);
}

/// Shows a finding and its fixes without scrolling, or all if they are few.
void ChecksPanel::fitList() {
    constexpr int most = 190; // pixels
    int height = 0;
    for (int row = 0; row < list_->count(); ++row)
        height += list_->sizeHintForRow(row);
    list_->setMinimumHeight(std::min(height, most));
}

/// The worst, and what computing took or will.
void ChecksPanel::showLine() {
    const auto estimate = shell_.studio.planner().estimate();
    if (!estimate)
        return;
    const auto& findings = estimate->plan.findings;
    const auto worst = std::ranges::max_element(findings, {}, &Finding::severity);
    const bool isFine = worst == findings.end();
    line_->setIcon(severityIcon(isFine ? std::nullopt : std::optional(worst->severity)));
    QString text = isFine ? tr("Everything fits") : localised(worst->message);
    if (findings.size() > 1)
        //: the worst of several findings, number of the others
        text = tr("%1 (%2 more)").arg(text).arg(findings.size() - 1);
    const QString time =
        isOfDesign() ? durationText(shell_.studio.results().hologram().seconds)
        : estimate->plan.seconds > 0
            ? expectedText(estimate->plan.seconds, shell_.studio.devices().slowdown())
            : QString();
    if (isFine && !time.isEmpty())
        text += QStringLiteral(" · ") + time;
    line_->setToolTip(text);
    line_->setAccessibleName(text);
    const int room = line_->width() - line_->iconSize().width() - 16;
    line_->setText(line_->fontMetrics().elidedText(text, Qt::ElideRight, room));
}

void ChecksPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showLine();
}

void ChecksPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

bool ChecksPanel::isOfDesign() const {
    const ResultStore& results = shell_.studio.results();
    return results.isOfState() && !results.shown().isPreview && results.hologram().seconds > 0;
}

/// Only beside the expectation of the same design.
void ChecksPanel::showMeasured() {
    const QString text =
        isOfDesign() ? measuredText(shell_.studio.results().hologram(), *errorCheck_) : QString();
    measured_->setText(text);
    measured_->setVisible(line_->isChecked() && !text.isEmpty());
    if (const auto estimate = shell_.studio.planner().estimate())
        estimate_->setText(
            estimateText(estimate->plan, shell_.studio.devices().slowdown(), !text.isEmpty()));
    showLine();
}

void ChecksPanel::refresh() {
    const auto estimate = shell_.studio.planner().estimate();
    list_->clear();
    if (!estimate)
        return;
    for (int i = 0; const Finding& finding : estimate->plan.findings) {
        list_->addItem(line(finding.severity, localised(finding.message), finding.parameter));
        for (int way = 0; const Fix& fix : finding.fixes)
            list_->addItem(fixLine(fixText(fix, *estimate->design), i, way++));
        ++i;
    }
    if (list_->count() == 0)
        list_->addItem(line(std::nullopt, tr("Everything fits."), {}));
    fitList();
    showMeasured();
}

/// Where a click activates, too, a fix has changed the list before it is followed again.
void ChecksPanel::follow() {
    const QListWidgetItem* item = list_->currentItem();
    if (!item)
        return;
    if (const QVariant finding = item->data(FindingRole); finding.isValid())
        return fix(finding.toInt(), item->data(WayRole).toInt());
    const QString path = item->data(Qt::UserRole).toString();
    if (!path.isEmpty())
        emit fieldWanted(path);
}

/// As it is shown: of the plan that the list was made from.
void ChecksPanel::fix(int finding, int way) {
    const auto estimate = shell_.studio.planner().estimate();
    Document& document = shell_.studio.document();
    if (!estimate || estimate->design != document.design())
        return;
    document.edit(tr("Fix what was found"), [&](Design design) {
        return withSettings(std::move(design),
                            estimate->plan.findings.at(finding).fixes.at(way).settings);
    });
}

} // namespace fringe
