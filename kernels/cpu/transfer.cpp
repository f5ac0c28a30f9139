// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/operations.h"
#include "kernels/cpu/phasors.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/parallel.h"
#include "kernels/plan/spectrum_axis.h"

#include <algorithm>

namespace fringe::cpu {
namespace {

/// What the rows of H share. Of the field's columns a run at the left, of frequencies that rise,
/// and a run at the right, of frequencies that fall to 0, have light.
class Transfer {
  public:
    explicit Transfer(const TransferArgs& args)
        : args_(args), x_{args.grid.wholePlate().cols, args.grid.pitchX},
          y_{args.grid.wholePlate().rows, args.grid.pitchY}, xWeights_(x_.weights(args.bandX)),
          yWeights_(y_.weights(args.bandY)), cols_(args.grid.shape.cols),
          isMirrored_(cols_ == x_.bins) {
        const std::int64_t kept = std::ssize(xWeights_), first = args.grid.firstCol;
        leftEnd_ = std::clamp<std::int64_t>(kept - first, 0, cols_);
        rightBegin_ = std::clamp(x_.bins - kept + 1 - first, leftEnd_, cols_);
        for (std::int64_t col = 0; col < cols_; ++col) {
            const double fx = x_.frequency(x_.folded(first + col));
            fxSquared_.push_back(fx * fx);
        }
        if (args.model == TransferModel::Fresnel)
            makeFresnelRow();
    }

    bool keepsRow(std::int64_t row) const { return y_.folded(row) < std::ssize(yWeights_); }

    /// spectrumRow *= H(row). `scratch` is a row of zeros at first and reused from row to row.
    void apply(Complex* spectrumRow, std::int64_t row, Phasors& scratch) const {
        const std::int64_t bin = y_.folded(row);
        const double fy = y_.frequency(bin);
        const float weight = yWeights_[static_cast<std::size_t>(bin)];
        if (args_.model == TransferModel::Fresnel)
            return multiplyRow(spectrumRow, fresnelRow_, weight * fresnelFactor(fy));
        const double wavenumber = 1 / args_.wavelength;
        const simd::AxialPhase phase{args_.distance, wavenumber * wavenumber, fy * fy};
        inRuns(scratch, [&](std::int64_t begin, std::int64_t end) {
            simd::bestKernels().axialPhasors(phase, fxSquared_.data() + begin, end - begin,
                                             reinterpret_cast<float*>(scratch.data() + begin));
            soften(scratch, begin, end);
        });
        multiplyRow(spectrumRow, scratch, weight);
    }

  private:
    /// Calls `fill(begin, end)` on the runs of columns with light; the right one of a whole row
    /// mirrors the left one.
    template <class Fill> void inRuns(Phasors& row, const Fill& fill) const {
        fill(0, leftEnd_);
        if (!isMirrored_)
            fill(rightBegin_, cols_);
        else
            for (std::int64_t col = rightBegin_; col < cols_; ++col)
                row[static_cast<std::size_t>(col)] = row[static_cast<std::size_t>(cols_ - col)];
    }

    void soften(Phasors& row, std::int64_t begin, std::int64_t end) const {
        if (args_.bandX.margin == 0)
            return;
        for (std::int64_t col = begin; col < end; ++col)
            row[static_cast<std::size_t>(col)] *=
                xWeights_[static_cast<std::size_t>(x_.folded(args_.grid.firstCol + col))];
    }

    void makeFresnelRow() {
        fresnelRow_.resize(static_cast<std::size_t>(cols_));
        const double step = x_.frequency(1);
        inRuns(fresnelRow_, [&](std::int64_t begin, std::int64_t end) {
            const std::int64_t bin = args_.grid.firstCol + begin;
            const auto first = static_cast<double>(bin < x_.distinct() ? bin : bin - x_.bins);
            const Phasors run =
                phasors({quadratic() * step * step, 0, 0, first, 1}, 1, end - begin);
            std::ranges::copy(run, fresnelRow_.begin() + begin);
            soften(fresnelRow_, begin, end);
        });
    }

    Complex fresnelFactor(double fy) const {
        Complex factor;
        simd::bestKernels().quadraticPhasors(
            {quadratic(), 0, args_.distance / args_.wavelength, fy, 0}, 1, 1,
            reinterpret_cast<float*>(&factor));
        return factor;
    }

    double quadratic() const { return -args_.wavelength * args_.distance / 2; }

    const TransferArgs& args_;
    SpectrumAxis x_;
    SpectrumAxis y_;
    std::vector<float> xWeights_, yWeights_; ///< of the bins that are kept
    std::int64_t cols_;
    bool isMirrored_; ///< all columns are there
    std::int64_t leftEnd_ = 0, rightBegin_ = 0;
    std::vector<double> fxSquared_; ///< one a column
    Phasors fresnelRow_;
};

} // namespace

void multiplyTransfer(const Field& spectrum, const TransferArgs& args) {
    const Transfer transfer(args);
    constexpr std::int64_t rowsPerPiece = 16;
    parallelFor(args.rowCount, rowsPerPiece, [&](std::int64_t begin, std::int64_t end) {
        Phasors scratch(static_cast<std::size_t>(spectrum.shape.cols));
        for (std::int64_t row = args.firstRow + begin; row < args.firstRow + end; ++row)
            if (transfer.keepsRow(row))
                transfer.apply(spectrum.row(row), row, scratch);
            else
                std::fill_n(spectrum.row(row), spectrum.shape.cols, Complex(0));
    });
}

} // namespace fringe::cpu
