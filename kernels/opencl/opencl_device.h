// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/device.h"
#include "kernels/gpu/device_work.h"
#include "kernels/gpu/paced_launches.h"
#include "kernels/gpu/point_sums.h"
#include "kernels/gpu/separable_factors.h"
#include "kernels/gpu/spot_work.h"
#include "kernels/opencl/device_list.h"
#include "kernels/opencl/fft_plans.h"
#include "kernels/opencl/gl_sharing.h"
#include "kernels/opencl/memory.h"
#include "kernels/opencl/programs.h"

#include <array>

namespace fringe::opencl {

struct OpenClBuffer final : Buffer {
    OpenClBuffer(Shape shape, Element element, cl::Buffer data)
        : Buffer(shape, element), memory(std::move(data)) {}
    cl::Buffer memory;
};

/// One device with a context, an in-order queue and what was compiled for it.
class OpenClDevice final : public Device, PointSums, SpotSums {
  public:
    /// place: whose textures it is to share; null: none.
    OpenClDevice(const ListedDevice& listed, const GlPlace* place);

    const DeviceInfo& info() const override { return info_; }
    PointSums& points() override { return *this; }
    SpotSums& spots() override { return *this; }
    std::unique_ptr<Buffer> allocate(Shape shape, Element element) override;
    void write(Buffer& target, const Region& region, const void* samples,
               std::int64_t stride) override;
    void read(const Buffer& source, const Region& region, void* samples,
              std::int64_t stride) override;
    void finish() override;
    std::unique_ptr<Staging> stage(Buffer& plane) override;
    MemoryUse memoryUse() const override { return memory_.use(); }
    std::unique_ptr<TextureLink> link(GlTexture& texture) override;

    bool offers(WaveModel model, PointSum sum) const override {
        return gpu::offersPointSum(model, sum);
    }
    WorkEstimate workEstimate() const override {
        const gpu::DeviceTraits traits{device_.getInfo<CL_DEVICE_DOUBLE_FP_CONFIG>() != 0,
                                       info_.kind == DeviceKind::Gpu ? info_.computeUnits : 0};
        return [traits](const PointSourcesArgs& args, std::size_t count) {
            return gpu::deviceWork(args, count, traits);
        };
    }
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
    SpotWorkEstimate spotWorkEstimate() const override {
        return [device = info_](const SpotsArgs& args) { return gpu::spotWork(args, device); };
    }
    std::unique_ptr<SpotTables> prepareSpots(const SpotsArgs& args) override;
    void adjointOfSpots(Buffer& field, const SpotTables& spots, const AdjointArgs& args) override;
    void forwardToSpots(const Buffer& field, const SpotTables& spots,
                        const ForwardArgs& args) override;

  private:
    cl::Buffer zeroed(std::uint64_t bytes);
    cl::Buffer phasorsOf(std::span<const Complex> phasors);
    /// Runs a kernel of planes.cl.
    template <class... Args> void runOver(Shape shape, const char* function, const Args&... args);
    void addPoints(const cl::Buffer& field, const gpu::PointPass& pass,
                   const PointSourcesArgs& args);
    void fftOfRows(const Buffer& field, const FftArgs& args);
    void fftOfColumns(const Buffer& field, const FftArgs& args);
    void fftOfCopiedColumns(const Buffer& field, const FftArgs& args);
    void multiplyAngular(const cl::Buffer& spectrum, const TransferArgs& args);
    void multiplySeparable(const cl::Buffer& field, const gpu::SeparableFactors& factors,
                           std::int64_t firstRow);

    DeviceInfo info_;
    cl::Device device_;
    SharingContext sharing_;
    cl::Context context_;
    cl::CommandQueue queue_;
    Memory memory_;
    Programs programs_;
    FftPlans plans_;
    std::array<gpu::PacedLaunches, gpu::pointKernelCount> pointLaunches_;
};

/// The memory of a buffer of this back-end; `std::invalid_argument` for one of another, or of
/// another type.
const cl::Buffer& memoryOf(const Buffer& buffer, Element element = Element::Complex64);

} // namespace fringe::opencl
