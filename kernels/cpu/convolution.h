// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/aligned.h"
#include "kernels/cpu/line_plan.h"
#include "kernels/cpu/operations.h"
#include "kernels/cpu/simd_choice.h"

#include <memory>
#include <mutex>
#include <vector>

namespace fringe::cpu {

/// Padded convolutions of fields of one shape. Rows are transformed into blocks of columns, each
/// block is transformed, multiplied and transformed back where it lies, and rows return from the
/// blocks: zeros are never transformed, and the padded spectrum is never in memory unless it is
/// summed. Keeps its memory from call to call. One thread at a time.
class Convolution {
  public:
    static bool suits(Shape grid);

    /// For a grid that `suits` and holds the field. Throws `std::bad_alloc`.
    Convolution(Shape field, Shape grid,
                const simd::PaddedKernels& kernels = simd::bestKernels().padded);

    Shape field() const { return field_; }
    Shape grid() const { return grid_; }

    void convolve(const Field& field, const ConvolveArgs& args);

    /// A sum of spectra, in an order of its own.
    std::int64_t sumFloats() const { return blockCount() * 2 * lanes_ * rows_.places(); }
    void add(const Field& field, const ConvolveArgs& args, float* sum);
    void back(float* sum, const Field& field, const ConvolveArgs& args);
    void through(float* sum, const Field& field, const ConvolveArgs& args);

  private:
    /// One block, and its mirror image about frequency 0 if that is another.
    struct Mirrored {
        std::int64_t block;
        std::int64_t image; ///< -1: none
    };
    class Transfer;
    class Room;

    std::int64_t blockCount() const { return std::ssize(isTurned_); }
    std::int64_t blockStride() const;
    void findMirrored();
    void findTransferRows();
    bool isImage(std::int64_t block, std::int64_t image) const;
    template <class Work>
    void inPieces(std::int64_t count, double samplesEach, const ConvolveArgs& args,
                  const Work& work);
    void rows(const Field& field, const ConvolveArgs& args, bool isBack);
    void columns(simd::ColumnUse use, const ConvolveArgs& args, float* sum);
    void useColumns(simd::ColumnUse use, const Transfer* transfer, const Mirrored& pair, float* sum,
                    const Room& room);

    const simd::PaddedKernels& kernels_;
    Shape field_, grid_;
    int lanes_;
    LinePlan cols_;                      ///< of the lines along x, of the field or longer
    LinePlan rows_;                      ///< along y
    std::vector<std::uint8_t> isTurned_; ///< one a block
    std::vector<Mirrored> mirrored_;
    std::vector<std::int32_t> transferBins_; ///< along y, folded, each once
    std::vector<std::int32_t> transferRow_;  ///< of each place, in these
    AlignedSamples blocks_;
    std::mutex guard_;
    std::vector<std::unique_ptr<AlignedSamples>> rooms_; ///< free ones
};

} // namespace fringe::cpu
