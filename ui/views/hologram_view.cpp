// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/hologram_view.h"

#include "app/text/numbers.h"
#include "ui/views/colour_bar.h"
#include "ui/views/field_source.h"
#include "ui/views/hologram_probe.h"
#include "ui/views/image_canvas.h"
#include "ui/views/pan_zoom.h"
#include "ui/views/picture_source.h"
#include "ui/views/view_controls.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QToolButton>

#include <cmath>
#include <utility>

namespace fringe {

namespace {

enum Shown { Amplitude, Phase, Levels };

constexpr double brightShare = 0.999; ///< of the amplitudes are inside the colour scale

} // namespace

class HologramView::Parts {
  public:
    explicit Parts(HologramView* owner);

    void setHologram(std::shared_ptr<const Hologram> hologram,
                     std::shared_ptr<const LevelPattern> levels);
    void setPartial(const std::optional<Preview>& preview);
    void setStale(bool stale);
    Quantity2D wishedQuantity() const;

  private:
    void arrange();
    void fillPlanes();
    void offerLevels();
    void chooseQuantity();
    void showPlane(const Shape& shape);
    void showBadges();
    void showSource();
    std::shared_ptr<const ImageSource> source(ColourScale& scale) const;
    std::shared_ptr<const ImageSource> partialSource(ColourScale& scale) const;
    void probe(QPointF sample);
    std::size_t plane() const {
        return static_cast<std::size_t>(std::max(planes_->currentIndex(), 0));
    }

