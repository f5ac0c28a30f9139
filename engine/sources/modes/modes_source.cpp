// SPDX-License-Identifier: GPL-3.0-or-later
// Modes of light: sums of Laguerre–Gauss, Hermite–Gauss and Bessel–Gauss modes, on the plate by
// their formulas.
#include "engine/sources/modes/modes_source.h"

#include "engine/job/job_control.h"
#include "engine/optics/host_samples.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/solvers/phase_pattern.h"
#include "engine/sources/modes/mode_checks.h"
#include "engine/sources/modes/mode_wave.h"
#include "engine/sources/source_kind.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <ranges>
#include <vector>

namespace fringe {
namespace {

using namespace table;

constexpr const char* tableSlot = "table";

/// Rows of a mode, the family with the choice of a table, whose modes say the rest but a place.
BoundRows<ModeSource> rowsOfModes() {
    const auto rows = within<ModeSource>(
        modeRows(), [](auto& source) -> auto& { return source.mode; });
    ParameterInfo family = rows.front().info;
    const std::vector<Value> single{std::string("lg"), std::string("hg"), std::string("bg")};
    family.choices.push_back({tableSlot, FRINGE_MARK("Modes of a table"),
                              FRINGE_MARK("Sum of the modes that a file lists.")});
    BoundRows<ModeSource> all{{family, &ModeSource::kind}};
    for (const BoundRow<ModeSource>& row : rows | std::views::drop(1)) {
        all.push_back(row);
        if (ParameterInfo& info = all.back().info;
            info.key == "waist" || info.key == "weight" || info.key == "phase")
            info.when = {"family", single};
    }
    return all;
}

const BoundRows<ModeSource>& modeSourceRows() {
    static const BoundRows<ModeSource> rows = rowsOfModes();
    return rows;
}

/// Rows that take about so many samples of modes at once.
std::int64_t rowsAtOnce(const PlaneGrid& grid, std::size_t modes) {
    constexpr std::int64_t samples = 1 << 20;
    return std::clamp<std::int64_t>(
        samples / (grid.shape.cols * std::max<std::int64_t>(static_cast<std::int64_t>(modes), 1)),
        1, grid.shape.rows);
}

class ModeLight : public Light {
  public:
    explicit ModeLight(const SourceInput& input)
        : modes_(asModes(input.source).modes()), wavelengths_(input.design.setup.wavelengths) {}

    void add(std::size_t wavelength, const PlaneGrid& grid, Device& device, Buffer& field,
             JobControl& control) const override {
        std::vector<ModeWave> waves;
        for (const Mode& mode : modes_)
            waves.emplace_back(mode, wavelengths_.at(wavelength).si());
        HostSamples samples(device, field);
        const std::span<Complex> all = samples.toFill();
        const std::int64_t step = rowsAtOnce(grid, waves.size());
        for (std::int64_t first = 0; first < grid.shape.rows; first += step) {
            control.checkpoint();
            const std::int64_t rows = std::min(step, grid.shape.rows - first);
            parallelFor(rows, 1, [&](std::int64_t begin, std::int64_t end) {
                for (std::int64_t row = first + begin; row < first + end; ++row)
                    fill(waves, grid, row,
                         all.subspan(static_cast<std::size_t>(row * grid.shape.cols),
                                     static_cast<std::size_t>(grid.shape.cols)));
            });
            control.advance(static_cast<double>(rows * grid.shape.cols)
                            * static_cast<double>(waves.size()));
        }
        samples.send();
    }

  private:
    static void fill(const std::vector<ModeWave>& waves, const PlaneGrid& grid, std::int64_t row,
                     std::span<Complex> samples) {
        std::vector<std::complex<double>> sums(samples.size());
        const double y = static_cast<double>(grid.centreRow() - row) * grid.pitchY;
        for (const ModeWave& wave : waves) {
            if (std::abs(y - wave.mode().y.si()) > wave.reach())
                continue;
            for (std::size_t col = 0; col < sums.size(); ++col)
                sums[col] +=
                    wave.at(static_cast<double>(static_cast<std::int64_t>(col) - grid.centreCol())
                                * grid.pitchX,
                            y);
        }
        std::ranges::transform(sums, samples.begin(),
                               [](std::complex<double> sum) { return Complex(sum); });
    }

