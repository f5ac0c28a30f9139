// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/phasor.h"
#include "kernels/formulas/records.h"

#include <cuda_runtime.h>

#include <cstdint>

/// The kernels as functions of C++, so that only the .cu files need nvcc. Each launches at
/// the current place and returns what the launch said; pointers are to memory there.
namespace fringe::cuda {

struct PointLaunch {
    formulas::Phasor* field;
    const formulas::PointRecord* points;
    formulas::PlaneRecord plane;
    formulas::LaunchRecord launch;
};

cudaError_t launchExactPoints(const PointLaunch& work);
/// side: of the patches, 8 or 4 pixels.
cudaError_t launchExactPatches(int side, const PointLaunch& work);
cudaError_t launchFresnelPoints(const PointLaunch& work);
cudaError_t launchFresnelPairs(const PointLaunch& work);
cudaError_t launchFresnelRecurrence(const PointLaunch& work);
/// side: of the tiles, 64, 32 or 16 pixels.
cudaError_t launchPointsOnTiles(int side, const PointLaunch& work);

/// spectrum *= H, kept steps as in `gpu::keptSteps`.
cudaError_t launchAngularTransfer(formulas::Phasor* spectrum, const int* keptSteps,
                                  const formulas::TransferRecord& record);

struct SeparableLaunch {
    formulas::Phasor* field;
    const formulas::Phasor* columns;
    const formulas::Phasor* rows;
    formulas::PlaneSpan span;
};

/// field *= columns · rows.
cudaError_t launchSeparable(const SeparableLaunch& work);

struct QuantiseLaunch {
    const formulas::Phasor* waves;
    // Null where the record says that there is none:
    formulas::Phasor* light;
    const formulas::Phasor* amplitude;
    float* turns;
    formulas::LevelRecord record;
};

cudaError_t launchQuantise(const QuantiseLaunch& work);

cudaError_t launchAddition(const formulas::Phasor* more, formulas::Phasor* sum,
                           const formulas::PlaneSpan& span);
cudaError_t launchIntensity(const formulas::Phasor* field, float* picture,
                            const formulas::IntensityRecord& record);
cudaError_t launchLookUp(const unsigned short* levels, formulas::Phasor* field,
                         const formulas::Phasor* shown, const formulas::PlaneSpan& span);

struct EncodeLaunch {
    const formulas::Phasor* field;
    const formulas::Phasor* alongX; // null where the record says that there is none
    const formulas::Phasor* alongY;
    formulas::EncodeRecord record;
};

/// extremes: three numbers an item.
cudaError_t launchRange(const EncodeLaunch& work, float* extremes);
cudaError_t launchEncode(const EncodeLaunch& work, unsigned short* levels);

struct StereogramWork {
    const float* depth;
    const unsigned* tile;
    unsigned* picture;
    bool inBands;
    unsigned groups;
    formulas::StereogramRecord record;
};

cudaError_t launchStereogram(const StereogramWork& work);

/// A rectangle of a field whose rows are `pitch` samples apart.
struct Rectangle {
    formulas::Phasor* first;
    std::int64_t pitch;
    std::int64_t rows;
    std::int64_t cols;
};

/// rectangle *= factor.
cudaError_t launchScale(const Rectangle& rectangle, float factor);

} // namespace fringe::cuda
