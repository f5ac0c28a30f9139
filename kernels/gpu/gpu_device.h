// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gpu/kernel_queue.h"
#include "kernels/gpu/paced_launches.h"
#include "kernels/gpu/point_passes.h"
#include "kernels/gpu/separable_factors.h"
#include "kernels/layer_light.h"

#include <array>

namespace fringe::gpu {

/// A device of either GPU back-end: every operation by its queue, in the order of the calls.
class GpuDevice final : public Device, public LayerLight, PointSums, SpotSums {
  public:
    GpuDevice(DeviceInfo info, std::unique_ptr<DeviceQueue> queue);

    const DeviceInfo& info() const override { return info_; }
    PointSums& points() override { return *this; }
    SpotSums& spots() override { return *this; }
    std::unique_ptr<Buffer> allocate(Shape shape, Element element) override;
    void write(Buffer& target, const Region& region, const void* samples,
               std::int64_t stride) override;
    void read(const Buffer& source, const Region& region, void* samples,
              std::int64_t stride) override;
    void finish() override { queue_->finish(); }
    std::unique_ptr<Staging> stage(Buffer& plane) override;
    MemoryUse memoryUse() const override { return queue_->memoryUse(); }
    std::unique_ptr<TextureLink> link(GlTexture& texture) override { return queue_->link(texture); }

    bool offers(WaveModel model, PointSum sum) const override { return offersPointSum(model, sum); }
    WorkEstimate workEstimate() const override;
    void addPointSources(Buffer& field, const PointSourcesArgs& args) override;
    void fft(Buffer& field, const FftArgs& args) override;
    void multiplyTransfer(Buffer& spectrum, const TransferArgs& args) override;
    void multiplyChirp(Buffer& field, const ChirpArgs& args) override;
    void copyRegion(const Buffer& source, Buffer& target, const RegionArgs& args) override;
    void add(const Buffer& more, Buffer& sum) override;
    void intensity(const Buffer& field, Buffer& picture, const IntensityArgs& args) override;
    FieldRange rangeOf(const Buffer& field, const EncodeArgs& args) override;
    void encode(const Buffer& field, Buffer& levels, const EncodeArgs& args) override;
    void lookUp(const Buffer& levels, Buffer& field, std::span<const Complex> shown) override;
    void quantise(const Buffer& waves, Buffer* light, const Buffer* amplitude,
                  const QuantiseArgs& args) override;
    void stereogram(const Buffer& depth, const Buffer& tile, Buffer& picture,
                    const StereogramArgs& args) override;
    void passLayer(const Buffer& depth, const Buffer& colours, Buffer& wave,
                   const LayerArgs& args) override;
    SpotWorkEstimate spotWorkEstimate() const override;
    std::unique_ptr<SpotTables> prepareSpots(const SpotsArgs& args) override;
    void adjointOfSpots(Buffer& field, const SpotTables& spots, const AdjointArgs& args) override;
    void forwardToSpots(const Buffer& field, const SpotTables& spots,
                        const ForwardArgs& args) override;

  private:
    /// The memory of a buffer; `std::invalid_argument` for one of another device or type.
    const DeviceArray& arrayOf(const Buffer& buffer, Element element = Element::Complex64) const;
    OwnedArray phasorsOf(std::span<const Complex> phasors);
    void addPoints(const DeviceArray& field, const PointPass& pass, const PointSourcesArgs& args);
    void multiplySeparable(const DeviceArray& field, const SeparableFactors& factors,
                           std::int64_t firstRow);

    DeviceInfo info_;
    std::unique_ptr<DeviceQueue> queue_;
    std::array<PacedLaunches, pointKernelCount> pointLaunches_;
};

/// Groups that cover a plane; kernels go on down the rows where there are no more.
KernelGroups groupsOver(Shape shape);

} // namespace fringe::gpu