    ModeList modes_;
    std::vector<Length> wavelengths_;
};

SourceCost costOf(const SourceInput& input) {
    constexpr double samplesPerSecond = 1e7; // as measured on one core
    SourceCost cost;
    const ModeSource source = asModes(input.source);
    const ModeList modes = source.modes();
    if (modes.empty()) {
        refuse(cost.findings, "source.table",
               message(FRINGE_MARK("There is no table of modes yet; import one, or choose a family "
                                   "of modes.")));
        return cost;
    }
    if (std::ranges::all_of(modes, [](const Mode& mode) { return mode.weight == 0; })) {
        refuse(cost.findings,
               source.kind == ModeSource::Kind::Table ? "source.table" : "source.weight",
               message(FRINGE_MARK("All modes have the weight 0 and send no light; give one of "
                                   "them a weight above 0.")));
        return cost;
    }
    checkModes(modes, input, cost.findings);
    const PlaneGrid grid = input.tile.value_or(gridOf(input.design.setup.plate));
    cost.work = static_cast<double>(grid.shape.count()) * static_cast<double>(modes.size())
                * static_cast<double>(input.design.setup.wavelengths.size());
    cost.seconds = cost.work / samplesPerSecond;
    cost.bytes = static_cast<double>(grid.shape.count()) * sizeof(Complex);
    cost.held = static_cast<double>(modes.size()) * sizeof(Mode);
    cost.method = {modeSourceInfo().key};
    return cost;
}

/// Radius of the middle half or so of the light at its waist.
double radiusOf(const Mode& mode) {
    const auto order =
        static_cast<double>(mode.family == ModeFamily::Laguerre  ? 2 * mode.p + std::abs(mode.l)
                            : mode.family == ModeFamily::Hermite ? mode.m + mode.n
                                                                 : 0);
    return mode.waist.si() * std::sqrt((order + 1) / 2);
}

/// A ring about each waist.
std::shared_ptr<const PointCloud> glyphs(const Source& source) {
    constexpr int places = 48;
    PointCloud cloud;
    for (const Mode& mode : asModes(source).modes())
        for (int i = 0; i < places; ++i) {
            const double angle = 2 * std::numbers::pi * i / places;
            cloud.points.push_back({mode.x.si() + radiusOf(mode) * std::cos(angle),
                                    mode.y.si() + radiusOf(mode) * std::sin(angle), mode.z.si(),
                                    static_cast<float>(std::sqrt(mode.weight)), 0});
        }
    return std::make_shared<const PointCloud>(std::move(cloud));
}

std::optional<TurnedBox> around(const Source& source) {
    const auto bounds = glyphs(source)->bounds();
    return bounds ? std::optional(uprightBox(*bounds)) : std::nullopt;
}

void move(Source& source, const Motion& motion) {
    ModeSource modes = asModes(source);
    Mode& mode = modes.mode;
    mode.x = further(mode.x, motion.shift[0]);
    mode.y = further(mode.y, motion.shift[1]);
    mode.z = further(mode.z, motion.shift[2]);
    storeBy(modeSourceRows(), modes, source.kind.values);
}

/// A table that has been read is what is shown.
void adopt(Source& source) {
    ModeSource modes = asModes(source);
    modes.kind = ModeSource::Kind::Table;
    storeBy(modeSourceRows(), modes, source.kind.values);
}

} // namespace

ModeList ModeSource::modes() const {
    if (kind != Kind::Table) {
        ModeList one{mode};
        one.front().family = static_cast<ModeFamily>(kind);
        return one;
    }
    ModeList all = table ? *table : ModeList();
    for (Mode& each : all) {
        each.x = each.x + mode.x;
        each.y = each.y + mode.y;
        each.z = each.z + mode.z;
    }
    return all;
}

ModeSource asModes(const Source& source) {
    ModeSource modes = readBy(modeSourceRows(), source.kind.values);
    modes.table = source.kind.data<ModeList>(tableSlot);
    return modes;
}

const ChoiceInfo& modeSourceInfo() {
    static const ChoiceInfo info{
        .key = "modes",
        .label = FRINGE_MARK("Modes of light"),
        .help = FRINGE_MARK("Beams of a laser such as vortices: Laguerre–Gauss, Hermite–Gauss and "
                            "Bessel–Gauss modes, and sums of them."),
        .parameters = infosOf(modeSourceRows()),
        .assets = {{tableSlot, FRINGE_MARK("Table of modes"), AssetType::ModeList}}};
    return info;
}

const SourceKind& modes_source_entry() {
    static const SourceKind kind{
        .info = modeSourceInfo(),
        .usual = {},
        .encoding = "arrizon",
        .lightCost = costOf,
        .light = [](const SourceInput& input, const Choice&) -> std::unique_ptr<Light> {
            return std::make_unique<ModeLight>(input);
        },
        .purityOfCut =
            [](const SourceInput& input, double power) {
                return purityOfCut(asModes(input.source).modes(), input, power);
            },
        .adopt = adopt,
        .lookedAt = [](const Source& source) { return asModes(source).mode.z; },
        .glyphs = glyphs,
        .around = around,
        .freedoms = {.moves = {true, true, true}},
        .move = move,
    };
    return kind;
}

} // namespace fringe
