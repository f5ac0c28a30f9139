// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/mask_look.h"

#include "app/results/result_store.h"
#include "app/studio/plane_greys.h"
#include "app/text/localised.h"
#include "engine/outputs/fabrication.h"
#include "engine/outputs/pattern_counts.h"
#include "engine/run/outcome.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

constexpr int mostPixels = 768;  ///< along a side of the picture
constexpr int mostPlaces = 1024; ///< of a section
constexpr int aroundPlace = 24;  ///< pixels of the plate on each side of what is narrow

QRect placeOf(const DrawnRun& run) {
    const int length = static_cast<int>(run.length);
    return {static_cast<int>(run.col), static_cast<int>(run.row), run.isAlongRow ? length : 1,
            run.isAlongRow ? 1 : length};
}

/// The narrower of the two ways, of those that there are [m].
double smallestOf(const LayerCount& layer, const MadePattern& made) {
    double smallest = 0;
    for (const auto& [pixels, pitch] :
         {std::pair(layer.shortestX, made.pitchX), {layer.shortestY, made.pitchY}})
        if (const double width = static_cast<double>(pixels) * pitch.si();
            width > 0 && (smallest == 0 || width < smallest))
            smallest = width;
    return smallest;
}

std::vector<MaskLayerRow> rowsOf(const MadePattern& made, const PatternCounts& counts) {
    std::vector<MaskLayerRow> rows;
    for (int layer = 0; layer < made.layers(); ++layer) {
        const LayerCount& count = counts.layers[static_cast<std::size_t>(layer)];
        const QString name = !made.isRelief()             ? MaskLook::tr("Openings")
                             : made.mask.hasLayerPerLevel ? MaskLook::tr("Level %1").arg(layer + 1)
                                                          : MaskLook::tr("Mask %1").arg(layer + 1);
        rows.push_back({name, made.isRelief() ? made.depth(layer).si() : 0,
                        static_cast<double>(count.drawn) / static_cast<double>(made.numbers.size()),
                        smallestOf(count, made)});
    }
    return rows;
}

/// What the layers that are seen leave of a number.
std::uint16_t leftOf(std::uint16_t number, const MadePattern& made, const std::vector<bool>& seen) {
    std::uint16_t left = 0;
    for (std::size_t layer = 0; layer < seen.size(); ++layer)
        if (seen[layer] && made.isDrawn(number, static_cast<int>(layer)))
            left = static_cast<std::uint16_t>(
                left | (made.mask.hasLayerPerLevel ? number : 1U << layer));
    return left;
}

/// The numbers that are left, of all there may be.
std::vector<std::uint16_t> leftOfAll(const MadePattern& made, const std::vector<bool>& seen) {
    std::vector<std::uint16_t> left(static_cast<std::size_t>(made.levels));
    for (std::size_t number = 0; number < left.size(); ++number)
        left[number] = leftOf(static_cast<std::uint16_t>(number), made, seen);
    return left;
}

QImage pictureOf(const MadePattern& made, const std::vector<std::uint16_t>& left,
                 const QRect& part) {
    const double most = static_cast<double>(made.levels - 1);
    const bool isLow = made.isRelief() && made.isOfDepths();
    return greysOf(made.numbers, {part.top(), part.left(), {part.height(), part.width()}},
                   mostPixels, [&](std::uint16_t number) {
                       const double share = left.at(number) / most;
                       return static_cast<std::uint8_t>(
                           std::lround(255 * (isLow ? 1 - share : share)));
                   });
}

/// Heights of the pixels below a line, at most a fixed number of them.
std::vector<QPointF> sectionOf(const MadePattern& made, const std::vector<std::uint16_t>& left,
                               const QLineF& line) {
    const double dx = line.dx() * made.pitchX.si(), dy = line.dy() * made.pitchY.si();
    const double steps = std::max(std::abs(line.dx()), std::abs(line.dy()));
    const int count = std::clamp(static_cast<int>(std::ceil(steps)) + 1, 2, mostPlaces);
    const auto [rows, cols] = made.numbers.shape();
    const auto reader = made.numbers.open();
    std::vector<QPointF> section;
    for (int i = 0; i < count; ++i) {
        const double t = static_cast<double>(i) / (count - 1);
        const QPointF at = line.pointAt(t);
        std::uint16_t number = 0;
        reader->read({std::clamp<std::int64_t>(std::llround(at.y()), 0, rows - 1),
                      std::clamp<std::int64_t>(std::llround(at.x()), 0, cols - 1),
                      {1, 1}},
                     &number, 1);
        const double step = made.isRelief() ? made.step.si() : 1;
        section.emplace_back(t * std::hypot(dx, dy), left.at(number) * step);
    }
    return section;
}

QRect plateOf(const MadePattern& made) {
    const auto [rows, cols] = made.numbers.shape();
    return {0, 0, static_cast<int>(cols), static_cast<int>(rows)};
}

} // namespace

