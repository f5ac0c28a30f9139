// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/fft_plans.h"

#include "kernels/cpu/aligned.h"
#include "kernels/error.h"

#include <limits>
#include <mutex>
#include <string>

namespace fringe::cpu {
namespace {

/// FFTW's planner is one for the whole process.
std::mutex plannerMutex;

fftwf_complex* asFftw(Complex* samples) {
    return reinterpret_cast<fftwf_complex*>(samples);
}

enum class Target { Same, Other };

fftwf_plan makePlan(std::int64_t length, Direction direction, unsigned flags,
                    Target target = Target::Same) {
    AlignedSamples scratch(length), other(length);
    const int sign = direction == Direction::Forward ? FFTW_FORWARD : FFTW_BACKWARD;
    const std::lock_guard lock(plannerMutex);
    const fftwf_plan plan = fftwf_plan_dft_1d(
        static_cast<int>(length), asFftw(scratch.data()),
        asFftw((target == Target::Same ? scratch : other).data()), sign, FFTW_ESTIMATE | flags);
    if (!plan)
        throw DeviceError("FFTW has no plan for lines of " + std::to_string(length) + " samples.");
    return plan;
}

} // namespace

void FftPlans::Line::run(Complex* samples) const {
    const bool isAligned = reinterpret_cast<std::uintptr_t>(samples) % alignment == 0;
    fftwf_execute_dft(isAligned ? aligned_ : unaligned_, asFftw(samples), asFftw(samples));
}

void FftPlans::Line::run(const Complex* samples, Complex* transformed) const {
    fftwf_execute_dft(apart_, asFftw(const_cast<Complex*>(samples)), asFftw(transformed));
}

FftPlans::~FftPlans() {
    const std::lock_guard lock(plannerMutex);
    for (const auto& [key, line] : lines_) {
        fftwf_destroy_plan(line.aligned_);
        fftwf_destroy_plan(line.unaligned_);
        fftwf_destroy_plan(line.apart_);
    }
}

FftPlans::Line FftPlans::wanted(std::int64_t length, Direction direction) {
    if (length > std::numeric_limits<int>::max())
        throw DeviceError("FFTW has no plan for lines of " + std::to_string(length) + " samples.");
    Line& line = lines_[{length, direction}];
    if (!line.aligned_)
        line.aligned_ = makePlan(length, direction, 0);
    if (!line.unaligned_)
        line.unaligned_ = makePlan(length, direction, FFTW_UNALIGNED);
    if (!line.apart_)
        line.apart_ = makePlan(length, direction, 0, Target::Other);
    return line;
}

} // namespace fringe::cpu
