// SPDX-License-Identifier: GPL-3.0-or-later
// What goes up to a device and down from it on the way from points to files.
#include "engine/encodings/encoding.h"
#include "engine/model/cloud_source.h"
#include "engine/run/run.h"
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
    bool offers(WaveModel model, PointSum sum) const override {
        return device_->offers(model, sum);
    }
    WorkEstimate workEstimate() const override { return device_->workEstimate(); }
    void addPointSources(Buffer& field, const PointSourcesArgs& args) override {
        device_->addPointSources(field, args);
    }
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
    std::unique_ptr<SpotTables> prepareSpots(const SpotsArgs& args) override {
        return device_->prepareSpots(args);
    }
    void adjointOfSpots(Buffer& field, const SpotTables& spots, const AdjointArgs& args) override {
        device_->adjointOfSpots(field, spots, args);
    }
    void quantise(const Buffer& waves, Buffer* light, const Buffer* amplitude,
                  const QuantiseArgs& args) override {
        device_->quantise(waves, light, amplitude, args);
    }
    void forwardToSpots(const Buffer& field, const SpotTables& spots,
                        const ForwardArgs& args) override {
        device_->forwardToSpots(field, spots, args);
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
        return test::finished(compute(design, made, *device_, control)).hologram;
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
    const auto numbers = levels.planes.front().samples();
    EXPECT_EQ(traffic_.reads, 1);
    EXPECT_EQ(traffic_.bytesRead, 2 * 90 * 128);
    EXPECT_EQ(traffic_.writes, 0); // points go up as records of the sum

    const LevelPattern wanted = encode(test::computed(design).hologram, design.encoding);
    std::int64_t apart = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        apart += std::abs(numbers[i] - wanted.planes.front().samples()[i]) % (wanted.count - 1) > 1;
    EXPECT_EQ(apart, 0);
}

TEST_P(DeviceTraffic, isOneDownloadOfAPictureOfTheLevels) {
    const Design design = cloud(GetParam());
    const Hologram shown = fieldOfPattern(encode(computed(design), design.encoding));
    JobControl control;
    const Picture picture = test::finished(reconstructDesign(design, shown, *device_, control));
    EXPECT_EQ(traffic_.reads, 0);
    const auto values = picture.planes.front().samples();
    EXPECT_EQ(traffic_.reads, 1);
    EXPECT_EQ(traffic_.bytesRead, 4 * 90 * 128);
    EXPECT_EQ(traffic_.writes, 0);
    EXPECT_GT(std::ranges::max(values), 0);
}

} // namespace
} // namespace fringe
