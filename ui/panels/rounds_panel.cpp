// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rounds_panel.h"

#include "app/studio/studio.h"
#include "app/tasks/compute.h"
#include "app/text/numbers.h"
#include "ui/compare/comparison_window.h"
#include "ui/compare/run_curves.h"
#include "ui/forms/event_guards.h"
#include "ui/plots/convergence_plot.h"
#include "ui/plots/power_bars.h"
#include "ui/shell/shell.h"
#include "ui/sources/source_editor.h"
#include "ui/style/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace fringe {
namespace {

constexpr int usualMore = 20;

QString fixed(double value, int digits) {
    return QLocale().toString(value, 'f', digits);
}

std::vector<SpotPower> barsOf(const RoundHistory& history) {
    const std::vector<double> relative = relativePowers(history);
    std::vector<SpotPower> bars;
    for (std::size_t r = 0; r < relative.size(); ++r)
        bars.push_back({relative[r], history.target[r] <= 0});
    return bars;
}

QString cells(const QStringList& texts) {
    QString row = QStringLiteral("<tr>");
    for (const QString& text : texts)
        row += QStringLiteral("<td style='padding-right:10px'>%1</td>").arg(text);
    return row + QStringLiteral("</tr>");
}

/// What is drawn has the colour of its curve.
QString headings(const Figures& figures, const ConvergencePlot& curves) {
    const auto drawn = [&](const QString& text, ConvergencePlot::Figure figure) {
        return QStringLiteral("<span style='color:%1'>%2</span>")
            .arg(curves.colourOf(figure).name(), text);
    };
    QStringList texts{QString(), drawn(RoundsPanel::tr("Efficiency"), ConvergencePlot::Efficiency)};
    if (figures.uniformity)
        texts << drawn(RoundsPanel::tr("Uniformity"), ConvergencePlot::Uniformity);
    texts << drawn(RoundsPanel::tr("σ"), ConvergencePlot::Sigma)
          << drawn(RoundsPanel::tr("Error"), ConvergencePlot::Error);
    if (figures.phaseError)
        texts << RoundsPanel::tr("Phase error");
    if (figures.psnr)
        texts << RoundsPanel::tr("PSNR");
    return cells(texts << RoundsPanel::tr("Zero order"));
}

/// With the stroke of its curves.
QString withStroke(const QString& name, const char* stroke) {
    return QStringLiteral("%1 %2").arg(name, QString::fromUtf8(stroke)).trimmed();
}

QString figureCells(const QString& name, const Figures& figures) {
    QStringList texts{name, fixed(figures.efficiency, 4)};
    if (figures.uniformity)
        texts << fixed(*figures.uniformity, 4);
    texts << RoundsPanel::tr("%1 %").arg(fixed(figures.sigma, 2)) << fixed(figures.error, 4);
    if (figures.phaseError)
        texts << RoundsPanel::tr("%1 rad").arg(fixed(*figures.phaseError, 4));
    if (figures.psnr)
        texts << RoundsPanel::tr("%1 dB").arg(fixed(*figures.psnr, 1));
    return cells(texts << shortNumber(figures.zeroOrder, 2));
}

} // namespace

RoundsPanel::RoundsPanel(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), curves_(new ConvergencePlot(this)),
      bars_(new PowerBars(this)) {
    setObjectName(QStringLiteral("rounds"));
    auto* left = new QVBoxLayout;
    left->addWidget(makeButtons());
    left->addWidget(makeFigures());
    left->addStretch();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addLayout(left);
    layout->addWidget(makePlots(), 1);
    Studio& studio = shell.studio;
    connect(&studio.roundRuns(), &RoundRuns::changed, this, &RoundsPanel::showFigures);
    connect(&studio.document(), &Document::changed, this, &RoundsPanel::suitDesign);
    connect(&studio.document(), &Document::changed, this, &RoundsPanel::showHeadline);
    connect(&studio.results(), &ResultStore::staleChanged, this, &RoundsPanel::showHeadline);
    connect(&studio.roundRuns(), &RoundRuns::stateChanged, this, &RoundsPanel::showState);
    connect(&studio.results(), &ResultStore::hologramChanged, this, &RoundsPanel::showState);
    connect(&studio.jobs(), &Jobs::busyChanged, this, &RoundsPanel::showState);
    connect(&studio.keptRuns(), &KeptRuns::changed, this, &RoundsPanel::showState);
    connect(&studio.spotSelection(), &SpotSelection::changed, this, &RoundsPanel::showChosen);
    connect(bars_, &PowerBars::selectionChanged, this, [this](const std::vector<int>& spots) {
        shell_.studio.spotSelection().set({spots.begin(), spots.end()});
    });
    suitDesign();
    showFigures();
    showState();
}

