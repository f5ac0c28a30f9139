// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/reconstruction_view.h"

#include "app/text/numbers.h"
#include "ui/views/colour_bar.h"
#include "ui/views/colour_picture.h"
#include "ui/views/distance_bar.h"
#include "ui/views/gl_probe.h"
#include "ui/views/image_display.h"
#include "ui/views/pan_zoom.h"
#include "ui/views/region_mark.h"
#include "ui/views/scale_bar.h"
#include "ui/views/view_controls.h"
#include "ui/views/view_style.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QSlider>
#include <QToolButton>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {

namespace {

enum Range { Automatic, Full };

constexpr double automaticShare = 0.995;
constexpr int brightnessSteps = 20; ///< per factor 4 in gamma, either way

bool hasValues(const Preview& p) {
    return p.rows > 0 && p.cols > 0 && static_cast<std::int64_t>(p.values.size()) == p.rows * p.cols
           && p.width.si() > 0 && p.height.si() > 0;
}

bool drawable(const Previews& pictures) {
    const auto fits = [&](const Preview& p) {
        return hasValues(p) && p.rows == pictures.front().rows && p.cols == pictures.front().cols;
    };
    return !pictures.empty() && std::ranges::all_of(pictures, fits);
}

} // namespace

class ReconstructionView::Parts {
  public:
    explicit Parts(ReconstructionView* owner);

    void setPictures(Previews pictures);
    void setFullRange(bool full) { range_->setCurrentIndex(full ? Full : Automatic); }
    void setMark(const QPainterPath& outline);
    DistanceBar* distance() { return distance_; }
    void setStale(bool stale);
    void setPartial(bool partial);

  private:
    void makeControls();
    void arrange();
    QHBoxLayout* toolRow();
    void connectControls();
    void offerPlanes();
    void choosePlane();
    void measure();
    void showPicture();
    std::int64_t spread() const; ///< of what is bright, in samples
    void showTransform();
    void showMark();
    void showBadges();
    void probe(QPointF sample);
    ColourTable table() const;
    ColourScale scaleOf(const PictureLook& look) const;

    ReconstructionView* owner_;
    std::unique_ptr<ImageDisplay> display_;
    PanZoom* hand_;
    QComboBox* plane_;
    QComboBox* map_;
    QComboBox* range_;
    QSlider* brightness_;
    ColourBar* bar_;
    RegionMark* mark_;
    ScaleBar* scaleBar_;
    Badge* staleBadge_;
    Badge* partialBadge_;
    bool stale_ = false, partial_ = false;
    DistanceBar* distance_;
    const Preview& shown() const { return shown_->front(); }
    bool isEmpty() const { return shown_->empty(); }
    std::shared_ptr<const ImageSource> source(const PictureLook& look) const;

    Previews pictures_;
    std::shared_ptr<const Previews> shown_ = std::make_shared<Previews>(); ///< all, one or none
    QPainterPath outline_;                                                 ///< to be drawn [m]
    std::int64_t shownSpread_ = 0;
    ValueWindow window_; ///< of what is shown, for the chosen range
};

ReconstructionView::Parts::Parts(ReconstructionView* owner)
    : owner_(owner),
      display_(openGlUsable() ? makeVtkImageDisplay(owner) : makeCanvasImageDisplay(owner)),
      hand_(new PanZoom(display_->widget())),
      plane_(narrowChoice(owner, QStringLiteral("reconstructionPlane"), tr("Wavelength"))),
      map_(narrowChoice(owner, QStringLiteral("reconstructionMap"), tr("Colour map"))),
      range_(narrowChoice(owner, QStringLiteral("reconstructionRange"), tr("Brightness range"))),
      brightness_(new QSlider(Qt::Horizontal, owner)), bar_(new ColourBar(owner)),
      mark_(new RegionMark(display_->widget())), scaleBar_(new ScaleBar(display_->widget())),
      staleBadge_(staleBadge(display_->widget())), partialBadge_(partialBadge(display_->widget())),
      distance_(new DistanceBar(owner)) {
    makeControls();
    arrange();
    connectControls();
    showPicture();
}

