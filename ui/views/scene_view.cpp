// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scene_view.h"

#include "ui/style/theme.h"
#include "ui/views/gl_probe.h"
#include "ui/views/handle_overlay.h"
#include "ui/views/scene_display.h"
#include "ui/views/scene_overlay.h"
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
      handles_(new HandleOverlay(display_->widget())) {
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
        showHandles();
    });
    connect(hand_, &OrbitControl::pointerMoved, this, [this] {
        handles_->point(hand_->pointed(), hand_->place(), hand_->isPulling());
        display_->widget()->setCursor(cursorFor(hand_->pointed(), hand_->isPulling()));
    });
    connect(hand_, &OrbitControl::pulled, this, &SceneView::pull);
    connect(hand_, &OrbitControl::pullGivenUp, this, &SceneView::pullGivenUp);
    connect(hand_, &OrbitControl::clicked, this, &SceneView::pick);
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
    tools->addWidget(iconButton(this, ViewIcon::Fit, QStringLiteral("sceneFit"), tr("Fit"),
                                [this] { resetCamera(); }));
    layOutView(this, tools, display_->widget());
}

void SceneView::setContent(const SceneContent& content) {
    const bool isNew = content.sources != content_.sources;
    content_ = content;
    if (isNew)
        drawClouds();
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
    if (grip && seen != content_.sources.end())
        seen->box = grip->box;
    if (grip)
        handles_->setPull(*grip, pull_);
    showMaps();
    showOutline();
    showHandles();
}

/// Until that is done, the points before go where their sources are.
void SceneView::drawClouds() {
    std::size_t points = 0;
    for (const SeenSource& source : content_.sources)
        points += source.cloud->size();
    const std::size_t stride = 1 + (std::max<std::size_t>(points, 1) - 1) / display_->mostPoints();
    const auto clouds = std::make_shared<std::vector<SceneCloud>>();
    drawing_.request({static_cast<double>(points),
                      [clouds, stride, sources = content_.sources, inRed = isLab()] {
                          for (const SeenSource& source : sources) {
                              clouds->push_back(sceneCloud(*source.cloud, stride));
                              if (inRed)
                                  redden(clouds->back());
                          }
                      },
                      [this, clouds, stride, sources = content_.sources] {
                          drawn_ = sources;
                          stride_ = stride;
                          display_->setClouds(*clouds);
                          showMaps();
                          showNotes();
                      }});
}

void SceneView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    drawClouds();
    showOutline();
}

void SceneView::showMaps() {
    std::vector<SceneMap> maps;
    for (const SeenSource& source : drawn_) {
        const auto now = std::ranges::find(content_.sources, source.number, &SeenSource::number);
        maps.push_back(now == content_.sources.end() ? SceneMap{}
                                                     : mapBetween(source.box, now->box));
    }
    display_->setMaps(maps);
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
    display_->setDepthScale(1 / compression);
    overlay_->setDepthScale(1 / compression);
    showHandles();
    showNotes();
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
