// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/error.h"
#include "kernels/gpu/gpu_device.h"
#include "kernels/gpu/spot_records.h"
#include "kernels/gpu/spot_work.h"

#include <algorithm>
#include <stdexcept>

namespace fringe::gpu {
namespace {

KernelGroups groups(std::int64_t across, std::int64_t down) {
    return {static_cast<std::size_t>(across), static_cast<std::size_t>(groupsDown(down))};
}

/// Spots with the sums over them. Arguments are checked by the caller, and there is a row.
class GpuSpots : public SpotTables {
  public:
    GpuSpots(const SpotsArgs& args, DeviceQueue& queue)
        : SpotTables(args.grid.shape, args.spots.size()), queue_(queue) {}
    virtual void adjoint(const DeviceArray& field, const AdjointArgs& args) const = 0;
    virtual void forward(const DeviceArray& field, const ForwardArgs& args) const = 0;

    bool isOf(const DeviceQueue& queue) const { return &queue == &queue_; }

  protected:
    OwnedArray sent(std::span<const Complex> coefficients) const {
        return queue_.copyOf(coefficientPhasors(coefficients));
    }
    /// A number a spot, and one for their whole, from each of `pieces`.
    OwnedArray partialSums(std::int64_t pieces) const {
        return queue_.room(static_cast<std::size_t>(pieces) * (count() + 1)
                           * sizeof(formulas::Phasor));
    }
    /// Adds the sums of the pieces, which a kernel has written there.
    void addPartial(const OwnedArray& partial, std::int64_t pieces, const ForwardArgs& args) const {
        const auto numbers = static_cast<int>(count() + 1);
        const OwnedArray total = queue_.room((count() + 1) * sizeof(formulas::SpotSum));
        queue_.run(Kernel::sumSpotPieces, groups(1, piecesOf(numbers, FRINGE_GROUP_SIDE)), total,
                   partial, formulas::SpotPieces{static_cast<int>(pieces), numbers});
        addSums(queue_.valuesOf<formulas::SpotSum>(total, count() + 1), args);
    }

    DeviceQueue& queue_;
};

/// Spots whose phase separates: products of matrices.
class SpotProducts final : public GpuSpots {
  public:
    SpotProducts(const SpotsArgs& args, const DeviceInfo& device, DeviceQueue& queue)
        : GpuSpots(args, queue), device_(device), x_(filled(args, SpotAxis::X)),
          y_(filled(args, SpotAxis::Y)) {}

    void adjoint(const DeviceArray& field, const AdjointArgs& args) const override {
        const int processors = std::max(device_.computeUnits, 1);
        const formulas::SpotWork work = superposition(shape(), count(), args, processors);
        const OwnedArray shares = work.shares > 1 ? queue_.room(bytesOfShares(work)) : nullptr;
        queue_.run(Kernel::adjointSpotProducts,
                   groups(strips(), piecesOf(args.rowCount, FRINGE_BLOCK) * work.shares),
                   shares ? *shares : field, x_, y_, sent(args.coefficients), work);
        if (shares)
            queue_.run(Kernel::addSpotShares, groupsOver({args.rowCount, shape().cols}), field,
                       shares, work);
    }

    void forward(const DeviceArray& field, const ForwardArgs& args) const override {
        const auto spots = static_cast<std::int64_t>(std::max<std::size_t>(count(), 1));
        const std::int64_t bands = piecesOf(args.rowCount, FRINGE_BAND_ROWS);
        const std::int64_t pieces = bands * strips();
        const OwnedArray partial = partialSums(pieces);
        queue_.run(Kernel::forwardSpotProducts,
                   groups(strips(), bands * piecesOf(spots, FRINGE_BLOCK)), field, x_, y_, partial,
                   gathering(shape(), count(), args));
        addPartial(partial, pieces, args);
    }

  private:
    std::int64_t strips() const { return piecesOf(shape().cols, FRINGE_BLOCK); }

    static std::size_t bytesOfShares(const formulas::SpotWork& work) {
        return static_cast<std::size_t>(work.shares)
               * static_cast<std::size_t>(work.endRow - work.firstRow)
               * static_cast<std::size_t>(work.cols) * sizeof(formulas::Phasor);
    }

