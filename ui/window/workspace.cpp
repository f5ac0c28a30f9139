// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/workspace.h"

#include "app/edits/source_edits.h"
#include "app/studio/studio.h"
#include "app/tasks/states.h"
#include "app/text/localised.h"
#include "app/text/source_text.h"
#include "ui/forms/findings.h"
#include "ui/shell/shell.h"
#include "ui/shell/view_menu.h"
#include "ui/sources/source_editor.h"
#include "ui/views/hologram_view.h"
#include "ui/views/reconstruction_view.h"
#include "ui/views/scene/scene_view.h"
#include "ui/window/distance_range.h"
#include "ui/window/focus_search.h"
#include "ui/window/pane_work.h"
#include "ui/window/view_layout.h"
#include "ui/window/view_pane.h"

#include <QVBoxLayout>

#include <algorithm>
#include <ranges>

namespace fringe {
namespace {

/// In the history.
QString nameOf(const Pull& pull) {
    const auto* motion = std::get_if<Motion>(&pull);
    if (!motion)
        return Workspace::tr("Turn the light");
    return motion->turn != unturned          ? Workspace::tr("Turn the object")
           : motion->scale != Place{1, 1, 1} ? Workspace::tr("Scale the object")
                                             : Workspace::tr("Move the object");
}

} // namespace

Workspace::Workspace(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), studio_(shell.studio), scene_(new SceneView),
      hologram_(new HologramView), reconstruction_(new ReconstructionView),
      work_(new PaneWork(studio_, *hologram_, *reconstruction_)) {
    setObjectName(QStringLiteral("workspace"));
    for (const SourceEditor* editor : allSourceEditors())
        if (editor->view)
            sources_.emplace(editor, editor->view(shell));
    views_ = makeViews();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(views_);
    auto* canvas = scene_->findChild<QWidget*>(QStringLiteral("sceneCanvas"));
    for (const char* verb : {"duplicate", "rename", "fit-object", "centre-object"})
        canvas->addAction(actionOf(shell, QLatin1String(verb)));
    for (ViewPane* pane : views_->panes())
        new ViewMenu(shell, *pane, verbsOf(*pane));
    wire();
    connect(&studio_.liveLook(), &LiveLook::changed, this, &Workspace::showFrame);
    showSource();
    suitLook();
    showScene();
    showHologram();
    showPicture(studio_.refocus().latest());
    showNow();
}

QStringList Workspace::verbsOf(const ViewPane& pane) const {
    if (pane.isAncestorOf(hologram_))
        return {QStringLiteral("compute"), QStringLiteral("export")};
    if (pane.isAncestorOf(reconstruction_))
        return {QStringLiteral("compute"), QStringLiteral("of-pattern"),
                QStringLiteral("through-stop"), QStringLiteral("compare-picture"),
                QStringLiteral("export")};
    return {QStringLiteral("import"), QStringLiteral("add")};
}

ViewLayout* Workspace::makeViews() {
    std::vector<ViewPane*> panes{new ViewPane(QStringLiteral("scene"), tr("Scene"), scene_)};
    for (const auto& [editor, view] : sources_)
        panes.push_back(new ViewPane(QLatin1String(editor->kind),
                                     localisedMark(findInfo(sourceInfos(), editor->kind)->label),
                                     view));
    panes.push_back(new ViewPane(QStringLiteral("hologram"), tr("Hologram"), hologram_));
    panes.push_back(
        new ViewPane(QStringLiteral("reconstruction"), tr("Reconstruction"), reconstruction_));
    return new ViewLayout(std::move(panes),
                          [this](const ViewPane& pane) { return !isOfOtherSource(pane); });
}

void Workspace::suitLook() {
    reconstruction_->suit(lightsPlaces(*studio_.document().design()));
}

const SourceEditor& Workspace::editor() const {
    const Source* source = studio_.document().chosen();
    return editorOf(source ? source->kind.key : std::string());
}

const QWidget* Workspace::sourceView() const {
    const auto found = sources_.find(&editor());
    return found == sources_.end() ? static_cast<const QWidget*>(scene_) : found->second;
}

bool Workspace::isOfOtherSource(const ViewPane& pane) const {
    const auto holds = [&](const QWidget* view) { return pane.isAncestorOf(view); };
    return !holds(sourceView())
           && (holds(scene_) || std::ranges::any_of(sources_ | std::views::values, holds));
}

void Workspace::showSource() {
    views_->arrange();
    showMark();
    showGrip();
}

void Workspace::wire() {
    Document& document = studio_.document();
    connect(&document, &Document::changed, this, &Workspace::showSource);
    connect(&document, &Document::sourceChosen, this, &Workspace::showSource);
    connect(&document, &Document::replaced, this, &Workspace::suitLook);
    connect(&document, &Document::changed, this,
            [this](const DesignPtr& before, const DesignPtr& after) {
                if (lightsPlaces(*before) != lightsPlaces(*after))
                    suitLook();
            });
    connect(&studio_.planner(), &Planner::changed, this, &Workspace::showScene);
    connect(&document, &Document::drafted, this, &Workspace::showGrip);
    connect(scene_, &SceneView::sourcePulled, this, [&document](const Pull& pull) {
        if (document.chosen())
            document.setDraft([&](Design design) {
                return withSourcePulled(std::move(design), document.chosenSource(), pull);
            });
    });
    connect(scene_, &SceneView::sourceDropped, this, [&document](const Pull& pull, bool nudged) {
        if (document.chosen())
            document.edit(
                nameOf(pull),
                [&](Design design) {
                    return withSourcePulled(std::move(design), document.chosenSource(), pull);
                },
                nudged ? QStringLiteral("nudge-object") : QString());
    });
    connect(scene_, &SceneView::pupilChanged, this, &Workspace::changePupil);
    connect(hologram_, &HologramView::pupilChanged, this, &Workspace::changePupil);
    connect(scene_, &SceneView::pullGivenUp, &document, &Document::dropDraft);
    connect(scene_, &SceneView::sourcePicked, &document, &Document::choose);
    for (const auto& [editor, view] : sources_)
        connect(view, &SourceView::probed, this, &Workspace::probed);
    ResultStore& results = studio_.results();
    connect(&results, &ResultStore::hologramChanged, this, &Workspace::showHologram);
    connect(&results, &ResultStore::levelsChanged, this, &Workspace::showHologram);
    connect(&results, &ResultStore::partialChanged, this, &Workspace::showPartial);
    connect(&studio_.iterationRuns(), &IterationRuns::partialChanged, this,
            &Workspace::showPartialPicture);
    connect(reconstruction_, &ReconstructionView::lightChosen, &document, &Document::look);
    connect(reconstruction_, &ReconstructionView::distanceChanged, this,
            &Workspace::moveReconstruction);
    connect(reconstruction_, &ReconstructionView::distancePinned, this, [&document](bool pinned) {
        Reconstruction look = document.design()->reconstruction;
        look.follows = !pinned;
        document.look(look);
    });
    connect(reconstruction_, &ReconstructionView::focusFollowed, this, [this] {
        if (const Finding* unfocused = nothingInFocus())
            moveReconstruction(std::get<double>(unfocused->fixes.front().settings.front().value),
                               true);
    });
    wireRefocus();
    connect(&document, &Document::changed, this, &Workspace::showNow);
    connect(&document.history(), &QUndoStack::indexChanged, this, &Workspace::showNow);
    connect(&studio_.iterationRuns(), &IterationRuns::stateChanged, this, &Workspace::showRun);
    connect(hologram_, &HologramView::badgeFollowed, this, &Workspace::followBadge);
    connect(reconstruction_, &ReconstructionView::badgeFollowed, this, &Workspace::followBadge);
    connect(hologram_, &HologramView::wishedQuantityChanged, &studio_.jobs(), &Jobs::wishPreviews);
    studio_.jobs().wishPreviews(hologram_->wishedQuantity());
}

void Workspace::wireRefocus() {
    Refocus& refocus = studio_.refocus();
    connect(&refocus, &Refocus::ready, this, &Workspace::showPicture);
    connect(reconstruction_, &ReconstructionView::focusWanted, this,
            [&refocus](FocusView view, double low, double high) {
                refocus.request(view, Length(low), Length(high));
            });
    auto* search = new FocusSearch(studio_, reconstruction_);
    connect(reconstruction_, &ReconstructionView::sharpestWanted, search, &FocusSearch::ask);
    connect(search, &FocusSearch::chosen, this,
            [this](double metres) { moveReconstruction(metres, true); });
}

void Workspace::showScene() {
    const auto estimate = studio_.planner().estimate();
    if (!estimate)
        return;
    const Design& design = *estimate->design;
    const auto& wavelengths = design.setup.wavelengths;
    SceneContent content{estimate->seen, studio_.document().chosenSource(), design.setup.plate};
    content.reconstruction = design.reconstruction.distance;
    if (!wavelengths.empty())
        content.shortestWavelength = std::ranges::min(wavelengths);
    content.pupil = design.reconstruction.pupil;
    content.grip = chosenGrip();
    content.hasObject = std::ranges::any_of(design.sources, [](const Source& source) {
        const ChoiceInfo& info = kindInfo(source);
        return !source.kind.assets.empty() || (!info.assets.empty() && worksWithoutData(info));
    });
    scene_->setContent(content);
    fitDistanceRange();
    showFocus();
}

/// As it is dragged, or as it is.
std::optional<Grip> Workspace::chosenGrip() const {
    const Document& document = studio_.document();
    const Design& design = document.draft() ? *document.draft() : *document.design();
    const std::size_t number = document.chosenSource();
    const bool isSeen = number < design.sources.size() && design.sources[number].visible;
    return isSeen ? gripOf(design, number) : std::nullopt;
}

void Workspace::showGrip() {
    const Document& document = studio_.document();
    scene_->setGrip(document.chosenSource(), chosenGrip());
    const DesignPtr& design = document.draft() ? document.draft() : document.design();
    scene_->setReconstructionDistance(design->reconstruction.distance);
    reconstruction_->setDistance(design->reconstruction.distance);
}

void Workspace::fitDistanceRange() {
    const auto estimate = studio_.planner().estimate();
    const auto range = distanceRange(*estimate->design, estimate->bounds, estimate->lens);
    reconstruction_->setDistanceRange(range.low, range.high);
    reconstruction_->setDistance(studio_.document().design()->reconstruction.distance);
}

void Workspace::showHologram() {
    const Chain& now = studio_.results().onScreen();
    now.field() ? hologram_->setHologram(now.field(), now.encodedBefore(), shown())
                : hologram_->clear();
    work_->tell();
    if (!now.field() || (studio_.refocus().isLarge() && studio_.refocus().latest()->empty()))
        reconstruction_->clear();
    showPartial();
}

void Workspace::showPartial() {
    const auto& partial = studio_.results().partial();
    partial ? hologram_->setPartial(partial->picture, {partial->design, stateOfRun()})
            : hologram_->setPartial(std::nullopt);
}

void Workspace::showPartialPicture() {
    if (!studio_.iterationRuns().partial() && !studio_.results().shown().isAtHand())
        reconstruction_->clear();
}

void Workspace::showPicture(const std::shared_ptr<const Previews>& pictures) {
    const IterationRuns& runs = studio_.iterationRuns();
    ShownOf of = runs.partial() ? ShownOf{runs.design(), stateOfRun()} : shown();
    if (of.state.isEmpty() && studio_.refocus().isPart())
        of.state = tr("A part of the plane");
    reconstruction_->setPreviews(pictures, of);
    reconstruction_->setFocusView(studio_.refocus().view());
}

void Workspace::showFrame() {
    const LiveLook& live = studio_.liveLook();
    live.pictures() ? reconstruction_->setPreviews(
        live.pictures(), {live.design(), live.label(), live.details()}, live.textures())
                    : showPicture(studio_.refocus().latest());
}

/// It is paused, or goes on.
void Workspace::showRun() {
    showPartial();
    if (studio_.iterationRuns().partial())
        showPicture(studio_.refocus().latest());
}

void Workspace::followBadge(const QString& link) {
    if (link == QLatin1String("back"))
        return goBackToResult(studio_);
    if (QAction* compute = actionOf(shell_, QStringLiteral("compute")); compute->isEnabled())
        compute->trigger();
}

QString Workspace::stateOfRun() const {
    const IterationRuns& runs = studio_.iterationRuns();
    if (!runs.isRunning() || runs.history().isEmpty())
        return tr("Being computed");
    return runs.isPaused() ? tr("Paused")
                           : tr("Iteration %1").arg(runs.history().iterations.size() - 1);
}

ShownOf Workspace::shown() const {
    const HologramResult& result = studio_.results().shown();
    if (result.isPreview)
        return {result.design, tr("Preview")};
    if (!result.wasStopped)
        return {result.design};
    //: iterations that were done and that were to be done
    return {result.design, tr("%1 of %2")
                               .arg(result.chain.solved()->goOnFrom().iteration)
                               .arg(result.design->stop.iterations)};
}

void Workspace::showNow() {
    const Document& document = studio_.document();
    const AgeWords age = [&document](const Design& design) { return ageOf(document, design); };
    hologram_->setNow(age);
    reconstruction_->setNow(age);
    reconstruction_->setDistance(document.design()->reconstruction.distance);
    scene_->setPupil(document.design()->reconstruction.pupil);
    hologram_->setPupil(document.design()->reconstruction.pupil, document.design()->setup.plate);
    reconstruction_->setPinned(!document.design()->reconstruction.follows);
    reconstruction_->setLight(document.design()->reconstruction,
                              hasPictureAlone(*document.design()));
    showFocus();
}

/// Null: something is.
const Finding* Workspace::nothingInFocus() const {
    const auto estimate = studio_.planner().estimate();
    return estimate ? noteThatSets(estimate->plan, "reconstruction.distance") : nullptr;
}

void Workspace::showFocus() {
    const Finding* unfocused = nothingInFocus();
    reconstruction_->setFocusNote(unfocused ? localised(unfocused->message) : QString());
}

/// Mark of the chosen source.
void Workspace::showMark() {
    const auto mark = editor().mark;
    reconstruction_->setMark(mark ? mark(*studio_.document().chosen()) : QPainterPath());
}

/// The other view of it goes along.
void Workspace::changePupil(const Pupil& pupil, bool settled) {
    Reconstruction look = studio_.document().design()->reconstruction;
    look.pupil = pupil;
    if (settled)
        return studio_.document().look(look);
    scene_->setPupil(pupil);
    hologram_->setPupil(pupil, studio_.document().design()->setup.plate);
}

void Workspace::moveReconstruction(double metres, bool settled) {
    const Length distance(metres);
    if (!settled) {
        scene_->setReconstructionDistance(distance);
        return studio_.refocus().request(distance, false);
    }
    Reconstruction look = studio_.document().design()->reconstruction;
    look.distance = distance;
    look.follows = false;
    studio_.document().look(look);
    studio_.refocus().request(distance, true);
}

} // namespace fringe
