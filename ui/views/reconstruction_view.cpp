// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/reconstruction_view.h"

#include "ui/views/colour_bar.h"
#include "ui/views/distance_bar.h"
#include "ui/views/gl_probe.h"
#include "ui/views/image_display.h"
#include "ui/views/pan_zoom.h"
#include "ui/views/scale_bar.h"
#include "ui/views/view_controls.h"
#include "ui/views/view_style.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QSlider>
#include <QToolButton>

#include <cmath>
#include <utility>

namespace fringe {

namespace {

enum Range { Automatic, Full };

constexpr double automaticShare = 0.995;
constexpr int brightnessSteps = 20; ///< per factor 4 in gamma, either way

bool drawable(const Preview& p) {
    return p.rows > 0 && p.cols > 0 && static_cast<std::int64_t>(p.values.size()) == p.rows * p.cols
           && p.width.si() > 0 && p.height.si() > 0;
}

} // namespace

class ReconstructionView::Parts {
  public:
    explicit Parts(ReconstructionView* owner);

    void setPicture(std::shared_ptr<const Preview> picture);
    DistanceBar* distance() { return distance_; }
    StaleBadge* badge() { return badge_; }

  private:
    void makeControls();
    void arrange();
    QHBoxLayout* toolRow();
    void connectControls();
    void measure();
    void showPicture();
    void showTransform();
    void probe(QPointF sample);
    ColourTable table() const;
    ColourScale scaleOf(const PictureLook& look) const;

