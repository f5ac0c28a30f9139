// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/raster_facts.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace fringe {
namespace {

/// Calls `use` with each number that is measured.
template <class Use>
void eachMeasured(std::span<const float> samples, bool isDepth, const Use& use) {
    for (const float sample : samples)
        if (std::isfinite(sample) && (sample > 0 || !isDepth))
            use(static_cast<double>(sample));
}

/// Facts of samples of which 1 stands for `white`.
RasterFacts factsOf(std::span<const float> samples, double white, bool isDepth) {
    RasterFacts facts;
    std::size_t count = 0;
    eachMeasured(samples, isDepth, [&](double sample) {
        facts.least = count == 0 ? sample : std::min(facts.least, sample);
        facts.most = count == 0 ? sample : std::max(facts.most, sample);
        ++count;
    });
    if (samples.empty())
        return facts;
    facts.notMeasured = 1 - static_cast<double>(count) / static_cast<double>(samples.size());
    if (count == 0)
        return facts;
    const double range = facts.most - facts.least;
    const double perBin = range > 0 ? static_cast<double>(RasterFacts::bins) / range : 0;
    const float share = 1.0F / static_cast<float>(count);
    std::array<std::size_t, RasterFacts::bins> counts{};
    eachMeasured(samples, isDepth, [&](double sample) {
        const auto bin = static_cast<std::size_t>((sample - facts.least) * perBin);
        ++counts[std::min(bin, RasterFacts::bins - 1)];
    });
    std::ranges::transform(counts, facts.histogram.begin(),
                           [&](std::size_t all) { return share * static_cast<float>(all); });
    facts.least *= white;
    facts.most *= white;
    return facts;
}

} // namespace

RasterFacts factsOf(const Raster& raster, bool isDepth) {
    if (raster.count() == 0)
        return {};
    if (raster.planes < luminanceWeights.size())
        return factsOf(raster.plane(0, 0), raster.white, isDepth);
    return factsOf(raster.intensity(0).intensity, raster.white, isDepth);
}

RasterFacts factsOf(const GreyPicture& picture) {
    return factsOf(picture.intensity, 1, false);
}

int bitsOf(const Raster& raster) {
    return raster.white == 255 ? 8 : raster.white == 65535 ? 16 : 32;
}

} // namespace fringe