void ReconstructionView::Parts::makeControls() {
    display_->widget()->setObjectName(QStringLiteral("reconstructionCanvas"));
    display_->widget()->setAccessibleName(tr("Reconstruction"));
    display_->setEmptyText(tr("The reconstruction appears here once a hologram is computed."));
    plane_->hide();
    map_->addItem(tr("Grey"), QVariant::fromValue(static_cast<int>(ColourMap::Grey)));
    map_->addItem(tr("Ember"), QVariant::fromValue(static_cast<int>(ColourMap::Ember)));
    map_->addItem(tr("Lagoon"), QVariant::fromValue(static_cast<int>(ColourMap::Lagoon)));
    range_->addItems({tr("Automatic"), tr("Full range")});
    range_->setItemData(Automatic, tr("The brightest 0.5 % of the pixels are cut off"),
                        Qt::ToolTipRole);
    range_->setItemData(
        Full,
        tr("Up to the brightest pixel; bright ones are drawn about three pixels of the "
           "screen wide, so that no spot is lost"),
        Qt::ToolTipRole);
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
    tools->addWidget(plane_);
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
    connect(plane_, &QComboBox::currentIndexChanged, owner_, [this] { choosePlane(); });
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

void ReconstructionView::Parts::setPictures(Previews pictures) {
    pictures_ = std::move(pictures);
    offerPlanes();
    choosePlane();
    if (!isEmpty()) {
        const QSizeF samples(static_cast<double>(shown().cols), static_cast<double>(shown().rows));
        hand_->setPlane(samples,
                        (shown().height / shown().width) * samples.width() / samples.height());
    }
    showTransform();
}

void ReconstructionView::Parts::offerPlanes() {
    const QSignalBlocker quiet(plane_);
    const int before = plane_->currentIndex();
    plane_->clear();
    plane_->addItem(tr("Colour"));
    plane_->setItemData(0, tr("All wavelengths: the longest is red, the shortest blue"),
                        Qt::ToolTipRole);
    for (const Preview& picture : pictures_) {
        plane_->addItem(localLength(picture.wavelength));
    }
    plane_->setCurrentIndex(before >= 0 && before < plane_->count() ? before : 0);
    plane_->setVisible(pictures_.size() > 1);
}

void ReconstructionView::Parts::choosePlane() {
    const auto chosen = static_cast<std::size_t>(plane_->currentIndex());
    const bool one = pictures_.size() > 1 && chosen > 0;
    shown_ = std::make_shared<const Previews>(one ? Previews{pictures_[chosen - 1]} : pictures_);
    measure();
    showPicture();
}

std::shared_ptr<const ImageSource>
ReconstructionView::Parts::source(const PictureLook& look) const {
    if (shown_->size() > 1) {
        return std::make_shared<ColourPicture>(shown_, look);
    }
    return std::make_shared<PictureSource>(std::shared_ptr<const Preview>(shown_, &shown()), look);
}

ColourTable ReconstructionView::Parts::table() const {
    if (shown().quantity == Quantity2D::Phase) {
        return colourTable(ColourMap::Phase);
    }
    const auto map =
        shown_->size() > 1 ? ColourMap::Grey : static_cast<ColourMap>(map_->currentData().toInt());
    return withGamma(colourTable(map),
                     std::pow(4.0, -brightness_->value() / double(brightnessSteps)));
}

ColourScale ReconstructionView::Parts::scaleOf(const PictureLook& look) const {
    switch (shown().quantity) {
    case Quantity2D::Phase:
        return phaseScale(QStringLiteral("arg u"));
    case Quantity2D::Amplitude:
        return numberScale(look.table, QStringLiteral("|u|"), look.window.low, look.window.high);
    default:
        return numberScale(look.table, QStringLiteral("|u|²"), look.window.low, look.window.high);
    }
}

void ReconstructionView::Parts::measure() {
    if (!isEmpty()) {
        window_ = commonWindow(*shown_, range_->currentIndex() == Full ? 1 : automaticShare);
    }
}

void ReconstructionView::Parts::showPicture() {
    const bool numbers = !isEmpty() && shown().quantity != Quantity2D::Phase;
    map_->setEnabled(numbers && shown_->size() == 1);
    range_->setEnabled(numbers);
    brightness_->setEnabled(numbers);
    if (isEmpty()) {
        display_->setPicture({});
        bar_->clear();
        return;
    }
    const bool full = range_->currentIndex() == Full;
    shownSpread_ = spread();
    const PictureLook look{table(), window_, full, shownSpread_};
    display_->setPicture(
        {source(look), QSizeF(shown().width.si(), shown().height.si()) * 1e3, numbers, full});
    bar_->setScale(scaleOf(look));
}

std::int64_t ReconstructionView::Parts::spread() const {
    return range_->currentIndex() == Full ? spreadFor(1 / hand_->transform().scale) : 0;
}

void ReconstructionView::Parts::setStale(bool stale) {
    stale_ = stale;
    showBadges();
}

void ReconstructionView::Parts::setPartial(bool partial) {
    partial_ = partial;
    showBadges();
}

void ReconstructionView::Parts::showBadges() {
    partialBadge_->setVisible(partial_);
    staleBadge_->setVisible(stale_ && !partial_);
}

void ReconstructionView::Parts::setMark(const QPainterPath& outline) {
    outline_ = outline;
    showMark();
}

/// The middle of a plane is the centre of its sample ⌊N/2⌋.
void ReconstructionView::Parts::showMark() {
    if (outline_.isEmpty() || isEmpty())
        return mark_->setOutline({});
    const Preview& at = shown();
    const double perX = static_cast<double>(at.cols) / at.width.si();
    const double perY = static_cast<double>(at.rows) / at.height.si();
    const QPointF middle(static_cast<double>(at.cols / 2) + 0.5,
                         static_cast<double>(at.rows / 2) + 0.5);
    mark_->setOutline(QTransform(perX, 0, 0, -perY, middle.x(), middle.y()).map(outline_));
}

void ReconstructionView::Parts::showTransform() {
    display_->setTransform(hand_->transform());
    if (!isEmpty() && spread() != shownSpread_)
        showPicture();
    mark_->setTransform(hand_->transform());
    showMark();
    const double perSample = isEmpty() ? 0 : shown().width.si() / static_cast<double>(shown().cols);
    scaleBar_->setMetresPerPixel(perSample / hand_->transform().scale);
}

void ReconstructionView::Parts::probe(QPointF sample) {
    if (isEmpty()) {
        return;
    }
    const Preview& at = shown();
    const auto col = static_cast<std::int64_t>(std::floor(sample.x()));
    const auto row = static_cast<std::int64_t>(std::floor(sample.y()));
    const double x =
        static_cast<double>(col - at.cols / 2) * at.width.si() / static_cast<double>(at.cols);
    const double y =
        static_cast<double>(at.rows / 2 - row) * at.height.si() / static_cast<double>(at.rows);
    QStringList values;
    for (const Preview& picture : *shown_) {
        values << shortNumber(meanOf(picture, {row, col, 1, 1}));
    }
    emit owner_->probed(tr("x %1 mm  y %2 mm  %3 %4")
                            .arg(millimetres(x), millimetres(y), bar_->scale().title,
                                 values.join(QStringLiteral(" / "))));
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

void ReconstructionView::setPreviews(const Previews& pictures) {
    parts_->setPictures(drawable(pictures) ? pictures : Previews{});
}

void ReconstructionView::setFullRange(bool full) {
    parts_->setFullRange(full);
}

void ReconstructionView::setMark(const QPainterPath& outline) {
    parts_->setMark(outline);
}

void ReconstructionView::setStale(bool stale) {
    parts_->setStale(stale);
}

void ReconstructionView::setPartial(bool partial) {
    parts_->setPartial(partial);
}

void ReconstructionView::clear() {
    parts_->setPictures({});
    setStale(false);
}

} // namespace fringe
