// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/mask_look.h"

#include "app/results/result_store.h"
#include "app/studio/shown_plane.h"
#include "app/text/localised.h"
#include "engine/device/row_planes.h"
#include "engine/outputs/fabrication.h"
#include "engine/outputs/pattern_counts.h"
#include "engine/run/outcome.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

constexpr double nanometres = 1e9;

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

/// Step of the relief that its numbers count, negative of depths [nm]; of openings 1.
double stepOf(const MadePattern& made) {
    if (!made.isRelief())
        return 1;
    return (made.isOfDepths() ? -nanometres : nanometres) * made.step.si();
}

QString wordsOf(const MadePattern& made, std::int64_t number) {
    if (!made.isRelief())
        return number > 0 ? MaskLook::tr("open") : MaskLook::tr("closed");
    const std::int64_t level =
        isNegative(made.mask) ? (made.levels - number) % made.levels : number;
    const QLocale locale;
    const double turns = static_cast<double>(level) / static_cast<double>(made.levels);
    //: number of a level, height or depth, phase
    return MaskLook::tr("level %1  %2 nm  phase %3 turns")
        .arg(locale.toString(level),
             locale.toString(0 + stepOf(made) * static_cast<double>(number), 'f', 1),
             locale.toString(turns, 'f', 3));
}

ShownPlane reliefOf(const std::shared_ptr<const MadePattern>& made, const std::vector<bool>& seen) {
    const double step = stepOf(*made), end = step * static_cast<double>(made->levels - 1);
    std::vector<float> heights;
    for (const std::uint16_t left : leftOfAll(*made, seen))
        heights.push_back(static_cast<float>(step * left));
    return {.values =
                ofEach<float>(made->numbers, [heights](std::uint16_t n) { return heights.at(n); }),
            .pitchX = made->pitchX,
            .pitchY = made->pitchY,
            .quantity = made->isRelief() ? QStringLiteral("nm") : MaskLook::tr("Opening"),
            .low = std::min(end, 0.0),
            .high = std::max(end, 0.0),
            .words = [made, step](float height) {
                return wordsOf(*made, std::llround(height / step));
            }};
}

} // namespace

MaskLook::MaskLook(Runner& runner, const ResultStore& results, QObject* parent)
    : WatchedLook(parent), results_(results), work_(runner, QStringLiteral("mask facts")) {
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

void MaskLook::drop(const QString& why) {
    work_.cancel();
    facts_.reset();
    layers_.clear();
    relief_.reset();
    place_ = -1;
    why_ = why;
    emit changed();
}

void MaskLook::follow() {
    if (!isWatched())
        return work_.cancel();
    const Chain now = results_.onScreen();
    if (now.design().device.key != "mask")
        return drop(tr("The design is for no mask. Choose the device Mask under Device."));
    if (!now.field())
        return drop(tr("The hologram is computed first; the mask is made of it."));
    work_.ask(
        [now, limit = limit_](JobControl& control) {
            return factsOf(*now.encoded(control), now.design().device, limit, control);
        },
        [this](Outcome<Facts> facts) {
            if (facts.error)
                return drop(localised(*facts.error));
            if (facts.finished())
                take(*std::move(facts.value));
        });
}

/// Layers stay hidden as long as there are as many.
void MaskLook::take(Facts facts) {
    if (facts.layers.size() == layers_.size())
        for (std::size_t layer = 0; layer < layers_.size(); ++layer)
            facts.layers[layer].isSeen = layers_[layer].isSeen;
    layers_ = facts.layers;
    facts_ = std::move(facts);
    place_ = -1;
    why_.clear();
    see();
}

void MaskLook::see() {
    std::vector<bool> seen;
    for (const MaskLayerRow& row : layers_)
        seen.push_back(row.isSeen);
    relief_ = std::make_shared<const ShownPlane>(reliefOf(facts_->made, seen));
    emit changed();
}

void MaskLook::setSeen(int layer, bool seen) {
    layers_.at(static_cast<std::size_t>(layer)).isSeen = seen;
    see();
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
    emit changed();
}

} // namespace fringe
