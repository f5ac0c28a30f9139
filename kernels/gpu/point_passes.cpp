// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/point_passes.h"

#include "kernels/gpu/point_records.h"
#include "kernels/plan/tile_plan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace fringe::gpu {
namespace {

constexpr std::array<plan::TileSize, 5> sizes{
    {{256, 256}, {128, 128}, {64, 64}, {32, 32}, {16, 16}}};

/// The largest tile of the kernels.
constexpr int largestOfKernels = 64;

/// Those that lie in tiles of a side.
std::span<const plan::TileSize> sizesUpTo(int side) {
    const auto first = std::ranges::find_if(
        sizes, [side](const plan::TileSize& size) { return size.rows <= side; });
    return {first, sizes.end()};
}

/// Reading and writing a pixel of the field takes a GPU as long as some thirty products.
constexpr std::size_t fewestPoints = 64;

/// Fewer give a library's products too little to do, or are done before it is opened.
constexpr std::size_t fewestOfLibrary(Precision precision) {
    return precision == Precision::Single ? 1024 : 64;
}

/// The share of all pairs that must be lit to leave them to a library: beyond about the ratio of
/// its speed to that of the kernels.
double leastLit(Precision precision) {
    switch (precision) {
    case Precision::Tf32:
        return 0.15;
    case Precision::Tf32Corrected:
        return 0.35;
    case Precision::Single:
        break;
    }
    return 0.6;
}

/// Windows cut tiles far from their points, where products are worse than on the average.
constexpr double toleranceOfCuts = 0.7;

/// Native sines of the devices that have the worst of them err by some 5e-4.
constexpr double nativeError = 1e-3;

PointKernel fresnelKernel(const PointSourcesArgs& args, bool byLibrary) {
    if (args.sum == PointSum::Products)
        return byLibrary ? PointKernel::FresnelProducts : PointKernel::Fresnel;
    return args.tolerance < nativeError ? PointKernel::FresnelPairs
                                        : PointKernel::FresnelRecurrence;
}

PointKernel tileKernel(const plan::TileSize& size, bool byLibrary) {
    switch (size.rows) {
    case 256:
        return PointKernel::TileProducts256;
    case 128:
        return PointKernel::TileProducts128;
    case 64:
        return byLibrary ? PointKernel::TileProducts64 : PointKernel::Tiles64;
    case 32:
        return PointKernel::Tiles32;
    default:
        return PointKernel::Tiles16;
    }
}

/// On all rows of the plane: what becomes of a point does not depend on the rows of a call.
std::vector<PixelWindow> windowsOf(PointSourcesArgs args) {
    args.firstRow = 0;
    args.rowCount = args.grid.shape.rows;
    std::vector<PixelWindow> windows;
    windows.reserve(args.points.size());
    for (const PointSource& point : args.points)
        windows.push_back(windowOf(point, args));
    return windows;
}

bool lightMost(const std::vector<PixelWindow>& windows, const PointSourcesArgs& args) {
    double lit = 0;
    for (const auto& [rows, cols] : windows)
        lit += static_cast<double>(std::max<std::int64_t>(0, rows.end - rows.begin))
               * static_cast<double>(std::max<std::int64_t>(0, cols.end - cols.begin));
    const double all =
        static_cast<double>(windows.size()) * static_cast<double>(args.grid.shape.count());
    return lit >= leastLit(args.precision) * all;
}

/// The errors of rounding and of a form are independent.
double toleranceOfForm(const PointSourcesArgs& args) {
    const double rounding = productRounding(args.precision);
    return std::sqrt(args.tolerance * args.tolerance - rounding * rounding);
}

bool isWhole(const PixelWindow& window, Shape plane) {
    return window.rows.begin <= 0 && window.rows.end >= plane.rows && window.cols.begin <= 0
           && window.cols.end >= plane.cols;
}

/// Collects the passes of a call.
class Passes {
  public:
    /// cutSide: as in `PointPass`.
    explicit Passes(const PointSourcesArgs& args, int cutSide = 0)
        : args_(args), cutSide_(cutSide), windows_(windowsOf(args)) {}

    void add(PointKernel kernel, const std::vector<std::uint32_t>& points) {
        if (points.empty())
            return;
        PointPass& pass = passes_.emplace_back(PointPass{kernel, cutSide_, {}});
        pass.points.reserve(points.size());
        for (const std::uint32_t i : points)
            pass.points.push_back(pointRecord(args_.points[i], windows_[i], args_.wavelength));
    }

    bool suitALibrary() const {
        return windows_.size() >= fewestOfLibrary(args_.precision) && lightMost(windows_, args_);
    }

    void addTiles(int largest, bool byLibrary = false) {
        PointSourcesArgs form = args_;
        if (byLibrary)
            form.tolerance = toleranceOfForm(args_);
        const plan::TilePlan tiles =
            plan::planTiles(windows_, {sizesUpTo(largest), fewestPoints}, form);
        for (const plan::TileGroup& group : tiles.groups)
            add(tileKernel(group.size, byLibrary), group.points);
        add(PointKernel::Exact, tiles.others);
    }

    void addAll(PointKernel kernel) {
        std::vector<std::uint32_t> all(args_.points.size());
        std::iota(all.begin(), all.end(), 0);
        add(kernel, all);
    }

    std::vector<PointPass> take() { return std::move(passes_); }

  private:
    const PointSourcesArgs& args_;
    int cutSide_;
    std::vector<PixelWindow> windows_;
    std::vector<PointPass> passes_;
};

} // namespace

std::vector<PointPass> pointPasses(const PointSourcesArgs& args, bool hasLibrary) {
    Passes passes(args);
    const bool byLibrary = hasLibrary && args.sum == PointSum::Products && passes.suitALibrary();
    if (args.model == WaveModel::Fresnel)
        passes.addAll(fresnelKernel(args, byLibrary));
    else if (args.sum == PointSum::Direct)
        passes.addAll(PointKernel::Exact);
    else
        passes.addTiles(byLibrary ? 256 : largestOfKernels, byLibrary);
    return passes.take();
}

std::vector<PointPass> cutPasses(const PointSourcesArgs& args, int side) {
    std::vector<PointSource> cut;
    const std::vector<PixelWindow> windows = windowsOf(args);
    for (std::size_t i = 0; i < windows.size(); ++i)
        if (!isWhole(windows[i], args.grid.shape))
            cut.push_back(args.points[i]);
    PointSourcesArgs rest = args;
    rest.points = cut;
    rest.tolerance *= toleranceOfCuts;
    Passes passes(rest, side);
    passes.addTiles(std::min(side, largestOfKernels));
    return passes.take();
}

} // namespace fringe::gpu
