// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/iterations_panel.h"

#include "app/studio/studio.h"
#include "app/tasks/compute.h"
#include "app/tasks/states.h"
#include "app/text/numbers.h"
#include "app/text/source_text.h"
#include "ui/forms/event_guards.h"
#include "ui/panels/run_curves.h"
#include "ui/plots/convergence_plot.h"
#include "ui/plots/power_bars.h"
#include "ui/shell/shell.h"
#include "ui/shell/view_menu.h"
#include "ui/sources/source_editor.h"
#include "ui/style/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fringe {
namespace {

constexpr int usualMore = 20;
constexpr int textRoom = 450; ///< pixels for buttons and figures
constexpr int narrowText = 300;
constexpr int narrow = 720; ///< pixels that leave no room for bars and for words on buttons

std::vector<SpotPower> barsOf(const IterationHistory& history) {
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
    QStringList texts{QString(),
                      drawn(IterationsPanel::tr("Efficiency"), ConvergencePlot::Efficiency)};
    if (figures.uniformity)
        texts << drawn(IterationsPanel::tr("Uniformity"), ConvergencePlot::Uniformity);
    texts << drawn(IterationsPanel::tr("σ"), ConvergencePlot::Sigma)
          << drawn(IterationsPanel::tr("Error"), ConvergencePlot::Error);
    if (figures.phaseError)
        texts << IterationsPanel::tr("Phase error");
    if (figures.psnr)
        texts << IterationsPanel::tr("PSNR");
    return cells(texts << IterationsPanel::tr("Zero order"));
}

QString figureCells(const QString& name, const Figures& figures) {
    const QString efficiency = steadyNumber(figures.efficiency);
    //: an efficiency above 1: light is counted at each of the places that share it
    QStringList texts{name,
                      figures.countsLightTwice()
                          ? IterationsPanel::tr("%1, counts light more than once").arg(efficiency)
                          : efficiency};
    if (figures.uniformity)
        texts << steadyNumber(*figures.uniformity);
    texts << IterationsPanel::tr("%1 %").arg(shortNumber(figures.sigma, 3))
          << shortNumber(figures.error, 3);
    if (figures.phaseError)
        texts << IterationsPanel::tr("%1 rad").arg(steadyNumber(*figures.phaseError));
    if (figures.psnr)
        texts << IterationsPanel::tr("%1 dB").arg(shortNumber(*figures.psnr, 3));
    return cells(texts << shortNumber(figures.zeroOrder, 2));
}

/// The note, or else what it was made by and how good it is.
QString nameOf(const HologramResult& result) {
    if (!result.note.empty())
        return QString::fromStdString(result.note);
    //: algorithm, iterations
    return IterationsPanel::tr("%1, %2 iterations")
        .arg(shortName(textAt(*result.design, "solver.name")))
        .arg(result.history.size() - 1);
}

/// Wants the room of its widget, which Qt's own one does up to some lines and columns only, and
/// insists on columns; in a narrow panel it is content with less.
class WholeScroll : public QScrollArea {
  public:
    using QScrollArea::QScrollArea;

    QSize sizeHint() const override {
        const QSize whole = widget()->sizeHint() + QSize(bar(), 0);
        return isNarrow() ? whole.boundedTo({narrowText, whole.height()}) : whole;
    }
    QSize minimumSizeHint() const override {
        const int columns = widget()->minimumSizeHint().width() + bar();
        return {isNarrow() ? 0 : std::min(columns, textRoom),
                QScrollArea::minimumSizeHint().height()};
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }

  private:
    bool isNarrow() const { return parentWidget()->width() < narrow; }
    int bar() const { return verticalScrollBar()->sizeHint().width(); }
};

} // namespace

