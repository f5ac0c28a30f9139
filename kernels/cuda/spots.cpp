// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/spots.h"

#include "kernels/contract.h"
#include "kernels/cuda/cuda_device.h"
#include "kernels/gpu/spot_records.h"

#include <stdexcept>

namespace fringe::cuda {
namespace {

/// Frees its memory at the place that made it, whichever is current.
class OwnedSpots final : public SpotTables {
  public:
    OwnedSpots(std::unique_ptr<CudaSpots> tables, const Place& place)
        : SpotTables(tables->shape(), tables->count()), tables_(std::move(tables)), place_(place) {}
    ~OwnedSpots() override {
        enter(place_);
        tables_.reset();
    }
    OwnedSpots(const OwnedSpots&) = delete;
    OwnedSpots& operator=(const OwnedSpots&) = delete;

    bool isExact() const override { return tables_->isExact(); }
    const CudaSpots& tables() const { return *tables_; }

  private:
    std::unique_ptr<CudaSpots> tables_;
    Place place_;
};

const CudaSpots& tablesOf(const SpotTables& spots) {
    if (const auto* own = dynamic_cast<const OwnedSpots*>(&spots))
        return own->tables();
    throw std::invalid_argument("the spots belong to another device");
}

} // namespace

DeviceMemory tableMemory(const DeviceInfo& device, std::uint64_t bytes) {
    DeviceMemory memory;
    const cudaError_t error = memory.allocate(bytes);
    if (error == cudaErrorMemoryAllocation)
        gpu::refuseTables(device, bytes, errorSentence("cudaMallocAsync", error));
    require("cudaMallocAsync", error);
    return memory;
}

const formulas::Phasor* sent(std::span<const Complex> coefficients, SpotRoom& room) {
    auto* target = room.coefficients.of<formulas::Phasor>(coefficients.size());
    upload(target, coefficients.data(), coefficients.size_bytes());
    return target;
}

formulas::Phasor* partialSums(SpotRoom& room, std::int64_t pieces, std::size_t spots) {
    return room.partial.of<formulas::Phasor>(static_cast<std::size_t>(pieces) * (spots + 1));
}

void addPartial(SpotRoom& room, std::int64_t pieces, const ForwardArgs& args) {
    const auto numbers = static_cast<int>(args.sums.size() + 1);
    std::vector<formulas::SpotSum> sums(args.sums.size() + 1);
    auto* total = room.total.of<formulas::SpotSum>(sums.size());
    require("The launch of sumSpotPieces",
            launchSpotSums(total, partialSums(room, pieces, args.sums.size()),
                           {static_cast<int>(pieces), numbers},
                           {1, gpu::groupsDown(gpu::piecesOf(numbers, FRINGE_GROUP_SIDE))}));
    download(sums.data(), total, sums.size() * sizeof(formulas::SpotSum));
    gpu::addSums(sums, args);
}

std::unique_ptr<SpotTables> CudaDevice::prepareSpots(const SpotsArgs& args) {
    requireContract(args);
    makeCurrent();
    return std::make_unique<OwnedSpots>(preparedSpots(args), stream_.place);
}

std::unique_ptr<CudaSpots> CudaDevice::preparedSpots(const SpotsArgs& args) {
    return gpu::sumsByProducts(args) ? prepareSpotProducts(args, info_) : preparePairedSpots(args);
}

void CudaDevice::adjointOfSpots(Buffer& field, const SpotTables& spots, const AdjointArgs& args) {
    requireContract(field.shape(), spots, args);
    const CudaSpots& tables = tablesOf(spots);
    if (args.rowCount == 0)
        return;
    makeCurrent();
    tables.adjoint(samplesOf(field), args);
}

void CudaDevice::forwardToSpots(const Buffer& field, const SpotTables& spots,
                                const ForwardArgs& args) {
    requireContract(field.shape(), spots, args);
    const CudaSpots& tables = tablesOf(spots);
    if (args.rowCount == 0)
        return;
    makeCurrent();
    tables.forward(samplesOf(field), args);
}

} // namespace fringe::cuda
