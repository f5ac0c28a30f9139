// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/operations.h"
#include "kernels/cpu/phasors.h"
#include "kernels/cpu/simd_choice.h"
#include "kernels/cpu/spectrum_axis.h"
#include "kernels/parallel.h"

#include <algorithm>

namespace fringe::cpu {
namespace {

void mirror(Phasors& row) {
    const auto bins = static_cast<std::int64_t>(row.size());
    for (std::int64_t bin = bins / 2 + 1; bin < bins; ++bin)
        row[static_cast<std::size_t>(bin)] = row[static_cast<std::size_t>(bins - bin)];
}

/// What the rows of H share.
class Transfer {
  public:
    explicit Transfer(const TransferArgs& args)
        : args_(args), x_{args.grid.shape.cols, args.grid.pitchX}, y_{args.grid.shape.rows,
                                                                      args.grid.pitchY},
          keptCols_(x_.kept(args)), keptRows_(y_.kept(args)) {
        if (args.model == TransferModel::AngularSpectrum)
            for (std::int64_t bin = 0; bin < keptCols_; ++bin)
                fxSquared_.push_back(x_.frequency(bin) * x_.frequency(bin));
        else
            fresnelRow_ = fresnelFactors(x_, keptCols_);
    }

    bool keepsRow(std::int64_t row) const { return y_.folded(row) < keptRows_; }

    /// spectrumRow *= H(row). `scratch` is a row of zeros at first and reused from row to row.
    void apply(Complex* spectrumRow, std::int64_t row, Phasors& scratch) const {
        const double fy = y_.frequency(y_.folded(row));
        if (args_.model == TransferModel::Fresnel)
            return multiplyRow(spectrumRow, fresnelRow_, fresnelFactor(fy));
        const double wavenumber = 1 / args_.wavelength;
        const simd::AxialPhase phase{args_.distance, wavenumber * wavenumber, fy * fy};
        simd::bestKernels().axialPhasors(phase, fxSquared_.data(), keptCols_,
                                         reinterpret_cast<float*>(scratch.data()));
        mirror(scratch);
        multiplyRow(spectrumRow, scratch, 1);
    }

  private:
    Phasors fresnelFactors(const SpectrumAxis& axis, std::int64_t kept) const {
        const double step = axis.frequency(1);
        const simd::QuadraticPhase phase{quadratic() * step * step, 0, 0, 0, 1};
        Phasors row = phasors(phase, 1, kept);
        row.resize(static_cast<std::size_t>(axis.bins));
        mirror(row);
        return row;
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
    std::int64_t keptCols_;
    std::int64_t keptRows_;
    std::vector<double> fxSquared_;
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