IterationsPanel::IterationsPanel(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), curves_(new ConvergencePlot(this)),
      bars_(new PowerBars(this)) {
    setObjectName(QStringLiteral("iterations"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addWidget(makeText());
    layout->addWidget(makePlots(), 1);
    Studio& studio = shell.studio;
    connect(&studio.iterationRuns(), &IterationRuns::changed, this, &IterationsPanel::showFigures);
    connect(&studio.document(), &Document::changed, this, &IterationsPanel::suitDesign);
    connect(&studio.results(), &ResultStore::fitChanged, this, &IterationsPanel::showState);
    connect(&studio.iterationRuns(), &IterationRuns::stateChanged, this,
            &IterationsPanel::showState);
    connect(&studio.results(), &ResultStore::hologramChanged, this, &IterationsPanel::showState);
    connect(&studio.jobs(), &Jobs::busyChanged, this, &IterationsPanel::showState);
    connect(&studio.results(), &ResultStore::runsChanged, this, &IterationsPanel::showPlots);
    connect(&studio.spotSelection(), &SpotSelection::changed, this, &IterationsPanel::showChosen);
    connect(&studio.sentCheck(), &SentCheck::changed, this, &IterationsPanel::showFigures);
    watchWhileSeen(this, [this](bool isSeen) { shell_.studio.sentCheck().setWatched(isSeen); });
    connect(bars_, &PowerBars::selectionChanged, this, [this](const std::vector<int>& spots) {
        shell_.studio.spotSelection().set({spots.begin(), spots.end()});
    });
    suitDesign();
    showFigures();
    showState();
}

/// It is scrolled where the window is small.
QWidget* IterationsPanel::makeText() {
    auto* text = new QWidget(this);
    auto* column = new QVBoxLayout(text);
    column->setContentsMargins({});
    column->addWidget(makeButtons());
    column->addWidget(makeFigures());
    column->addStretch();
    auto* scroll = new WholeScroll(this);
    scroll->setWidget(text);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    return scroll;
}

QWidget* IterationsPanel::makeButtons() {
    auto* row = new QWidget(this);
    const auto button = [row](const QString& name, const QString& text) {
        auto* made = flatButton(row, name, name + QStringLiteral("Iterations"), {}, text);
        made->setToolTip(text);
        return made;
    };
    pause_ = button(QStringLiteral("pause"), tr("Pause"));
    stop_ = button(QStringLiteral("stop"), tr("Stop"));
    stop_->setToolTip(tr("Stop and keep the best"));
    continue_ = button(QStringLiteral("continue"), tr("Continue for"));
    more_ = new QSpinBox(row);
    more_->setMinimum(1);
    more_->setValue(usualMore);
    more_->setSuffix(QLatin1Char(' ') + tr("iterations"));
    more_->setObjectName(QStringLiteral("moreIterations"));
    more_->setAccessibleName(tr("Iterations to continue for"));
    guardWheel(more_);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    for (QWidget* part : {static_cast<QWidget*>(pause_), static_cast<QWidget*>(stop_),
                          static_cast<QWidget*>(continue_), static_cast<QWidget*>(more_)})
        layout->addWidget(part);
    layout->addStretch();
    connect(pause_, &QToolButton::clicked, this, [this] {
        IterationRuns& runs = shell_.studio.iterationRuns();
        runs.setPaused(!runs.isPaused());
    });
    connect(stop_, &QToolButton::clicked, this, [this] { shell_.studio.iterationRuns().stop(); });
    connect(continue_, &QToolButton::clicked, this,
            [this] { continueIterations(shell_.studio, more_->value()); });
    return row;
}

/// Where there is little room, it is for figures and curves.
void IterationsPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const auto style = width() < narrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon;
    for (QToolButton* button : {pause_, stop_, continue_})
        button->setToolButtonStyle(style);
    suitDesign();
}

/// The headings have the colours of their curves, which follow after this.
void IterationsPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && figures_)
        QMetaObject::invokeMethod(this, &IterationsPanel::showFigures, Qt::QueuedConnection);
}

