// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/reconstruction_view.h"

#include "app/text/numbers.h"
#include "ui/views/distance_bar.h"
#include "ui/views/focus_note.h"
#include "ui/views/gl_probe.h"
#include "ui/views/hologram_probe.h"
#include "ui/views/overlays.h"
#include "ui/views/pan_zoom.h"
#include "ui/views/reference_line.h"
#include "ui/views/view_style.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {

namespace {

/// What is chosen of the light.
enum { ofField, ofPattern, throughStop };

constexpr int brightnessSteps = 20; ///< per factor 4 in gamma, either way

} // namespace

ReconstructionView::ReconstructionView(QWidget* parent)
    : PlaneView(QStringLiteral("reconstruction"), tr("Reconstruction"), parent,
                openGlUsable() ? makeVtkImageDisplay : makeCanvasImageDisplay),
      plane_(narrowChoice(this, QStringLiteral("reconstructionPlane"), tr("Wavelength"))),
      light_(narrowChoice(this, QStringLiteral("reconstructionLight"), tr("Light of"))),
      map_(mapChoice(this, QStringLiteral("reconstructionMap"))),
      range_(narrowChoice(this, QStringLiteral("reconstructionRange"), tr("Brightness range"))),
      widen_(iconButton(this, ViewIcon::Widen, QStringLiteral("reconstructionWiden"),
                        tr("Make bright pixels at least three pixels of the screen wide, so that "
                           "no spot is lost"))),
      brightness_(new QSlider(Qt::Horizontal, this)), mark_(new RegionMark(surface())),
      scaleBar_(new ScaleBar(surface())), badge_(new ResultBadge(surface())),
      note_(new FocusNote(surface())), work_(new WorkNote(surface())),
      focus_(iconButton(this, ViewIcon::Focus, QStringLiteral("reconstructionFocus"), tr("Focus"))),
      distance_(new DistanceBar(this)), figures_(new QLabel(this)),
      reference_(new ReferenceLine(this)) {
    makeControls();
    offerFocus();
    layOut();
    connectControls();
    showPicture();
}

void ReconstructionView::makeControls() {
    setWork({});
    plane_->hide();
    range_->addItems({tr("Automatic"), tr("Full range")});
    range_->setItemData(PictureSet::Most, tr("The brightest 0.5 % of the pixels are cut off"),
                        Qt::ToolTipRole);
    range_->setItemData(PictureSet::Full, tr("Up to the brightest pixel"), Qt::ToolTipRole);
    widen_->setCheckable(true);
    light_->addItems({tr("Field"), tr("Pattern")});
    light_->setItemData(ofField, tr("The ideal field, which no device shows"), Qt::ToolTipRole);
    light_->setItemData(ofPattern, tr("What the device makes of the quantised pattern"),
                        Qt::ToolTipRole);
    brightness_->setObjectName(QStringLiteral("reconstructionBrightness"));
    brightness_->setAccessibleName(tr("Brightness"));
    brightness_->setToolTip(tr("Brightness of the dark parts (gamma)"));
    brightness_->setRange(-brightnessSteps, brightnessSteps);
    brightness_->setMinimumWidth(40);
    brightness_->setMaximumWidth(110);
    figures_->setObjectName(QStringLiteral("reconstructionFigures"));
    figures_->setMargin(4);
    figures_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    figures_->setWordWrap(true);
    figures_->setToolTip(
        tr("How near the picture comes to the target of its design, or to the field that the "
           "pattern was encoded from: on its own grid / on one twice as fine, as a camera sees it. "
           "Shares are of the light on the device: what makes the picture, and what goes straight "
           "on."));
}

void ReconstructionView::offerFocus() {
    auto* menu = new QMenu(focus_);
    menu->addAction(tr("Find the sharpest distance"), this, &ReconstructionView::sharpestWanted);
    menu->addSeparator();
    const auto offer = [&](FocusView view, const QString& text) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, view](bool chosen) {
            if (chosen)
                emit focusWanted(view, distance_->low().si(), distance_->high().si());
            else
                emit distanceChanged(distance().si(), true);
        });
        focusViews_[view] = action;
    };
    offer(FocusView::AllInFocus, tr("All in focus"));
    offer(FocusView::Depth, tr("Distance of best focus"));
    focus_->setMenu(menu);
    focus_->setPopupMode(QToolButton::InstantPopup);
    focus_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
}

void ReconstructionView::setFocusView(std::optional<FocusView> view) {
    focus_->setText({});
    for (const auto& [each, action] : focusViews_) {
        action->setChecked(view == each);
        if (view == each)
            focus_->setText(action->text());
    }
}

void ReconstructionView::layOut() {
    QGridLayout* grid = arrange({plane_, map_, range_, widen_, brightness_}, {});
    auto* look = new QHBoxLayout;
    look->setContentsMargins(4, 0, 0, 0);
    look->addWidget(light_);
    look->addWidget(focus_);
    look->addWidget(distance_, 1);
    grid->addLayout(look, 2, 0, 1, 2);
    grid->addWidget(figures_, 3, 0, 1, 2);
    grid->addWidget(reference_, 4, 0, 1, 2);
}

