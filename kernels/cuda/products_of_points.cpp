// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/cuda_device.h"
#include "kernels/cuda/product_launchers.h"
#include "kernels/gpu/point_records.h"
#include "kernels/gpu/product_work.h"

#include <algorithm>

namespace fringe::cuda {
namespace {

/// One pass over points as products by the library.
class PointProducts {
  public:
    PointProducts(MatrixProducts& library, const gpu::PointPass& pass, const PointSourcesArgs& args)
        : library_(library), work_(gpu::productWork(pass, args)),
          isExact_(pass.kernel != gpu::PointKernel::FresnelProducts),
          plane_(gpu::planeRecord(args)), points_(uploaded(gpu::productPoints(pass))),
          left_(bytesOf(work_.leftCount())), right_(bytesOf(work_.rightCount())),
          sums_(bytesOf(work_.sumCount())) {
        rows_ = {static_cast<int>(args.firstRow), static_cast<int>(args.firstRow + args.rowCount),
                 0, 0};
        tables_.left = left_.as<float>();
        tables_.right = right_.as<float>();
        tables_.tiles = work_.tiles;
        tables_.factors = work_.factors;
    }

    void addTo(formulas::Phasor* field) {
        for (int tile = 0; tile < work_.tileCount; tile += work_.tilesAtOnce) {
            tables_.firstTile = tile;
            tables_.tileCount = std::min(work_.tilesAtOnce, work_.tileCount - tile);
            for (int point = 0; point < work_.pointCount; point += work_.pointsAtOnce) {
                tables_.firstPoint = point;
                tables_.endPoint = std::min(point + work_.pointsAtOnce, work_.pointCount);
                sum();
            }
            require("The launch of addSums",
                    launchAddSums(field, sums_.as<float>(), tables_, plane_, rows_));
        }
    }

  private:
    static std::size_t bytesOf(std::int64_t count) {
        return static_cast<std::size_t>(count) * sizeof(float);
    }

    /// Of the points at once, on the tiles at once.
    void sum() {
        const auto fill = isExact_ ? launchExactTables : launchFresnelTables;
        require("The launch of the tables of points",
                fill(tables_, points_.as<formulas::PointRecord>(), plane_));
        library_.multiply({tables_.left, tables_.right, sums_.as<float>(), work_.tiles.width,
                           work_.sumRows(), formulas::productDepth(tables_), tables_.tileCount,
                           tables_.firstPoint > 0, tables_.factors != FRINGE_FACTORS_WHOLE});
    }

    MatrixProducts& library_;
    gpu::ProductWork work_;
    bool isExact_;
    formulas::PlaneRecord plane_;
    formulas::LaunchRecord rows_{};
    DeviceMemory points_, left_, right_, sums_;
    formulas::ProductTables tables_{};
};

} // namespace

void CudaDevice::addProducts(formulas::Phasor* field, const gpu::PointPass& pass,
                             const PointSourcesArgs& args) {
    PointProducts(products_, pass, args).addTo(field);
}

} // namespace fringe::cuda
