// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/common_wave.h"
#include "kernels/plan/nufft_errors.h"

#include <array>
#include <vector>

namespace fringe::plan {

inline constexpr int depthBinCount = 96; ///< of one side of the plane

/// What is known of the points of one bin without looking at them again.
struct BinFigures {
    PointBox box{HUGE_VAL, -HUGE_VAL, HUGE_VAL, -HUGE_VAL, HUGE_VAL, 0};
    double count = 0;
};

/// Even ranges of 1/|z|.
struct DepthRanges {
    DepthRanges() = default;
    /// nearest, farthest: of the points of a side; farthest is 0 where there are none.
    DepthRanges(double nearest, double farthest);

    bool isEmpty = true;
    double low = 0;     ///< 1/|z| of the farthest point [1/m]
    double perUnit = 0; ///< bins per 1/m

    /// The bin of a point at distance |z|.
    int binOf(double z) const;
};

/// One side of the plane, looked at elsewhere.
struct SideFigures {
    DepthRanges ranges;
    std::array<BinFigures, depthBinCount> bins;
};

/// Some of the points that are added, evenly spread over their order.
class DepthSample {
  public:
    static constexpr std::size_t most = 256;

    void add(const PointSource& point);
    /// Each stands for as many of `count` points.
    std::vector<SamplePoint> weighted(double count) const;

  private:
    std::vector<SamplePoint> points_;
    std::size_t seen_ = 0, stride_ = 1; ///< a power of two
};

/// The points of one side of the plane, sorted into bins by 1/|z|.
class DepthBins {
  public:
    /// weight: points that each of the call's stands for.
    DepthBins(bool isBehind, const PointSourcesArgs& args, double weight);
    /// The figures of all points of a call are known; only some are looked at.
    DepthBins(bool isBehind, const PointSourcesArgs& args, const SideFigures& figures);

    bool isEmpty() const { return ranges_.isEmpty; }
    /// Whether a point is of this side.
    bool isHere(const PointSource& point) const { return (point.z < 0) == isBehind_; }
    int binOf(const PointSource& point) const { return ranges_.binOf(std::abs(point.z)); }

    /// All bins in `count` slabs, each a part of its own.
    std::vector<SlabPart> slabs(int count) const;

  private:
    bool isBehind_;
    DepthRanges ranges_;
    std::array<BinFigures, depthBinCount> bins_;
    std::array<DepthSample, depthBinCount> samples_;
};

} // namespace fringe::plan
