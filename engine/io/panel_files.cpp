// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/panel_files.h"

#include "engine/io/correction_table.h"
#include "engine/io/counted_table.h"
#include "engine/io/field_files.h"
#include "engine/io/metadata.h"
#include "engine/io/pattern_files.h"
#include "engine/io/point_table.h"
#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace fringe {
namespace {

namespace fs = std::filesystem;

constexpr const char* correctionTable = ".csv";

Raster withWavelength(Raster raster, Length wavelength) {
    raster.wave = WaveFacts{.meaning = "phase", .wavelength = wavelength};
    return raster;
}

Length wavelengthOf(const fs::path& path, Length inFile, const PhaseFacts& unsaid) {
    if (inFile != Length{})
        return inFile;
    const Length named = wavelengthInName(path);
    return named != Length{} ? named : unsaid.wavelength;
}

Error noUnit(const std::string& name) {
    return badParameter("unit",
                        FRINGE_MARK("{0} does not say the unit of its phases; give it: radians or "
                                    "waves."),
                        name);
}

PhaseUnit phaseUnitOf(const CountedTable& table, const PhaseFacts& unsaid) {
    const auto unit = ColumnName(table.header()).unit;
    if (!unit && !unsaid.unit)
        throw noUnit(table.name());
    if (!unit)
        return *unsaid.unit;
    if (const auto known = phaseUnit(*unit))
        return *known;
    throw badInput(FRINGE_MARK("{0}: \"{1}\" is no unit of phases; name its column with one, as "
                               "in phase[rad] or phase[waves]."),
                   table.name(), excerpt(table.header()));
}

/// Indices are whole, from 0 up, each above the one before.
void requireCounting(const CountedTable& table) {
    double due = 0;
    for (const double index : table.indices()) {
        const bool isFirst = index == 0 && due == 0;
        if (!(isFirst || (index >= due && due > 0)) || index != std::floor(index)
            || index >= static_cast<double>(mostEntries))
            throw badInput(FRINGE_MARK("{0}: the value {1} stands where one from {2} on is due; "
                                       "the first column counts up from 0, gaps are allowed."),
                           table.name(), formatNumber(index), formatNumber(due));
        due = index + 1;
    }
}

/// Phases at every index [cycles], linear between those that the table has.
Raster phasesBetween(const CountedTable& table, double factor) {
    constexpr double steepest = 0.5; // cycles, beyond which it is not known how a phase goes on
    const std::vector<double>&indices = table.indices(), &values = table.values();
    Raster all{{1, static_cast<std::int64_t>(indices.back()) + 1}};
    all.samples.push_back(static_cast<float>(values.front() * factor));
    for (std::size_t i = 1; i < indices.size(); ++i) {
        const double gap = indices[i] - indices[i - 1];
        const double step = (values[i] - values[i - 1]) * factor;
        if (gap > 1 && std::abs(step) > steepest)
            throw badInput(FRINGE_MARK("{0}: from the value {1} to {2} the phase changes by more "
                                       "than half a cycle, so that what lies between is not "
                                       "known; give more rows there."),
                           table.name(), formatNumber(indices[i - 1]), formatNumber(indices[i]));
        for (double k = 1; k <= gap; ++k)
            all.samples.push_back(static_cast<float>(values[i - 1] * factor + step * (k / gap)));
    }
    return all;
}

/// Calls `cyclesOf` with each sample of the one plane of a file.
template <class Content, class CyclesOf>
Raster phasesOf(const Content& content, const fs::path& path, const CyclesOf& cyclesOf) {
    if (content.planes.size() != 1)
        throw badInput(FRINGE_MARK("{0} has {1} planes; give a file with one, such as a grey "
                                   "picture."),
                       path.string(), content.planes.size());
    Raster raster{content.shape()};
    raster.samples.reserve(static_cast<std::size_t>(raster.shape.count()));
    inBands(content.planes.front(), [&](std::int64_t, const auto& rows) {
        for (const auto sample : rows)
            raster.samples.push_back(static_cast<float>(cyclesOf(sample)));
    });
    const auto wrong =
        std::ranges::find_if_not(raster.samples, [](float phase) { return std::isfinite(phase); });
    const std::int64_t at = wrong - raster.samples.begin();
    if (wrong != raster.samples.end())
        throw badInput(FRINGE_MARK("{0}: the phase in row {1} and column {2} is no finite number; "
                                   "give 0 where there is none."),
                       path.string(), at / raster.shape.cols + 1, at % raster.shape.cols + 1);
    return raster;
}

Raster phasesIn(const LevelPattern& levels, const fs::path& path, const PhaseFacts&) {
    if (!levels.encoding.empty() && !showsPhases(levels))
        throw badInput(FRINGE_MARK("{0} holds amplitudes, not phases; give a correction of "
                                   "phases."),
                       path.string());
    return phasesOf(levels, path, [count = static_cast<double>(levels.count)](std::uint16_t level) {
        return level / count;
    });
}

Raster phasesIn(const Hologram& field, const fs::path& path, const PhaseFacts& unsaid) {
    bool isComplex = false;
    for (const Field& plane : field.planes)
        inBands(plane, [&](std::int64_t, std::span<const Complex> rows) {
            isComplex = isComplex || std::ranges::any_of(rows, [](Complex sample) {
                            return sample.imag() != 0;
                        });
        });
    if (!isComplex && !unsaid.unit)
        throw noUnit(path.string());
    const double factor = cyclesIn(isComplex ? PhaseUnit::Radians : *unsaid.unit);
    return phasesOf(field, path, [&](Complex sample) {
        return factor * static_cast<double>(isComplex ? std::arg(sample) : sample.real());
    });
}

} // namespace

