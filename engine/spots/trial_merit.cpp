// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/trial_merit.h"

#include "kernels/cloned.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace fringe {
namespace {

constexpr std::size_t lanes = 8;
using Lanes [[gnu::vector_size(64)]] = double;
using Singles [[gnu::vector_size(32)]] = float;

/// What a trial reads and writes, all of `count` numbers, a multiple of the lanes.
struct Trial {
    std::size_t count;
    std::complex<double> change;
    const float* waveRe;
    const float* waveIm;
    const double* re;
    const double* im;
    const double* perTarget;
    const double* darkness;
    double* triedRe;
    double* triedIm;
};

/// Over the spots, by lanes.
struct Sums {
    double q[lanes];
    double squares[lanes];
    double dark[lanes];
};

#define FRINGE_LOAD(type, name, source)                                                            \
    type name;                                                                                     \
    std::memcpy(&name, source, sizeof name)

FRINGE_CLONED void sumTrial(const Trial& trial, Sums& sums) {
    const double re = trial.change.real(), im = trial.change.imag();
    Lanes sum{}, squares{}, dark{};
    for (std::size_t r = 0; r < trial.count; r += lanes) {
        FRINGE_LOAD(Singles, waveRe, trial.waveRe + r);
        FRINGE_LOAD(Singles, waveIm, trial.waveIm + r);
        FRINGE_LOAD(Lanes, x, trial.re + r);
        FRINGE_LOAD(Lanes, y, trial.im + r);
        FRINGE_LOAD(Lanes, perTarget, trial.perTarget + r);
        FRINGE_LOAD(Lanes, darkness, trial.darkness + r);
        const auto waveX = __builtin_convertvector(waveRe, Lanes);
        const auto waveY = __builtin_convertvector(waveIm, Lanes);
        x += re * waveX - im * waveY;
        y += re * waveY + im * waveX;
        std::memcpy(trial.triedRe + r, &x, sizeof x);
        std::memcpy(trial.triedIm + r, &y, sizeof y);
        const Lanes power = x * x + y * y;
        const Lanes q = power * perTarget;
        sum += q;
        squares += q * q;
        dark += power * darkness;
    }
    std::memcpy(sums.q, &sum, sizeof sum);
    std::memcpy(sums.squares, &squares, sizeof squares);
    std::memcpy(sums.dark, &dark, sizeof dark);
}

} // namespace

TrialMerit::TrialMerit(std::span<const std::complex<double>> fields, std::span<const double> target,
                       double balance)
    : padded_((fields.size() + lanes - 1) / lanes * lanes), balance_(balance), re_(padded_),
      im_(padded_), triedRe_(padded_), triedIm_(padded_), perTarget_(padded_), darkness_(padded_) {
    for (const double t : target)
        bright_ += t > 0 ? 1 : 0;
    for (std::size_t r = 0; r < fields.size(); ++r) {
        re_[r] = fields[r].real();
        im_[r] = fields[r].imag();
        perTarget_[r] = target[r] > 0 ? 1 / target[r] : 0;
        darkness_[r] = target[r] > 0 ? 0 : bright_;
    }
    const std::vector<float> none(waveSize());
    value_ = tried(0, none.data());
}

double TrialMerit::tried(std::complex<double> change, const float* wave) {
    Sums sums{};
    sumTrial({padded_, change, wave, wave + padded_, re_.data(), im_.data(), perTarget_.data(),
              darkness_.data(), triedRe_.data(), triedIm_.data()},
             sums);
    double mean = 0, square = 0, lost = 0;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        mean += sums.q[lane] / bright_;
        square += sums.squares[lane] / bright_;
        lost += sums.dark[lane];
    }
    triedValue_ = mean - balance_ * std::sqrt(std::max(0.0, square - mean * mean)) - lost;
    return triedValue_;
}

void TrialMerit::accept() {
    std::swap(re_, triedRe_);
    std::swap(im_, triedIm_);
    value_ = triedValue_;
}

} // namespace fringe
