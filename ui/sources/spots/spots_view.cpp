// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/spots/spots_view.h"

#include "app/studio/studio.h"
#include "ui/sources/spots/spot_canvas.h"
#include "ui/sources/spots/spot_verbs.h"
#include "ui/style/icons.h"
#include "ui/views/view_controls.h"
#include "ui/views/view_style.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace fringe {

SpotsView::SpotsView(Studio& studio, QWidget* parent)
    : SourceView(parent), studio_(studio), canvas_(new SpotCanvas(this)) {
    setMinimumWidth(240);
    canvas_->setObjectName(QStringLiteral("spotCanvas"));
    canvas_->setAccessibleName(tr("Spots"));
    arrange();
    wire();
    refresh();
    refit();
}

void SpotsView::arrange() {
    auto* tools = new QHBoxLayout;
    tools->setSpacing(2);
    tools->addStretch();
    const auto add = [&](ViewIcon icon, const char* name, const QString& text, auto act) {
        auto* button = iconButton(this, icon, QString::fromLatin1(name), text);
        connect(button, &QToolButton::clicked, canvas_, act);
        tools->addWidget(button);
    };
    add(ViewIcon::ZoomOut, "spotsZoomOut", tr("Zoom out"), [this] { canvas_->zoomBy(0.5); });
    add(ViewIcon::ZoomIn, "spotsZoomIn", tr("Zoom in"), [this] { canvas_->zoomBy(2); });
    add(ViewIcon::ActualSize, "spotsReach", tr("Show all that the pixels reach"),
        [this] { canvas_->fitReach(); });
    add(ViewIcon::Fit, "spotsFit", tr("Fit the spots"), [this] { canvas_->fitSpots(); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->setSpacing(2);
    layout->addLayout(tools);
    layout->addWidget(canvas_, 1);
}

void SpotsView::wire() {
    Document& document = studio_.document();
    connect(&document, &Document::changed, this, &SpotsView::refresh);
    connect(&document, &Document::sourceChosen, this, &SpotsView::refresh);
    connect(&document, &Document::drafted, this, &SpotsView::refresh);
    connect(&document, &Document::replaced, this, &SpotsView::refit);
    connect(&studio_.spotSelection(), &SpotSelection::changed, this, &SpotsView::refresh);
    connect(&studio_.iterationRuns(), &IterationRuns::changed, this, &SpotsView::refresh);
    connect(&studio_.results(), &ResultStore::staleChanged, this, &SpotsView::refresh);
    connect(canvas_, &SpotCanvas::chosen, &studio_.spotSelection(), &SpotSelection::set);
    connect(canvas_, &SpotCanvas::addWanted, this, &SpotsView::add);
    connect(canvas_, &SpotCanvas::removeWanted, this, [this] { removeChosenSpots(studio_); });
    connect(canvas_, &SpotCanvas::dragged, this, &SpotsView::drag);
    connect(canvas_, &SpotCanvas::dropped, this,
            [this](const Shift& shift) { moveChosenSpots(studio_, shift); });
    connect(canvas_, &SpotCanvas::dragGivenUp, &document, &Document::dropDraft);
    connect(canvas_, &SpotCanvas::nudged, this, [this](const Shift& step) {
        drag(step);
        moveChosenSpots(studio_, step, QStringLiteral("nudge"));
    });
    connect(canvas_, &SpotCanvas::hovered, this, &SpotsView::describe);
}

void SpotsView::refresh() {
    Document& document = studio_.document();
    const auto spots = chosenSpots(document);
    if (!spots)
        return;
    const DesignPtr& design = document.draft() ? document.draft() : document.design();
    const std::size_t source = document.chosenSource();
    SpotScene scene;
    scene.list = spots->list;
    scene.chosen = studio_.spotSelection().numbers();
    scene.brightness = brightness();
    scene.hasLens = design->setup.lens.on;
    scene.reach = [design, source](double z) {
        const Reach reach = reachOf(*design, source, z);
        return QPointF(reach.x, reach.y);
    };
    const std::size_t before = canvas_->scene().spots().size();
    canvas_->setScene(std::move(scene));
    if (std::exchange(source_, source) != source || canvas_->scene().spots().size() > before + 1)
        canvas_->fitSpots();
}

void SpotsView::refit() {
    canvas_->fitSpots();
}

/// Of the run or the result, as far as it is of the spots that are shown.
std::vector<double> SpotsView::brightness() const {
    const bool known = studio_.iterationRuns().isRunning() || !studio_.results().isStale();
    return known ? relativePowers(studio_.iterationRuns().history()) : std::vector<double>{};
}

void SpotsView::add(double x, double y, std::optional<double> z) {
    const double depth = z.value_or(usualDepth(*studio_.document().design()));
    addSpots(studio_, tr("Add a spot"),
             {{roundedLength(x), roundedLength(y), roundedLength(depth), 1, {}}});
}

void SpotsView::drag(const Shift& shift) {
    const auto& numbers = studio_.spotSelection().numbers();
    studio_.document().setDraft([&](Design design) {
        return withSpotsMoved(std::move(design), studio_.document().chosenSource(), numbers, shift);
    });
    describe(numbers.size() == 1 ? std::optional(*numbers.begin()) : std::nullopt);
}

void SpotsView::describe(std::optional<std::size_t> number) {
    const SpotList& spots = canvas_->scene().spots();
    if (!number || *number >= spots.size())
        return emit probed({});
    const Spot& spot = spots[*number];
    const QString place = tr("Spot %1: x %2 mm  y %3 mm  z %4 mm")
                              .arg(*number + 1)
                              .arg(millimetres(spot.x), millimetres(spot.y), millimetres(spot.z));
    if (!canvas_->scene().isBright())
        return emit probed(place);
    const double percent = 100 * (canvas_->scene().brightness[*number] - 1);
    emit probed(tr("%1  power %2 % from even").arg(place, QLocale().toString(percent, 'f', 1)));
}

} // namespace fringe
