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

constexpr int leastSpotsPerShare = 64, mostShares = 4;
constexpr int groupsPerMultiprocessor = 4; ///< that their registers leave room for

/// As many as fill the device.
int sharesOf(Shape rows, std::size_t spots, int multiprocessors) {
    const std::int64_t blocks =
        piecesOf(rows.rows, FRINGE_BLOCK) * piecesOf(rows.cols, FRINGE_BLOCK);
    const std::int64_t room = std::int64_t{groupsPerMultiprocessor} * multiprocessors / blocks;
    const std::int64_t most = std::min<std::int64_t>(
        mostShares, piecesOf(static_cast<std::int64_t>(spots), leastSpotsPerShare));
    return static_cast<int>(std::clamp<std::int64_t>(room, 1, std::max<std::int64_t>(most, 1)));
}

/// In one share.
formulas::SpotWork workOf(Shape shape, std::size_t spots, std::int64_t firstRow,
                          std::int64_t rowCount) {
    return {static_cast<int>(shape.rows), static_cast<int>(shape.cols),
            static_cast<int>(firstRow),   static_cast<int>(firstRow + rowCount),
            static_cast<int>(spots),      1,
            static_cast<int>(spots)};
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
    const PlaneGrid& grid = args.grid;
    const auto spots = static_cast<int>(args.spots.size());
    if (axis == SpotAxis::X)
        return {static_cast<int>(grid.shape.cols), static_cast<int>(grid.centreCol()), 1, spots};
    return {static_cast<int>(grid.shape.rows), static_cast<int>(grid.centreRow()), -1, spots};
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

formulas::SpotWork superposition(Shape shape, std::size_t spots, const AdjointArgs& args,
                                 int multiprocessors) {
    formulas::SpotWork work = workOf(shape, spots, args.firstRow, args.rowCount);
    const std::int64_t parts = piecesOf(work.spots, leastSpotsPerShare);
    const std::int64_t perShare =
        piecesOf(parts, sharesOf({args.rowCount, shape.cols}, spots, multiprocessors));
    work.spotsPerShare = static_cast<int>(perShare * leastSpotsPerShare);
    work.shares = static_cast<int>(std::max<std::int64_t>(piecesOf(parts, perShare), 1));
    return work;
}

formulas::SpotWork gathering(Shape shape, std::size_t spots, const ForwardArgs& args) {
    return workOf(shape, spots, args.firstRow, args.rowCount);
}

std::uint64_t mostShareSamples(Shape shape, std::size_t spots, int multiprocessors) {
    const std::int64_t room =
        std::int64_t{groupsPerMultiprocessor} * multiprocessors * FRINGE_BLOCK * FRINGE_BLOCK;
    const std::int64_t shares = std::min<std::int64_t>(
        mostShares, piecesOf(static_cast<std::int64_t>(spots), leastSpotsPerShare));
    return shares > 1 ? static_cast<std::uint64_t>(std::min(room, shares * shape.count())) : 0;
}

void addSums(std::span<const formulas::SpotSum> added, const ForwardArgs& args) {
    const auto value = [](const formulas::SpotSum& sum) {
        return std::complex<double>(static_cast<double>(sum.re.hi) + static_cast<double>(sum.re.lo),
                                    static_cast<double>(sum.im.hi)
                                        + static_cast<double>(sum.im.lo));
    };
    for (std::size_t r = 0; r < args.sums.size(); ++r)
        args.sums[r] += value(added[r]);
    if (args.whole != nullptr)
        *args.whole += value(added[args.sums.size()]);
}

void refuseTables(const DeviceInfo& device, std::uint64_t bytes, const std::string& reason) {
    throw OutOfDeviceMemory(device.name + " has no room for tables of " + std::to_string(bytes)
                                + " bytes: " + reason,
                            bytes);
}

} // namespace fringe::gpu
