// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/cuda_device.h"
#include "kernels/cuda/product_launchers.h"
#include "kernels/gpu/point_records.h"
#include "kernels/gpu/product_work.h"

#include <algorithm>

namespace fringe::cuda {
namespace {

int splitsOf(Precision precision) {
    switch (precision) {
    case Precision::Tf32:
        return 1;
    case Precision::Tf32Corrected:
        return 2;
    case Precision::Single:
        break;
    }
    return 0;
}

/// One pass over points as products by the library.
class PointProducts {
  public:
    PointProducts(MatrixProducts& library, const gpu::PointPass& pass, const PointSourcesArgs& args)
        : library_(library), work_(gpu::productWork(pass, args)),
          isExact_(pass.kernel != gpu::PointKernel::FresnelProducts),
          plane_(gpu::planeRecord(args)), points_(uploaded(pass.points)),
          left_(bytesOf(work_.splits * work_.leftCount())),
          right_(bytesOf(work_.splits * work_.rightCount())), sums_(bytesOf(work_.sumCount())) {
        rows_ = {static_cast<int>(args.firstRow), static_cast<int>(args.firstRow + args.rowCount),
                 0, 0};
        tables_.left = left_.as<float>();
        tables_.right = right_.as<float>();
        tables_.leftSplit = static_cast<std::size_t>(work_.leftCount());
        tables_.rightSplit = static_cast<std::size_t>(work_.rightCount());
        tables_.tiles = work_.tiles;
        tables_.splits = splitsOf(args.precision);
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

    /// Of the points at once, on the tiles at once; the corrections first, as they are small.
    void sum() {
        const auto fill = isExact_ ? launchExactTables : launchFresnelTables;
        require("The launch of the tables of points",
                fill(tables_, points_.as<formulas::PointRecord>(), plane_));
        const bool isFirst = tables_.firstPoint == 0;
        if (tables_.splits == 2) {
            multiply(tables_.left + tables_.leftSplit, tables_.right, !isFirst);
            multiply(tables_.left, tables_.right + tables_.rightSplit, true);
        }
        multiply(tables_.left, tables_.right, !isFirst || tables_.splits == 2);
    }

    void multiply(const float* left, const float* right, bool adds) {
        library_.multiply({left, right, sums_.as<float>(), work_.tiles.width, work_.sumRows(),
                           2 * (tables_.endPoint - tables_.firstPoint), tables_.tileCount, adds,
                           tables_.splits > 0});
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
