// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/spots.h"
#include "kernels/gpu/spot_records.h"

namespace fringe::cuda {
namespace {

using gpu::groupsDown;
using gpu::piecesOf;

class PairedSpots final : public CudaSpots {
  public:
    explicit PairedSpots(const SpotsArgs& args)
        : CudaSpots(args.grid.shape, args.spots.size()), plane_(gpu::planeRecord(args)),
          isExact_(args.geometry == SpotGeometry::FreeExact),
          records_(isExact_ ? uploaded(gpu::exactSpotRecords(args))
                            : uploaded(gpu::spotRecords(args))) {}

    void adjoint(formulas::Phasor* field, const AdjointArgs& args) const override {
        const auto launch = isExact_ ? launchAdjointExact : launchAdjointSeparable;
        require("The launch of the superposition of spots",
                launch(field, sent(args.coefficients, room_), view(args.firstRow, args.rowCount),
                       tilesOver(args.rowCount)));
    }

    void forward(const formulas::Phasor* field, const ForwardArgs& args) const override {
        const std::int64_t tiles = tilesAcross() * piecesOf(args.rowCount, FRINGE_SPOT_TILE);
        const auto launch = isExact_ ? launchForwardExact : launchForwardSeparable;
        require("The launch of the sums at spots",
                launch(field, partialSums(room_, tiles, count()),
                       view(args.firstRow, args.rowCount), tilesOver(args.rowCount)));
        addPartial(room_, tiles, args);
    }

  private:
    std::int64_t tilesAcross() const { return piecesOf(shape().cols, FRINGE_SPOT_TILE); }

    SpotGrid tilesOver(std::int64_t rowCount) const {
        return {tilesAcross(), groupsDown(piecesOf(rowCount, FRINGE_SPOT_TILE))};
    }

    SpotPairsView view(std::int64_t firstRow, std::int64_t rowCount) const {
        return {isExact_ ? records_.as<formulas::PointRecord>() : nullptr,
                isExact_ ? nullptr : records_.as<formulas::SpotRecord>(),
                plane_,
                {static_cast<int>(firstRow), static_cast<int>(firstRow + rowCount), 0,
                 static_cast<int>(count())}};
    }

    formulas::PlaneRecord plane_;
    bool isExact_;
    DeviceMemory records_;
    mutable SpotRoom room_;
};

} // namespace

std::unique_ptr<CudaSpots> preparePairedSpots(const SpotsArgs& args) {
    return std::make_unique<PairedSpots>(args);
}

} // namespace fringe::cuda
