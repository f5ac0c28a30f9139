// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/spot_records.h"
#include "kernels/opencl/opencl_errors.h"
#include "kernels/opencl/spots.h"

namespace fringe::opencl {
namespace {

using gpu::piecesOf;
constexpr const char* program = "spot_products";

class SpotProducts final : public OpenClSpots {
  public:
    SpotProducts(const SpotsArgs& args, const SpotTools& tools)
        : OpenClSpots(args.grid.shape, args.spots.size()), tools_(tools),
          x_(filled(args, gpu::SpotAxis::X)), y_(filled(args, gpu::SpotAxis::Y)) {}

    void adjoint(const cl::Buffer& field, const AdjointArgs& args) const override {
        const formulas::SpotWork work = gpu::superposition(shape(), count(), args, processors());
        const cl::Buffer waves =
            work.shares > 1 ? tools_.memory.room(
                static_cast<std::uint64_t>(work.shares * args.rowCount)
                * static_cast<std::uint64_t>(shape().cols) * sizeof(formulas::Phasor))
                            : field;
        cl::Kernel kernel = tools_.programs.kernel(program, "adjointSpotProducts");
        const cl::Buffer coefficients =
            tools_.memory.copyOf(gpu::coefficientPhasors(args.coefficients));
        kernel.setArg(0, waves);
        kernel.setArg(1, x_);
        kernel.setArg(2, y_);
        kernel.setArg(3, coefficients);
        kernel.setArg(4, work);
        launchGroups(tools_, kernel, strips(), piecesOf(args.rowCount, FRINGE_BLOCK) * work.shares);
        if (work.shares > 1)
            addShares(field, waves, work);
    }

    void forward(const cl::Buffer& field, const ForwardArgs& args) const override {
        const auto spots = static_cast<std::int64_t>(std::max<std::size_t>(count(), 1));
        const std::int64_t bands = piecesOf(args.rowCount, FRINGE_BAND_ROWS);
        const std::int64_t pieces = bands * strips();
        cl::Kernel kernel = tools_.programs.kernel(program, "forwardSpotProducts");
        const cl::Buffer partial = tools_.memory.room(partialBytes(pieces, count()));
        kernel.setArg(0, field);
        kernel.setArg(1, x_);
        kernel.setArg(2, y_);
        kernel.setArg(3, partial);
        kernel.setArg(4, gpu::gathering(shape(), count(), args));
        launchGroups(tools_, kernel, strips(), bands * piecesOf(spots, FRINGE_BLOCK));
        addPartial(tools_, partial, pieces, args);
    }

  private:
    /// Bytes of `lines` numbers a spot.
    std::uint64_t bytesOf(std::int64_t lines) const {
        return static_cast<std::uint64_t>(lines) * std::max<std::size_t>(count(), 1)
               * sizeof(formulas::Phasor);
    }

    std::int64_t strips() const { return piecesOf(shape().cols, FRINGE_BLOCK); }

    int processors() const { return std::max(tools_.info.computeUnits, 1); }

    void addShares(const cl::Buffer& field, const cl::Buffer& waves,
                   const formulas::SpotWork& work) const {
        cl::Kernel kernel = tools_.programs.kernel(program, "addSpotShares");
        kernel.setArg(0, field);
        kernel.setArg(1, waves);
        kernel.setArg(2, work);
        launchGroups(tools_, kernel, piecesOf(work.cols, FRINGE_GROUP_SIDE),
                     piecesOf(work.endRow - work.firstRow, FRINGE_GROUP_SIDE));
    }

    /// Drivers may give memory only when a kernel is to use it.
    cl::Buffer filled(const SpotsArgs& args, gpu::SpotAxis axis) const {
        const formulas::SpotLines lines = gpu::linesOf(args, axis);
        const std::uint64_t bytes = bytesOf(lines.count);
        try {
            cl::Buffer table = tools_.memory.room(bytes);
            fill(table, lines, tools_.memory.copyOf(gpu::axisRecords(args, axis)));
            return table;
        } catch (const cl::Error& error) {
            if (isOutOfMemory(error.err()))
                gpu::refuseTables(tools_.info, bytes, errorSentence(error));
            throw;
        } catch (const OutOfDeviceMemory& error) {
            gpu::refuseTables(tools_.info, bytes, error.what());
        }
    }

    void fill(const cl::Buffer& table, const formulas::SpotLines& lines,
              const cl::Buffer& axes) const {
        cl::Kernel kernel = tools_.programs.kernel(program, "fillSpotTable");
        kernel.setArg(0, table);
        kernel.setArg(1, axes);
        kernel.setArg(2, lines);
        launchGroups(tools_, kernel, piecesOf(lines.count, FRINGE_GROUP_SIDE),
                     piecesOf(lines.spots, FRINGE_GROUP_SIDE));
        tools_.queue.finish();
    }

    SpotTools tools_;
    cl::Buffer x_; ///< x(spot, column), a row a spot
    cl::Buffer y_; ///< y(spot, row), likewise
};

} // namespace

std::unique_ptr<OpenClSpots> prepareSpotProducts(const SpotsArgs& args, const SpotTools& tools) {
    return std::make_unique<SpotProducts>(args, tools);
}

} // namespace fringe::opencl