    HologramView* owner_;
    QComboBox* quantity_;
    QComboBox* planes_;
    ImageCanvas* canvas_;
    ColourBar* bar_;
    PanZoom* hand_;
    Badge* staleBadge_;
    Badge* partialBadge_;
    bool stale_ = false;
    std::shared_ptr<const Hologram> hologram_;
    std::shared_ptr<const LevelPattern> levels_;
    std::shared_ptr<const Preview> partial_; ///< shown instead of the hologram
};

HologramView::Parts::Parts(HologramView* owner)
    : owner_(owner),
      quantity_(narrowChoice(owner, QStringLiteral("hologramQuantity"), tr("Quantity"))),
      planes_(narrowChoice(owner, QStringLiteral("hologramPlane"), tr("Wavelength"))),
      canvas_(new ImageCanvas(owner)), bar_(new ColourBar(owner)), hand_(new PanZoom(canvas_)),
      staleBadge_(staleBadge(canvas_)), partialBadge_(partialBadge(canvas_)) {
    quantity_->addItems({tr("Amplitude"), tr("Phase"), tr("Levels")});
    quantity_->setCurrentIndex(Phase);
    planes_->hide();
    canvas_->setObjectName(QStringLiteral("hologramCanvas"));
    canvas_->setAccessibleName(tr("Hologram"));
    canvas_->setEmptyText(tr("Compute a hologram to see it here."));
    bar_->setObjectName(QStringLiteral("hologramColourBar"));
    arrange();
    connect(quantity_, &QComboBox::currentIndexChanged, owner, [this] { chooseQuantity(); });
    connect(planes_, &QComboBox::currentIndexChanged, owner, [this] { showSource(); });
    connect(hand_, &PanZoom::transformChanged, owner,
            [this] { canvas_->setTransform(hand_->transform()); });
    connect(hand_, &PanZoom::hovered, owner, [this](QPointF sample) { probe(sample); });
    connect(hand_, &PanZoom::left, owner, [this] { emit owner_->probed({}); });
    offerLevels();
}

void HologramView::Parts::arrange() {
    auto* tools = new QHBoxLayout;
    tools->setSpacing(2);
    tools->addWidget(quantity_);
    tools->addWidget(planes_);
    tools->addStretch();
    const auto add = [&](ViewIcon icon, const char* name, const QString& text, auto act) {
        auto* button = iconButton(owner_, icon, QString::fromLatin1(name), text);
        connect(button, &QToolButton::clicked, hand_, act);
        tools->addWidget(button);
    };
    add(ViewIcon::ZoomOut, "hologramZoomOut", tr("Zoom out"), [this] { hand_->zoomBy(0.5); });
    add(ViewIcon::ZoomIn, "hologramZoomIn", tr("Zoom in"), [this] { hand_->zoomBy(2); });
    add(ViewIcon::ActualSize, "hologramActualSize", tr("One to one"),
        [this] { hand_->showActualSize(); });
    add(ViewIcon::Fit, "hologramFit", tr("Fit"), [this] { hand_->fit(); });
    auto* grid = new QGridLayout(owner_);
    grid->setContentsMargins(2, 2, 2, 2);
    grid->setSpacing(2);
    grid->addLayout(tools, 0, 0, 1, 2);
    grid->addWidget(canvas_, 1, 0);
    grid->addWidget(bar_, 1, 1);
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(1, 1);
}

void HologramView::Parts::setHologram(std::shared_ptr<const Hologram> hologram,
                                      std::shared_ptr<const LevelPattern> levels) {
    hologram_ = hologram && !hologram->planes.empty() ? std::move(hologram) : nullptr;
    levels_ = hologram_ ? std::move(levels) : nullptr;
    offerLevels();
    fillPlanes();
    if (hologram_ && !partial_)
        showPlane(hologram_->shape());
    showSource();
}

void HologramView::Parts::setPartial(const std::optional<Preview>& preview) {
    if (!preview && !partial_)
        return;
    partial_ = preview ? std::make_shared<const Preview>(*preview) : nullptr;
    offerLevels();
    if (partial_)
        showPlane(partial_->plane);
    else if (hologram_)
        showPlane(hologram_->shape());
    showBadges();
    showSource();
}

void HologramView::Parts::setStale(bool stale) {
    stale_ = stale;
    showBadges();
}

Quantity2D HologramView::Parts::wishedQuantity() const {
    return quantity_->currentIndex() == Amplitude ? Quantity2D::Amplitude : Quantity2D::Phase;
}

void HologramView::Parts::chooseQuantity() {
    showSource();
    emit owner_->wishedQuantityChanged(wishedQuantity());
}

void HologramView::Parts::showPlane(const Shape& shape) {
    hand_->setPlane(QSizeF(static_cast<double>(shape.cols), static_cast<double>(shape.rows)));
}

void HologramView::Parts::showBadges() {
    partialBadge_->setVisible(partial_ != nullptr);
    staleBadge_->setVisible(stale_ && !partial_);
}

void HologramView::Parts::offerLevels() {
    const bool there = levels_ && !levels_->planes.empty();
    if (!there && quantity_->currentIndex() == Levels) {
        quantity_->setCurrentIndex(Phase);
    }
    quantity_->setEnabled(hologram_ || partial_);
    if (there != (quantity_->count() > Levels)) {
        there ? quantity_->addItem(tr("Levels")) : quantity_->removeItem(Levels);
    }
}

void HologramView::Parts::fillPlanes() {
    const QSignalBlocker quiet(planes_);
    const int before = planes_->currentIndex();
    planes_->clear();
    if (hologram_) {
        for (const Length wavelength : hologram_->sampling.wavelengths) {
            planes_->addItem(localLength(wavelength));
        }
        for (auto i = planes_->count(); i < static_cast<int>(hologram_->planes.size()); ++i) {
            planes_->addItem(tr("Plane %1").arg(i + 1));
        }
    }
    planes_->setCurrentIndex(before >= 0 && before < planes_->count() ? before : 0);
    planes_->setVisible(planes_->count() > 1);
}

void HologramView::Parts::showSource() {
    if (!hologram_ && !partial_) {
        canvas_->setSource(nullptr);
        bar_->clear();
        return;
    }
    ColourScale scale;
    canvas_->setSource(partial_ ? partialSource(scale) : source(scale));
    bar_->setScale(scale);
}

std::shared_ptr<const ImageSource> HologramView::Parts::source(ColourScale& scale) const {
    switch (quantity_->currentIndex()) {
    case Amplitude: {
        const float full = amplitudePercentile(hologram_->planes[plane()], brightShare);
        scale = numberScale(colourTable(ColourMap::Lagoon), QStringLiteral("|u|"), 0, full);
        return std::make_shared<AmplitudeSource>(hologram_, plane(), full);
    }
    case Levels: {
        const std::size_t shown = std::min(plane(), levels_->planes.size() - 1);
        scale = levelScale(tr("Level"), levels_->count);
        return std::make_shared<LevelSource>(levels_, shown);
    }
    default:
        scale = phaseScale(QStringLiteral("arg u"));
        return std::make_shared<PhaseSource>(hologram_, plane());
    }
}

std::shared_ptr<const ImageSource> HologramView::Parts::partialSource(ColourScale& scale) const {
    const bool phase = partial_->quantity == Quantity2D::Phase;
    const PictureLook look{colourTable(phase ? ColourMap::Phase : ColourMap::Lagoon),
                           windowOf(*partial_, brightShare)};
    scale = phase
                ? phaseScale(QStringLiteral("arg u"))
                : numberScale(look.table, QStringLiteral("|u|"), look.window.low, look.window.high);
    return std::make_shared<StretchedSource>(partial_, look);
}

void HologramView::Parts::probe(QPointF sample) {
    if (partial_)
        return emit owner_->probed({});
    if (hologram_) {
        const ProbedSample at{static_cast<std::int64_t>(std::floor(sample.y())),
                              static_cast<std::int64_t>(std::floor(sample.x())), plane()};
        emit owner_->probed(HologramProbe::text(*hologram_, levels_.get(), at));
    }
}

HologramView::HologramView(QWidget* parent)
    : QWidget(parent), parts_(std::make_unique<Parts>(this)) {
    setMinimumWidth(240);
}

HologramView::~HologramView() = default;

void HologramView::setHologram(std::shared_ptr<const Hologram> hologram,
                               std::shared_ptr<const LevelPattern> levels) {
    parts_->setHologram(std::move(hologram), std::move(levels));
}

void HologramView::setStale(bool stale) {
    parts_->setStale(stale);
}

void HologramView::setPartial(const std::optional<Preview>& preview) {
    parts_->setPartial(preview);
}

Quantity2D HologramView::wishedQuantity() const {
    return parts_->wishedQuantity();
}

void HologramView::clear() {
    setHologram(nullptr, nullptr);
    setStale(false);
}

} // namespace fringe
