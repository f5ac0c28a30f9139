// SPDX-License-Identifier: GPL-3.0-or-later
// How a sum is cut into calls of the device: between two of them a job can be cancelled.
#include "engine/methods/cost_model.h"
#include "engine/methods/point_sum.h"
#include "kernels/cpu_device.h"
#include "tests/engine/methods/method_cases.h"
#include "tests/support/two_threads.h"

namespace fringe::test {
namespace {

/// Writes down the calls of sums instead of computing them.
class CallList final : public Device, PointSums {
  public:
    struct Call {
        std::size_t points = 0;
        std::int64_t rows = 0;
    };

    /// With the cpu's own estimates, or none.
    explicit CallList(bool knowsItself) : knowsItself_(knowsItself) {}

    const DeviceInfo& info() const override { return cpu_->info(); }
    PointSums& points() override { return *this; }
    SpotSums& spots() override { return cpu_->spots(); }
    std::unique_ptr<Buffer> allocate(Shape shape, Element element) override {
        return cpu_->allocate(shape, element);
    }
    void write(Buffer&, const Region&, const void*, std::int64_t) override {}
    void read(const Buffer&, const Region&, void*, std::int64_t) override {}
    void finish() override {}
    bool offers(WaveModel, PointSum) const override { return true; }
    WorkEstimate workEstimate() const override {
        return knowsItself_ ? cpu_->points().workEstimate() : WorkEstimate();
    }
    void addPointSources(Buffer&, const PointSourcesArgs& args) override {
        calls.push_back({args.points.size(), args.rowCount});
    }
    void fft(Buffer&, const FftArgs&) override {}
    void multiplyTransfer(Buffer&, const TransferArgs&) override {}
    void multiplyChirp(Buffer&, const ChirpArgs&) override {}
    void copyRegion(const Buffer&, Buffer&, const RegionArgs&) override {}
    void add(const Buffer&, Buffer&) override {}
    void intensity(const Buffer&, Buffer&, const IntensityArgs&) override {}
    FieldRange rangeOf(const Buffer&, const EncodeArgs&) override { return {}; }
    void encode(const Buffer&, Buffer&, const EncodeArgs&) override {}
    void lookUp(const Buffer&, Buffer&, std::span<const Complex>) override {}
    void quantise(const Buffer&, Buffer*, const Buffer*, const QuantiseArgs&) override {}
    void stereogram(const Buffer&, const Buffer&, Buffer&, const StereogramArgs&) override {}

    std::vector<Call> calls;

  private:
    bool knowsItself_;
    std::unique_ptr<Device> cpu_ = openCpuDevice(cpuDeviceInfo(), 0);
};

/// Sums over a large plate at a fine tolerance, which take longest.
class Calls : public ::testing::TestWithParam<bool> {
  protected:
    /// The seconds of one unit that the longest call is expected to take.
    double longestCall(PointSum sum, double z, int count) {
        const Design design = designOf("exact", plate_, pointsOver(plate_, z, count));
        const PlacedPoints points(cloudOf(design), design.setup.wavelengths, 0);
        const CloudFigures cloud(points);
        const MethodInput input = inputOf(design, points, cloud);
        const WaveModel model = sum == PointSum::Products ? WaveModel::Fresnel : WaveModel::Exact;
        const PointSumChoice choice{{model, sum}, true, 2e-5};
        sumPoints(input, choice, device_, *field_, control_);
        double longest = 0, pairs = 0;
        for (const CallList::Call& call : device_.calls) {
            longest = std::max(longest, secondsOf(call, cloud, choice));
            pairs += static_cast<double>(call.points) * static_cast<double>(call.rows);
        }
        EXPECT_EQ(pairs, static_cast<double>(count) * static_cast<double>(plate_.size.rows));
        return longest;
    }

    MethodInput inputOf(const Design& design, const PlacedPoints& points,
                        const CloudFigures& cloud) const {
        return {points, cloud, grid_, design.setup.wavelengths, 0, methodOf(design).values};
    }

    double secondsOf(const CallList::Call& call, const CloudFigures& cloud,
                     const PointSumChoice& choice) {
        const Capabilities capabilities = capabilitiesOf(device_);
        const double share = static_cast<double>(call.rows) / static_cast<double>(plate_.size.rows);
        if (capabilities.work) {
            const PointSourcesArgs args{
                cloud.outline(),  grid_,           532e-9,          choice.form.model, true, 0,
                plate_.size.rows, choice.form.sum, choice.tolerance};
            return capabilities.work(args, call.points).seconds * capabilities.units * share;
        }
        const SumSize size{
            static_cast<double>(call.points), {call.rows, plate_.size.cols}, 1, choice.tolerance};
        return sumSeconds(choice.form, size, capabilities) * capabilities.units;
    }

    TwoThreads limit_;
    Plate plate_{{2160, 3840}, 8_um, 8_um};
    PlaneGrid grid_{plate_.size, 8e-6, 8e-6};
    CallList device_{GetParam()};
    std::unique_ptr<Buffer> field_ = device_.allocate({1, 1}, Element::Complex64);
    JobControl control_;
};

INSTANTIATE_TEST_SUITE_P(Devices, Calls, ::testing::Bool(), [](const auto& device) {
    return device.param ? "thatKnowThemselves" : "thatDoNot";
});

/// A second of one unit, so that a job ends within one on a machine half as fast.
TEST_P(Calls, areShortEnoughToCancel) {
    EXPECT_LE(longestCall(PointSum::Nufft, 0.5, 300000), 1);
}

TEST_P(Calls, ofProductsAreShortEnoughToCancel) {
    EXPECT_LE(longestCall(PointSum::Products, 0.5, 20000), 1);
}

/// Windows of near points cut all tiles.
TEST_P(Calls, ofNearPointsAreShortEnoughToCancel) {
    EXPECT_LE(longestCall(PointSum::Nufft, 0.1, 300000), 1);
}

TEST_P(Calls, endWithTheFirstThatIsCancelled) {
    const Design design = designOf("exact", plate_, pointsOver(plate_, 0.5, 5000));
    const PlacedPoints points(cloudOf(design), design.setup.wavelengths, 0);
    const CloudFigures cloud(points);
    control_.cancel();
    EXPECT_THROW(sumPoints(inputOf(design, points, cloud), {{WaveModel::Exact, PointSum::Nufft}},
                           device_, *field_, control_),
                 Cancelled);
    EXPECT_TRUE(device_.calls.empty());
}

} // namespace
} // namespace fringe::test
