// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/device_plane.h"
#include "engine/optics/finite.h"
#include "engine/optics/host_samples.h"
#include "engine/propagation/propagation.h"
#include "engine/run/plane_sum.h"
#include "engine/solvers/phase_pattern.h"

#include <map>

namespace fringe {
namespace {

/// A plane that lies on the device while it is summed.
class MemorySum final : public PlaneSum {
  public:
    explicit MemorySum(const SummedPlane& plane)
        : plane_(plane), device_(plane.job.kernels()), wave_(device_.allocate(plane.made.shape)) {}

    bool sendsSlices() const override { return plane_.hiding; }

    void send(std::vector<Slice> slices) override {
        farthest_ = std::max(slices.back().z, 0.0) - std::min(slices.front().z, 0.0);
        std::map<const Slices*, std::unique_ptr<SliceReader>> readers;
        for (std::size_t i = 0; i < slices.size(); ++i) {
            if (i > 0)
                carryOver(slices[i].z - slices[i - 1].z);
            plane_.job.control.checkpoint();
            auto& reader = readers[slices[i].of.get()];
            if (!reader)
                reader = slices[i].of->open();
            HostSamples samples(device_, *wave_);
            reader->pass(slices[i].number, {0, wave_->shape().rows}, samples.received());
            samples.send();
        }
        readers.clear();
        carryOver(-slices.back().z);
        isDark_ = false;
    }

    void add(const std::vector<const Light*>& lights) override {
        const PlaneGrid plate = gridOf(plane_.made.design->setup.plate);
        for (const Light* light : lights) {
            const auto more = isDark_ ? nullptr : device_.allocate(wave_->shape());
            light->add(plane_.wavelength, plate, device_, more ? *more : *wave_,
                       plane_.job.control);
            if (more)
                device_.add(*more, *wave_);
            isDark_ = false;
        }
    }

    /// Planes of a hologram of several go to the host's memory, so that a device holds one.
    Field take() override {
        const auto plane = planeOf<Complex>(device_, std::move(wave_));
        requireFinite(plane);
        return plane_.made.planes == 1 ? plane : inMemory(plane);
    }

  private:
    void carryOver(double distance) {
        const Setup& setup = plane_.made.design->setup;
        if (distance != 0)
            carry(
                *wave_,
                carriedPlane(setup.plate, setup.wavelengths, Length(farthest_), plane_.wavelength),
                Length(distance), convolutionOf(plane_.made.design->propagation), device_,
                plane_.job.control);
    }

    const SummedPlane plane_;
    Device& device_;
    std::unique_ptr<Buffer> wave_;
    double farthest_ = 0; ///< that slices are carried [m]
    bool isDark_ = true;
};

} // namespace

PlaneSampling SummedPlane::sampling() const {
    const Setup& setup = made.design->setup;
    return {setup.plate.pitchX, setup.plate.pitchY, setup.wavelengths[wavelength]};
}

std::unique_ptr<PlaneSum> sumInMemory(const SummedPlane& plane) {
    return std::make_unique<MemorySum>(plane);
}

} // namespace fringe
