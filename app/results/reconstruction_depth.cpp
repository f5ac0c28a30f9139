// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/reconstruction_depth.h"

#include "app/results/planner.h"
#include "app/results/result_store.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

/// NaN stays that.
std::shared_ptr<const Raster> sharesOf(const Preview& depth, const DepthSpan& span) {
    Raster shares{{depth.rows, depth.cols}, 1, 1, depth.values};
    for (float& value : shares.samples)
        value = static_cast<float>(std::clamp((span.near.si() - static_cast<double>(value))
                                                  / (span.near.si() - span.far.si()),
                                              0.0, 1.0));
    return std::make_shared<const Raster>(std::move(shares));
}

} // namespace

DepthSpan depthSpan(const Estimate& estimate) {
    const Design& design = *estimate.design;
    const Plate& plate = design.setup.plate;
    const double side = std::min(plate.pitchX.si() * static_cast<double>(plate.size.cols),
                                 plate.pitchY.si() * static_cast<double>(plate.size.rows));
    const double high =
        estimate.bounds ? estimate.bounds->high[2] : design.reconstruction.distance.si();
    const double depth = estimate.bounds ? estimate.bounds->extent()[2] : 0;
    const double middle = high - depth / 2;
    const double ratio = (estimate.lens ? estimate.lens->si() : middle) / side;
    const double least = std::max(4 * design.setup.wavelength().si() * ratio * ratio, 1e-6);
    const double reach = std::max((depth > 0 ? depth : std::abs(middle)) / 4, least);
    return {Length(high + reach), Length(high - depth - reach)};
}

ReconstructionDepth::ReconstructionDepth(Runner& runner, DevicePool& devices,
                                         const Planner& planner)
    : refocus_(runner, devices), planner_(planner) {
    connect(&planner, &Planner::changed, this, &ReconstructionDepth::follow);
    connect(&refocus_, &Refocus::progressed, this, &ReconstructionDepth::say);
    connect(&refocus_, &Refocus::failed, this, [this](const Message& why) {
        shares_.reset();
        why_ = localised(why);
        emit changed();
    });
    connect(&refocus_, &Refocus::ready, this,
            [this](const std::shared_ptr<const Previews>& pictures) { take(*pictures); });
}

void ReconstructionDepth::setSource(const RefocusSource& source, DesignPtr design) {
    design_ = std::move(design);
    if (source_ != source) {
        source_ = source;
        drop({});
    }
    follow();
}

void ReconstructionDepth::setWanted(bool wanted) {
    if (std::exchange(isWanted_, wanted) == wanted)
        return;
    if (!wanted && !refocus_.isIdle())
        drop({});
    follow();
}

/// Once it is known where the scene of the hologram is.
void ReconstructionDepth::follow() {
    if (!isWanted_ || span_)
        return;
    if (!hasSource())
        return drop(tr("Compute the hologram to see the depth of what it shows."));
    const auto estimate = planner_.estimate();
    if (!estimate)
        return;
    if (design_ && !areSame(*estimate->design, *design_, Stage::Field))
        return drop(tr("The hologram is of another state of the project; compute it again to see "
                       "the depth of what it shows."));
    begin(depthSpan(*estimate));
}

void ReconstructionDepth::begin(const DepthSpan& span) {
    span_ = span;
    why_.clear();
    say(tr("Looking for the distances of best focus"));
    refocus_.setSource(source_);
    refocus_.request(FocusView::Depth, span.far, span.near);
}

void ReconstructionDepth::drop(const QString& why) {
    refocus_.setSource({});
    span_.reset();
    shares_.reset();
    progress_.clear();
    why_ = why;
    emit changed();
}

void ReconstructionDepth::take(const Previews& pictures) {
    shares_ = sharesOf(pictures.front(), *span_);
    facts_ = tr("Distances of best focus from %1, near, to %2, far")
                 .arg(localLength(span_->near), localLength(span_->far));
    if (refocus_.isWhole())
        refocus_.setSource({}); // spectra take much memory
    emit changed();
}

void ReconstructionDepth::say(const QString& progress) {
    if (progress.isEmpty() && !refocus_.isIdle())
        return;
    progress_ = progress;
    emit changed();
}

} // namespace fringe
