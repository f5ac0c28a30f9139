// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/workspace.h"

#include "app/edits/scene_edits.h"
#include "app/studio/studio.h"
#include "ui/pictures/picture_view.h"
#include "ui/pictures/region_drawing.h"
#include "ui/spots/spots_view.h"
#include "ui/views/hologram_view.h"
#include "ui/views/reconstruction_view.h"
#include "ui/views/scene_view.h"
#include "ui/window/distance_range.h"
#include "ui/window/view_pane.h"

#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace fringe {
namespace {

constexpr int lowest = 560;    ///< pixels that leave room for two planes above each other
constexpr int narrowest = 800; ///< pixels that leave room for three beside each other

QSplitter* splitter(Qt::Orientation orientation, std::initializer_list<QWidget*> parts) {
    auto* split = new QSplitter(orientation);
    split->setChildrenCollapsible(false);
    for (QWidget* part : parts)
        split->addWidget(part);
    return split;
}

} // namespace

Workspace::Workspace(Studio& studio, QWidget* parent)
    : QWidget(parent), studio_(studio), scene_(new SceneView), spots_(new SpotsView(studio)),
      picture_(new PictureView(studio)), hologram_(new HologramView),
      reconstruction_(new ReconstructionView) {
    setObjectName(QStringLiteral("workspace"));
    layOut();
    wire();
    showTarget();
    suitTarget();
    showScene();
    showHologram();
    showMark();
    reconstruction_->setPreviews(studio.refocus().latest());
    showStale(studio.results().isStale());
}

void Workspace::layOut() {
    auto* scene = pane(QStringLiteral("scene"), tr("Scene"), scene_);
    auto* spots = pane(QStringLiteral("spots"), tr("Spots"), spots_);
    auto* picture = pane(QStringLiteral("picture"), tr("Picture"), picture_);
    auto* hologram = pane(QStringLiteral("hologram"), tr("Hologram"), hologram_);
    auto* reconstruction =
        pane(QStringLiteral("reconstruction"), tr("Reconstruction"), reconstruction_);
    left_ = splitter(Qt::Vertical, {scene, spots, picture, hologram});
    left_->setSizes({1000, 1400, 1400, 1000});
    all_ = splitter(Qt::Horizontal, {left_, reconstruction});
    all_->setSizes({1000, 1250});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(all_);
}

void Workspace::suitRoom() {
    const bool isPlane = studio_.document().design()->target != Target::Points;
    const bool inRow = isPlane && height() < lowest && width() > narrowest;
    const auto orientation = inRow ? Qt::Horizontal : Qt::Vertical;
    if (left_->orientation() == orientation)
        return;
    left_->setOrientation(orientation);
    left_->setSizes(inRow ? QList{1000, 1000, 1000, 1000} : QList{1000, 1400, 1400, 1000});
    all_->setSizes(inRow ? QList{2000, 1000} : QList{1000, 1250});
}

void Workspace::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    suitRoom();
}

ViewPane* Workspace::pane(const QString& iconName, const QString& title, QWidget* view) {
    auto* pane = new ViewPane(iconName, title, view);
    panes_.push_back(pane);
    connect(pane, &ViewPane::maximiseToggled, this,
            [this, pane](bool alone) { showAlone(pane, alone); });
    return pane;
}

void Workspace::showAlone(const ViewPane* pane, bool alone) {
    alone_ = alone ? pane : nullptr;
    showTarget();
}

void Workspace::suitTarget() {
    reconstruction_->setFullRange(studio_.document().design()->target == Target::Spots);
}

const QWidget* Workspace::targetView() const {
    switch (studio_.document().design()->target) {
    case Target::Spots:
        return spots_;
    case Target::Picture:
        return picture_;
    case Target::Points:
        break;
    }
    return scene_;
}

bool Workspace::isOfOtherTarget(const ViewPane* pane) const {
    const std::initializer_list<const QWidget*> views{scene_, spots_, picture_};
    return std::ranges::any_of(views, [&](const QWidget* view) {
        return view != targetView() && pane->isAncestorOf(view);
    });
}

void Workspace::showTarget() {
    if (alone_ && isOfOtherTarget(alone_))
        alone_ = nullptr;
    for (ViewPane* pane : panes_) {
        pane->showMaximised(pane == alone_);
        pane->setVisible(!isOfOtherTarget(pane) && (!alone_ || pane == alone_));
    }
    left_->setVisible(!alone_ || alone_->parentWidget() == left_);
    suitRoom();
}

