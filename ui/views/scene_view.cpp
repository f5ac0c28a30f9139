// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scene_view.h"

#include "ui/views/gl_probe.h"
#include "ui/views/orbit_control.h"
#include "ui/views/scene_display.h"
#include "ui/views/scene_overlay.h"
#include "ui/views/view_controls.h"
#include "ui/views/view_style.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>
#include <numbers>
#include <utility>

namespace fringe {

namespace {

constexpr double quarter = std::numbers::pi / 2;

} // namespace

class SceneView::Parts {
  public:
    explicit Parts(SceneView* owner);

    void setContent(const SceneContent& content);
    void setReconstruction(Length distance);
    void resetCamera();

  private:
    void arrange();
    QHBoxLayout* toolRow();
    QToolButton* textButton(const char* name, const QString& text, const QString& tip);
    void moveObject(QPointF pixels, OrbitControl::Step step);
    void giveUpMove();
    void showCloud();
    void showOutline();
    void showDepth();
    double compression() const;
    Vec3 shiftBy(QPointF pixels) const;
    void showNotes(double compression);
    SceneBounds fixedBounds() const; ///< of object and plate
    void keepCamera();
    void fitNew();

    SceneView* owner_;
    std::unique_ptr<SceneDisplay> display_;
    OrbitControl* hand_;
    SceneOverlay* overlay_;
    QToolButton* compress_ = nullptr;
    QToolButton* move_ = nullptr;
    SceneContent content_;
    SceneCloud cloud_;
    SceneOutline outline_;
    Vec3 shift_{};                     ///< of the object, until the next content shows it [mm]
    double compression_ = 1;           ///< what the depth toggle would do
    std::optional<SceneBounds> fixed_; ///< object and plate, when the camera was last fitted
};

SceneView::Parts::Parts(SceneView* owner)
    : owner_(owner),
      display_(openGlUsable() ? makeVtkSceneDisplay(owner) : makePaintedSceneDisplay(owner)),
      hand_(new OrbitControl(display_->widget())), overlay_(new SceneOverlay(display_->widget())) {
    display_->widget()->setObjectName(QStringLiteral("sceneCanvas"));
    display_->widget()->setAccessibleName(tr("Scene"));
    overlay_->setObjectName(QStringLiteral("sceneOverlay"));
    arrange();
    connect(hand_, &OrbitControl::cameraChanged, owner, [this] {
        display_->setCamera(hand_->camera());
        overlay_->setCamera(hand_->camera());
    });
    connect(hand_, &OrbitControl::objectMoved, owner,
            [this](QPointF pixels, OrbitControl::Step step) { moveObject(pixels, step); });
    connect(hand_, &OrbitControl::moveGivenUp, owner, [this] { giveUpMove(); });
}

QToolButton* SceneView::Parts::textButton(const char* name, const QString& text,
                                          const QString& tip) {
    auto* button = new QToolButton(owner_);
    button->setObjectName(QString::fromLatin1(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QHBoxLayout* SceneView::Parts::toolRow() {
    auto* tools = new QHBoxLayout;
    tools->setSpacing(2);
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
    move_ = iconButton(owner_, ViewIcon::Move, QStringLiteral("sceneMove"), tr("Move the object"));
    move_->setToolTip(tr("Move the object by dragging it, or by the arrow keys"));
    move_->setCheckable(true);
    move_->setEnabled(false);
    connect(move_, &QToolButton::toggled, hand_, &OrbitControl::setMoving);
    tools->addWidget(move_);
    compress_ =
        textButton("sceneCompressDepth", tr("Compress depth"), tr("Draw z shorter than x and y"));
    compress_->setCheckable(true);
    compress_->setChecked(true);
    connect(compress_, &QToolButton::toggled, owner_, [this] {
        showDepth();
        hand_->fit();
    });
    tools->addWidget(compress_);
    auto* fit = iconButton(owner_, ViewIcon::Fit, QStringLiteral("sceneFit"), tr("Fit"));
    connect(fit, &QToolButton::clicked, owner_, [this] { resetCamera(); });
    tools->addWidget(fit);
    return tools;
}

void SceneView::Parts::arrange() {
    auto* column = new QVBoxLayout(owner_);
    column->setContentsMargins(2, 2, 2, 2);
    column->setSpacing(2);
    column->addLayout(toolRow());
    column->addWidget(display_->widget(), 1);
}

void SceneView::Parts::setContent(const SceneContent& content) {
    const bool newCloud = content.placed != content_.placed;
    content_ = content;
    const bool wasMoved = newCloud && std::exchange(shift_, Vec3{}) != Vec3{};
    if (newCloud) {
        cloud_ =
            content.placed ? sceneCloud(*content.placed, display_->mostPoints()) : SceneCloud{};
        showCloud();
    }
    move_->setEnabled(content.placed != nullptr);
    showOutline();
    if (wasMoved)
        keepCamera();
    else
        fitNew();
}

void SceneView::Parts::showCloud() {
    display_->setCloud(shift_ == Vec3{} ? cloud_ : shifted(cloud_, shift_));
}

/// In the plane of the screen, by round steps that are not seen [mm].
Vec3 SceneView::Parts::shiftBy(QPointF pixels) const {
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

void SceneView::Parts::moveObject(QPointF pixels, OrbitControl::Step step) {
    shift_ = shiftBy(pixels);
    showCloud();
    showOutline();
    const double x = 1e-3 * shift_[0], y = 1e-3 * shift_[1], z = 1e-3 * shift_[2];
    if (step == OrbitControl::Step::Dragging)
        emit owner_->objectDragged(x, y, z);
    else if (shift_ != Vec3{})
        emit owner_->objectDropped(x, y, z, step == OrbitControl::Step::Nudged);
    else
        emit owner_->dragGivenUp();
}

void SceneView::Parts::giveUpMove() {
    shift_ = {};
    showCloud();
    showOutline();
    emit owner_->dragGivenUp();
}

void SceneView::Parts::setReconstruction(Length distance) {
    content_.reconstruction = distance;
    showOutline();
}

void SceneView::Parts::showOutline() {
    SceneBuilder builder(content_);
    builder.moveObject(shift_);
    outline_ = builder.build();
    display_->setOutline(outline_);
    overlay_->setLabels(outline_.labels);
}

SceneBounds SceneView::Parts::fixedBounds() const {
    SceneContent still = content_;
    still.reconstruction = Length{};
    return SceneBuilder(still).build().bounds;
}

void SceneView::Parts::keepCamera() {
    fixed_ = fixedBounds();
    showDepth();
}

void SceneView::Parts::fitNew() {
    const SceneBounds bounds = fixedBounds();
    if (fixed_ != bounds) {
        fixed_ = bounds;
        resetCamera();
    } else {
        showDepth();
    }
}

void SceneView::Parts::resetCamera() {
    compression_ = depthCompression(outline_.bounds);
    compress_->setEnabled(compression_ > 1);
    showDepth();
    hand_->fit();
}

double SceneView::Parts::compression() const {
    return compress_->isChecked() ? compression_ : 1;
}

void SceneView::Parts::showDepth() {
    const double compression = this->compression();
    SceneBounds bounds = outline_.bounds;
    bounds.low[2] /= compression;
    bounds.high[2] /= compression;
    hand_->setBounds(bounds);
    display_->setDepthScale(1 / compression);
    overlay_->setDepthScale(1 / compression);
    showNotes(compression);
}

void SceneView::Parts::showNotes(double compression) {
    QStringList notes;
    if (cloud_.of == 0) {
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

SceneView::SceneView(QWidget* parent) : QWidget(parent), parts_(std::make_unique<Parts>(this)) {
    setMinimumWidth(240);
}

SceneView::~SceneView() = default;

void SceneView::setContent(const SceneContent& content) {
    parts_->setContent(content);
}
void SceneView::setReconstructionDistance(Length distance) {
    parts_->setReconstruction(distance);
}
void SceneView::resetCamera() {
    parts_->resetCamera();
}

} // namespace fringe