QWidget* IterationsPanel::makeFigures() {
    auto* part = new QWidget(this);
    headline_ = new QLabel(part);
    headline_->setObjectName(QStringLiteral("iterationsHeadline"));
    headline_->setWordWrap(true);
    figures_ = new QLabel(part);
    figures_->setObjectName(QStringLiteral("iterationsFigures"));
    figures_->setTextFormat(Qt::RichText);
    figures_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(4, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(headline_);
    layout->addWidget(figures_);
    return part;
}

QWidget* IterationsPanel::makePlots() {
    curves_->setObjectName(QStringLiteral("convergence"));
    curves_->setAccessibleName(tr("Convergence"));
    bars_->setObjectName(QStringLiteral("powers"));
    bars_->setAccessibleName(tr("Power per spot"));
    for (QWidget* plot : {static_cast<QWidget*>(curves_), static_cast<QWidget*>(bars_)})
        new ViewMenu(shell_, *plot);
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->setChildrenCollapsible(false);
    split->addWidget(curves_);
    split->addWidget(bars_);
    split->setStretchFactor(0, 3); // their legend has more to say
    split->setStretchFactor(1, 2);
    return split;
}

void IterationsPanel::suitDesign() {
    bars_->setVisible(width() >= narrow && lightsPlaces(*shell_.studio.document().design()));
}

void IterationsPanel::showChosen() {
    const auto& numbers = shell_.studio.spotSelection().numbers();
    bars_->setSelection({numbers.begin(), numbers.end()});
}

void IterationsPanel::showPlots() {
    const IterationRuns& runs = shell_.studio.iterationRuns();
    curves_->setRun(curvesOf(runs.history().iterations, tr("This run")));
    std::vector<ConvergenceRun> beside;
    for (const HologramResult& result : shell_.studio.results().all())
        if (result.isOverlaid)
            beside.push_back(curvesOf(result.history, nameOf(result)));
    curves_->setBeside(beside);
    bars_->setPowers(barsOf(runs.history()));
    showChosen();
}

/// Quality of the result that is shown; nothing while iterations run.
std::optional<SentQuality> IterationsPanel::sentNow() const {
    return shell_.studio.iterationRuns().isRunning() ? std::nullopt
                                                     : shell_.studio.sentCheck().quality();
}

QString IterationsPanel::clippedText() const {
    const auto sent = sentNow();
    return sent && sent->clipped > 0 ? tr("%1 % of the pixels are beyond the panel's range.")
                                           .arg(shortNumber(100 * sent->clipped, 3))
                                     : QString();
}

QString IterationsPanel::headlineOf(const IterationHistory& history) const {
    Studio& studio = shell_.studio;
    if (studio.results().shown().isPreview && !studio.iterationRuns().isRunning())
        return tr("Quick preview. Press Compute for the full result.");
    //: iteration, iteration of the best pattern
    const QString iterations = tr("Iteration %1; the best pattern is that of iteration %2.")
                                   .arg(history.iterations.size() - 1)
                                   .arg(history.bestIteration);
    const IterationRuns& runs = studio.iterationRuns();
    const DesignPtr design = runs.isRunning() ? runs.design() : studio.results().hologram().design;
    const QString age = design ? ageOf(studio.document(), *design) : QString();
    QStringList sentences{runs.isPaused() ? tr("Paused.") : QString(), iterations,
                          age.isEmpty() ? age : age + QLatin1Char('.'), clippedText()};
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

void IterationsPanel::showHeadline() {
    const IterationRuns& runs = shell_.studio.iterationRuns();
    headline_->setText(!runs.history().isEmpty() ? headlineOf(runs.history())
                       : runs.isPaused()         ? tr("Paused.")
                       : runs.isRunning()        ? tr("The first iteration is being computed.")
                                          : tr("Compute a design to see its iterations here."));
}

void IterationsPanel::showFigures() {
    showPlots();
    const IterationHistory& history = shell_.studio.iterationRuns().history();
    figures_->setVisible(!history.isEmpty());
    showHeadline();
    if (shell_.studio.iterationRuns().isRunning() && !curves_->note().isEmpty())
        curves_->say(headline_->text());
    if (history.isEmpty())
        return;
    QString table = QStringLiteral("<table>");
    table += headings(history.best(), *curves_);
    if (const auto sent = sentNow())
        //: a pattern as the panel is sent it
        table += figureCells(tr("As sent"), sent->figures);
    table += figureCells(tr("Best"), history.best());
    table += figureCells(tr("Last"), history.iterations.back());
    if (history.anyPhase)
        table += figureCells(tr("With any phase"), *history.anyPhase);
    table += QStringLiteral("</table>");
    if (history.finerPsnr)
        table += tr("PSNR on a grid twice as fine: %1 dB").arg(shortNumber(*history.finerPsnr, 3));
    figures_->setText(table);
}

void IterationsPanel::showState() {
    Studio& studio = shell_.studio;
    const IterationRuns& runs = studio.iterationRuns();
    const HologramResult& result = studio.results().hologram();
    pause_->setEnabled(runs.isRunning());
    pause_->setText(runs.isPaused() ? tr("Resume") : tr("Pause"));
    pause_->setAccessibleName(pause_->text());
    pause_->setToolTip(pause_->text());
    pause_->setIcon(icon(runs.isPaused() ? QStringLiteral("compute") : QStringLiteral("pause")));
    showHeadline();
    stop_->setEnabled(runs.isRunning());
    const auto left = static_cast<int>(iterationsLeft(result));
    const bool canGoOn = left > 0 && studio.results().isOfState()
                         && !studio.results().shown().isPreview && !studio.jobs().isBusy();
    if (left > 0)
        more_->setMaximum(left);
    continue_->setEnabled(canGoOn);
    more_->setEnabled(canGoOn);
}

} // namespace fringe
