// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/contract.h"
#include "kernels/cuda/device_memory.h"
#include "kernels/cuda/fft_plans.h"
#include "kernels/device.h"
#include "kernels/formulas/phasor.h"
#include "kernels/gpu/device_work.h"
#include "kernels/gpu/paced_launches.h"
#include "kernels/gpu/point_sums.h"
#include "kernels/gpu/separable_factors.h"
#include "kernels/gpu/spot_work.h"

#include <array>

namespace fringe::cuda {

class CudaSpots;

/// One GPU. All work goes to a stream of its own, in the order of the calls; every member first
/// makes it the calling thread's place.
class CudaDevice final : public Device, PointSums, SpotSums {
  public:
    /// sharing: textures of OpenGL are to be linked with it.
    CudaDevice(DeviceInfo info, int ordinal, bool sharing);
    ~CudaDevice() override;

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
    MemoryUse memoryUse() const override;
    std::unique_ptr<TextureLink> link(GlTexture& texture) override;

    bool offers(WaveModel model, PointSum sum) const override {
        return gpu::offersPointSum(model, sum);
    }
    WorkEstimate workEstimate() const override {
        return [units = info_.computeUnits](const PointSourcesArgs& args, std::size_t count) {
            return gpu::deviceWork(args, count, {true, units});
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
    struct Stream {
        Place place;
        ~Stream();
    };

    void makeCurrent() const;
    void addPoints(formulas::Phasor* field, const gpu::PointPass& pass,
                   const PointSourcesArgs& args);
    void transform(const Buffer& field, const FftArgs& args);
    std::unique_ptr<CudaSpots> preparedSpots(const SpotsArgs& args);

    DeviceInfo info_;
    bool sharing_;
    Stream stream_;
    FftPlans plans_;
    std::array<gpu::PacedLaunches, gpu::pointKernelCount> pointLaunches_;
};

/// The memory of a buffer of this back-end; `std::invalid_argument` for one of another.
void* memoryOf(const Buffer& buffer);

/// Samples of a buffer; `std::invalid_argument` for those of another type.
template <class T> T* samplesOf(const Buffer& buffer, Element element) {
    requireElement(buffer, element);
    return static_cast<T*>(memoryOf(buffer));
}
inline formulas::Phasor* samplesOf(const Buffer& buffer) {
    return samplesOf<formulas::Phasor>(buffer, Element::Complex64);
}

} // namespace fringe::cuda
