// SPDX-License-Identifier: GPL-3.0-or-later
// The kernels that sum points, with the host's side of both GPU columns, on items whose teams run
// in step, against the reference: as CUDA runs them, but for its compiler. PoCL has no such teams.
#include "tests/support/kernel_items.h"

#include "kernels/formulas/cut_points.inc"
#include "kernels/formulas/exact_patches.inc"
#include "kernels/formulas/nufft_points.inc"
#include "kernels/formulas/point_survey.inc"
#include "kernels/formulas/tile_points.inc"

// The last, for it leaves its names defined.
#include "kernels/formulas/exact_points.inc"

#include "kernels/gpu/point_records.h"
#include "kernels/gpu/point_sums.h"
#include "kernels/reference/operations.h"
#include "tests/support/planes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

namespace fringe::gpu {
namespace {

using namespace formulas;
using test::ItemOrder;
using test::KernelItems;

struct HostArray final : DeviceArray {
    explicit HostArray(std::size_t bytes) : values((bytes + 15) / 16) {}
    struct alignas(16) Sixteen {
        std::byte bytes[16];
    };
    void* data() const { return const_cast<Sixteen*>(values.data()); }
    std::vector<Sixteen> values;
};

template <class Value> Value* in(const DeviceArray& array) {
    return static_cast<Value*>(dynamic_cast<const HostArray&>(array).data());
}

/// The arguments of a launch as its kernel takes them.
template <class Param> Param given(const KernelArg& arg) {
    if constexpr (std::is_pointer_v<Param>)
        return in<std::remove_pointer_t<Param>>(*arg.array());
    else {
        EXPECT_EQ(arg.bytes(), sizeof(Param));
        return *static_cast<const Param*>(arg.value());
    }
}

template <class... Params, std::size_t... index>
void runWith(KernelItems& items, KernelGroups groups, void (*kernel)(Params...),
             std::span<const KernelArg> args, std::index_sequence<index...>) {
    const std::tuple<std::remove_cv_t<Params>...> values(
        given<std::remove_cv_t<Params>>(args[index])...);
    items.run(groups.x, groups.y, [&] { std::apply(kernel, values); });
}

template <class... Params>
void runWith(KernelItems& items, KernelGroups groups, void (*kernel)(Params...),
             std::span<const KernelArg> args) {
    ASSERT_EQ(args.size(), sizeof...(Params));
    runWith(items, groups, kernel, args, std::index_sequence_for<Params...>());
}

/// In place, samples `stride` apart, unnormalised: by halves.
void transformLine(std::complex<float>* line, std::size_t length, std::size_t stride) {
    if (length == 1)
        return;
    std::vector<std::complex<float>> parts[2];
    for (std::size_t i = 0; i < length; ++i)
        parts[i % 2].push_back(line[i * stride]);
    for (auto& part : parts)
        transformLine(part.data(), length / 2, 1);
    for (std::size_t i = 0; i < length; ++i) {
        const auto turn =
            std::polar(1.0F, static_cast<float>(2 * std::numbers::pi * static_cast<double>(i)
                                                / static_cast<double>(length)));
        line[i * stride] = parts[0][i % (length / 2)] + turn * parts[1][i % (length / 2)];
    }
}

/// A device whose kernels run item by item.
class ItemQueue final : public KernelQueue {
  public:
    explicit ItemQueue(KernelItems& items) : items_(items) {}

    std::vector<int> launches = std::vector<int>(41);