MaskLook::MaskLook(Runner& runner, const ResultStore& results, QObject* parent)
    : QObject(parent), results_(results), work_(runner, QStringLiteral("mask facts")),
      drawing_(runner, QStringLiteral("mask look")) {
    connect(&results, &ResultStore::onScreenChanged, this, &MaskLook::follow);
}

MaskLook::~MaskLook() = default;

MaskLook::Facts MaskLook::factsOf(const LevelPattern& levels, const Choice& device, double limit,
                                  const JobControl& control) {
    const Fabrication fabrication =
        fabricationOf(outputKindOf("mask").file, levels, device, &control);
    const auto made = std::make_shared<const MadePattern>(fabrication.made);
    Facts facts{made, rowsOf(*made, countsOf(*made, &control))};
    //: a format, and what its file would be, such as "12,345 rectangles, 98 KiB, 0.4 s"
    facts.forecast =
        tr("As %1: %2")
            .arg(QString::fromUtf8(fabrication.format->name), localised(forecastText(fabrication)));
    if (!(limit > 0))
        return facts;
    const NarrowRuns narrow = narrowRuns(*made, Length(limit), &control);
    facts.narrow = narrow.count;
    for (const DrawnRun& run : narrow.runs)
        facts.places.push_back(fringe::placeOf(run));
    return facts;
}

MaskLook::Seen MaskLook::seen(const MadePattern& made, const std::vector<bool>& layers,
                              const QRect& part, const QLineF& line) {
    const std::vector<std::uint16_t> left = leftOfAll(made, layers);
    return {pictureOf(made, left, part), sectionOf(made, left, line)};
}

void MaskLook::setWatched(bool watched) {
    if (std::exchange(isWatched_, watched) != watched)
        follow();
}

void MaskLook::drop(const QString& why) {
    work_.cancel();
    drawing_.cancel();
    facts_.reset();
    layers_.clear();
    seen_ = {};
    place_ = -1;
    why_ = why;
    emit changed();
}

void MaskLook::follow() {
    if (!isWatched_)
        return work_.cancel();
    const OnScreen now = results_.onScreen();
    if (now.state->device.key != "mask")
        return drop(tr("The design is for no mask. Choose the device Mask under Device."));
    if (!now.field)
        return drop(tr("The hologram is computed first; the mask is made of it."));
    const auto outcome = std::make_shared<Outcome<Facts>>();
    work_.request(
        [outcome, now, limit = limit_](JobControl& control) {
            *outcome = outcomeOf(
                [&] { return factsOf(*now.encoded(), now.state->device, limit, control); });
        },
        [this, outcome] {
            if (outcome->error)
                return drop(localised(*outcome->error));
            if (outcome->finished())
                take(std::move(*outcome->value));
        });
}

/// Layers stay hidden as long as there are as many.
void MaskLook::take(Facts facts) {
    const QRect plate = plateOf(*facts.made);
    const bool isOther = !facts_ || plateOf(*facts_->made) != plate;
    if (facts.layers.size() == layers_.size())
        for (std::size_t layer = 0; layer < layers_.size(); ++layer)
            facts.layers[layer].isSeen = layers_[layer].isSeen;
    layers_ = facts.layers;
    facts_ = std::move(facts);
    place_ = -1;
    why_.clear();
    if (isOther) {
        part_ = plate;
        const double middle = plate.height() / 2;
        line_ = QLineF(0, middle, plate.width() - 1, middle);
    }
    draw();
}

void MaskLook::draw() {
    if (!facts_)
        return;
    std::vector<bool> layers;
    for (const MaskLayerRow& row : layers_)
        layers.push_back(row.isSeen);
    const auto outcome = std::make_shared<Outcome<Seen>>();
    drawing_.request(
        [outcome, made = facts_->made, layers, part = part_, line = line_](JobControl&) {
            *outcome = outcomeOf([&] { return seen(*made, layers, part, line); });
        },
        [this, outcome] {
            if (outcome->finished())
                seen_ = std::move(*outcome->value);
            emit changed();
        });
}

void MaskLook::setSeen(int layer, bool seen) {
    layers_.at(static_cast<std::size_t>(layer)).isSeen = seen;
    draw();
}

void MaskLook::look(const QRect& part) {
    if (!facts_)
        return;
    const QRect plate = plateOf(*facts_->made);
    part_ = part.isEmpty() ? plate : part & plate;
    draw();
}

void MaskLook::cut(const QLineF& line) {
    line_ = line;
    draw();
}

void MaskLook::setLimit(double limit) {
    limit_ = limit;
    follow();
}

QRect MaskLook::place() const {
    return place_ < 0 ? QRect() : facts_->places[static_cast<std::size_t>(place_)];
}

void MaskLook::step(int by) {
    const int count = facts_ ? static_cast<int>(facts_->places.size()) : 0;
    if (count == 0)
        return;
    place_ = place_ < 0 ? (by > 0 ? 0 : count - 1) : ((place_ + by) % count + count) % count;
    const QRect place = this->place();
    look(place.adjusted(-aroundPlace, -aroundPlace, aroundPlace, aroundPlace));
}

} // namespace fringe