    ReconstructionView* owner_;
    std::unique_ptr<ImageDisplay> display_;
    PanZoom* hand_;
    QComboBox* map_;
    QComboBox* range_;
    QSlider* brightness_;
    ColourBar* bar_;
    ScaleBar* scaleBar_;
    StaleBadge* badge_;
    DistanceBar* distance_;
    std::shared_ptr<const Preview> picture_;
    ValueWindow window_; ///< of the picture, for the chosen range
};

ReconstructionView::Parts::Parts(ReconstructionView* owner)
    : owner_(owner),
      display_(openGlUsable() ? makeVtkImageDisplay(owner) : makeCanvasImageDisplay(owner)),
      hand_(new PanZoom(display_->widget())),
      map_(narrowChoice(owner, QStringLiteral("reconstructionMap"), tr("Colour map"))),
      range_(narrowChoice(owner, QStringLiteral("reconstructionRange"), tr("Brightness range"))),
      brightness_(new QSlider(Qt::Horizontal, owner)), bar_(new ColourBar(owner)),
      scaleBar_(new ScaleBar(display_->widget())), badge_(new StaleBadge(display_->widget())),
      distance_(new DistanceBar(owner)) {
    makeControls();
    arrange();
    connectControls();
    showPicture();
}

void ReconstructionView::Parts::makeControls() {
    display_->widget()->setObjectName(QStringLiteral("reconstructionCanvas"));
    display_->widget()->setAccessibleName(tr("Reconstruction"));
    display_->setEmptyText(tr("Compute a hologram to see its reconstruction."));
    map_->addItem(tr("Gray"), QVariant::fromValue(static_cast<int>(ColourMap::Grey)));
    map_->addItem(tr("Ember"), QVariant::fromValue(static_cast<int>(ColourMap::Ember)));
    map_->addItem(tr("Lagoon"), QVariant::fromValue(static_cast<int>(ColourMap::Lagoon)));
    range_->addItems({tr("Automatic"), tr("Full range")});
    range_->setItemData(Automatic, tr("The brightest 0.5 % of the pixels are cut off"),
                        Qt::ToolTipRole);
    range_->setItemData(Full, tr("Up to the brightest pixel"), Qt::ToolTipRole);
    brightness_->setObjectName(QStringLiteral("reconstructionBrightness"));
    brightness_->setAccessibleName(tr("Brightness"));
    brightness_->setToolTip(tr("Brightness of the dark parts (gamma)"));
    brightness_->setRange(-brightnessSteps, brightnessSteps);
    brightness_->setMinimumWidth(40);
    brightness_->setMaximumWidth(110);
    bar_->setObjectName(QStringLiteral("reconstructionColourBar"));
}

QHBoxLayout* ReconstructionView::Parts::toolRow() {
    auto* tools = new QHBoxLayout;
    tools->setSpacing(2);
    tools->addWidget(map_);
    tools->addWidget(range_);
    tools->addWidget(brightness_, 1);
    tools->addStretch();
    const auto add = [&](ViewIcon icon, const char* name, const QString& text, auto act) {
        auto* button = iconButton(owner_, icon, QString::fromLatin1(name), text);
        connect(button, &QToolButton::clicked, hand_, act);
        tools->addWidget(button);
    };
    add(ViewIcon::ZoomOut, "reconstructionZoomOut", tr("Zoom out"), [this] { hand_->zoomBy(0.5); });
    add(ViewIcon::ZoomIn, "reconstructionZoomIn", tr("Zoom in"), [this] { hand_->zoomBy(2); });
    add(ViewIcon::Fit, "reconstructionFit", tr("Fit"), [this] { hand_->fit(); });
    return tools;
}

void ReconstructionView::Parts::arrange() {
    auto* grid = new QGridLayout(owner_);
    grid->setContentsMargins(2, 2, 2, 2);
    grid->setSpacing(2);
    grid->addLayout(toolRow(), 0, 0, 1, 2);
    grid->addWidget(display_->widget(), 1, 0);
    grid->addWidget(bar_, 1, 1);
    grid->addWidget(distance_, 2, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(1, 1);
}

void ReconstructionView::Parts::connectControls() {
    const auto redraw = [this] { showPicture(); };
    connect(map_, &QComboBox::currentIndexChanged, owner_, redraw);
    connect(range_, &QComboBox::currentIndexChanged, owner_, [this] {
        measure();
        showPicture();
    });
    connect(brightness_, &QSlider::valueChanged, owner_, redraw);
    connect(distance_, &DistanceBar::changed, owner_, &ReconstructionView::distanceChanged);
    connect(hand_, &PanZoom::transformChanged, owner_, [this] { showTransform(); });
    connect(hand_, &PanZoom::hovered, owner_, [this](QPointF sample) { probe(sample); });
    connect(hand_, &PanZoom::left, owner_, [this] { emit owner_->probed({}); });
}

void ReconstructionView::Parts::setPicture(std::shared_ptr<const Preview> picture) {
    picture_ = std::move(picture);
    measure();
    if (picture_) {
        const QSizeF samples(static_cast<double>(picture_->cols),
                             static_cast<double>(picture_->rows));
        hand_->setPlane(samples,
                        (picture_->height / picture_->width) * samples.width() / samples.height());
    }
    showPicture();
    showTransform();
}

ColourTable ReconstructionView::Parts::table() const {
    if (picture_->quantity == Quantity2D::Phase) {
        return colourTable(ColourMap::Phase);
    }
    const auto map = static_cast<ColourMap>(map_->currentData().toInt());
    return withGamma(colourTable(map),
                     std::pow(4.0, -brightness_->value() / double(brightnessSteps)));
}

ColourScale ReconstructionView::Parts::scaleOf(const PictureLook& look) const {
    switch (picture_->quantity) {
    case Quantity2D::Phase:
        return phaseScale(QStringLiteral("arg u"));
    case Quantity2D::Amplitude:
        return numberScale(look.table, QStringLiteral("|u|"), look.window.low, look.window.high);
    default:
        return numberScale(look.table, QStringLiteral("|u|²"), look.window.low, look.window.high);
    }
}

void ReconstructionView::Parts::measure() {
    if (picture_) {
        window_ = windowOf(*picture_, range_->currentIndex() == Full ? 1 : automaticShare);
    }
}

void ReconstructionView::Parts::showPicture() {
    const bool numbers = picture_ && picture_->quantity != Quantity2D::Phase;
    map_->setEnabled(numbers);
    range_->setEnabled(numbers);
    brightness_->setEnabled(numbers);
    if (!picture_) {
        display_->setPicture(nullptr, {});
        bar_->clear();
        return;
    }
    const PictureLook look{table(), window_};
    display_->setPicture(picture_, look);
    bar_->setScale(scaleOf(look));
}

void ReconstructionView::Parts::showTransform() {
    display_->setTransform(hand_->transform());
    const double perSample =
        picture_ ? picture_->width.si() / static_cast<double>(picture_->cols) : 0;
    scaleBar_->setMetresPerPixel(perSample / hand_->transform().scale);
}

void ReconstructionView::Parts::probe(QPointF sample) {
    if (!picture_) {
        return;
    }
    const auto col = static_cast<std::int64_t>(std::floor(sample.x()));
    const auto row = static_cast<std::int64_t>(std::floor(sample.y()));
    const double x = static_cast<double>(col - picture_->cols / 2) * picture_->width.si()
                     / static_cast<double>(picture_->cols);
    const double y = static_cast<double>(picture_->rows / 2 - row) * picture_->height.si()
                     / static_cast<double>(picture_->rows);
    const double value = meanOf(*picture_, {row, col, 1, 1});
    emit owner_->probed(
        tr("x %1 mm  y %2 mm  %3 %4")
            .arg(millimetres(x), millimetres(y), bar_->scale().title, shortNumber(value)));
}

ReconstructionView::ReconstructionView(QWidget* parent)
    : QWidget(parent), parts_(std::make_unique<Parts>(this)) {
    setMinimumWidth(240);
}

ReconstructionView::~ReconstructionView() = default;

void ReconstructionView::setDistanceRange(Length low, Length high) {
    parts_->distance()->setRange(low, high);
}

void ReconstructionView::setDistance(Length distance) {
    parts_->distance()->setDistance(distance);
}
Length ReconstructionView::distance() const {
    return parts_->distance()->distance();
}

void ReconstructionView::setPreview(const Preview& preview) {
    parts_->setPicture(drawable(preview) ? std::make_shared<const Preview>(preview) : nullptr);
}

void ReconstructionView::setStale(bool stale) {
    parts_->badge()->setVisible(stale);
}

void ReconstructionView::clear() {
    parts_->setPicture(nullptr);
    setStale(false);
}

} // namespace fringe
