// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scene_view.h"

#include "ui/style/theme.h"
#include "ui/views/gl_probe.h"
#include "ui/views/scene_display.h"
#include "ui/views/scene_overlay.h"
#include "ui/views/view_controls.h"
#include "ui/views/view_style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>

#include <cmath>
#include <numbers>
#include <utility>

namespace fringe {

namespace {

constexpr double quarter = std::numbers::pi / 2;

} // namespace

SceneView::SceneView(QWidget* parent)
    : QWidget(parent),
      display_(openGlUsable() ? makeVtkSceneDisplay(this) : makePaintedSceneDisplay(this)),
      hand_(new OrbitControl(display_->widget())), overlay_(new SceneOverlay(display_->widget())) {
    display_->widget()->setObjectName(QStringLiteral("sceneCanvas"));
    display_->widget()->setAccessibleName(tr("Scene"));
    overlay_->setObjectName(QStringLiteral("sceneOverlay"));
    arrange();
    connect(hand_, &OrbitControl::cameraChanged, this, [this] {
        display_->setCamera(hand_->camera());
        overlay_->setCamera(hand_->camera());
    });
    connect(hand_, &OrbitControl::objectMoved, this, &SceneView::moveObject);
    connect(hand_, &OrbitControl::moveGivenUp, this, &SceneView::giveUpMove);
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
    move_ = iconButton(this, ViewIcon::Move, QStringLiteral("sceneMove"), tr("Move the object"));
    move_->setToolTip(tr("Move the object by dragging it, or by the arrow keys"));
    move_->setCheckable(true);
    move_->setEnabled(false);
    connect(move_, &QToolButton::toggled, hand_, &OrbitControl::setMoving);
    tools->addWidget(move_);
    compress_ =
        textButton("sceneCompressDepth", tr("Compress depth"), tr("Draw z shorter than x and y"));
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
    const bool newCloud = content.placed != content_.placed;
    content_ = content;
    const bool wasMoved = newCloud && std::exchange(shift_, Vec3{}) != Vec3{};
    if (newCloud)
        drawCloud();
    move_->setEnabled(content.placed != nullptr);
    showOutline();
    if (wasMoved)
        keepCamera();
    else
        fitNew();
}

/// Until that is done, the points before stay where they were drawn last.
void SceneView::drawCloud() {
    const auto drawn = std::make_shared<SceneCloud>();
    const auto points = content_.placed ? content_.placed->points.size() : 0;
    drawing_.request(
        {static_cast<double>(points),
         [drawn, placed = content_.placed, most = display_->mostPoints(), inRed = isLab()] {
             if (placed)
                 *drawn = sceneCloud(*placed, most);
             if (inRed)
                 redden(*drawn);
         },
         [this, drawn] {
             cloud_ = std::move(*drawn);
             showCloud();
             showNotes();
         }});
}

void SceneView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    drawCloud();
    showOutline();
}

void SceneView::showCloud() {
    display_->setCloud(shift_ == Vec3{} ? cloud_ : shifted(cloud_, shift_));
}

/// In the plane of the screen, by round steps that are not seen [mm].
Vec3 SceneView::shiftBy(QPointF pixels) const {
    const OrbitCamera& camera = hand_->camera();
    const Vec3 right = camera.right(), up = camera.up();
    const double grain = niceBelow(1 / camera.scale);
    Vec3 shift{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const double drawn = (right[axis] * pixels.x() - up[axis] * pixels.y()) / camera.scale;
        const double stretch = axis == 2 ? compression() : 1;
        shift[axis] = stretch * grain * std::round(drawn / grain);
    }
    return shift;
}

void SceneView::moveObject(QPointF pixels, OrbitControl::Step step) {
    shift_ = shiftBy(pixels);
    showCloud();
    showOutline();
    const double x = 1e-3 * shift_[0], y = 1e-3 * shift_[1], z = 1e-3 * shift_[2];
    if (step == OrbitControl::Step::Dragging)
        emit objectDragged(x, y, z);
    else if (shift_ != Vec3{})
        emit objectDropped(x, y, z, step == OrbitControl::Step::Nudged);
    else
        emit dragGivenUp();
}

void SceneView::giveUpMove() {
    shift_ = {};
    showCloud();
    showOutline();
    emit dragGivenUp();
}

void SceneView::setReconstructionDistance(Length distance) {
    content_.reconstruction = distance;
    showOutline();
}

void SceneView::showOutline() {
    SceneBuilder builder(content_);
    builder.moveObject(shift_);
    outline_ = builder.build();
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
    showNotes();
}

void SceneView::showNotes() {
    const double compression = this->compression();
    QStringList notes;
    if (!content_.placed || content_.placed->points.empty()) {
        notes << tr("No object yet");
    }
    if (cloud_.stride > 1) {
        notes << tr("1 of %1 points shown")
                     .arg(QLocale().toString(static_cast<qulonglong>(cloud_.stride)));
    }
    if (compression > 1) {
        notes << tr("Depth drawn %1 times shorter").arg(QLocale().toString(compression));
    }
    overlay_->setNotes(notes);
}

SceneView::~SceneView() = default;

} // namespace fringe
