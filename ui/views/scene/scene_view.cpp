// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scene/scene_view.h"

#include "ui/style/theme.h"
#include "ui/views/gl_probe.h"
#include "ui/views/handle_field.h"
#include "ui/views/handle_overlay.h"
#include "ui/views/pupil_disc.h"
#include "ui/views/scene/scene_display.h"
#include "ui/views/scene/scene_overlay.h"
#include "ui/views/scene/scene_surface.h"
#include "ui/views/view_controls.h"
#include "ui/views/view_style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>

#include <algorithm>
#include <numbers>
#include <utility>

namespace fringe {

namespace {

constexpr double quarter = std::numbers::pi / 2;

} // namespace

SceneView::SceneView(QWidget* parent)
    : QWidget(parent),
      display_(openGlUsable() ? makeVtkSceneDisplay(this) : makePaintedSceneDisplay(this)),
      hand_(new OrbitControl(display_->widget())), overlay_(new SceneOverlay(display_->widget())),
      handles_(new HandleOverlay(display_->widget())), number_(new HandleField(display_->widget())),
      pupil_(new PupilDisc(display_->widget(), [this](QPointF metres) {
          return look().onWidget({metres.x(), metres.y(), 0});
      })) {
    display_->widget()->setObjectName(QStringLiteral("sceneCanvas"));
    display_->widget()->setAccessibleName(tr("Scene"));
    overlay_->setObjectName(QStringLiteral("sceneOverlay"));
    arrange();
    wire();
}

void SceneView::wire() {
    connect(hand_, &OrbitControl::cameraChanged, this, [this] {
        display_->setCamera(hand_->camera());
        overlay_->setCamera(hand_->camera());
        pupil_->remap();
        showHandles();
    });
    connect(hand_, &OrbitControl::pointerMoved, this, [this] {
        handles_->point(hand_->pointed(), hand_->place(), hand_->isPulling());
        display_->widget()->setCursor(cursorFor(hand_->pointed(), hand_->isPulling()));
    });
    connect(hand_, &OrbitControl::pulled, this, &SceneView::pull);
    connect(hand_, &OrbitControl::pullGivenUp, this, &SceneView::pullGivenUp);
    connect(hand_, &OrbitControl::clicked, this, &SceneView::pick);
    connect(hand_, &OrbitControl::numberWanted, this, [this](const QString& typed) {
        if (content_.grip)
            number_->ask(*content_.grip, *hand_->pointed(), hand_->place(), typed);
    });
    connect(number_, &HandleField::given, this,
            [this](const Pull& pull) { this->pull(pull, OrbitControl::Step::Dropped); });
    connect(pupil_, &PupilDisc::changed, this, &SceneView::pupilChanged);
}

QToolButton* SceneView::textButton(const char* name, const QString& text, const QString& tip) {
    auto* button = new QToolButton(this);
    button->setObjectName(QString::fromLatin1(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void SceneView::arrange() {
    auto* tools = new QHBoxLayout;
    const auto addView = [&](const char* name, const QString& text, const QString& tip, auto act) {
        auto* button = textButton(name, text, tip);
        connect(button, &QToolButton::clicked, hand_, act);
        tools->addWidget(button);
    };
    addView("sceneFront", tr("Front"), tr("Against the light, x to the right"),
            [this] { hand_->look(0, 0); });
    addView("sceneTop", tr("Top"), tr("From above, x to the right"),
            [this] { hand_->look(0, quarter); });
    addView("sceneSide", tr("Side"), tr("Light from left to right, y up"),
            [this] { hand_->look(-quarter, 0); });
    tools->addStretch();
    handle_ = iconButton(this, ViewIcon::Move, QStringLiteral("sceneHandles"), tr("Handles"));
    handle_->setToolTip(tr("Show handles that move, turn and scale the chosen object. "
                           "Ctrl with the arrow keys moves it, too."));
    handle_->setCheckable(true);
    handle_->setChecked(true);
    connect(handle_, &QToolButton::toggled, this, &SceneView::showHandles);
    tools->addWidget(handle_);
    byDepth_ = iconButton(this, ViewIcon::Depth, QStringLiteral("sceneDepthColours"),
                          tr("Colours by depth"));
    byDepth_->setToolTip(tr("Colour what is shown by its depth rather than as it is"));
    byDepth_->setCheckable(true);
    connect(byDepth_, &QToolButton::toggled, this, &SceneView::drawBodies);
    tools->addWidget(byDepth_);
    compress_ = iconButton(this, ViewIcon::Compress, QStringLiteral("sceneCompressDepth"),
                           tr("Compress depth"));
    compress_->setToolTip(compress_->toolTip() + QLatin1Char('\n')
                          + tr("Draw z shorter than x and y"));
    compress_->setCheckable(true);
    compress_->setChecked(true);
    connect(compress_, &QToolButton::toggled, this, [this] {
        showDepth();
        hand_->fit();
    });
    tools->addWidget(compress_);
    tools->addWidget(iconButton(this, ViewIcon::ZoomIn, QStringLiteral("sceneZoomTo"),
                                tr("Zoom to the object (F)"), [this] { hand_->zoomTo(); }));
    tools->addWidget(iconButton(this, ViewIcon::Fit, QStringLiteral("sceneFit"), tr("Home (H)"),
                                [this] { resetCamera(); }));
    layOutView(this, tools, display_->widget());
}

void SceneView::setContent(const SceneContent& content) {
    const bool isNew = content.sources != content_.sources;
    content_ = content;
    setPupil(content.pupil);
    if (isNew)
        drawBodies();
    setGrip(content.chosen, content.grip);
    if (std::exchange(wasPulled_, false))
        keepCamera();
    else
        fitNew();
}

void SceneView::setGrip(std::size_t source, const std::optional<Grip>& grip) {
    content_.chosen = source;
    content_.grip = grip;
    const auto seen = std::ranges::find(content_.sources, source, &SeenSource::number);
    if (grip && seen != content_.sources.end()) {
        seen->box = grip->box;
        if (seen->surface && grip->lamp)
            seen->surface->lamp = *grip->lamp;
    }
    if (grip)
        handles_->setPull(*grip, pull_);
    showObjectBounds();
    showMaps();
    showOutline();
    showHandles();
}

/// Until that is done, the bodies before go where their sources are.
void SceneView::drawBodies() {
    std::size_t points = 0, triangles = 0;
    for (const SeenSource& source : content_.sources)
        source.surface ? triangles += source.surface->mesh->triangles.size()
                       : points += source.cloud->size();
    const std::size_t stride = 1 + (std::max<std::size_t>(points, 1) - 1) / display_->mostPoints();
    const auto drawn = std::make_shared<std::vector<Drawn>>();
    drawing_.request({static_cast<double>(points + triangles),
                      [drawn, stride, sources = content_.sources, isPlain = isLab() || isByDepth(),
                       most = display_->mostTriangles()] {
                          for (const SeenSource& source : sources)
                              if (source.surface)
                                  for (SceneBody& body :
                                       surfaceBodies(*source.surface, most, !isPlain))
                                      drawn->push_back({source.number, boxOfBodies(*source.surface),
                                                        std::move(body)});
                              else
                                  drawn->push_back({source.number, source.box,
                                                    sceneCloud(*source.cloud, stride)});
                      },
                      [this, drawn, stride] {
                          drawn_ = std::move(*drawn);
                          stride_ = stride;
                          std::vector<SceneBody> bodies;
                          for (const Drawn& each : drawn_)
                              bodies.push_back(each.body);
                          display_->setBodies(bodies);
                          lit_.assign(drawn_.size(), std::nullopt);
                          showMaps();
                          showNotes();
                      }});
}

void SceneView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    drawBodies();
    showOutline();
}

const SeenSource* SceneView::seen(std::size_t number) const {
    const auto found = std::ranges::find(content_.sources, number, &SeenSource::number);
    return found == content_.sources.end() ? nullptr : &*found;
}

void SceneView::showMaps() {
    std::vector<SceneMap> maps;
    for (const Drawn& drawn : drawn_) {
        const SeenSource* now = seen(drawn.source);
        maps.push_back(now ? mapBetween(drawn.box, now->box) : SceneMap{});
    }
    display_->setMaps(maps);
    for (std::size_t i = 0; i < drawn_.size(); ++i)
        light(i, maps[i]);
}

/// Anew where the body, its light or the way that it is turned is another.
void SceneView::light(std::size_t body, const SceneMap& map) {
    const SeenSource* now = seen(drawn_[body].source);
    if (!now)
        return;
    Light light{now->surface, now->box.turn, isByDepth() ? map : SceneMap{}};
    if (lit_[body] == light)
        return;
    SceneBody lit = drawn_[body].body;
    if (isByDepth()) {
        const Box box = now->box.bounds();
        colourByDepth(lit, map, {1e3 * box.low[2], 1e3 * box.high[2]});
    }
    if (now->surface)
        lit.colours = litColours(lit, *now->surface, now->box.turn);
    if (isLab())
        redden(lit);
    display_->setColours(body, lit.colours);
    lit_[body] = std::move(light);
}

bool SceneView::isByDepth() const {
    return byDepth_->isChecked();
}

SceneLook SceneView::look() const {
    return {hand_->camera(), display_->widget()->size(), 1 / compression()};
}

void SceneView::showHandles() {
    const bool isShown = content_.grip && handle_->isChecked();
    const Handles handles = isShown ? Handles(*content_.grip, look()) : Handles();
    handles_->setHandles(handles);
    overlay_->setTaken(handles.places());
    hand_->setHandles(handles);
}

void SceneView::pull(const Pull& pull, OrbitControl::Step step) {
    pull_ = pull;
    if (step == OrbitControl::Step::Dragging)
        return emit sourcePulled(pull);
    wasPulled_ = std::holds_alternative<Motion>(pull) && pull != Pull(Motion{});
    emit sourceDropped(pull, step == OrbitControl::Step::Nudged);
}

void SceneView::pick(QPointF place) {
    const SeenSource* picked = sourceAt(place, content_.sources, look());
    if (picked && picked->number != content_.chosen)
        emit sourcePicked(picked->number);
}

void SceneView::setReconstructionDistance(Length distance) {
    content_.reconstruction = distance;
    showOutline();
}

void SceneView::setPupil(const Pupil& pupil) {
    const Plate& plate = content_.plate;
    content_.pupil = pupil;
    pupil_->setPupil(pupil, {static_cast<double>(plate.size.cols) * plate.pitchX.si(),
                             static_cast<double>(plate.size.rows) * plate.pitchY.si()});
}

void SceneView::showOutline() {
    outline_ = SceneBuilder(content_).build();
    display_->setOutline(outline_);
    overlay_->setLabels(outline_.labels);
}

SceneBounds SceneView::fixedBounds() const {
    SceneContent still = content_;
    still.reconstruction = Length{};
    return SceneBuilder(still).build().bounds;
}

void SceneView::keepCamera() {
    fixed_ = fixedBounds();
    showDepth();
}

void SceneView::fitNew() {
    const SceneBounds bounds = fixedBounds();
    if (fixed_ != bounds) {
        fixed_ = bounds;
        resetCamera();
    } else {
        showDepth();
    }
}

void SceneView::resetCamera() {
    compression_ = depthCompression(outline_.bounds);
    compress_->setEnabled(compression_ > 1);
    showDepth();
    hand_->fit();
}

double SceneView::compression() const {
    return compress_->isChecked() ? compression_ : 1;
}

void SceneView::showDepth() {
    const double compression = this->compression();
    SceneBounds bounds = outline_.bounds;
    bounds.low[2] /= compression;
    bounds.high[2] /= compression;
    hand_->setBounds(bounds);
    showObjectBounds();
    display_->setDepthScale(1 / compression);
    overlay_->setDepthScale(1 / compression);
    showHandles();
    showNotes();
}

/// Bounds of the chosen source, as it is drawn.
void SceneView::showObjectBounds() {
    const SeenSource* chosen = seen(content_.chosen);
    if (!chosen)
        return hand_->setObject(std::nullopt);
    auto [low, high] = chosen->box.bounds();
    for (Place* corner : {&low, &high}) {
        (*corner)[2] /= compression();
        for (double& coordinate : *corner)
            coordinate *= 1e3; // mm
    }
    hand_->setObject(SceneBounds{low, high});
}

void SceneView::showNotes() {
    const double compression = this->compression();
    QStringList notes;
    if (content_.sources.empty() && !content_.hasObject) {
        notes << tr("No object yet");
    }
    if (stride_ > 1) {
        notes
            << tr("1 of %1 points shown").arg(QLocale().toString(static_cast<qulonglong>(stride_)));
    }
    if (compression > 1) {
        notes << tr("Depth drawn %1 times shorter").arg(QLocale().toString(compression));
    }
    overlay_->setNotes(notes);
}

SceneView::~SceneView() = default;

} // namespace fringe