void Workspace::wire() {
    connect(picture_, &PictureView::maskWanted, this, &Workspace::maskWanted);
    connect(&studio_.document(), &Document::changed, this, &Workspace::showTarget);
    connect(&studio_.document(), &Document::changed, this, &Workspace::showMark);
    connect(&studio_.document(), &Document::replaced, this, &Workspace::suitTarget);
    connect(&studio_.planner(), &Planner::changed, this, &Workspace::showScene);
    Document& document = studio_.document();
    connect(scene_, &SceneView::objectDragged, this, [&document](double x, double y, double z) {
        document.setDraft([&](Design design) {
            return withObjectMoved(std::move(design), {x, y, z});
        });
    });
    connect(scene_, &SceneView::objectDropped, this,
            [&document](double x, double y, double z, bool nudged) {
                document.edit(
                    tr("Move the object"),
                    [&](Design design) {
                        return withObjectMoved(std::move(design), {x, y, z});
                    },
                    nudged ? QStringLiteral("nudge-object") : QString());
            });
    connect(scene_, &SceneView::dragGivenUp, &document, &Document::dropDraft);
    connect(spots_, &SpotsView::probed, this, &Workspace::probed);
    connect(picture_, &PictureView::probed, this, &Workspace::probed);
    ResultStore& results = studio_.results();
    connect(&results, &ResultStore::hologramChanged, this, &Workspace::showHologram);
    connect(&results, &ResultStore::levelsChanged, this, &Workspace::showHologram);
    connect(&results, &ResultStore::growingChanged, this, &Workspace::showGrowing);
    connect(&results, &ResultStore::staleChanged, this, &Workspace::showStale);
    connect(&studio_.roundRuns(), &RoundRuns::growingChanged, this, &Workspace::showGrowingPicture);
    connect(&studio_.refocus(), &Refocus::ready, reconstruction_, &ReconstructionView::setPreviews);
    connect(reconstruction_, &ReconstructionView::distanceChanged, this,
            &Workspace::moveReconstruction);
    connect(&studio_.document(), &Document::changed, this,
            [this](const DesignPtr&, const DesignPtr& design) {
                reconstruction_->setDistance(design->reconstruction.distance);
            });
    connect(hologram_, &HologramView::probed, this, &Workspace::probed);
    connect(hologram_, &HologramView::wishedQuantityChanged, &studio_.jobs(), &Jobs::wishPreviews);
    studio_.jobs().wishPreviews(hologram_->wishedQuantity());
    connect(reconstruction_, &ReconstructionView::probed, this, &Workspace::probed);
}

void Workspace::showScene() {
    const auto outlook = studio_.planner().outlook();
    if (!outlook)
        return;
    const Design& design = *outlook->design;
    const auto& wavelengths = design.setup.wavelengths;
    SceneContent content{outlook->placed, design.setup.plate, {}, design.reconstruction.distance};
    if (!wavelengths.empty())
        content.shortestWavelength = std::ranges::min(wavelengths);
    scene_->setContent(content);
    fitDistanceRange();
}

void Workspace::fitDistanceRange() {
    const auto outlook = studio_.planner().outlook();
    const Length distance = studio_.document().design()->reconstruction.distance;
    if (outlook->design->target != Target::Points) {
        const auto range = distanceRange(*outlook->design, outlook->lens);
        reconstruction_->setDistanceRange(range.low, range.high);
    } else if (outlook->placed != ranged_ || !ranged_) {
        const auto range = distanceRange(outlook->placed.get(), distance);
        reconstruction_->setDistanceRange(range.low, range.high);
        ranged_ = outlook->placed;
    }
    reconstruction_->setDistance(distance);
}

void Workspace::showHologram() {
    const HologramResult& result = studio_.results().hologram();
    if (result.hologram) {
        hologram_->setHologram(result.hologram, result.levels);
    } else {
        hologram_->clear();
        reconstruction_->clear();
    }
    showGrowing();
}

void Workspace::showGrowing() {
    hologram_->setGrowing(studio_.results().growing());
}

void Workspace::showGrowingPicture() {
    const bool growing = studio_.roundRuns().growing() != nullptr;
    reconstruction_->setGrowing(growing);
    if (!growing && !studio_.results().hasHologram())
        reconstruction_->clear();
}

void Workspace::showStale(bool stale) {
    hologram_->setStale(stale);
    reconstruction_->setStale(stale);
}

/// The signal region of a picture.
void Workspace::showMark() {
    const Design& design = *studio_.document().design();
    if (design.target != Target::Picture)
        return reconstruction_->setMark({});
    const SignalRegion& signal = design.picture.plane().signal;
    reconstruction_->setMark(outlinePath(signal, mask_.of(signal.mask).edges));
}

void Workspace::moveReconstruction(double metres, bool settled) {
    const Length distance(metres);
    if (!settled) {
        scene_->setReconstructionDistance(distance);
        return studio_.refocus().request(distance, false);
    }
    studio_.document().edit(
        tr("Refocus"),
        [&](Design design) {
            design.reconstruction.distance = distance;
            return design;
        },
        QStringLiteral("reconstruction.distance"));
    studio_.refocus().request(distance, true);
}

} // namespace fringe
