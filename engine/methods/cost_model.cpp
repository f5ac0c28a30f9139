// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/cost_model.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

/// Seconds of one unit of the device, a thread or a multiprocessor.
struct UnitCosts {
    double perPair;
    double perLine;   ///< per point and row or column: tables of one dimension
    double perSample; ///< transforms, and the field itself
    double
        steepness; ///< pairs and transforms cost (2e-3 / tolerance)^steepness of that, if above 1
};

/// Costs of a thread with AVX-512 at about 2.7 GHz, for devices that are none of a GPU's kind and
/// do not know themselves.
UnitCosts threadCosts(PointForm form) {
    const bool isExact = form.model == WaveModel::Exact;
    switch (form.sum) {
    case PointSum::Direct:
        return {isExact ? 2e-10 : 3.5e-10, 2e-9, 4e-9, 0};
    case PointSum::Products:
        return {3.2e-11, 2e-9, 4e-9, 0};
    case PointSum::Nufft:
        break;
    }
    return {6e-13, 1e-10, 1.7e-8, 0.6};
}

/// Costs of a multiprocessor of an H100, which has 132.
UnitCosts multiprocessorCosts(PointForm form) {
    const bool isExact = form.model == WaveModel::Exact;
    switch (form.sum) {
    case PointSum::Direct:
        return {isExact ? 5e-11 : 1e-10, 1e-9, 1.5e-8, 0};
    case PointSum::Products:
        return {2.4e-11, 1e-9, 1.5e-8, 0};
    case PointSum::Nufft:
        break;
    }
    return {1.3e-13, 1e-9, 2e-8, 0.4};
}

/// What the pairs of the real part cost of those of the whole field.
double realShare(PointSum sum) {
    switch (sum) {
    case PointSum::Direct:
        return 0.85;
    case PointSum::Products:
        return 0.65;
    case PointSum::Nufft:
        break;
    }
    return 1;
}

} // namespace

double sumSeconds(PointForm form, const SumSize& size, const Capabilities& device) {
    const UnitCosts costs = device.isGpu ? multiprocessorCosts(form) : threadCosts(form);
    const double samples =
        static_cast<double>(size.shape.rows) * static_cast<double>(size.shape.cols);
    const double lines = static_cast<double>(size.shape.rows + size.shape.cols);
    const double care = std::max(1.0, std::pow(2e-3 / size.tolerance, costs.steepness));
    const double careOfSamples = form.sum == PointSum::Nufft ? care : 1;
    const double part = size.realPart ? realShare(form.sum) : 1;
    const double work = size.points * samples * size.coverage * costs.perPair * care * part
                        + size.points * lines * costs.perLine
                        + samples * costs.perSample * careOfSamples;
    return work / device.units;
}

double overheadSeconds(double points, Shape shape, const Capabilities& device) {
    constexpr double perPoint = 1e-7, perSample = 6e-9;
    const double samples = static_cast<double>(shape.rows) * static_cast<double>(shape.cols);
    return (points * perPoint + samples * perSample) / device.units;
}

} // namespace fringe
