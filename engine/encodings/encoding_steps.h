// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/encodings/encoding.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <string>

/// Steps that encodings share; definitions as in each. Frequencies are in cycles per pixel, places
/// in pixels from the sample ⌊N/2⌋, x to the right, y up. Any thread.
namespace fringe {

using WideSamples = std::vector<std::complex<double>>;

/// Calls `body(row, samples)` for rows of `cols` samples, on all cores.
template <class Body>
void forRows(std::int64_t cols, std::span<const Complex> rows, const Body& body) {
    constexpr std::int64_t samplesAtOnce = 1 << 14;
    parallelFor(std::ssize(rows) / cols, std::max<std::int64_t>(samplesAtOnce / cols, 1),
                [&](std::int64_t begin, std::int64_t end) {
                    for (std::int64_t row = begin; row < end; ++row)
                        body(row, rows.subspan(static_cast<std::size_t>(row * cols),
                                               static_cast<std::size_t>(cols)));
                });
}

/// A product that knows no infinities.
inline std::complex<double> product(std::complex<double> a, std::complex<double> b) {
    return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

/// The largest of numbers, as a sum.
struct Largest {
    double value = 0;
    Largest& operator+=(const Largest& other) {
        value = std::max(value, other.value);
        return *this;
    }
};

/// Sums of the rows of a field, added in their order, whatever bands it is read in. A `Sum` starts
/// as `Sum{}` and knows `+=`; ofRow(row, samples): that of one, any thread.
template <class Sum, class OfRow> Sum sumOfRows(const Field& field, const OfRow& ofRow) {
    Sum all{};
    const std::int64_t cols = field.shape().cols;
    inBands(field, [&](std::int64_t first, std::span<const Complex> rows) {
        std::vector<Sum> sums(rows.size() / static_cast<std::size_t>(cols));
        forRows(cols, rows, [&](std::int64_t row, std::span<const Complex> samples) {
            sums[static_cast<std::size_t>(row)] = ofRow(first + row, samples);
        });
        for (const Sum& sum : sums)
            all += sum;
    });
    return all;
}

/// Samples of the field, in double precision.
WideSamples wideSamples(const Field& field);

/// Angle in turns, in (-½, ½]; 0 of 0.
double turnsOf(std::complex<double> sample);
/// ⌊L t + ½⌋ mod L, 0 … L - 1.
std::uint16_t phaseLevel(double turns, int levels);
/// ⌊(r - low)(L - 1)/(high - low) + ½⌋, clipped to 0 … L - 1; 0 where high = low.
std::uint16_t amplitudeLevel(double value, double low, double high, int levels);

/// The row "scale": the amplitude that becomes the largest one that the encoding shows, "max" of
/// all, "2rms", or a number.
ParameterInfo scaleParameter(const char* initial);
/// Amplitude by that row, > 0 unless all is dark. Throws `Error` (BadInput) for what is none.
double scaleOf(const EncodingInput& input);
double largestAmplitude(const Field& field);
/// The part of a scale that an amplitude is, 1 at most; of none 0.
inline double shareOf(std::complex<double> sample, double scale) {
    return scale > 0 ? std::min(std::sqrt(std::norm(sample)) / scale, 1.0) : 0;
}

/// A function of a share that is smooth in its root √(1 - share), from a table of it.
class ShareTable {
  public:
    explicit ShareTable(double (*of)(double share));
    double at(double share) const {
        const double place = std::sqrt(1 - share) * steps;
        const auto before = std::min(static_cast<std::size_t>(place), values_.size() - 2);
        return std::lerp(values_[before], values_[before + 1], place - static_cast<double>(before));
    }

  private:
    static constexpr double steps = 1024;
    std::vector<double> values_;
};

/// The row "share": that of the light on the plate that goes into the picture's band.
ParameterInfo shareParameter(double initial, double most);

/// The row "limit": the band that is kept of the field before, "default", "none", or half its width
/// in cycles per pixel.
ParameterInfo limitParameter();
/// Band that is kept of a field, by the row and what the encoding says is default; all where there
/// is no such row. Throws `Error` (BadInput) for what is no band.
Passband limitOf(const Encoding& encoding, const EncodingInput& input);

/// Wave of a carrier, as a factor of every column and one of every row.
struct ReferenceWave {
    std::vector<Complex> alongX, alongY;
};
ReferenceWave waveOf(const Carrier& carrier, Shape shape);

/// The rows of a carrier: by frequency, whose defaults are given, or by angle, on the grid or not.
std::vector<ParameterInfo> carrierParameters(double x, double y = 0);
Carrier carrierOf(const EncodingInput& input);
/// Carrier as it is given, on the grid or not.
Carrier carrierGiven(const Choice& encoding, const PlaneSampling& sampling);
ReferenceWave waveOf(const EncodingInput& input); ///< of that carrier
/// Fields times that, sample by sample.
WideSamples carried(WideSamples samples, const ReferenceWave& wave, std::int64_t cols);
/// Sample of a field, and it with the reference wave.
struct CarriedSample {
    std::complex<double> own, carried;
};
/// Calls `take(col, sample)` along a row of a field with that wave.
template <class Take>
void alongRow(const ReferenceWave& wave, std::int64_t row, std::span<const Complex> samples,
              const Take& take) {
    const std::complex<double> along(wave.alongY[static_cast<std::size_t>(row)]);
    for (std::size_t col = 0; col < samples.size(); ++col) {
        const std::complex<double> own(samples[col]), factor(wave.alongX[col]);
        take(col, CarriedSample{own, product(own, product(along, factor))});
    }
}
/// Levels that are made of each sample by itself. levelOf(sample): any thread.
template <class LevelOf> LevelsOfRows levelsOfEach(const EncodingInput& input, LevelOf levelOf) {
    const Shape shape = input.field.shape();
    return [cols = shape.cols, wave = waveOf(input.encoding.reference(input), shape),
            levelOf](std::int64_t first, std::span<const Complex> rows, std::uint16_t* levels) {
        forRows(cols, rows, [&](std::int64_t row, std::span<const Complex> samples) {
            alongRow(wave, first + row, samples, [&](std::size_t col, const CarriedSample& sample) {
                levels[row * cols + static_cast<std::int64_t>(col)] = levelOf(sample);
            });
        });
    };
}
/// The largest of what `valueOf(sample)` makes of samples, 0 at least.
template <class ValueOf> double largestOfEach(const EncodingInput& input, const ValueOf& valueOf) {
    const ReferenceWave wave = waveOf(input.encoding.reference(input), input.field.shape());
    return sumOfRows<Largest>(input.field,
                              [&](std::int64_t row, std::span<const Complex> samples) {
                                  Largest most;
                                  alongRow(wave, row, samples,
                                           [&](std::size_t, const CarriedSample& sample) {
                                               most += {valueOf(sample)};
                                           });
                                  return most;
                              })
        .value;
}

/// Passband of a picture beside its carrier: as far as the zero order, and the twin beyond it,
/// along the axis on which they lie farther apart; all of the other.
Passband bandBesideZeroOrder(const EncodingInput& input);
/// What is to be known of it.
Findings findingsOnCarrier(const Encoding& encoding, const ParameterValues& values,
                           const Sampling& sampling);

/// Passband that is the band kept of a field by default, or less where less is kept.
Passband bandKept(const EncodingInput& input);
/// Half-widths of that, up to ½ [cycles per pixel].
Carrier halfWidthsOf(const EncodingInput& input);

/// Passband of half-widths in cycles per pixel.
Passband bandOf(const PlaneSampling& sampling, double x, double y);

/// Rows, one list behind the other.
std::vector<ParameterInfo> rowsOf(std::initializer_list<std::vector<ParameterInfo>> lists);

} // namespace fringe
