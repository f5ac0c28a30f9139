// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/spot_records.h"
#include "kernels/opencl/spots.h"

namespace fringe::opencl {
namespace {

using gpu::piecesOf;

/// The kernels of one kind of phase.
struct PairKernels {
    const char* program;
    const char* adjoint;
    const char* forward;
};

class PairedSpots final : public OpenClSpots {
  public:
    PairedSpots(const SpotsArgs& args, const SpotTools& tools)
        : OpenClSpots(args.grid.shape, args.spots.size()), tools_(tools),
          plane_(gpu::planeRecord(args)), kernels_(kernelsFor(args.geometry)),
          records_(recordsOf(args, tools)) {}

    void adjoint(const cl::Buffer& field, const AdjointArgs& args) const override {
        cl::Kernel kernel = tools_.programs.kernel(kernels_.program, kernels_.adjoint);
        const cl::Buffer coefficients =
            tools_.memory.copyOf(gpu::coefficientPhasors(args.coefficients));
        kernel.setArg(2, coefficients);
        launch(kernel, field, args.firstRow, args.rowCount);
    }

    void forward(const cl::Buffer& field, const ForwardArgs& args) const override {
        const std::int64_t tiles = tilesAcross() * piecesOf(args.rowCount, FRINGE_SPOT_TILE);
        cl::Kernel kernel = tools_.programs.kernel(kernels_.program, kernels_.forward);
        const cl::Buffer partial = tools_.memory.room(partialBytes(tiles, count()));
        kernel.setArg(2, partial);
        launch(kernel, field, args.firstRow, args.rowCount);
        addPartial(tools_, partial, tiles, args);
    }

  private:
    static PairKernels kernelsFor(SpotGeometry geometry) {
        if (geometry == SpotGeometry::FreeExact)
            return {"exact_spots", "adjointOfExactSpots", "forwardToExactSpots"};
        return {"separable_spots", "adjointOfSeparableSpots", "forwardToSeparableSpots"};
    }

    static cl::Buffer recordsOf(const SpotsArgs& args, const SpotTools& tools) {
        return args.geometry == SpotGeometry::FreeExact
                   ? tools.memory.copyOf(gpu::exactSpotRecords(args))
                   : tools.memory.copyOf(gpu::spotRecords(args));
    }

    std::int64_t tilesAcross() const { return piecesOf(shape().cols, FRINGE_SPOT_TILE); }

    void launch(cl::Kernel& kernel, const cl::Buffer& field, std::int64_t firstRow,
                std::int64_t rowCount) const {
        kernel.setArg(0, field);
        kernel.setArg(1, records_);
        kernel.setArg(3, plane_);
        kernel.setArg(4, formulas::LaunchRecord{static_cast<int>(firstRow),
                                                static_cast<int>(firstRow + rowCount), 0,
                                                static_cast<int>(count())});
        launchGroups(tools_, kernel, tilesAcross(), piecesOf(rowCount, FRINGE_SPOT_TILE));
    }

    SpotTools tools_;
    formulas::PlaneRecord plane_;
    PairKernels kernels_;
    cl::Buffer records_;
};

} // namespace

std::unique_ptr<OpenClSpots> preparePairedSpots(const SpotsArgs& args, const SpotTools& tools) {
    return std::make_unique<PairedSpots>(args, tools);
}

} // namespace fringe::opencl
