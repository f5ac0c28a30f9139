// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/point_passes.h"

#include "kernels/formulas/exact_patch.h"
#include "kernels/gpu/point_records.h"
#include "kernels/parallel.h"
#include "kernels/plan/exact_errors.h"
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
constexpr double toleranceOfCorners = 0.7;

/// Native sines of the devices that have the worst of them err by some 5e-4.
constexpr double nativeError = 1e-3;

/// What one thread prepares at once.
constexpr std::int64_t pointsPerThread = 512;

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

bool isDark(const PixelWindow& window) {
    return window.rows.begin >= window.rows.end || window.cols.begin >= window.cols.end;
}

/// Of an exact wave that is summed directly.
PointKernel directKernel(const PointSource& point, const PixelWindow& window,
                         const PointSourcesArgs& args) {
    const auto keeps = [&](int side) {
        return plan::patchError(point, window, args, side) < plan::modelShare * args.tolerance;
    };
    if (isDark(window) || keeps(8))
        return PointKernel::Patches8;
    return keeps(4) ? PointKernel::Patches4 : PointKernel::Exact;
}

/// On all rows of the plane: what becomes of a point does not depend on the rows of a call.
std::vector<PixelWindow> windowsOf(PointSourcesArgs args) {
    args.firstRow = 0;
    args.rowCount = args.grid.shape.rows;
    std::vector<PixelWindow> windows(args.points.size());
    parallelFor(std::ssize(windows), pointsPerThread, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
            windows[i] = windowOf(args.points[i], args);
    });
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

bool hasCorner(const PixelWindow& window, Shape plane) {
    return !isDark(window) && (window.rows.begin > 0 || window.rows.end < plane.rows)
           && (window.cols.begin > 0 || window.cols.end < plane.cols);
}

/// Collects the passes of a call.
class Passes {
  public:
    /// cornerSide: as in `PointPass`.
    explicit Passes(const PointSourcesArgs& args, int cornerSide = 0)
        : args_(args), cornerSide_(cornerSide), windows_(windowsOf(args)) {}

    void add(PointKernel kernel, const std::vector<std::uint32_t>& points) {
        if (points.empty())
            return;
        std::vector<formulas::PointRecord> records(points.size());
        parallelFor(std::ssize(points), pointsPerThread, [&](std::int64_t begin, std::int64_t end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
                records[i] =
                    pointRecord(args_.points[points[i]], windows_[points[i]], args_.wavelength);
        });
        passes_.push_back({kernel, cornerSide_, std::move(records)});
    }

    /// Tables of exact waves pass through the memory tile by tile, which takes as long as products
    /// in single precision: the kernels keep theirs in a group's, and that precision.
    bool suitALibrary() const {
        const bool isWorthTables =
            args_.model == WaveModel::Fresnel || args_.precision == Precision::Tf32;
        return isWorthTables && windows_.size() >= fewestOfLibrary(args_.precision)
               && lightMost(windows_, args_);
    }

    void addTiles(int largest, bool byLibrary = false) {
        PointSourcesArgs form = args_;
        if (byLibrary)
            form.tolerance = toleranceOfForm(args_);
        const plan::TilePlan tiles =
            plan::planTiles(windows_, {sizesUpTo(largest), fewestPoints, false}, form);
        for (const plan::TileGroup& group : tiles.groups)
            add(tileKernel(group.size, byLibrary), group.points);
        addDirect(tiles.others);
    }

    /// Exact waves.
    void addDirect(std::span<const std::uint32_t> points) {
        const std::vector<PointKernel> kernels = directKernels(points);
        for (const PointKernel kernel :
             {PointKernel::Patches8, PointKernel::Patches4, PointKernel::Exact}) {
            std::vector<std::uint32_t> chosen;
            for (std::size_t i = 0; i < points.size(); ++i)
                if (kernels[i] == kernel)
                    chosen.push_back(points[i]);
            add(kernel, chosen);
        }
    }

    std::vector<std::uint32_t> all() const {
        std::vector<std::uint32_t> all(args_.points.size());
        std::iota(all.begin(), all.end(), 0);
        return all;
    }

    std::vector<PointPass> take() { return std::move(passes_); }

  private:
    /// The fastest for each of the points that keeps the tolerance.
    std::vector<PointKernel> directKernels(std::span<const std::uint32_t> points) const {
        std::vector<PointKernel> kernels(points.size(), PointKernel::Exact);
        if (cornerSide_ % FRINGE_PATCH_TILE != 0)
            return kernels;
        parallelFor(std::ssize(points), pointsPerThread, [&](std::int64_t begin, std::int64_t end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
                kernels[i] = directKernel(args_.points[points[i]], windows_[points[i]], args_);
        });
        return kernels;
    }

    const PointSourcesArgs& args_;
    int cornerSide_;
    std::vector<PixelWindow> windows_;
    std::vector<PointPass> passes_;
};

} // namespace

std::vector<PointPass> pointPasses(const PointSourcesArgs& args, bool hasLibrary) {
    Passes passes(args);
    const bool byLibrary = hasLibrary && args.sum == PointSum::Products && passes.suitALibrary();
    if (args.model == WaveModel::Fresnel)
        passes.add(fresnelKernel(args, byLibrary), passes.all());
    else if (args.sum == PointSum::Direct)
        passes.addDirect(passes.all());
    else
        passes.addTiles(byLibrary ? 256 : largestOfKernels, byLibrary);
    return passes.take();
}

std::vector<PointPass> cornerPasses(const PointSourcesArgs& args, int side) {
    std::vector<PointSource> corners;
    const std::vector<PixelWindow> windows = windowsOf(args);
    for (std::size_t i = 0; i < windows.size(); ++i)
        if (hasCorner(windows[i], args.grid.shape))
            corners.push_back(args.points[i]);
    PointSourcesArgs rest = args;
    rest.points = corners;
    rest.tolerance *= toleranceOfCorners;
    Passes passes(rest, side);
    passes.addTiles(std::min(side, largestOfKernels));
    return passes.take();
}

} // namespace fringe::gpu