    bool hasDouble() const override { return true; }
    OwnedArray room(std::size_t bytes) override { return std::make_unique<HostArray>(bytes); }
    void write(const DeviceArray& array, const void* values, std::size_t bytes) override {
        std::copy_n(static_cast<const std::byte*>(values), bytes, in<std::byte>(array));
    }
    void read(void* values, const DeviceArray& array, std::size_t bytes) override {
        std::copy_n(in<std::byte>(array), bytes, static_cast<std::byte*>(values));
    }
    void clear(const DeviceArray& array, std::size_t bytes) override {
        std::fill_n(in<std::byte>(array), bytes, std::byte());
    }
    void launch(Kernel kernel, KernelGroups groups, std::span<const KernelArg> args) override {
        ++launches.at(static_cast<std::size_t>(kernel));
        const auto run = [&](auto* function) { runWith(items_, groups, function, args); };
        switch (kernel) {
        case Kernel::findDistances:
            return run(findDistances);
        case Kernel::surveyBins:
            return run(surveyBins);
        case Kernel::keyPoints:
            return run(keyPoints);
        case Kernel::countDigits:
            return run(countDigits);
        case Kernel::sumCounts:
            return run(sumCounts);
        case Kernel::moveEntries:
            return run(moveEntries);
        case Kernel::recordPoints:
            return run(recordPoints);
        case Kernel::spreadPoints:
            return run(spreadPoints);
        case Kernel::collectCells:
            return run(collectCells);
        case Kernel::carryTiles:
            return run(carryTiles);
        case Kernel::drawCuts:
            return run(drawCuts);
        case Kernel::collectCuts:
            return run(collectCuts);
        case Kernel::carryCuts:
            return run(carryCuts);
        default:
            FAIL() << nameOf(kernel).function << " is not of sums by tile spectra";
        }
    }
    void transformSquares(const DeviceArray& planes, std::int64_t length,
                          std::int64_t count) override {
        const auto side = static_cast<std::size_t>(length);
        for (std::size_t square = 0; square < static_cast<std::size_t>(count); ++square) {
            auto* const first = in<std::complex<float>>(planes) + square * side * side;
            for (std::size_t line = 0; line < side; ++line)
                transformLine(first + line * side, side, 1);
            for (std::size_t line = 0; line < side; ++line)
                transformLine(first + line, side, side);
        }
    }
    void transformLines(const DeviceArray& lines, std::int64_t length,
                        std::int64_t count) override {
        for (std::int64_t line = 0; line < count; ++line)
            transformLine(in<std::complex<float>>(lines) + line * length,
                          static_cast<std::size_t>(length), 1);
    }

  private:
    KernelItems& items_;
};

/// A sum on items in one order.
class ItemSum {
  public:
    ItemSum(const PointSourcesArgs& args, ItemOrder order)
        : args_(args), items_(order), queue_(items_),
          field_(static_cast<std::size_t>(args.grid.shape.count()) * sizeof(Phasor)) {
        sumPoints(args, {[this](const PointPass& pass) { add(pass); }, queue_, field_});
    }

    std::vector<Complex> field() const {
        const auto* samples = in<Complex>(field_);
        return {samples, samples + args_.grid.shape.count()};
    }
    int launches(Kernel kernel) const {
        return queue_.launches.at(static_cast<std::size_t>(kernel));
    }
    const std::vector<Kernel>& others() const { return others_; }

  private:
    using Function = void (*)(Phasor*, const PointRecord*, const PlaneRecord, const LaunchRecord);

    static Function functionOf(Kernel kernel) {
        switch (kernel) {
        case Kernel::addPointsOnTiles64:
            return addPointsOnTiles64;
        case Kernel::addPointsOnTiles32:
            return addPointsOnTiles32;
        case Kernel::addPointsOnTiles16:
            return addPointsOnTiles16;
        case Kernel::addExactPatches8:
            return addExactPatches8;
        case Kernel::addExactPatches4:
            return addExactPatches4;
        default:
            return addExactPoints;
        }
    }

    void add(const PointPass& pass) {
        others_.push_back(pass.kernel);
        const int side = tileSide(pass.kernel);
        const LaunchRecord rows{static_cast<int>(args_.firstRow),
                                static_cast<int>(args_.firstRow + args_.rowCount), 0,
                                static_cast<int>(pass.points.size())};
        const PlaneRecord plane = planeRecord(args_, pass.cornerSide);
        items_.run(
            static_cast<std::size_t>((plane.cols - 1) / side + 1),
            static_cast<std::size_t>((rows.endRow - 1) / side - rows.firstRow / side + 1),
            [&] { functionOf(pass.kernel)(in<Phasor>(field_), pass.points.data(), plane, rows); });
    }

    const PointSourcesArgs& args_;
    KernelItems items_;
    ItemQueue queue_;
    HostArray field_;
    std::vector<Kernel> others_;
};

class GpuItems : public ::testing::Test {
  protected:
    void SetUp() override {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        GTEST_SKIP() << "sanitizers do not follow the items";
#endif
    }

    /// Points about a depth, over the plane and beyond.
    void addPoints(int count, double z, double width, double height) {
        std::uniform_real_distribution<double> uniform(-0.5, 0.5);
        for (int i = 0; i < count; ++i)
            points_.push_back({width * uniform(generator_), height * uniform(generator_),
                               z * (1 + 0.02 * uniform(generator_)),
                               static_cast<float>(1 + uniform(generator_)),
                               static_cast<float>(6 * uniform(generator_))});
    }

    PointSourcesArgs argsOn(Shape shape, PointSum sum, double tolerance) const {
        PointSourcesArgs args{points_, {shape, 8e-6, 8e-6}, 532e-9};
        args.rowCount = shape.rows;
        args.sum = sum;
        args.tolerance = tolerance;
        return args;
    }

    static void expectTheReference(const ItemSum& sum, const PointSourcesArgs& args) {
        reference::Plane wanted(args.grid.shape);
        reference::addPointSources(wanted, args);
        EXPECT_TRUE(test::isNear(sum.field(), wanted, args.tolerance));
    }

