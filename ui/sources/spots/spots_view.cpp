// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/spots/spots_view.h"

#include "app/studio/studio.h"
#include "app/text/numbers.h"
#include "ui/sources/spots/spot_canvas.h"
#include "ui/sources/spots/spot_verbs.h"
#include "ui/style/icons.h"
#include "ui/views/view_controls.h"
#include "ui/views/view_style.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <cmath>

namespace fringe {

SpotsView::SpotsView(Studio& studio, QWidget* parent)
    : SourceView(parent), studio_(studio), canvas_(new SpotCanvas(this)) {
    canvas_->setObjectName(QStringLiteral("spotCanvas"));
    canvas_->setAccessibleName(tr("Spots"));
    arrange();
    wire();
    refresh();
    canvas_->fitSpots();
}

void SpotsView::arrange() {
    auto* tools = new QHBoxLayout;
    tools->addStretch();
    addZoomButtons(*tools, this, QStringLiteral("spots"),
                   [this](double factor) { canvas_->zoomBy(factor); });
    tools->addWidget(iconButton(this, ViewIcon::ActualSize, QStringLiteral("spotsReach"),
                                tr("Show all that the pixels reach"),
                                [this] { canvas_->fitReach(); }));
    tools->addWidget(iconButton(this, ViewIcon::Fit, QStringLiteral("spotsFit"),
                                tr("Fit the spots"), [this] { canvas_->fitSpots(); }));
    layOutView(this, tools, canvas_);
    canvas_->addAction(tr("Add a spot here"), canvas_, &SpotCanvas::addHere);
    canvas_->addAction(tr("Choose all spots"), canvas_, &SpotCanvas::chooseAll);
    canvas_->addAction(tr("Copy spots"), canvas_, &SpotCanvas::copyWanted);
    canvas_->addAction(tr("Paste spots"), canvas_, &SpotCanvas::pasteWanted);
    remove_ = canvas_->addAction(icon(QStringLiteral("remove")), tr("Remove the chosen spots"),
                                 this, [this] { removeChosenSpots(studio_); });
}

void SpotsView::wire() {
    Document& document = studio_.document();
    connect(&document, &Document::changed, this, &SpotsView::refresh);
    connect(&document, &Document::sourceChosen, this, &SpotsView::refresh);
    connect(&document, &Document::drafted, this, &SpotsView::refresh);
    connect(&document, &Document::replaced, canvas_, &SpotCanvas::fitSpots);
    connect(&studio_.spotSelection(), &SpotSelection::changed, this, &SpotsView::refresh);
    connect(&studio_.iterationRuns(), &IterationRuns::changed, this, &SpotsView::refresh);
    connect(&studio_.results(), &ResultStore::fitChanged, this, &SpotsView::refresh);
    connect(canvas_, &SpotCanvas::chosen, &studio_.spotSelection(), &SpotSelection::set);
    connect(canvas_, &SpotCanvas::addWanted, this, &SpotsView::add);
    connect(canvas_, &SpotCanvas::removeWanted, this, [this] { removeChosenSpots(studio_); });
    connect(canvas_, &SpotCanvas::copyWanted, this, &SpotsView::copy);
    connect(canvas_, &SpotCanvas::pasteWanted, this, [this] { pasteSpots(studio_); });
    connect(canvas_, &SpotCanvas::dragged, this, &SpotsView::drag);
    connect(canvas_, &SpotCanvas::dropped, this,
            [this](const Shift& shift) { moveChosenSpots(studio_, shift); });
    connect(canvas_, &SpotCanvas::dragGivenUp, &document, &Document::dropDraft);
    connect(canvas_, &SpotCanvas::nudged, this, [this](const Shift& step) {
        drag(step);
        moveChosenSpots(studio_, step, QStringLiteral("nudge"));
    });
    connect(canvas_, &SpotCanvas::hovered, this, &SpotsView::describe);
    connect(canvas_, &SpotCanvas::left, this, [this] {
        isTelling_ = false;
        emit probed({});
    });
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
    if (shape_)
        addShape(scene);
    SpotPowers powers = spotPowers(studio_, scene.spots().size());
    scene.brightness = std::move(powers.relative);
    scene.isOld = powers.isOld;
    scene.step = arrowStep(*design, scene);
    scene.hasLens = design->setup.lens.on;
    scene.reach = [design, source](double z) {
        const Reach reach = reachOf(*design, source, z);
        return QPointF(reach.x, reach.y);
    };
    remove_->setEnabled(!scene.chosen.empty());
    const std::size_t before = canvas_->scene().spots().size();
    canvas_->setScene(std::move(scene));
    const bool isOther = std::exchange(source_, source) != source;
    const bool isMore = canvas_->scene().spots().size() > before + 1;
    if (isOther || isMore || (shape_ && !canvas_->showsAll()))
        canvas_->fitSpots();
    if (isTelling_)
        describe(told_);
}

/// What light of the first chosen spot can be told apart.
QPointF SpotsView::arrowStep(const Design& design, const SpotScene& scene) const {
    const bool isChosen = !scene.chosen.empty() && *scene.chosen.begin() < scene.spots().size();
    const Reach step = resolvedStep(design, isChosen ? scene.spots()[*scene.chosen.begin()].z
                                                     : usualDepth(design));
    return {step.x, step.y};
}

void SpotsView::copy() {
    const SpotScene& scene = canvas_->scene();
    SpotList chosen;
    for (const std::size_t number : scene.chosen)
        chosen.push_back(scene.spots().at(number));
    copySpots(chosen.empty() ? scene.spots() : chosen, usualUnits());
}

void SpotsView::addShape(SpotScene& scene) const {
    SpotList all = replaces_ ? SpotList() : scene.spots();
    scene.chosen.clear();
    for (const Spot& spot : *shape_) {
        scene.chosen.insert(all.size());
        all.push_back(spot);
    }
    scene.list = std::make_shared<const SpotList>(std::move(all));
}

void SpotsView::showShape(const SpotList& spots, bool replaces) {
    shape_ = std::make_shared<const SpotList>(spots);
    replaces_ = replaces;
    refresh();
}

void SpotsView::hideShape() {
    shape_ = nullptr;
    refresh();
}

void SpotsView::add(double x, double y, std::optional<double> z) {
    const double depth = z.value_or(usualDepth(*studio_.document().design()));
    addSpots(studio_, tr("Add a spot"),
             {{fourDigits(x), fourDigits(y), z ? fourDigits(depth) : depth, 1, {}}});
}

void SpotsView::drag(const Shift& shift) {
    const auto& numbers = studio_.spotSelection().numbers();
    studio_.document().setDraft([&](Design design) {
        return withSpotsMoved(std::move(design), studio_.document().chosenSource(), numbers, shift);
    });
    describe(numbers.size() == 1 ? std::optional(*numbers.begin()) : std::nullopt);
}

/// The reconstruction's pixel there, if there is one.
QString SpotsView::pixelText(double x, double y) const {
    const auto& pictures = *studio_.refocus().latest();
    if (pictures.empty())
        return {};
    const Preview& picture = pictures.front();
    const auto index = [](double from, Length size, std::int64_t samples) {
        return std::llround(from / size.si() * static_cast<double>(samples)) + samples / 2;
    };
    return tr("  pixel %1, %2")
        .arg(index(x - picture.x.si(), picture.width, picture.cols))
        .arg(index(picture.y.si() - y, picture.height, picture.rows));
}

QString SpotsView::cursorText() const {
    const auto [x, y, z] = canvas_->underCursor();
    if (z)
        return tr("x %1 mm  z %2 mm").arg(millimetres(x), millimetres(*z));
    return tr("x %1 mm  y %2 mm").arg(millimetres(x), millimetres(*y)) + pixelText(x, *y);
}

void SpotsView::describe(std::optional<std::size_t> number) {
    isTelling_ = true;
    told_ = number;
    const SpotList& spots = canvas_->scene().spots();
    if (!number || *number >= spots.size())
        return emit probed(cursorText());
    const Spot& spot = spots[*number];
    const QString place = tr("Spot %1: x %2 mm  y %3 mm  z %4 mm")
                              .arg(*number + 1)
                              .arg(millimetres(spot.x), millimetres(spot.y), millimetres(spot.z))
                          + pixelText(spot.x, spot.y);
    if (!canvas_->scene().isBright())
        return emit probed(place);
    const double percent = 100 * (canvas_->scene().brightness[*number] - 1);
    if (canvas_->scene().isOld)
        return emit probed(tr("%1  power was %2 % from even").arg(place, shortNumber(percent, 2)));
    emit probed(tr("%1  power %2 % from even").arg(place, shortNumber(percent, 2)));
}

} // namespace fringe
