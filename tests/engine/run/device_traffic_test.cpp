// SPDX-License-Identifier: GPL-3.0-or-later
// What goes up to a device and down from it on the way from points to files.
#include "engine/encodings/encoding.h"
#include "engine/run/run.h"
#include "engine/sources/points/points_source.h"
#include "kernels/backends.h"
#include "kernels/error.h"
#include "tests/engine/computed.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

/// Samples that were carried, by calls.
struct Traffic {
    int writes = 0, reads = 0;
    std::int64_t bytesRead = 0;
};

/// Passes all on to another device, and counts.
class CountingDevice final : public Device {
  public:
    CountingDevice(std::unique_ptr<Device> device, Traffic& traffic)
        : device_(std::move(device)), traffic_(traffic) {}

    const DeviceInfo& info() const override { return device_->info(); }
    PointSums& points() override { return device_->points(); }
    SpotSums& spots() override { return device_->spots(); }
    std::unique_ptr<Buffer> allocate(Shape shape, Element element) override {
        return device_->allocate(shape, element);
    }
    void write(Buffer& target, const Region& region, const void* samples,
               std::int64_t stride) override {
        ++traffic_.writes;
        device_->write(target, region, samples, stride);
    }
    void read(const Buffer& source, const Region& region, void* samples,
              std::int64_t stride) override {
        ++traffic_.reads;
        traffic_.bytesRead +=
            region.shape.count() * static_cast<std::int64_t>(bytesOf(source.element()));
        device_->read(source, region, samples, stride);
    }
    void finish() override { device_->finish(); }
    void fft(Buffer& field, const FftArgs& args) override { device_->fft(field, args); }
    void multiplyTransfer(Buffer& spectrum, const TransferArgs& args) override {
        device_->multiplyTransfer(spectrum, args);
    }
    void multiplyChirp(Buffer& field, const ChirpArgs& args) override {
        device_->multiplyChirp(field, args);
    }
    void copyRegion(const Buffer& source, Buffer& target, const RegionArgs& args) override {
        device_->copyRegion(source, target, args);
    }
    void add(const Buffer& more, Buffer& sum) override { device_->add(more, sum); }
    void intensity(const Buffer& field, Buffer& picture, const IntensityArgs& args) override {
        device_->intensity(field, picture, args);
    }
    FieldRange rangeOf(const Buffer& field, const EncodeArgs& args) override {
        return device_->rangeOf(field, args);
    }
    void encode(const Buffer& field, Buffer& levels, const EncodeArgs& args) override {
        device_->encode(field, levels, args);
    }
    void lookUp(const Buffer& levels, Buffer& field, std::span<const Complex> shown) override {
        device_->lookUp(levels, field, shown);
    }
    void quantise(const Buffer& waves, Buffer* light, const Buffer* amplitude,
                  const QuantiseArgs& args) override {
        device_->quantise(waves, light, amplitude, args);
    }
    void stereogram(const Buffer& depth, const Buffer& tile, Buffer& picture,
                    const StereogramArgs& args) override {
        device_->stereogram(depth, tile, picture, args);
    }

  private:
    std::unique_ptr<Device> device_;
    Traffic& traffic_;
};

Design cloud(const char* encoding) {
    Design design = designFor("points");
    PointCloud points;
    points.points = {{1e-4, 0, 0.05, 1, 0}, {-2e-4, 1e-4, 0.06, 0.5F, 1}, {0, -1e-4, 0.05, 1, 2}};
    store(design.sources.front(),
          CloudSource{.cloud = std::make_shared<const PointCloud>(std::move(points))});
    design.setup.plate.size = {90, 128};
    design.sources.front().method = {"exact"};
    design.reconstruction.distance = 50_mm;
    design.encoding = {encoding};
    if (design.encoding.key == "off-axis" || design.encoding.key == "double-phase")
        design.encoding.values = {{"limit", std::string("none")}}; // which is made in memory
    if (design.encoding.key == "double-phase")
        design.encoding.values["scale"] = std::string("max");
    return design;
}

class DeviceTraffic : public testing::TestWithParam<const char*> {
  protected:
    void SetUp() override {
        try {
            device_.emplace(std::make_unique<CountingDevice>(openDevice("opencl:0"), traffic_));
        } catch (const DeviceUnavailable& absence) {
            GTEST_SKIP() << absence.what();
        }
    }

