// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contract.h"
#include "kernels/gpu/gpu_device.h"
#include "kernels/gpu/kept_steps.h"
#include "kernels/gpu/plane_records.h"
#include "kernels/gpu/spot_records.h"
#include "kernels/gpu/stereogram_launch.h"
#include "kernels/plan/spectrum_axis.h"

namespace fringe::gpu {
namespace {

constexpr std::size_t itemsOfGroup = FRINGE_GROUP_SIDE * FRINGE_GROUP_SIDE;

} // namespace

KernelGroups groupsOver(Shape shape) {
    return {static_cast<std::size_t>(piecesOf(shape.cols, FRINGE_GROUP_SIDE)),
            static_cast<std::size_t>(groupsDown(piecesOf(shape.rows, FRINGE_GROUP_SIDE)))};
}

/// One number where there are none: a kernel takes no empty memory.
OwnedArray GpuDevice::phasorsOf(std::span<const Complex> phasors) {
    return phasors.empty() ? queue_->room(sizeof(Complex)) : queue_->copyOf(phasors);
}

void GpuDevice::multiplySeparable(const DeviceArray& field, const SeparableFactors& factors,
                                  std::int64_t firstRow) {
    const OwnedArray columns = queue_->copyOf(factors.columns);
    const OwnedArray rows = queue_->copyOf(factors.rows);
    const auto first = static_cast<int>(firstRow);
    const formulas::PlaneSpan span{static_cast<int>(factors.columns.size()), first,
                                   first + static_cast<int>(factors.rows.size())};
    queue_->run(Kernel::multiplySeparable,
                groupsOver({std::ssize(factors.rows), std::ssize(factors.columns)}), field, columns,
                rows, span);
}

void GpuDevice::multiplyTransfer(Buffer& spectrum, const TransferArgs& args) {
    requireContract(spectrum.shape(), args);
    if (args.rowCount == 0)
        return;
    const DeviceArray& samples = arrayOf(spectrum);
    if (args.model != TransferModel::AngularSpectrum)
        return multiplySeparable(samples, fresnelTransferFactors(args), args.firstRow);
    const auto [rows, cols] = args.grid.wholePlate();
    const std::vector<float> columnWeights =
        SpectrumAxis{cols, args.grid.pitchX}.weights(args.bandX);
    const std::vector<float> rowWeights = SpectrumAxis{rows, args.grid.pitchY}.weights(args.bandY);
    queue_->run(Kernel::multiplyAngularTransfer, groupsOver({args.rowCount, spectrum.shape().cols}),
                samples, queue_->copyOf(keptSteps(args)), queue_->copyOf(columnWeights),
                queue_->copyOf(rowWeights), transferRecord(args));
}

void GpuDevice::multiplyChirp(Buffer& field, const ChirpArgs& args) {
    requireContract(field.shape(), args);
    multiplySeparable(arrayOf(field), chirpFactors(field.shape(), args), 0);
}

void GpuDevice::add(const Buffer& more, Buffer& sum) {
    requireSameShape(more, Element::Complex64, sum, Element::Complex64);
    queue_->run(Kernel::addPlanes, groupsOver(sum.shape()), arrayOf(more), arrayOf(sum),
                wholePlane(sum.shape()));
}

void GpuDevice::intensity(const Buffer& field, Buffer& picture, const IntensityArgs& args) {
    requireContract(field, picture, args);
    queue_->run(Kernel::intensityOfField, groupsOver(picture.shape()), arrayOf(field),
                arrayOf(picture, Element::Float32), intensityRecord(field.shape(), args));
}

FieldRange GpuDevice::rangeOf(const Buffer& field, const EncodeArgs& args) {
    requireContract(field.shape(), args);
    const formulas::EncodeRecord record = encodeRecord(field.shape(), args);
    const std::size_t count = 3 * static_cast<std::size_t>(record.items);
    const OwnedArray found = queue_->room(count * sizeof(float));
    queue_->run(Kernel::rangeOfField, {static_cast<std::size_t>(record.items) / itemsOfGroup},
                arrayOf(field), phasorsOf(args.alongX), phasorsOf(args.alongY), found, record);
    return gpu::rangeOf(queue_->valuesOf<float>(found, count), args.form);
}

void GpuDevice::encode(const Buffer& field, Buffer& levels, const EncodeArgs& args) {
    requireContract(field.shape(), args);
    requireSameShape(field, Element::Complex64, levels, Element::Uint16);
    queue_->run(Kernel::encodeField, groupsOver(field.shape()), arrayOf(field),
                phasorsOf(args.alongX), phasorsOf(args.alongY), arrayOf(levels, Element::Uint16),
                encodeRecord(field.shape(), args));
}

void GpuDevice::lookUp(const Buffer& levels, Buffer& field, std::span<const Complex> shown) {
    requireSameShape(levels, Element::Uint16, field, Element::Complex64);
    queue_->run(Kernel::lookUpLevels, groupsOver(field.shape()), arrayOf(levels, Element::Uint16),
                arrayOf(field), phasorsOf(shown), wholePlane(field.shape()));
}

/// What is not there is not read: the waves stand in its place.
void GpuDevice::quantise(const Buffer& waves, Buffer* light, const Buffer* amplitude,
                         const QuantiseArgs& args) {
    requireContract(waves, light, amplitude, args);
    const Shape shape = waves.shape();
    const bool wantsTurns = !args.turns.empty();
    const DeviceArray& samples = arrayOf(waves);
    const OwnedArray turns = wantsTurns ? queue_->room(args.turns.size_bytes()) : nullptr;
    const formulas::LevelRecord record{static_cast<int>(shape.rows),  static_cast<int>(shape.cols),
                                       static_cast<int>(args.levels), amplitude != nullptr ? 1 : 0,
                                       light != nullptr ? 1 : 0,      wantsTurns ? 1 : 0};
    queue_->run(Kernel::quantisePhases, groupsOver(shape), samples,
                light != nullptr ? arrayOf(*light) : samples,
                amplitude != nullptr ? arrayOf(*amplitude) : samples, turns ? *turns : samples,
                record);
    if (wantsTurns)
        queue_->read(args.turns.data(), *turns, args.turns.size_bytes());
}

void GpuDevice::stereogram(const Buffer& depth, const Buffer& tile, Buffer& picture,
                           const StereogramArgs& args) {
    requireContract(depth, tile, picture, args);
    const StereogramLaunch launch(depth.shape(), tile.shape(), args, info_.kind == DeviceKind::Gpu);
    queue_->run(launch.inBands ? Kernel::stereogramByBands : Kernel::stereogramByRows,
                {static_cast<std::size_t>(launch.groups)}, arrayOf(depth, Element::Float32),
                arrayOf(tile, Element::Rgba8), arrayOf(picture, Element::Rgba8), launch.record);
}

void GpuDevice::passLayer(const Buffer& depth, const Buffer& colours, Buffer& wave,
                          const LayerArgs& args) {
    requireContract(depth, colours, wave, args);
    queue_->run(Kernel::passLayer, groupsOver(wave.shape()), arrayOf(depth, Element::Float32),
                arrayOf(colours, Element::Rgba8), arrayOf(wave), layerRecord(wave.shape(), args));
}

} // namespace fringe::gpu
