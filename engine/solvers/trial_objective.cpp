// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/trial_objective.h"

#include "kernels/cloned.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace fringe {
namespace {

constexpr std::size_t lanes = 16;
using Lanes [[gnu::vector_size(64)]] = float;
using Wide [[gnu::vector_size(128)]] = double;

#define FRINGE_LOAD(type, name, source)                                                            \
    type name;                                                                                     \
    std::memcpy(&name, source, sizeof name)

/// Numbers of the spots: `count` of each kind, a multiple of the lanes.
struct Spots {
    std::size_t count;
    const float *re, *im, *lightOf, *meanOf, *excess;
};

/// Sums over the spots with z = wave·conj(U) and t = z·meanOf.
enum Sum {
    lightRe,
    lightIm,
    meanRe,
    meanIm,
    excessRe,
    excessIm,
    cubeRe,
    cubeIm,
    squareRe,
    squareIm
};

/// Adds up the lanes of each of sixteen vectors: number i goes to lane i of the first.
[[gnu::always_inline]] inline void addLanes(Lanes* sums) {
    for (std::size_t half = lanes / 2; half > 0; half /= 2)
        for (std::size_t i = 0; i < half; ++i) {
            const Lanes a = sums[i], b = sums[i + half];
            sums[i] = __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22,
                                              7, 23)
                      + __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                                                14, 30, 15, 31);
        }
}

FRINGE_CLONED void sumSpots(const Spots& spots, const float* wave, float* sums) {
    Lanes sum[lanes]{};
    for (std::size_t r = 0; r < spots.count; r += lanes) {
        FRINGE_LOAD(Lanes, waveRe, wave + r);
        FRINGE_LOAD(Lanes, waveIm, wave + spots.count + r);
        FRINGE_LOAD(Lanes, re, spots.re + r);
        FRINGE_LOAD(Lanes, im, spots.im + r);
        FRINGE_LOAD(Lanes, lightOf, spots.lightOf + r);
        FRINGE_LOAD(Lanes, meanOf, spots.meanOf + r);
        FRINGE_LOAD(Lanes, excess, spots.excess + r);
        const Lanes x = waveRe * re + waveIm * im, y = waveIm * re - waveRe * im;
        const Lanes u = meanOf * x, v = meanOf * y;
        sum[lightRe] += lightOf * x;
        sum[lightIm] += lightOf * y;
        sum[meanRe] += u;
        sum[meanIm] += v;
        sum[excessRe] += excess * u;
        sum[excessIm] += excess * v;
        sum[cubeRe] += meanOf * u;
        sum[cubeIm] += meanOf * v;
        sum[squareRe] += u * u - v * v;
        sum[squareIm] += 2 * u * v;
    }
    addLanes(sum);
    std::memcpy(sums, sum, sizeof *sum);
}

/// A gain is light - uniformityWeight·(√(variance + change) - deviation). With the sums over the
/// spots and p = |c|², light and mean change by 2 Re(c·linear sum) + p·ofPower, and the variance by
/// 4 Re(c·excess) + perShare·(2 Re(c²·square) + 4 p Re(c·cube)) + p·spread + p²·ofFourth less the
/// square of the change of the mean.
FRINGE_CLONED double answerChanges(const TrialAnswer& a, const float* sums,
                                   std::complex<double> factor, const TrialChanges& changes,
                                   double* __restrict gains, std::size_t count) {
    const double* __restrict changeRe = changes.re.data();
    const double* __restrict changeIm = changes.im.data();
    const double factorRe = factor.real(), factorIm = factor.imag();
    const double lx = 2 * sums[lightRe], ly = 2 * sums[lightIm];
    const double mx = 2 * sums[meanRe], my = 2 * sums[meanIm];
    const double ex = 4 * sums[excessRe] + 2 * a.drift * mx;
    const double ey = 4 * sums[excessIm] + 2 * a.drift * my;
    const double sx = 2 * a.perShare * sums[squareRe], sy = 4 * a.perShare * sums[squareIm];
    const double cx = 4 * a.perShare * sums[cubeRe], cy = 4 * a.perShare * sums[cubeIm];
    for (std::size_t i = 0; i < count; ++i) {
        const double x = changeRe[i] * factorRe - changeIm[i] * factorIm;
        const double y = changeRe[i] * factorIm + changeIm[i] * factorRe;
        const double power = x * x + y * y;
        const double light = x * lx - y * ly + power * a.lightOfPower;
        const double mean = x * mx - y * my + power * a.meanOfPower;
        const double spread = a.spread + x * cx - y * cy + power * a.ofFourth;
        const double variance = a.variance + (x * ex - y * ey) + (x * x - y * y) * sx - x * y * sy
                                + power * spread - mean * mean;
        gains[i] =
            light
            - a.uniformityWeight * (__builtin_sqrt(variance > 0 ? variance : 0) - a.deviation);
    }
    double most = gains[0];
    for (std::size_t i = 1; i < count; ++i)
        most = gains[i] > most ? gains[i] : most;
    return most;
}

/// What taking a change reads and writes, as `Spots`.
struct Turned {
    std::size_t count;
    std::complex<double> change;
    double reference;
    const float* wave;
    const double *perTarget, *bright, *lightOf;
    const float* meanOf;
    double *re, *im;
    float *singleRe, *singleIm, *excess;
};