    Hologram computed(const Design& design) {
        JobControl control;
        const Plan made = plan(design, {.device = device_->capabilities()});
        return *test::finished(compute(made, {*device_, control})).field();
    }

    Traffic traffic_;
    std::optional<ComputeDevice> device_;
};

INSTANTIATE_TEST_SUITE_P(Encodings, DeviceTraffic,
                         testing::Values("phase", "amplitude", "off-axis", "double-phase"));

TEST_P(DeviceTraffic, isOneDownloadOfTheLevels) {
    const Design design = cloud(GetParam());
    const LevelPattern levels = encode(computed(design), design.encoding);
    EXPECT_EQ(traffic_.reads, 0);
    const auto read = inMemory(levels.planes.front());
    const auto numbers = read.samples();
    EXPECT_EQ(traffic_.reads, 1);
    EXPECT_EQ(traffic_.bytesRead, 2 * 90 * 128);
    EXPECT_EQ(traffic_.writes, 0); // points go up as records of the sum

    const LevelPattern wanted = encode(*test::computed(design).field(), design.encoding);
    std::int64_t apart = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        apart += std::abs(numbers[i] - wanted.planes.front().samples()[i]) % (wanted.count - 1) > 1;
    EXPECT_EQ(apart, 0);
}

TEST_P(DeviceTraffic, isOneDownloadOfAPictureOfTheLevels) {
    const Design design = cloud(GetParam());
    const Hologram shown = fieldOfPattern(encode(computed(design), design.encoding));
    JobControl control;
    const Picture picture = test::finished(look(shown, lookOf(design), {*device_, control}));
    EXPECT_EQ(traffic_.reads, 0);
    const auto read = inMemory(picture.planes.front());
    const auto values = read.samples();
    EXPECT_EQ(traffic_.reads, 1);
    EXPECT_EQ(traffic_.bytesRead, 4 * 90 * 128);
    EXPECT_EQ(traffic_.writes, 0);
    EXPECT_GT(std::ranges::max(values), 0);
}

/// A device with less memory than the plane, or the test is skipped.
ComputeDevice deviceWith(std::uint64_t bytes) {
    return ComputeDevice::open("opencl:0", {.memory = bytes});
}

TEST(DeviceMemory, isSaidToBeTooSmallBeforeTheStart) {
    const Design design = cloud("phase");
    const std::uint64_t plane = 90 * 128 * sizeof(Complex);
    try {
        const ComputeDevice device = deviceWith(plane / 4);
        const Plan made = plan(design, {.device = device.capabilities()});
        EXPECT_FALSE(made.runnable());
        EXPECT_GE(made.deviceBytes, plane);
        const auto refusal =
            std::ranges::find(made.findings, Severity::Refusal, &Finding::severity);
        ASSERT_NE(refusal, made.findings.end());
        EXPECT_NE(refusal->message.english().find("opencl:0 has 22.5 KiB of memory"),
                  std::string::npos)
            << refusal->message.english();
        EXPECT_THROW(device.kernels().allocate(design.setup.plate.size), OutOfDeviceMemory);
        EXPECT_NO_THROW(device.kernels().allocate({45, 32}));
    } catch (const Error& absence) {
        GTEST_SKIP() << absence.what();
    }
}

TEST(DeviceMemory, sufficesForWhatIsPlanned) {
    Design design = cloud("phase");
    design.setup.plate.size = {512, 512};
    try {
        const Plan made = plan(design, {.device = deviceWith(0).capabilities()});
        ASSERT_GT(made.deviceBytes, 0);
        const ComputeDevice device = deviceWith(made.deviceBytes);
        JobControl control;
        const Hologram hologram = *test::finished(compute(made, {device, control})).field();
        const LevelPattern levels = encode(hologram, design.encoding);
        const Picture picture = test::finished(look(hologram, lookOf(design), {device, control}));
        EXPECT_LE(device.kernels().memoryUse().most, made.deviceBytes);
        EXPECT_GE(device.kernels().memoryUse().most, made.deviceBytes / 2);
    } catch (const Error& absence) {
        GTEST_SKIP() << absence.what();
    }
}

} // namespace
} // namespace fringe
