// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/numbers_view.h"

#include "app/text/numbers.h"
#include "ui/views/hologram_probe.h"
#include "ui/views/overlays.h"
#include "ui/views/paged_source.h"
#include "ui/views/pan_zoom.h"
#include "ui/views/picture_source.h"
#include "ui/views/view_controls.h"
#include "ui/views/view_style.h"

#include <QComboBox>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace fringe {
namespace {

constexpr std::size_t mostHeld = 1 << 24; ///< samples of a plane that is read as a whole
constexpr int mostPlaces = 1024;          ///< of a section
constexpr int aroundMark = 24;            ///< pixels of the plane on each side

ColourScale scaleOf(const ShownPlane& plane, ColourMap map) {
    return numberScale(colourTable(plane.isPhase ? ColourMap::Phase : map), plane.quantity,
                       plane.low, plane.high);
}

/// Phases in radians, within one turn.
Preview previewOf(const Plane<float>& piece, bool isPhase) {
    const auto samples = piece.samples();
    Preview preview{.rows = piece.shape().rows,
                    .cols = piece.shape().cols,
                    .values{samples.begin(), samples.end()},
                    .quantity = isPhase ? Quantity2D::Phase : Quantity2D::Depth};
    if (isPhase)
        for (float& value : preview.values)
            value = 2 * std::numbers::pi_v<float> * (value - std::floor(value));
    return preview;
}

Coloured colouredOf(const ShownPlane& plane, ColourMap map) {
    const ColourScale scale = scaleOf(plane, map);
    const double unit = plane.isPhase ? 2 * std::numbers::pi : 1;
    const PictureLook look{
        .table = scale.table, .window{unit * plane.low, unit * plane.high}, .keepsThin = true};
    const auto lookAt = [look, isPhase = plane.isPhase](const Plane<float>& piece) {
        return std::make_unique<PictureSource>(
            std::make_shared<const Preview>(previewOf(piece, isPhase)), look);
    };
    if (plane.values.size() <= mostHeld)
        return {lookAt(inMemory(plane.values)), scale};
    return {std::make_shared<PagedSource<float>>(plane.values, lookAt), scale};
}

ProbedSample pixelAt(QPointF sample) {
    return {static_cast<std::int64_t>(std::floor(sample.y())),
            static_cast<std::int64_t>(std::floor(sample.x()))};
}

double lengthOf(const ShownPlane& plane, const QLineF& line) {
    return std::hypot(line.dx() * plane.pitchX.si(), line.dy() * plane.pitchY.si());
}

/// Values of the pixels below a line.
std::vector<QPointF> sectionOf(const ShownPlane& plane, const QLineF& line) {
    const double steps = std::max(std::abs(line.dx()), std::abs(line.dy()));
    const int count = std::clamp(static_cast<int>(std::ceil(steps)), 2, mostPlaces);
    const auto [rows, cols] = plane.values.shape();
    const auto reader = plane.values.open();
    std::vector<QPointF> section;
    for (int i = 0; i < count; ++i) {
        const double share = (i + 0.5) / count;
        const auto [row, col, at] = pixelAt(line.pointAt(share));
        float value = 0;
        reader->read({std::clamp<std::int64_t>(row, 0, rows - 1),
                      std::clamp<std::int64_t>(col, 0, cols - 1),
                      {1, 1}},
                     &value, 1);
        section.emplace_back(share * lengthOf(plane, line), value);
    }
    return section;
}

/// "12.3 µm  −931…0 nm"
QString textOf(const ShownPlane& plane, const QLineF& line, const std::vector<QPointF>& section) {
    const auto [least, most] = std::ranges::minmax(section, {}, &QPointF::y);
    return QStringLiteral("%1  %2…%3 %4")
        .arg(lengthText(lengthOf(plane, line)), shortNumber(least.y()), shortNumber(most.y()),
             plane.quantity);
}

QRectF areaOf(const ShownPlane& plane) {
    const auto [rows, cols] = plane.values.shape();
    return {0, 0, static_cast<double>(cols), static_cast<double>(rows)};
}

} // namespace

NumbersView::NumbersView(const QString& name, const QString& title, QWidget* parent)
    : PlaneView(name, title, parent), map_(mapChoice(this, name + QStringLiteral("Map"))),
      mark_(new RegionMark(surface())) {
    mark_->setObjectName(name + QStringLiteral("Line"));
    auto* ruler = iconButton(this, ViewIcon::Measure, name + QStringLiteral("Measure"),
                             tr("Measure along a line that is dragged"));
    ruler->setCheckable(true);
    arrange({map_}, {ruler});
    setMinimumWidth(0); // in panes that are shared
    connect(map_, &QComboBox::currentIndexChanged, this, &NumbersView::showPlane);
    connect(ruler, &QToolButton::toggled, &hand(), &PanZoom::setDrawing);
    connect(&hand(), &PanZoom::drawn, this, &NumbersView::measure);
    connect(&hand(), &PanZoom::transformChanged, this,
            [this] { mark_->setTransform(hand().transform()); });
}

bool NumbersView::setPlane(std::shared_ptr<const ShownPlane> plane, const QString& absence) {
    display().setEmptyText(absence);
    if (plane == plane_)
        return false;
    const bool isOther = !plane || !plane_ || plane->values.shape() != plane_->values.shape();
    plane_ = std::move(plane);
    if (isOther)
        measured_ = {};
    if (plane_)
        hand().setPlane(areaOf(*plane_).size(), plane_->pitchY / plane_->pitchX);
    showPlane();
    takeSection();
    return isOther;
}

void NumbersView::showPlane() {
    map_->setEnabled(plane_ && !plane_->isPhase);
    if (!plane_)
        return showNothing();
    showMade(NewestWork::slow,
             [plane = plane_, map = chosenMap(*map_)] { return colouredOf(*plane, map); });
}

void NumbersView::setMark(const QRect& pixels) {
    if (std::exchange(marked_, pixels) == pixels)
        return;
    mark();
    if (plane_ && !pixels.isEmpty())
        hand().look(QRectF(pixels).adjusted(-aroundMark, -aroundMark, aroundMark, aroundMark));
}

void NumbersView::measure(const QLineF& line) {
    if (!plane_)
        return;
    const QRectF area = areaOf(*plane_);
    const auto within = [&](QPointF place) {
        return QPointF(std::clamp(place.x(), area.left(), area.right()),
                       std::clamp(place.y(), area.top(), area.bottom()));
    };
    measured_ = {within(line.p1()), within(line.p2())};
    takeSection();
}

void NumbersView::takeSection() {
    mark();
    cutting_.forget();
    if (!plane_ || measured_.isNull())
        return emit measured({});
    const auto section = std::make_shared<std::vector<QPointF>>();
    cutting_.request(
        {NewestWork::slow,
         [section, plane = plane_, line = measured_] { *section = sectionOf(*plane, line); },
         [this, section, plane = plane_, line = measured_] {
             mark(textOf(*plane, line, *section));
             emit measured(*section);
         }});
}

void NumbersView::mark(const QString& text) {
    QPainterPath outline(measured_.p1());
    outline.lineTo(measured_.p2());
    outline.addRect(marked_);
    mark_->setOutline(outline, text);
}

void NumbersView::probe(QPointF sample) {
    if (!plane_)
        return;
    tell(NewestWork::slow, [plane = plane_, at = pixelAt(sample)] {
        const Sampling sampling{plane->pitchX, plane->pitchY, {}};
        return HologramProbe::place(plane->values.shape(), sampling, at) + QStringLiteral("  ")
               + plane->words(plane->values.at(at.row, at.col));
    });
}

} // namespace fringe
