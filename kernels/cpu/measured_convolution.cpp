// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/measured_convolution.h"

#include "kernels/cpu/aligned.h"
#include "kernels/cpu/operations.h"
#include "kernels/error.h"
#include "kernels/parallel.h"

#include <fftw3.h>

#include <algorithm>
#include <chrono>

namespace fringe {
namespace {

constexpr std::int64_t rowsPerPiece = 16;

fftwf_plan measuredPlan(const cpu::Field& padded, int sign) {
    auto* const samples = reinterpret_cast<fftwf_complex*>(padded.samples);
    const fftwf_plan plan =
        fftwf_plan_dft_2d(static_cast<int>(padded.shape.rows), static_cast<int>(padded.shape.cols),
                          samples, samples, sign, FFTW_MEASURE);
    if (!plan)
        throw DeviceError("FFTW has no plan for the padded field.");
    return plan;
}

} // namespace

struct MeasuredConvolution::Plans {
    Plans(Shape size, Shape grid)
        : field(size), paddedSamples(grid.count()),
          tableSamples(grid.count()), padded{paddedSamples.data(), grid}, table{tableSamples.data(),
                                                                                grid} {}
    ~Plans() {
        fftwf_destroy_plan(forward);
        fftwf_destroy_plan(back);
    }

    /// What was learned would change plans that others make later.
    void measure(int threads) {
        const auto start = std::chrono::steady_clock::now();
        fftwf_init_threads();
        fftwf_make_planner_thread_safe();
        fftwf_plan_with_nthreads(threads);
        forward = measuredPlan(padded, FFTW_FORWARD);
        back = measuredPlan(padded, FFTW_BACKWARD);
        fftwf_plan_with_nthreads(1);
        fftwf_forget_wisdom();
        seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    }

    void pad(std::span<const Complex> samples) const {
        parallelFor(padded.shape.rows, rowsPerPiece, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t row = begin; row < end; ++row) {
                const auto kept = row < field.rows ? field.cols : 0;
                const auto from = static_cast<std::size_t>(kept > 0 ? row * field.cols : 0);
                std::copy_n(samples.begin() + static_cast<std::ptrdiff_t>(from), kept,
                            padded.row(row));
                std::fill(padded.row(row) + kept, padded.row(row) + padded.shape.cols, Complex(0));
            }
        });
    }

    void multiply() const {
        parallelFor(padded.shape.rows, rowsPerPiece, [&](std::int64_t begin, std::int64_t end) {
            const Complex* factors = table.row(begin);
            for (Complex* sample = padded.row(begin); sample < padded.row(end); ++sample) {
                const Complex a = *sample, b = *factors++;
                *sample = {a.real() * b.real() - a.imag() * b.imag(),
                           a.real() * b.imag() + a.imag() * b.real()};
            }
        });
    }

    Shape field;
    cpu::AlignedSamples paddedSamples, tableSamples;
    cpu::Field padded, table;
    fftwf_plan forward = nullptr, back = nullptr;
    double seconds = 0;
};

MeasuredConvolution::MeasuredConvolution(Shape field, const TransferArgs& transfer, int threads)
    : plans_(std::make_unique<Plans>(field, transfer.grid.shape)) {
    plans_->measure(threads);
    const cpu::Field& table = plans_->table;
    std::fill_n(table.samples, table.shape.count(), 1 / static_cast<float>(table.shape.count()));
    TransferArgs whole = transfer;
    whole.firstRow = 0;
    whole.rowCount = table.shape.rows;
    cpu::multiplyTransfer(table, whole);
}

MeasuredConvolution::~MeasuredConvolution() = default;

double MeasuredConvolution::planningSeconds() const {
    return plans_->seconds;
}

void MeasuredConvolution::run(std::span<Complex> field) const {
    plans_->pad(field);
    fftwf_execute(plans_->forward);
    plans_->multiply();
    fftwf_execute(plans_->back);
    constexpr std::int64_t rowsPerPiece = 64;
    const auto [rows, cols] = plans_->field;
    parallelFor(rows, rowsPerPiece, [&, cols = cols](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            std::copy_n(plans_->padded.row(row), cols, field.data() + row * cols);
    });
}

} // namespace fringe