Length wavelengthInName(const fs::path& path) {
    constexpr double least = 100, most = 20'000; // [nm]
    const std::string name = lowered(path.stem().string());
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    std::optional<double> found;
    for (std::size_t from = 0; from < name.size();) {
        std::size_t end = from;
        while (end < name.size() && (isDigit(name[end]) || (end > from && name[end] == '.')))
            ++end;
        const std::string_view before = std::string_view(name).substr(0, from);
        const std::string_view after = trimmed(std::string_view(name).substr(end));
        const auto number = toNumber(std::string_view(name).substr(from, end - from));
        const bool isNamed = after.starts_with("nm") || before.ends_with("_at") || before == "at";
        if (number && isNamed && *number >= least && *number <= most) {
            if (found && *found != *number)
                return {};
            found = number;
        }
        from = std::max(end, from + 1);
    }
    return found ? Length(fromUnit(formatNumber(*found), lengthUnit("nm"))) : Length{};
}

Raster readDriveTable(const fs::path& path, const JobControl& control) {
    const CountedTable table(path, control);
    const auto wrong = std::ranges::find_if(table.values(), [](double value) {
        return value != std::floor(value) || value < 0
               || value > std::numeric_limits<std::uint16_t>::max();
    });
    if (wrong != table.values().end())
        throw badInput(FRINGE_MARK("{0}: the value {1} at the index {2} is none that a panel is "
                                   "sent; those are whole numbers from 0 to 65,535."),
                       table.name(), formatNumber(*wrong), wrong - table.values().begin());
    return withWavelength(table.raster(1), wavelengthInName(path));
}

Raster readResponseTable(const fs::path& path, const JobControl& control,
                         const PhaseFacts& unsaid) {
    const CountedTable table(path, control, true);
    requireCounting(table);
    Raster phases = phasesBetween(table, cyclesIn(phaseUnitOf(table, unsaid)));
    if (const std::size_t rows = table.values().size(); rows < phases.samples.size())
        control.note(message(FRINGE_MARK("{0} has the phases of {1} of {2} values; those between "
                                         "were interpolated."),
                             table.name(), rows, phases.samples.size()));
    return withWavelength(std::move(phases), wavelengthOf(path, {}, unsaid));
}

Raster readGrayCurve(const fs::path& path, const JobControl& control) {
    const CountedTable table(path, control, true);
    std::string unit(ColumnName(table.header()).unit.value_or(""));
    std::erase_if(
        unit, [](char c) { return std::string_view("[]() \t").find(c) != std::string_view::npos; });
    if (!isUnit(unit))
        throw badInput(FRINGE_MARK("{0} does not say the unit of its depths; name its columns, as "
                                   "in gray,depth[nm]."),
                       table.name());
    const double metres = lengthUnit(unit).si();
    Raster curve{{2, static_cast<std::int64_t>(table.values().size())}};
    curve.samples.assign(table.indices().begin(), table.indices().end());
    for (const double value : table.values())
        curve.samples.push_back(static_cast<float>(value * metres));
    return curve;
}

Raster readCorrection(const fs::path& path, const JobControl& control, const PhaseFacts& asked,
                      std::uint64_t memory) {
    if (lowered(path.extension().string()) == correctionTable)
        return withWavelength(readCorrectionTable(path, control, asked.bits, memory),
                              wavelengthOf(path, {}, asked));
    const PatternHints hints{.panelLevels = 1 << asked.bits};
    const PatternRead read = readPattern(path, hints, memory, false, &control);
    PhaseFacts unsaid = asked;
    if (read.metadata && !asked.unit)
        unsaid.unit = phaseUnit(read.metadata->unit);
    const std::string suffix = lowered(path.extension().string());
    if (suffix == ".jpg" || suffix == ".jpeg")
        control.note(message(
            FRINGE_MARK("{0} was compressed with loss, which changes phases where they wrap; give "
                        "a .bmp or .png instead if there is one."),
            path.string()));
    return std::visit(
        [&](const auto& content) {
            const auto& wavelengths = content.sampling.wavelengths;
            return withWavelength(
                phasesIn(content, path, unsaid),
                wavelengthOf(path, wavelengths.empty() ? Length{} : wavelengths.front(), unsaid));
        },
        read.content);
}

std::vector<std::string> panelTableSuffixes() {
    return {".lut", ".csv", ".txt"};
}

std::vector<std::string> correctionSuffixes() {
    std::vector<std::string> suffixes{correctionTable};
    for (const FileFormat* format : allFileFormats())
        suffixes.insert(suffixes.end(), format->suffixes.begin(), format->suffixes.end());
    return suffixes;
}

} // namespace fringe
