// SPDX-License-Identifier: GPL-3.0-or-later
// How a sum is cut into calls of the device: between two of them a job can be cancelled.
#include "engine/methods/cost_model.h"
#include "engine/methods/point_sum.h"
#include "kernels/cpu_device.h"
#include "tests/engine/methods/method_cases.h"

namespace fringe::test {
namespace {

/// Writes down the calls of sums instead of computing them.
class CallList final : public Device {
  public:
    struct Call {
        std::size_t points = 0;
        std::int64_t rows = 0;
    };

    const DeviceInfo& info() const override { return cpu_->info(); }
    std::unique_ptr<Buffer> allocate(Shape shape) override { return cpu_->allocate(shape); }
    void upload(Buffer&, std::span<const Complex>) override {}
    void download(const Buffer&, std::span<Complex>) override {}
    void finish() override {}
    bool offers(WaveModel, PointSum) const override { return true; }
    void addPointSources(Buffer&, const PointSourcesArgs& args) override {
        calls.push_back({args.points.size(), args.rowCount});
    }
    void fft(Buffer&, const FftArgs&) override {}
    void multiplyTransfer(Buffer&, const TransferArgs&) override {}
    void multiplyChirp(Buffer&, const ChirpArgs&) override {}
    void copyRegion(const Buffer&, Buffer&, const RegionArgs&) override {}
    bool offers(SpotGeometry) const override { return false; }
    std::unique_ptr<SpotTables> prepareSpots(const SpotsArgs&) override { return nullptr; }
    void superposeSpots(Buffer&, const SpotTables&, const SuperposeArgs&) override {}
    void gatherAtSpots(const Buffer&, const SpotTables&, const GatherArgs&) override {}

    std::vector<Call> calls;

  private:
    std::unique_ptr<Device> cpu_ = openCpuDevice(cpuDeviceInfo(), 0);
};

/// The longest case: a large plate, many points, the finest tolerance. A second on one thread.
TEST(Calls, AreShortEnoughToCancel) {
    const Plate plate{{2160, 3840}, 8_um, 8_um};
    const Design design = designOf("exact", plate, pointsOver(plate, 0.5, 300000));
    const PlacedPoints points(design.scene, design.illumination.wavelengths, 0);
    const CloudFigures cloud(points);
    const MethodInput input{points,
                            cloud,
                            {plate.size, 8e-6, 8e-6},
                            design.illumination.wavelengths,
                            0,
                            design.method.values};
    for (const PointSum sum : {PointSum::Products, PointSum::Spectral}) {
        CallList device;
        const auto field = device.allocate({1, 1});
        JobControl control;
        const PointSumChoice choice{{WaveModel::Exact, sum}, true, 2e-5};
        sumPoints(input, choice, device, *field, control);
        const Abilities abilities = abilitiesOf(device);
        double pairs = 0;
        for (const CallList::Call& call : device.calls) {
            const SumSize size{static_cast<double>(call.points),
                               {call.rows, plate.size.cols},
                               1,
                               choice.tolerance};
            EXPECT_LE(sumSeconds(choice.form, size, abilities) * abilities.units, 1)
                << call.points << " points on " << call.rows << " rows";
            pairs += static_cast<double>(call.points) * static_cast<double>(call.rows);
        }
        EXPECT_EQ(pairs, 300000.0 * 2160);
    }
}

TEST(Calls, EndWithTheFirstThatIsCancelled) {
    const Plate plate{{1080, 1920}, 8_um, 8_um};
    const Design design = designOf("exact", plate, pointsOver(plate, 0.5, 5000));
    const PlacedPoints points(design.scene, design.illumination.wavelengths, 0);
    const CloudFigures cloud(points);
    const MethodInput input{points,
                            cloud,
                            {plate.size, 8e-6, 8e-6},
                            design.illumination.wavelengths,
                            0,
                            design.method.values};
    CallList device;
    const auto field = device.allocate({1, 1});
    JobControl control;
    control.cancel();
    EXPECT_THROW(
        sumPoints(input, {{WaveModel::Exact, PointSum::Spectral}}, device, *field, control),
        Cancelled);
    EXPECT_TRUE(device.calls.empty());
}

} // namespace
} // namespace fringe::test