    OwnedArray filled(const SpotsArgs& args, SpotAxis axis) const {
        const formulas::SpotLines lines = linesOf(args, axis);
        const std::uint64_t bytes = static_cast<std::uint64_t>(lines.count)
                                    * std::max<std::size_t>(count(), 1) * sizeof(formulas::Phasor);
        try {
            OwnedArray table = queue_.room(bytes);
            queue_.run(Kernel::fillSpotTable, groupsOver({lines.spots, lines.count}), table,
                       queue_.copyOf(axisRecords(args, axis)), lines);
            queue_.settle();
            return table;
        } catch (const OutOfDeviceMemory& error) {
            refuseTables(device_, bytes, error.what());
        }
    }

    const DeviceInfo& device_;
    OwnedArray x_; ///< x(spot, column), a row a spot
    OwnedArray y_; ///< y(spot, row), likewise
};

/// Spots of which each pair with a pixel is summed by itself.
class PairedSpots final : public GpuSpots {
  public:
    PairedSpots(const SpotsArgs& args, DeviceQueue& queue)
        : GpuSpots(args, queue), plane_(planeRecord(args)),
          isExact_(args.geometry == SpotGeometry::FreeExact),
          records_(isExact_ ? queue.copyOf(exactSpotRecords(args))
                            : queue.copyOf(spotRecords(args))) {}

    void adjoint(const DeviceArray& field, const AdjointArgs& args) const override {
        queue_.run(isExact_ ? Kernel::adjointOfExactSpots : Kernel::adjointOfSeparableSpots,
                   tilesOver(args.rowCount), field, records_, sent(args.coefficients), plane_,
                   launchOf(args.firstRow, args.rowCount));
    }

    void forward(const DeviceArray& field, const ForwardArgs& args) const override {
        const std::int64_t tiles = tilesAcross() * piecesOf(args.rowCount, FRINGE_SPOT_TILE);
        const OwnedArray partial = partialSums(tiles);
        queue_.run(isExact_ ? Kernel::forwardToExactSpots : Kernel::forwardToSeparableSpots,
                   tilesOver(args.rowCount), field, records_, partial, plane_,
                   launchOf(args.firstRow, args.rowCount));
        addPartial(partial, tiles, args);
    }

  private:
    std::int64_t tilesAcross() const { return piecesOf(shape().cols, FRINGE_SPOT_TILE); }
    KernelGroups tilesOver(std::int64_t rowCount) const {
        return groups(tilesAcross(), piecesOf(rowCount, FRINGE_SPOT_TILE));
    }
    formulas::LaunchRecord launchOf(std::int64_t firstRow, std::int64_t rowCount) const {
        return {static_cast<int>(firstRow), static_cast<int>(firstRow + rowCount), 0,
                static_cast<int>(count())};
    }

    formulas::PlaneRecord plane_;
    bool isExact_;
    OwnedArray records_;
};

const GpuSpots& tablesOf(const SpotTables& spots, const DeviceQueue& queue) {
    if (const auto* own = dynamic_cast<const GpuSpots*>(&spots); own != nullptr && own->isOf(queue))
        return *own;
    throw std::invalid_argument("the spots belong to another device");
}

} // namespace

SpotWorkEstimate GpuDevice::spotWorkEstimate() const {
    return [device = info_](const SpotsArgs& args) { return spotWork(args, device); };
}

std::unique_ptr<SpotTables> GpuDevice::prepareSpots(const SpotsArgs& args) {
    requireContract(args);
    if (sumsByProducts(args))
        return std::make_unique<SpotProducts>(args, info_, *queue_);
    return std::make_unique<PairedSpots>(args, *queue_);
}

void GpuDevice::adjointOfSpots(Buffer& field, const SpotTables& spots, const AdjointArgs& args) {
    requireContract(field.shape(), spots, args);
    const GpuSpots& tables = tablesOf(spots, *queue_);
    if (args.rowCount > 0)
        tables.adjoint(arrayOf(field), args);
}

void GpuDevice::forwardToSpots(const Buffer& field, const SpotTables& spots,
                               const ForwardArgs& args) {
    requireContract(field.shape(), spots, args);
    const GpuSpots& tables = tablesOf(spots, *queue_);
    if (args.rowCount > 0)
        tables.forward(arrayOf(field), args);
}

} // namespace fringe::gpu
