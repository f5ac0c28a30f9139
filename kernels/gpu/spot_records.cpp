// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/spot_records.h"

#include "kernels/error.h"
#include "kernels/gpu/point_records.h"
#include "kernels/spot_phase.h"

#include <algorithm>

namespace fringe::gpu {
namespace {

template <class Value> std::vector<Value> oneOrMore(std::vector<Value> values) {
    values.resize(std::max<std::size_t>(values.size(), 1));
    return values;
}

formulas::AxisRecord axisRecord(const AxisPhase& axis) {
    return {toTwoFloat(axis.quadratic), toTwoFloat(axis.linear), fractionOfTurns(axis.constant)};
}

} // namespace

bool sumsByProducts(const SpotsArgs& args) {
    return args.geometry != SpotGeometry::FreeExact && !args.eachPair;
}

std::vector<formulas::SpotRecord> spotRecords(const SpotsArgs& args) {
    std::vector<formulas::SpotRecord> records;
    for (const SpotPlace& spot : args.spots) {
        const SpotPhase phase = separablePhase(spot, args);
        records.push_back({axisRecord(phase.x), axisRecord(phase.y)});
    }
    return oneOrMore(std::move(records));
}

std::vector<formulas::AxisRecord> axisRecords(const SpotsArgs& args, SpotAxis axis) {
    std::vector<formulas::AxisRecord> records;
    for (const SpotPlace& spot : args.spots) {
        const SpotPhase phase = separablePhase(spot, args);
        records.push_back(axisRecord(axis == SpotAxis::X ? phase.x : phase.y));
    }
    return oneOrMore(std::move(records));
}

formulas::SpotLines linesOf(const SpotsArgs& args, SpotAxis axis) {
    const auto [rows, cols] = args.grid.shape;
    const auto count = static_cast<int>(axis == SpotAxis::X ? cols : rows);
    return {count, count / 2, axis == SpotAxis::X ? 1 : -1, static_cast<int>(args.spots.size())};
}

std::vector<formulas::PointRecord> exactSpotRecords(const SpotsArgs& args) {
    const auto [rows, cols] = args.grid.shape;
    std::vector<formulas::PointRecord> records;
    for (const SpotPlace& spot : args.spots)
        records.push_back(
            pointRecord({spot.x, spot.y, spot.z}, {{0, rows}, {0, cols}}, args.wavelength));
    return oneOrMore(std::move(records));
}

formulas::PlaneRecord planeRecord(const SpotsArgs& args) {
    PointSourcesArgs points;
    points.grid = args.grid;
    points.wavelength = args.wavelength;
    return planeRecord(points);
}

std::vector<formulas::Phasor> coefficientPhasors(std::span<const Complex> coefficients) {
    std::vector<formulas::Phasor> phasors;
    for (const Complex coefficient : coefficients)
        phasors.push_back({coefficient.real(), coefficient.imag()});
    return oneOrMore(std::move(phasors));
}

std::int64_t piecesOf(std::int64_t count, std::int64_t size) {
    return (count + size - 1) / size;
}

std::int64_t groupsDown(std::int64_t wanted) {
    return std::clamp<std::int64_t>(wanted, 1, 65535);
}

void addSums(std::span<const formulas::SpotSum> added, std::span<std::complex<double>> sums) {
    const auto value = [](formulas::TwoFloat number) {
        return static_cast<double>(number.hi) + static_cast<double>(number.lo);
    };
    for (std::size_t r = 0; r < sums.size(); ++r)
        sums[r] += std::complex<double>(value(added[r].re), value(added[r].im));
}

void refuseTables(const DeviceInfo& device, std::uint64_t bytes, const std::string& reason) {
    throw OutOfDeviceMemory(device.name + " has no room for tables of " + std::to_string(bytes)
                                + " bytes: " + reason,
                            bytes);
}

} // namespace fringe::gpu
