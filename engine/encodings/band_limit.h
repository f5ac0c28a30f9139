// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/encodings/encoding.h"

#include <vector>

namespace fringe {

class Buffer;
class Device;

/// Bins of a spectrum in FFT order that are in a band about a carrier.
class BinsInBand {
  public:
    /// In [cycles per pixel]; what is less than x and y away from the middle, round the spectrum.
    BinsInBand(Shape shape, double middleX, double middleY, double x, double y);

    bool has(std::int64_t row, std::int64_t col) const {
        return rows_[static_cast<std::size_t>(row)] && cols_[static_cast<std::size_t>(col)];
    }
    const std::vector<bool>& rows() const { return rows_; }
    const std::vector<bool>& cols() const { return cols_; }

  private:
    std::vector<bool> rows_, cols_;
};

/// Rows and columns of a spectrum in FFT order that are kept of fields, by a DFT without padding;
/// of an axis that is kept whole nothing is transformed.
class BandFilter {
  public:
    BandFilter(const std::vector<bool>& rows, const std::vector<bool>& cols);
    explicit BandFilter(const BinsInBand& bins) : BandFilter(bins.rows(), bins.cols()) {}

    /// Leaves the band of a field whose samples the host reaches, in place. Where all rows are
    /// kept, of any number of rows. ONE thread, the device's.
    void run(Device& device, Buffer& field) const;

  private:
    void clearColumns(Device& device, Buffer& field) const;
    void filterColumns(Device& device, Buffer& field) const;

    struct Run {
        std::int64_t first, count;
    };
    static std::vector<Run> runsOf(const std::vector<bool>& bins, bool areKept);

    std::vector<Run> rowsLeftOut_, colsLeftOut_, cols_;
};

/// Field without its frequencies |fx| ≥ x or |fy| ≥ y, made in memory by a DFT without padding, or
/// where y is infinite, of a field that does not lie there, row by row when it is read.
Field withinBand(const Field& field, const PlaneSampling& sampling, const Passband& band);

/// Field with the frequencies fy > 0 and fy = 0 alone, likewise; y up.
Field withoutLowerHalf(const Field& field);

} // namespace fringe
