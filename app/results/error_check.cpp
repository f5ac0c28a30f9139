// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/error_check.h"

#include "engine/accuracy/point_error.h"
#include "engine/run/outcome.h"
#include "engine/sources/source_kind.h"

#include <chrono>
#include <cmath>

namespace fringe {
namespace {

using namespace std::chrono_literals;

constexpr auto calmTime = 300ms;
constexpr PixelSample sample{.pairs = 1e6, .least = 32, .most = 300};
constexpr std::size_t mostPoints = 1'000'000;

bool canBeChecked(const HologramResult& result) {
    if (!result.isAtHand() || result.design->isDesigned())
        return false;
    const auto visible = lightSources(*result.design);
    const Source& source = result.design->sources.at(visible.front());
    const auto hides = sourceKindOf(source.kind.key).hides;
    const auto cloud = source.kind.data<PointCloud>("cloud");
    return visible.size() == 1 && cloud && cloud->points.size() <= mostPoints
           && !(hides && hides(source)); // points that hide others send no wave for themselves
}

} // namespace

ErrorCheck::ErrorCheck(Runner& runner, const ResultStore& results, QObject* parent)
    : QObject(parent), results_(results), work_(runner, QStringLiteral("check")) {
    calm_.setSingleShot(true);
    calm_.setInterval(calmTime);
    connect(&calm_, &QTimer::timeout, this, &ErrorCheck::begin);
    connect(&results, &ResultStore::hologramChanged, this, &ErrorCheck::follow);
    follow();
}

void ErrorCheck::follow() {
    const HologramResult& result = results_.hologram();
    if (result.chain.field() == hologram_)
        return;
    hologram_ = result.chain.field();
    error_.reset();
    work_.cancel();
    const bool isWanted = canBeChecked(result);
    isLeftOut_ = isWanted && result.folder;
    if (isWanted && !isLeftOut_)
        calm_.start();
    else
        calm_.stop();
    emit changed();
}

void ErrorCheck::begin() {
    const auto find = [design = results_.hologram().design,
                       hologram = hologram_](JobControl& control) {
        return errorOf(*hologram, *design, {"exact"}, control, sample);
    };
    work_.ask(find, [this, hologram = hologram_](const Outcome<PointError>& found) {
        if (hologram != hologram_ || !found.finished() || !std::isfinite(found.value->relative))
            return;
        error_ = found.value->relative;
        emit changed();
    });
}

} // namespace fringe