struct TurnedSums {
    double light, excess, squares, slope;
};

[[gnu::always_inline]] inline double laneSum(const Wide& sum) {
    double total = 0;
    for (std::size_t lane = 0; lane < lanes; ++lane)
        total += sum[lane];
    return total;
}

FRINGE_CLONED void turnSpots(const Turned& spots, TurnedSums& sums) {
    const double changeRe = spots.change.real(), changeIm = spots.change.imag();
    Wide light{}, excesses{}, squares{}, slope{};
    for (std::size_t r = 0; r < spots.count; r += lanes) {
        FRINGE_LOAD(Lanes, waveRe, spots.wave + r);
        FRINGE_LOAD(Lanes, waveIm, spots.wave + spots.count + r);
        FRINGE_LOAD(Wide, re, spots.re + r);
        FRINGE_LOAD(Wide, im, spots.im + r);
        FRINGE_LOAD(Wide, perTarget, spots.perTarget + r);
        FRINGE_LOAD(Wide, bright, spots.bright + r);
        FRINGE_LOAD(Wide, lightOf, spots.lightOf + r);
        FRINGE_LOAD(Lanes, meanOf, spots.meanOf + r);
        const auto waveX = __builtin_convertvector(waveRe, Wide);
        const auto waveY = __builtin_convertvector(waveIm, Wide);
        re += changeRe * waveX - changeIm * waveY;
        im += changeRe * waveY + changeIm * waveX;
        const Wide power = re * re + im * im;
        const Wide excess = power * perTarget - spots.reference * bright;
        light += power * lightOf;
        excesses += excess;
        squares += excess * excess;
        slope += excess * __builtin_convertvector(meanOf, Wide);
        const auto singleRe = __builtin_convertvector(re, Lanes);
        const auto singleIm = __builtin_convertvector(im, Lanes);
        const auto singleExcess = __builtin_convertvector(excess, Lanes);
        std::memcpy(spots.re + r, &re, sizeof re);
        std::memcpy(spots.im + r, &im, sizeof im);
        std::memcpy(spots.singleRe + r, &singleRe, sizeof singleRe);
        std::memcpy(spots.singleIm + r, &singleIm, sizeof singleIm);
        std::memcpy(spots.excess + r, &singleExcess, sizeof singleExcess);
    }
    sums = {laneSum(light), laneSum(excesses), laneSum(squares), laneSum(slope)};
}

} // namespace

TrialObjective::TrialObjective(std::span<const std::complex<double>> fields,
                               std::span<const double> target, double uniformityWeight)
    : padded_((fields.size() + lanes - 1) / lanes * lanes), re_(padded_), im_(padded_),
      perTarget_(padded_), bright_(padded_), lightOf_(padded_), singleRe_(padded_),
      singleIm_(padded_), singleLightOf_(padded_), singleMeanOf_(padded_), excess_(padded_) {
    const auto bright =
        static_cast<double>(std::ranges::count_if(target, [](double t) { return t > 0; }));
    answer_.uniformityWeight = uniformityWeight;
    answer_.perShare = bright;
    for (std::size_t r = 0; r < fields.size(); ++r) {
        re_[r] = fields[r].real();
        im_[r] = fields[r].imag();
        bright_[r] = target[r] > 0 ? 1 : 0;
        perTarget_[r] = target[r] > 0 ? 1 / target[r] : 0;
        const double meanOf = perTarget_[r] / bright;
        lightOf_[r] = target[r] > 0 ? meanOf : -bright;
        singleLightOf_[r] = static_cast<float>(lightOf_[r]);
        singleMeanOf_[r] = static_cast<float>(meanOf);
        answer_.lightOfPower += lightOf_[r];
        answer_.meanOfPower += meanOf;
        answer_.ofFourth += meanOf * perTarget_[r];
    }
    const std::vector<float> none(waveSize());
    for (int settling = 0; settling < 2; ++settling)
        take(0, none.data());
}

double TrialObjective::compare(const float* wave, std::complex<double> factor,
                               const TrialChanges& changes, std::span<double> gains) const {
    float sums[lanes];
    sumSpots({padded_, singleRe_.data(), singleIm_.data(), singleLightOf_.data(),
              singleMeanOf_.data(), excess_.data()},
             wave, sums);
    return answerChanges(answer_, sums, factor, changes, gains.data(), gains.size());
}

void TrialObjective::take(std::complex<double> change, const float* wave) {
    const double reference = mean_;
    TurnedSums sums{};
    turnSpots({padded_, change, reference, wave, perTarget_.data(), bright_.data(), lightOf_.data(),
               singleMeanOf_.data(), re_.data(), im_.data(), singleRe_.data(), singleIm_.data(),
               excess_.data()},
              sums);
    const double moved = sums.excess / answer_.perShare;
    light_ = sums.light;
    mean_ = reference + moved;
    answer_.drift = -moved;
    answer_.variance = std::max(0.0, sums.squares / answer_.perShare - moved * moved);
    answer_.deviation = std::sqrt(answer_.variance);
    answer_.spread = 2 * (2 * sums.slope + (reference - moved) * answer_.meanOfPower);
}

} // namespace fringe