void ReconstructionView::connectControls() {
    connect(plane_, &QComboBox::currentIndexChanged, this, &ReconstructionView::choosePlane);
    connect(light_, &QComboBox::activated, this, &ReconstructionView::chooseLight);
    connect(widen_, &QToolButton::toggled, this, &ReconstructionView::showPicture);
    connect(map_, &QComboBox::currentIndexChanged, this, &ReconstructionView::showPicture);
    connect(range_, &QComboBox::currentIndexChanged, this, &ReconstructionView::showPicture);
    connect(brightness_, &QSlider::valueChanged, this, &ReconstructionView::showPicture);
    connect(distance_, &DistanceBar::changed, this, &ReconstructionView::distanceChanged);
    connect(distance_, &DistanceBar::pinned, this, &ReconstructionView::distancePinned);
    connect(note_, &FocusNote::followed, this, &ReconstructionView::focusFollowed);
    connect(work_, &WorkNote::cancelled, this, &ReconstructionView::cancelled);
    connect(reference_, &ReferenceLine::dismissed, this, &ReconstructionView::referenceRemoved);
    connect(&hand(), &PanZoom::transformChanged, this, &ReconstructionView::showTransform);
    connect(badge_, &QLabel::linkActivated, this, &ReconstructionView::badgeFollowed);
}

void ReconstructionView::setPreviews(std::shared_ptr<const Previews> pictures, const ShownOf& of,
                                     const PictureTextures& textures) {
    const auto set = std::make_shared<PictureSet>(std::move(pictures), textures);
    if (!set->isDrawable())
        return clearPictures();
    measuring_.request(
        {set->samples(), [set] { set->measure(); }, [this, set, of] { take(*set, of); }});
}

void ReconstructionView::clearPictures() {
    measuring_.forget();
    take({}, {});
}

void ReconstructionView::take(const PictureSet& set, ShownOf of) {
    set_ = set;
    if (const QString fault = display().fault(); set.isInTextures() && !fault.isEmpty())
        //: why pictures do not stay where they are made
        of.more += QLatin1Char('\n') + tr("Read before they are shown: %1").arg(fault);
    badge_->setShown(of);
    offerPlanes();
    choosePlane();
    if (!isEmpty()) {
        const QSizeF samples(static_cast<double>(shown().cols), static_cast<double>(shown().rows));
        hand().setPlane(samples,
                        (shown().height / shown().width) * samples.width() / samples.height());
    }
    showTransform();
}

void ReconstructionView::offerPlanes() {
    const QSignalBlocker quiet(plane_);
    const int before = plane_->currentIndex();
    plane_->clear();
    plane_->addItem(tr("Colour"));
    plane_->setItemData(0, tr("All wavelengths: the longest is red, the shortest blue"),
                        Qt::ToolTipRole);
    const bool isWeighted = std::ranges::any_of(
        set_.pictures(), [](const Preview& picture) { return picture.power != 1; });
    for (const Preview& picture : set_.pictures()) {
        const QString wavelength = localLength(picture.wavelength);
        //: a wavelength, and the power of its laser in percent of the strongest
        plane_->addItem(
            isWeighted
                ? tr("%1, laser at %2 %").arg(wavelength, shortNumber(100 * picture.power, 3))
                : wavelength);
    }
    plane_->setCurrentIndex(before >= 0 && before < plane_->count() ? before : 0);
    plane_->setVisible(set_.pictures().size() > 1);
}

void ReconstructionView::choosePlane() {
    const auto chosen = static_cast<std::size_t>(plane_->currentIndex());
    const std::size_t count = set_.pictures().size();
    part_ = count > 1 && chosen > 0 ? PictureSet::Part{chosen - 1, 1} : PictureSet::Part{0, count};
    showPicture();
}

ColourTable ReconstructionView::table() const {
    if (shown().quantity == Quantity2D::Phase) {
        return colourTable(ColourMap::Phase);
    }
    const auto map = part_.count > 1 ? ColourMap::Grey : chosenMap(*map_);
    return withGamma(colourTable(map),
                     std::pow(4.0, -brightness_->value() / double(brightnessSteps)));
}

ColourScale ReconstructionView::scaleOf(const PictureLook& look) const {
    switch (shown().quantity) {
    case Quantity2D::Phase:
        return phaseScale(QStringLiteral("arg u"));
    case Quantity2D::Amplitude:
        return numberScale(look.table, QStringLiteral("|u|"), look.window.low, look.window.high);
    case Quantity2D::Depth:
        return numberScale(look.table, QStringLiteral("z [mm]"), 1e3 * look.window.low,
                           1e3 * look.window.high);
    default:
        return numberScale(look.table, QStringLiteral("|u|²"), look.window.low, look.window.high);
    }
}