QWidget* RoundsPanel::makeButtons() {
    auto* row = new QWidget(this);
    const auto button = [row](const QString& name, const QString& text) {
        return flatButton(row, name, name + QStringLiteral("Rounds"), {}, text);
    };
    pause_ = button(QStringLiteral("pause"), tr("Pause"));
    stop_ = button(QStringLiteral("stop"), tr("Stop"));
    stop_->setToolTip(tr("Stop and keep the best"));
    continue_ = button(QStringLiteral("continue"), tr("Continue for"));
    compare_ = button(QStringLiteral("compare"), tr("Compare…"));
    compare_->setToolButtonStyle(Qt::ToolButtonIconOnly);
    compare_->setToolTip(tr("Compare two designs"));
    more_ = new QSpinBox(row);
    more_->setMinimum(1);
    more_->setValue(usualMore);
    more_->setSuffix(QLatin1Char(' ') + tr("iterations"));
    more_->setObjectName(QStringLiteral("moreRounds"));
    more_->setAccessibleName(tr("Iterations to continue for"));
    guardWheel(more_);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    for (QWidget* part : {static_cast<QWidget*>(pause_), static_cast<QWidget*>(stop_),
                          static_cast<QWidget*>(continue_), static_cast<QWidget*>(more_)})
        layout->addWidget(part);
    layout->addWidget(compare_);
    layout->addStretch();
    connect(pause_, &QToolButton::clicked, this, [this] {
        RoundRuns& runs = shell_.studio.roundRuns();
        runs.setPaused(!runs.isPaused());
    });
    connect(stop_, &QToolButton::clicked, this, [this] { shell_.studio.roundRuns().stop(); });
    connect(compare_, &QToolButton::clicked, this,
            [this] { showWindow<ComparisonWindow>(shell_); });
    connect(continue_, &QToolButton::clicked, this,
            [this] { continueRounds(shell_.studio, more_->value()); });
    return row;
}

QWidget* RoundsPanel::makeFigures() {
    auto* part = new QWidget(this);
    headline_ = new QLabel(part);
    headline_->setObjectName(QStringLiteral("roundsHeadline"));
    headline_->setWordWrap(true);
    figures_ = new QLabel(part);
    figures_->setObjectName(QStringLiteral("roundsFigures"));
    figures_->setTextFormat(Qt::RichText);
    figures_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(4, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(headline_);
    layout->addWidget(figures_);
    return part;
}

QWidget* RoundsPanel::makePlots() {
    curves_->setObjectName(QStringLiteral("convergence"));
    curves_->setAccessibleName(tr("Convergence"));
    bars_->setObjectName(QStringLiteral("powers"));
    bars_->setAccessibleName(tr("Power per spot"));
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->setChildrenCollapsible(false);
    split->addWidget(curves_);
    split->addWidget(bars_);
    return split;
}

void RoundsPanel::suitDesign() {
    bars_->setVisible(lightsPlaces(*shell_.studio.document().design()));
}

void RoundsPanel::showChosen() {
    const auto& numbers = shell_.studio.spotSelection().numbers();
    bars_->setSelection({numbers.begin(), numbers.end()});
}

void RoundsPanel::showPlots() {
    const RoundRuns& runs = shell_.studio.roundRuns();
    curves_->setRun(curvesOf(runs.history(), tr("This run")));
    curves_->setComparison(curvesOf(runs.earlier(), tr("Previous run")));
    bars_->setPowers(barsOf(runs.history()));
    showChosen();
}

QString RoundsPanel::headlineOf(const RoundHistory& history) const {
    Studio& studio = shell_.studio;
    if (studio.results().hologram().provisional && !studio.roundRuns().isRunning())
        return tr("Quick preview. Press Compute for the full result.");
    //: revision of the design, round, round of the best pattern
    const QString rounds =
        tr("Revision %1, iteration %2; the best pattern is that of iteration %3.")
            .arg(history.revision)
            .arg(history.rounds.size() - 1)
            .arg(history.bestRound);
    if (studio.roundRuns().isPaused())
        return tr("Paused.") + QLatin1Char(' ') + rounds;
    const bool isOld =
        history.revision != studio.document().revision()
        && (studio.roundRuns().isRunning()
                ? !sameHologram(*studio.roundRuns().design(), *studio.document().design())
                : studio.results().isStale());
    return isOld ? rounds + QLatin1Char(' ') + tr("The design has changed since.") : rounds;
}

void RoundsPanel::showHeadline() {
    const RoundHistory& history = shell_.studio.roundRuns().history();
    headline_->setText(history.isEmpty() ? tr("Compute a design to see its iterations here.")
                                         : headlineOf(history));
}

void RoundsPanel::showFigures() {
    showPlots();
    const RoundHistory& history = shell_.studio.roundRuns().history();
    const RoundHistory& earlier = shell_.studio.roundRuns().earlier();
    figures_->setVisible(!history.isEmpty());
    showHeadline();
    if (history.isEmpty())
        return;
    QString table = QStringLiteral("<table>");
    table += headings(history.best(), *curves_);
    table += figureCells(withStroke(tr("Best"), earlier.isEmpty() ? "" : "──"), history.best());
    table += figureCells(tr("Last"), history.rounds.back());
    if (!earlier.isEmpty())
        table += figureCells(withStroke(tr("Previous run"), "╌╌"), earlier.best());
    figures_->setText(table + QStringLiteral("</table>"));
}

void RoundsPanel::showState() {
    Studio& studio = shell_.studio;
    const RoundRuns& runs = studio.roundRuns();
    const HologramResult& result = studio.results().hologram();
    pause_->setEnabled(runs.isRunning());
    pause_->setText(runs.isPaused() ? tr("Resume") : tr("Pause"));
    pause_->setAccessibleName(pause_->text());
    pause_->setIcon(icon(runs.isPaused() ? QStringLiteral("compute") : QStringLiteral("pause")));
    showHeadline();
    stop_->setEnabled(runs.isRunning());
    const auto left = static_cast<int>(roundsLeft(result));
    const bool canGoOn = left > 0 && !result.provisional && !studio.jobs().isBusy();
    if (left > 0)
        more_->setMaximum(left);
    continue_->setEnabled(canGoOn);
    more_->setEnabled(canGoOn);
    compare_->setEnabled(studio.keptRuns().runs().size() > 1);
}

} // namespace fringe