    std::vector<PointSource> points_;
    std::mt19937 generator_{7};
};

TEST_F(GpuItems, sumTileSpectraInAnyOrder) {
    addPoints(1200, 0.025, 1.4e-3, 1.1e-3);
    addPoints(500, -0.5, 1.4e-3, 1.1e-3);
    const PointSourcesArgs args = argsOn({118, 152}, PointSum::Nufft, 5e-3);
    const ItemSum sum(args, ItemOrder::Shuffled);
    expectTheReference(sum, args);
    EXPECT_GT(sum.launches(Kernel::spreadPoints), 1) << "both sides of the plane";
    EXPECT_GT(sum.launches(Kernel::drawCuts), 1) << "columns and rows";
    EXPECT_FALSE(sum.others().empty()) << "corners";
    for (const ItemOrder order : {ItemOrder::Forward, ItemOrder::Backward})
        EXPECT_EQ(ItemSum(args, order).field(), sum.field());
}

/// In several passes, and with waves that are bent.
TEST_F(GpuItems, sumTileSpectraWithinASmallTolerance) {
    addPoints(1000, 0.1, 6e-3, 6e-4);
    const PointSourcesArgs args = argsOn({64, 700}, PointSum::Nufft, 1e-4);
    const ItemSum sum(args, ItemOrder::Shuffled);
    expectTheReference(sum, args);
    EXPECT_GT(sum.launches(Kernel::drawCuts), 0);
}

/// Lots of 128 points that all, some, or none light a tile; of the first the first team's do not.
TEST_F(GpuItems, sumProductsOnTilesInAnyOrder) {
    for (int i = 0; i < 40; ++i)
        points_.push_back({2.1e-3, 0, 0.05, 1, 0});
    addPoints(100, 0.05, 6e-4, 4e-4);
    addPoints(300, 0.004, 8e-3, 8e-3);
    addPoints(90, 0.01, 1e-3, 1e-3);
    const PointSourcesArgs args = argsOn({70, 130}, PointSum::Products, 1e-3);
    const ItemSum sum(args, ItemOrder::Shuffled);
    expectTheReference(sum, args);
    EXPECT_GT(sum.others().size(), 1U);
    for (const ItemOrder order : {ItemOrder::Forward, ItemOrder::Backward})
        EXPECT_EQ(ItemSum(args, order).field(), sum.field());
}

TEST_F(GpuItems, sumOnPatchesInAnyOrder) {
    addPoints(150, 0.1, 1e-3, 1e-3);
    addPoints(140, 0.012, 1e-3, 1e-3);
    addPoints(40, 0.002, 1e-3, 1e-3);
    const PointSourcesArgs args = argsOn({70, 100}, PointSum::Direct, 1e-4);
    const ItemSum sum(args, ItemOrder::Shuffled);
    expectTheReference(sum, args);
    EXPECT_EQ(sum.others(), (std::vector{Kernel::addExactPatches8, Kernel::addExactPatches4,
                                         Kernel::addExactPoints}));
    for (const ItemOrder order : {ItemOrder::Forward, ItemOrder::Backward})
        EXPECT_EQ(ItemSum(args, order).field(), sum.field());
}

/// What the last item of the opposite team had.
void greet(int* answers, int call, bool waits) {
    static int local[KernelItems::count];
    const int item = FRINGE_ITEM_Y * FRINGE_GROUP_SIDE + FRINGE_ITEM_X;
    local[item] = call + FRINGE_TEAM_MAX(item);
    if (waits)
        FRINGE_BARRIER;
    answers[item] = local[KernelItems::count - 1 - item] - call;
}

void waitInPart() {
    if (FRINGE_ITEM_X < 3)
        FRINGE_BARRIER;
}

/// What these items are worth.
TEST_F(GpuItems, tellMissingBarriersAndThoseThatNotAllComeTo) {
    std::vector<int> right;
    for (int item = 0; item < KernelItems::count; ++item)
        right.push_back((KernelItems::count - 1 - item) / 32 * 32 + 31);
    for (const ItemOrder order : {ItemOrder::Forward, ItemOrder::Backward, ItemOrder::Shuffled})
        for (const bool waits : {true, false}) {
            static int call = 0;
            call += 1000;
            std::vector<int> answers(KernelItems::count);
            KernelItems(order).run(1, 1, [&] { greet(answers.data(), call, waits); });
            EXPECT_EQ(answers == right, waits);
        }
    EXPECT_THROW(KernelItems(ItemOrder::Forward).run(1, 1, waitInPart), std::logic_error);
}

} // namespace
} // namespace fringe::gpu
