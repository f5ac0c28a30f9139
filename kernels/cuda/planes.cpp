// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/cuda/cuda_device.h"
#include "kernels/cuda/launchers.h"
#include "kernels/gpu/plane_records.h"

namespace fringe::cuda {
namespace {

DeviceMemory uploaded(std::span<const Complex> phasors) {
    return cuda::uploaded(std::vector<Complex>(phasors.begin(), phasors.end()));
}

/// An encoding's arguments with what they point to.
struct Encoding {
    Encoding(const Buffer& field, const EncodeArgs& args)
        : alongX(uploaded(args.alongX)),
          alongY(uploaded(args.alongY)), launch{samplesOf(field), alongX.as<formulas::Phasor>(),
                                                alongY.as<formulas::Phasor>(),
                                                gpu::encodeRecord(field.shape(), args)} {}

    DeviceMemory alongX, alongY;
    EncodeLaunch launch;
};

} // namespace

void CudaDevice::add(const Buffer& more, Buffer& sum) {
    requireSameShape(more, Element::Complex64, sum, Element::Complex64);
    makeCurrent();
    require("The launch of addPlanes",
            launchAddition(samplesOf(more), samplesOf(sum), gpu::wholePlane(sum.shape())));
}

void CudaDevice::intensity(const Buffer& field, Buffer& picture, const IntensityArgs& args) {
    requireContract(field, picture, args);
    makeCurrent();
    require("The launch of intensityOfField",
            launchIntensity(samplesOf(field), samplesOf<float>(picture, Element::Float32),
                            gpu::intensityRecord(field.shape(), args)));
}

FieldRange CudaDevice::rangeOf(const Buffer& field, const EncodeArgs& args) {
    requireContract(field.shape(), args);
    makeCurrent();
    const Encoding encoding(field, args);
    std::vector<float> extremes(3 * static_cast<std::size_t>(encoding.launch.record.items));
    const std::size_t bytes = extremes.size() * sizeof(float);
    const DeviceMemory found(bytes);
    require("The launch of rangeOfField", launchRange(encoding.launch, found.as<float>()));
    cuda::download(extremes.data(), found.data(), bytes);
    return gpu::rangeOf(extremes, args.form);
}

void CudaDevice::encode(const Buffer& field, Buffer& levels, const EncodeArgs& args) {
    requireContract(field.shape(), args);
    requireSameShape(field, Element::Complex64, levels, Element::Uint16);
    makeCurrent();
    require("The launch of encodeField",
            launchEncode(Encoding(field, args).launch,
                         samplesOf<unsigned short>(levels, Element::Uint16)));
}

void CudaDevice::lookUp(const Buffer& levels, Buffer& field, std::span<const Complex> shown) {
    requireSameShape(levels, Element::Uint16, field, Element::Complex64);
    makeCurrent();
    const DeviceMemory numbers = uploaded(shown);
    require("The launch of lookUpLevels",
            launchLookUp(samplesOf<unsigned short>(levels, Element::Uint16), samplesOf(field),
                         numbers.as<formulas::Phasor>(), gpu::wholePlane(field.shape())));
}

} // namespace fringe::cuda
