// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/spot_factor_launchers.h"
#include "kernels/cuda/spots.h"
#include "kernels/gpu/spot_factors.h"
#include "kernels/gpu/spot_records.h"

namespace fringe::cuda {
namespace {

class Tf32Spots final : public CudaSpots {
  public:
    Tf32Spots(const SpotsArgs& args, const DeviceInfo& device, MatrixProducts& library)
        : CudaSpots(args.grid.shape, args.spots.size()), library_(library),
          width_(static_cast<int>(gpu::factorWidth(args.spots.size()))),
          columns_(tableMemory(device, 2 * lineBytes(shape().cols))),
          rows_(tableMemory(device, lineBytes(shape().rows))) {
        fill(launchSpotColumns, columns_, args, gpu::SpotAxis::X);
        fill(launchSpotRows, rows_, args, gpu::SpotAxis::Y);
    }

    bool isExact() const override { return false; }

    void adjoint(formulas::Phasor* field, const AdjointArgs& args) const override {
        auto* const weighted = factors(args.rowCount);
        require("The launch of weightSpotRows",
                launchSpotWeights(weighted, sent(args.coefficients, room_),
                                  view(args.firstRow, args.rowCount)));
        library_.multiply({.left = columns_.as<float>(),
                           .right = reinterpret_cast<const float*>(weighted),
                           .sums = reinterpret_cast<float*>(field + args.firstRow * shape().cols),
                           .width = samplesOfRow(),
                           .height = static_cast<int>(args.rowCount),
                           .depth = 2 * width_,
                           .count = 1,
                           .adds = false,
                           .tf32 = true});
    }

    void forward(const formulas::Phasor* field, const ForwardArgs& args) const override {
        const formulas::PlaneSpan rows{static_cast<int>(shape().cols),
                                       static_cast<int>(args.firstRow),
                                       static_cast<int>(args.firstRow + args.rowCount)};
        auto* const rounded = room_.rounded.of<formulas::Phasor>(
            static_cast<std::size_t>(args.rowCount * shape().cols));
        require("The launch of roundField", launchRoundField(rounded, field, rows));
        auto* const products = factors(args.rowCount);
        library_.multiply({.left = columns_.as<float>(),
                           .right = reinterpret_cast<const float*>(rounded),
                           .sums = reinterpret_cast<float*>(products),
                           .width = 2 * width_,
                           .height = static_cast<int>(args.rowCount),
                           .depth = samplesOfRow(),
                           .count = 1,
                           .adds = false,
                           .tf32 = true,
                           .isLeftTurned = true});
        const std::int64_t bands = gpu::piecesOf(args.rowCount, FRINGE_FACTOR_ROWS);
        require("The launch of sumSpotRows",
                launchSpotRowSums(partialSums(room_, bands, count()), products,
                                  view(args.firstRow, args.rowCount)));
        addPartial(room_, bands, args);
    }

  private:
    std::uint64_t lineBytes(std::int64_t lines) const {
        return static_cast<std::uint64_t>(lines * width_) * sizeof(formulas::Phasor);
    }

    /// Numbers, two a sample.
    int samplesOfRow() const { return static_cast<int>(2 * shape().cols); }

    template <class Launch>
    void fill(const Launch& launch, const DeviceMemory& table, const SpotsArgs& args,
              gpu::SpotAxis axis) const {
        const DeviceMemory axes = uploaded(gpu::axisRecords(args, axis));
        require("The launch of the matrices of spots",
                launch(table.as<formulas::Phasor>(), axes.as<formulas::AxisRecord>(),
                       gpu::linesOf(args, axis), width_));
    }

    formulas::Phasor* factors(std::int64_t rowCount) const {
        return room_.factors.of<formulas::Phasor>(static_cast<std::size_t>(rowCount * width_));
    }

    SpotFactorsView view(std::int64_t firstRow, std::int64_t rowCount) const {
        return {rows_.as<formulas::Phasor>(), static_cast<int>(firstRow),
                static_cast<int>(firstRow + rowCount), static_cast<int>(count()), width_};
    }

    MatrixProducts& library_;
    int width_;
    DeviceMemory columns_;
    DeviceMemory rows_;
    mutable SpotRoom room_;
};

} // namespace

std::unique_ptr<CudaSpots> prepareTf32Spots(const SpotsArgs& args, const DeviceInfo& device,
                                            MatrixProducts& library) {
    return std::make_unique<Tf32Spots>(args, device, library);
}

} // namespace fringe::cuda