/// All share one scale.
ValueWindow ReconstructionView::valueWindow() const {
    return set_.window(part_, static_cast<PictureSet::Range>(range_->currentIndex()));
}

void ReconstructionView::showPicture() {
    const bool numbers = !isEmpty() && isBrightness(shown().quantity);
    map_->setEnabled(!isEmpty() && shown().quantity != Quantity2D::Phase && part_.count == 1);
    range_->setEnabled(numbers);
    widen_->setEnabled(numbers);
    brightness_->setEnabled(numbers);
    work_->setHostEmpty(isEmpty());
    if (isEmpty()) {
        return setShown({});
    }
    shownSpread_ = spread();
    const PictureLook look{table(), valueWindow(), widen_->isChecked(), shownSpread_};
    setShown({set_.source(part_, look), scaleOf(look)});
}

std::int64_t ReconstructionView::spread() const {
    return widen_->isChecked() ? spreadFor(1 / hand().transform().scale) : 0;
}

void ReconstructionView::setNow(const AgeWords& age) {
    badge_->setNow(age);
}

void ReconstructionView::chooseLight(int index) {
    Reconstruction look = look_;
    look.fromEncoded = index != ofField;
    if (look.fromEncoded && light_->count() > throughStop)
        look.isFiltered = index == throughStop;
    emit lightChosen(look);
}

void ReconstructionView::setLight(const Reconstruction& look, bool hasStop) {
    look_ = look;
    light_->setItemText(ofPattern, hasStop ? tr("Pattern, all light") : tr("Pattern"));
    if (light_->count() > throughStop && !hasStop)
        light_->removeItem(throughStop);
    if (light_->count() <= throughStop && hasStop) {
        light_->addItem(tr("Pattern through the stop"));
        light_->setItemData(throughStop,
                            tr("The light in the picture's band alone, moved to the axis"),
                            Qt::ToolTipRole);
    }
    const int ofDevice = hasStop && look.isFiltered ? throughStop : ofPattern;
    light_->setCurrentIndex(look.fromEncoded ? ofDevice : ofField);
}

void ReconstructionView::setFigures(const QString& sentence) {
    figures_->setText(sentence);
}

void ReconstructionView::compare(const QString& sentence) {
    reference_->say(sentence);
}

void ReconstructionView::setMark(const QPainterPath& outline) {
    outline_ = outline;
    showMark();
}

void ReconstructionView::showMark() {
    mark_->setOutline(outline_.isEmpty() || isEmpty() ? QPainterPath()
                                                      : samplesOfPlaces(shown()).map(outline_));
}

void ReconstructionView::showTransform() {
    if (!isEmpty() && spread() != shownSpread_)
        showPicture();
    mark_->setTransform(hand().transform());
    showMark();
    const double perSample = isEmpty() ? 0 : shown().width.si() / static_cast<double>(shown().cols);
    scaleBar_->setMetresPerPixel(perSample / hand().transform().scale);
}

void ReconstructionView::probe(QPointF sample) {
    if (isEmpty()) {
        return;
    }
    const Preview& at = shown();
    const ProbedSample pixel{static_cast<std::int64_t>(std::floor(sample.y())),
                             static_cast<std::int64_t>(std::floor(sample.x()))};
    const Sampling sampling{
        at.width / static_cast<double>(at.cols), at.height / static_cast<double>(at.rows), {}};
    QStringList values;
    const double unit = at.quantity == Quantity2D::Depth ? 1e3 : 1;
    const Previews& read = set_.read();
    for (std::size_t i = part_.first; i < part_.first + part_.count; ++i)
        values << shortNumber(unit * meanOf(read[i], {pixel.row, pixel.col, 1, 1}));
    emit probed(
        HologramProbe::place({at.rows, at.cols}, sampling, pixel, at.x, at.y)
        + QStringLiteral("  %1 %2").arg(bar().scale().title, values.join(QStringLiteral(" / "))));
}

void ReconstructionView::setDistanceRange(Length low, Length high) {
    distance_->setRange(low, high);
}

void ReconstructionView::setDistance(Length distance) {
    distance_->setDistance(distance);
}

Length ReconstructionView::distance() const {
    return distance_->distance();
}

void ReconstructionView::setPinned(bool pinned) {
    distance_->setPinned(pinned);
}

void ReconstructionView::setFocusNote(const QString& sentence) {
    note_->sayUnfocused(sentence);
}

void ReconstructionView::setWork(const ViewWork& work, const QString& absence) {
    work_->say(work);
    display().setEmptyText(!work_->isHidden() ? QString()
                           : !absence.isEmpty()
                               ? absence
                               : tr("Compute a hologram to see its reconstruction here."));
}

void ReconstructionView::suit(bool spots) {
    range_->setCurrentIndex(spots ? PictureSet::Full : PictureSet::Most);
    widen_->setChecked(spots);
}

void ReconstructionView::clear() {
    clearPictures();
}

} // namespace fringe
