// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/panel_tables.h"

#include "engine/model/error.h"
#include "engine/model/mapped_plane.h"
#include "engine/model/units.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace fringe {
namespace {

void requireOneRow(const Raster& table, const std::string& name) {
    if (table.shape.rows != 1 || table.planes != 1 || table.samples.empty())
        throw badInput(FRINGE_MARK("{0} is no table of one row of entries."), name);
}

void requireEntries(const Raster& table, const std::string& name, std::int64_t entries) {
    requireOneRow(table, name);
    if (table.shape.cols != entries)
        throw badInput(FRINGE_MARK("{0} has {1} entries, and this panel takes {2}; give the table "
                                   "of this panel."),
                       name, table.shape.cols, entries);
}

Shape modeOf(const PanelPlace& place) {
    return place.mode == Shape{} ? place.panel : place.mode;
}

/// The panel's pixels in a picture of that shape.
Region partIn(Shape shape, const PanelPlace& place, const std::string& name) {
    if (shape == place.panel)
        return {0, 0, place.panel};
    const Shape mode = modeOf(place);
    if (shape != mode)
        throw badInput(FRINGE_MARK("{0} has {1} × {2} pixels, and the panel has {3} × {4}; give "
                                   "the correction of this panel."),
                       name, shape.cols, shape.rows, place.panel.cols, place.panel.rows);
    const Region part{place.row, place.col, place.panel};
    if (part.row < 0 || part.col < 0 || part.row + part.shape.rows > mode.rows
        || part.col + part.shape.cols > mode.cols)
        throw badInput(FRINGE_MARK("A panel of {0} × {1} pixels at ({2}, {3}) does not lie in a "
                                   "picture of {4} × {5}."),
                       part.shape.cols, part.shape.rows, part.col, part.row, mode.cols, mode.rows);
    return part;
}

double stepOf(double from, double to) {
    return to - from - std::round(to - from);
}

/// 2 × 2 pixels around which the steps do not add up to 0.
std::int64_t residuesIn(std::span<const double> cycles, Shape shape) {
    std::int64_t count = 0;
    const auto at = [&](std::int64_t row, std::int64_t col) {
        return cycles[static_cast<std::size_t>(row * shape.cols + col)];
    };
    for (std::int64_t row = 0; row + 1 < shape.rows; ++row)
        for (std::int64_t col = 0; col + 1 < shape.cols; ++col) {
            const double around = stepOf(at(row, col), at(row, col + 1))
                                  + stepOf(at(row, col + 1), at(row + 1, col + 1))
                                  + stepOf(at(row + 1, col + 1), at(row + 1, col))
                                  + stepOf(at(row + 1, col), at(row, col));
            count += std::abs(around) > 0.5 ? 1 : 0;
        }
    return count;
}

void unwrap(std::span<double> cycles, Shape shape) {
    const auto cols = static_cast<std::size_t>(shape.cols);
    for (std::size_t i = 1; i < cycles.size(); ++i) {
        const double before = cycles[i % cols == 0 ? i - cols : i - 1];
        cycles[i] = before + stepOf(before, cycles[i]);
    }
}

bool isWithinCycle(std::span<const double> cycles) {
    const auto [least, most] = std::ranges::minmax(cycles);
    return most - least <= 1;
}

/// The map on the way to another wavelength.
std::vector<double> continuous(std::vector<double> cycles, Shape shape, const std::string& name) {
    if (!isWithinCycle(cycles))
        return cycles; // as only maps that are not wrapped are
    if (const std::int64_t residues = residuesIn(cycles, shape); residues > 0)
        throw badInput(FRINGE_MARK("{0} cannot be scaled to another wavelength: how its phases go "
                                   "on depends on the way around {1} places; give the correction "
                                   "for this wavelength."),
                       name, residues);
    unwrap(cycles, shape);
    return cycles;
}

} // namespace

void requireDrive(const Raster& drive, const std::string& name, std::int64_t entries, int bits) {
    requireEntries(drive, name, entries);
    const double most = std::exp2(bits) - 1;
    const auto wrong = std::ranges::find_if(drive.samples, [&](float value) {
        return !(value >= 0 && static_cast<double>(value) <= most);
    });
    if (wrong != drive.samples.end())
        throw badInput(FRINGE_MARK("{0}: the value {1} at the index {2} is not within 0 … {3} of "
                                   "this panel's {4} bits; give the table of this panel."),
                       name, formatNumber(static_cast<double>(*wrong)),
                       wrong - drive.samples.begin(), formatNumber(most), bits);
}

void requireResponse(const Raster& response, const std::string& name, int bits) {
    requireEntries(response, name, std::int64_t{1} << bits);
    if (!std::ranges::all_of(response.samples, [](float phase) { return std::isfinite(phase); }))
        throw badInput(FRINGE_MARK("{0}: a phase is no finite number."), name);
}

bool isSameWavelength(Length ofFile, Length ofLight) {
    constexpr Length close = 0.5_nm;
    const Length apart = ofFile - ofLight;
    return ofFile == Length{} || ofLight == Length{} || (apart <= close && -apart <= close);
}

void requireWavelength(const std::string& name, Length ofFile, Length ofLight) {
    if (!isSameWavelength(ofFile, ofLight))
        throw badInput(FRINGE_MARK("{0} is for a wavelength of {1}, and the light has {2}; give "
                                   "the one for this wavelength, or ask for it to be scaled."),
                       name, legibleLength(ofFile), legibleLength(ofLight));
}

Plane<double> correctionOf(const std::shared_ptr<const Raster>& correction, const std::string& name,
                           const CorrectionUse& use) {
    const Region part = partIn(correction->shape, use.place, name);
    if (!use.isScaled)
        requireWavelength(name, use.ofFile, use.ofLight);
    else if (use.ofFile == Length{})
        throw badInput(FRINGE_MARK("{0} is to be scaled to the wavelength of the light, but what "
                                   "it was measured at is not known; give that."),
                       name);
    std::vector<double> cycles(static_cast<std::size_t>(part.shape.count()));
    const std::span<const float> whole = correction->plane(0, 0);
    for (std::size_t i = 0; i < cycles.size(); ++i) {
        const auto at = static_cast<std::int64_t>(i);
        cycles[i] = static_cast<double>(whole[static_cast<std::size_t>(
            (part.row + at / part.shape.cols) * correction->shape.cols + part.col
            + at % part.shape.cols)]);
    }
    if (!isSameWavelength(use.ofFile, use.ofLight)) {
        cycles = continuous(std::move(cycles), part.shape, name);
        for (double& phase : cycles)
            phase *= use.ofFile / use.ofLight;
    }
    return {part.shape, std::move(cycles)};
}

} // namespace fringe
