// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/encodings/encoding.h"

#include <complex>
#include <string>

/// Steps that encodings share; definitions as in each. Frequencies are in cycles per pixel, places
/// in pixels from the sample ⌊N/2⌋, x to the right, y up. Any thread.
namespace fringe {

using WideSamples = std::vector<std::complex<double>>;

/// Samples of the field, in double precision.
WideSamples wideSamples(const Field& field);

/// Angle in turns, in (-½, ½]; 0 of 0.
double turnsOf(std::complex<double> sample);
/// ⌊L t + ½⌋ mod L, 0 … L - 1.
std::uint16_t phaseLevel(double turns, int levels);
/// ⌊(r - low)(L - 1)/(high - low) + ½⌋, clipped to 0 … L - 1; 0 where high = low.
std::uint16_t amplitudeLevel(double value, double low, double high, int levels);
/// Levels of amplitudes, from the least to the largest.
std::vector<std::uint16_t> amplitudeLevels(const std::vector<double>& values, int levels);

/// The row "scale": the amplitude that becomes the largest one that the encoding shows, "max" of
/// all, "2rms", or a number.
ParameterInfo scaleParameter(const char* initial);
/// Amplitude by that row, > 0 unless all is dark. Throws `Error` (BadInput) for what is none.
double scaleOf(const EncodingInput& input);

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
