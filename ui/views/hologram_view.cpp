// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/hologram_view.h"

#include "app/text/numbers.h"
#include "ui/views/field_source.h"
#include "ui/views/hologram_probe.h"
#include "ui/views/paged_source.h"
#include "ui/views/pan_zoom.h"
#include "ui/views/picture_source.h"
#include "ui/views/pupil_disc.h"

#include <QComboBox>
#include <QToolButton>

#include <cmath>
#include <utility>

namespace fringe {

namespace {

enum ShownPart { Amplitude, Phase, Levels };

constexpr double brightShare = 0.999; ///< of the amplitudes are inside the colour scale

double countOf(const Shape& shape) {
    return static_cast<double>(shape.count());
}

ColourScale amplitudeScale(double low, double high) {
    return numberScale(colourTable(ColourMap::Lagoon), QStringLiteral("|u|"), low, high);
}

/// A plane by a look at it, or at its pieces where memory does not hold it.
template <class T, class Look>
std::shared_ptr<const ImageSource> sourceOf(const Plane<T>& plane, const Look& look) {
    if (plane.isInMemory())
        return look(plane);
    return std::make_shared<PagedSource<T>>(plane, look);
}

Coloured amplitudeOf(const Field& field) {
    const float full = amplitudePercentile(field, brightShare);
    const auto look = [full](const Field& piece) {
        return std::make_unique<AmplitudeSource>(piece, full);
    };
    return {sourceOf(field, look), amplitudeScale(0, full)};
}

Coloured phaseOfField(const Field& field) {
    const auto look = [](const Field& piece) { return std::make_unique<PhaseSource>(piece); };
    return {sourceOf(field, look), phaseScale(QStringLiteral("arg u"))};
}

Coloured levelsOf(const LevelPattern& levels, std::size_t at, const QString& title) {
    LevelPattern one = levels;
    one.planes.clear();
    const auto look = [one](const Plane<std::uint16_t>& piece) {
        LevelPattern pattern = one;
        pattern.planes = {piece};
        return std::make_unique<LevelSource>(
            std::make_shared<const LevelPattern>(std::move(pattern)), 0);
    };
    return {sourceOf(levels.planes[at], look), levelScale(title, levels.count)};
}

Coloured partialOf(std::shared_ptr<const Preview> partial) {
    const bool isPhase = partial->quantity == Quantity2D::Phase;
    const PictureLook look{colourTable(isPhase ? ColourMap::Phase : ColourMap::Lagoon),
                           windowOf(*partial, brightShare)};
    return {std::make_shared<StretchedSource>(std::move(partial), look),
            isPhase ? phaseScale(QStringLiteral("arg u"))
                    : amplitudeScale(look.window.low, look.window.high)};
}

} // namespace

HologramView::HologramView(QWidget* parent)
    : PlaneView(QStringLiteral("hologram"), tr("Hologram"), parent),
      quantity_(narrowChoice(this, QStringLiteral("hologramQuantity"), tr("Quantity"))),
      planes_(narrowChoice(this, QStringLiteral("hologramPlane"), tr("Wavelength"))),
      pupilButton_(iconButton(this, ViewIcon::Pupil, QStringLiteral("hologramPupil"), tr("Pupil"))),
      pupilDisc_(new PupilDisc(surface(), [this](QPointF metres) { return onCanvas(metres); })),
      badge_(new ResultBadge(surface())), work_(new WorkNote(surface())) {
    quantity_->addItems({tr("Amplitude"), tr("Phase"), tr("Levels")});
    quantity_->setCurrentIndex(Phase);
    planes_->hide();
    pupilButton_->setCheckable(true);
    pupilButton_->setToolTip(tr("Look through a part of the hologram, or through all of it"));
    setWork({});
    arrange(
        {quantity_, planes_},
        {pupilButton_, iconButton(this, ViewIcon::ActualSize, QStringLiteral("hologramActualSize"),
                                  tr("One to one"), [this] { hand().showActualSize(); })});
    connect(quantity_, &QComboBox::currentIndexChanged, this, &HologramView::chooseQuantity);
    connect(planes_, &QComboBox::currentIndexChanged, this, &HologramView::showSource);
    connect(&hand(), &PanZoom::transformChanged, pupilDisc_, &PupilDisc::remap);
    connect(pupilDisc_, &PupilDisc::changed, this, &HologramView::pupilChanged);
    connect(pupilButton_, &QToolButton::clicked, this, &HologramView::togglePupil);
    connect(badge_, &QLabel::linkActivated, this, &HologramView::badgeFollowed);
    connect(work_, &WorkNote::cancelled, this, &HologramView::cancelled);
    offerLevels();
}

void HologramView::setHologram(std::shared_ptr<const Hologram> hologram,
                               std::shared_ptr<const LevelPattern> levels, const ShownOf& of) {
    ofHologram_ = of;
    hologram_ = hologram && !hologram->planes.empty() ? std::move(hologram) : nullptr;
    levels_ = hologram_ ? std::move(levels) : nullptr;
    offerLevels();
    fillPlanes();
    if (hologram_ && !partial_)
        showPlane(hologram_->shape());
    showSource();
}

void HologramView::setPartial(const std::optional<Preview>& preview, const ShownOf& of) {
    if (!preview && !partial_)
        return;
    ofPartial_ = of;
    partial_ = preview ? std::make_shared<const Preview>(*preview) : nullptr;
    offerLevels();
    if (partial_)
        showPlane(partial_->plane);
    else if (hologram_)
        showPlane(hologram_->shape());
    showSource();
}

void HologramView::setNow(const AgeWords& age) {
    badge_->setNow(age);
}

Quantity2D HologramView::wishedQuantity() const {
    return quantity_->currentIndex() == Amplitude ? Quantity2D::Amplitude : Quantity2D::Phase;
}

void HologramView::chooseQuantity() {
    showSource();
    emit wishedQuantityChanged(wishedQuantity());
}

void HologramView::showPlane(const Shape& shape) {
    hand().setPlane(QSizeF(static_cast<double>(shape.cols), static_cast<double>(shape.rows)),
                    pixelAspect(shape));
}

/// Height over width of what a sample stands for.
double HologramView::pixelAspect(const Shape& shape) const {
    if (!partial_ && hologram_ && hologram_->sampling.pitchX > Length{})
        return hologram_->sampling.pitchY / hologram_->sampling.pitchX;
    const auto share = [](std::int64_t all, std::int64_t shown) {
        return static_cast<double>(all) / static_cast<double>(shown);
    };
    return plate_.pitchX > Length{}
               ? plate_.pitchY / plate_.pitchX * share(plate_.size.rows, shape.rows)
                     / share(plate_.size.cols, shape.cols)
               : 1;
}

void HologramView::offerLevels() {
    const bool there = levels_ && !levels_->planes.empty();
    if (!there && quantity_->currentIndex() == Levels) {
        quantity_->setCurrentIndex(Phase);
    }
    quantity_->setEnabled(hologram_ || partial_);
    if (there != (quantity_->count() > Levels)) {
        there ? quantity_->addItem(tr("Levels")) : quantity_->removeItem(Levels);
    }
}

void HologramView::fillPlanes() {
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

void HologramView::showSource() {
    work_->setHostEmpty(!hologram_ && !partial_);
    if (partial_)
        return showFrom(countOf({partial_->rows, partial_->cols}),
                        [partial = partial_] { return partialOf(partial); });
    if (!hologram_) {
        badge_->setShown({});
        return showNothing();
    }
    const std::size_t at = plane();
    switch (quantity_->currentIndex()) {
    case Amplitude:
        return showFrom(countOf(hologram_->shape()),
                        [field = hologram_->planes[at]] { return amplitudeOf(field); });
    case Levels:
        return showFrom(0, [levels = levels_, at, title = tr("Level")] {
            return levelsOf(*levels, std::min(at, levels->planes.size() - 1), title);
        });
    default:
        return showFrom(0, [field = hologram_->planes[at]] { return phaseOfField(field); });
    }
}

void HologramView::showFrom(double samples, std::function<Coloured()> make) {
    showMade(samples, std::move(make),
             [this, of = partial_ ? ofPartial_ : ofHologram_] { badge_->setShown(of); });
}

void HologramView::probe(QPointF sample) {
    if (partial_)
        return emit probed({});
    if (!hologram_)
        return;
    const ProbedSample at{static_cast<std::int64_t>(std::floor(sample.y())),
                          static_cast<std::int64_t>(std::floor(sample.x())), plane()};
    tell(hologram_->planes[at.plane].isInMemory() ? 0 : NewestWork::slow,
         [hologram = hologram_, levels = levels_, at] {
             return HologramProbe::text(*hologram, levels.get(), at);
         });
}

void HologramView::setPupil(const Pupil& pupil, const Plate& plate) {
    plate_ = plate;
    pupilButton_->setChecked(pupil.diameter > Length{});
    pupilDisc_->setPupil(pupil, {static_cast<double>(plate.size.cols) * plate.pitchX.si(),
                                 static_cast<double>(plate.size.rows) * plate.pitchY.si()});
}

/// As wide as half of the plate's smaller side at first.
void HologramView::togglePupil(bool isSeen) {
    const Length side = std::min(static_cast<double>(plate_.size.cols) * plate_.pitchX,
                                 static_cast<double>(plate_.size.rows) * plate_.pitchY);
    emit pupilChanged({isSeen ? side / 2 : Length{}}, true);
}

/// The plane that is shown may be of fewer samples than the plate; the middle of one is the centre
/// of its sample ⌊N/2⌋.
QPointF HologramView::onCanvas(QPointF metres) const {
    const Shape shape = partial_ ? partial_->plane : hologram_ ? hologram_->shape() : plate_.size;
    const auto cols = static_cast<double>(shape.cols), rows = static_cast<double>(shape.rows);
    const double width = static_cast<double>(plate_.size.cols) * plate_.pitchX.si();
    const double height = static_cast<double>(plate_.size.rows) * plate_.pitchY.si();
    const QPointF sample(static_cast<double>(shape.cols / 2) + 0.5 + metres.x() * cols / width,
                         static_cast<double>(shape.rows / 2) + 0.5 - metres.y() * rows / height);
    return hand().transform().toView(sample, surface()->size());
}

std::size_t HologramView::plane() const {
    return static_cast<std::size_t>(std::max(planes_->currentIndex(), 0));
}

void HologramView::setWork(const ViewWork& work) {
    work_->say(work);
    display().setEmptyText(work_->isHidden() ? tr("Compute a hologram to see it here.")
                                             : QString());
}

void HologramView::clear() {
    setHologram(nullptr, nullptr);
}

} // namespace fringe
