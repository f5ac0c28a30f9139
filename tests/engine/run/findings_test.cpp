// SPDX-License-Identifier: GPL-3.0-or-later
// Every finding of designs of every kind of source, propagation, encoding and solver: it names what
// there is, and what it offers to set can be set and mends it.
#include "engine/encodings/encoding.h"
#include "engine/model/design_parameters.h"
#include "engine/optics/sampling.h"
#include "engine/propagation/propagation.h"
#include "engine/run/plan.h"
#include "engine/solvers/seeded_random.h"
#include "engine/solvers/solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace fringe {
namespace {

/// Small ones, such as readers hand on: with light here and there.
Asset::Data dataOf(AssetType type, SeededRandom& random) {
    constexpr Shape shape{12, 16};
    const auto count = static_cast<std::size_t>(shape.count());
    const auto coordinate = [&] { return (random.next() - 0.5) * 1e-3; };
    const auto samples = [&](std::size_t some) {
        std::vector<float> values(some);
        std::ranges::generate(values, [&] { return static_cast<float>(random.below(256)) / 255; });
        return values;
    };
    switch (type) {
    case AssetType::PointCloud: {
        PointCloud cloud;
        for (int i = 0; i < 5; ++i)
            cloud.points.push_back({coordinate(), coordinate(), coordinate(), 1});
        return std::make_shared<const PointCloud>(std::move(cloud));
    }
    case AssetType::SpotList: {
        SpotList spots;
        for (int i = 0; i < 3; ++i)
            spots.push_back({coordinate(), coordinate(), 0.1 + random.next(), 1, {}});
        return std::make_shared<const SpotList>(std::move(spots));
    }
    case AssetType::ModeList:
        return std::make_shared<const ModeList>(
            ModeList{{.x = Length(coordinate()), .z = Length(random.next())}});
    case AssetType::Picture:
        return std::make_shared<const GreyPicture>(GreyPicture{shape, samples(count)});
    case AssetType::Mesh: {
        Mesh mesh;
        for (int i = 0; i < 4; ++i)
            mesh.vertices.push_back({coordinate(), coordinate(), coordinate()});
        mesh.triangles = {{0, 1, 2}, {0, 2, 1}, {1, 2, 3}, {1, 3, 2}};
        return std::make_shared<const Mesh>(std::move(mesh));
    }
    default:
        return std::make_shared<const Raster>(Raster{shape, 1, 255, samples(count)});
    }
}

/// One that the row takes, most of them usual.
std::optional<Value> valueFor(const ParameterInfo& info, const Design& design,
                              SeededRandom& random) {
    const auto chosen = [&](const auto& from) {
        return from[static_cast<std::size_t>(random.below(std::ssize(from)))];
    };
    const Plate& plate = design.setup.plate;
    const double sampled =
        largestSampledDistance(2 * plate.size.rows, plate.pitchX, design.setup.wavelength()).si();
    const std::vector<double> reals{
        0,    1e-9,  1e-3, -1e-3,         0.062,          0.3,        -0.3,     2, 1e4,
        1e10, 1.4e9, 1.5,  1.5 * sampled, -1.8 * sampled, info.least, info.most};
    switch (info.kind) {
    case ValueKind::Toggle:
        return Value(random.below(2) == 0);
    case ValueKind::Choice:
        return Value(chosen(info.choices).key);
    case ValueKind::Count:
        return Value(chosen(std::vector<std::int64_t>{0, 1, 2, 7, 64, 256}));
    case ValueKind::Lengths:
        return Value(chosen(
            std::vector<std::vector<double>>{{532e-9}, {638e-9, 532e-9, 450e-9}, {1e-3}, {20e-6}}));
    case ValueKind::Numbers:
    case ValueKind::Text:
        return std::nullopt;
    default:
        return Value(chosen(reals));
    }
}

/// Some rows of the design with other values.
Design changed(Design design, SeededRandom& random) {
    for (const DesignSection& section : designSections(design))
        for (const DesignParameter& row : section.rows) {
            const bool isOwn = section.source.has_value() || section.key == "plate";
            if (random.next() > (isOwn ? 0.3 : 0.1))
                continue;
            const auto value = valueFor(row.info, design, random);
            if (value && !refusal(row.info, *value))
                row.set(design, *value);
        }
    return design;
}

/// Whether it leads to something in the design: a row, data of a source, or the design itself.
bool leadsSomewhere(const std::string& path, const Design& design) {
    for (const DesignSection& section : designSections(design)) {
        if (std::ranges::any_of(section.rows,
                                [&](const auto& row) { return row.info.key == path; }))
            return true;
        if (!section.source)
            continue;
        const Choice& kind = design.sources[*section.source].kind;
        for (const AssetSlot& slot : findInfo(sourceInfos(), kind.key)->assets)
            if (path == section.key + '.' + slot.key)
                return true;
    }
    return path.empty();
}

bool isThere(const Finding& finding, const Plan& plan) {
    return std::ranges::any_of(plan.findings, [&](const Finding& item) {
        return item.parameter == finding.parameter && item.severity == finding.severity
               && item.message == finding.message;
    });
}

/// What each finding is checked for; the sentences that were met.
void expectSound(const Design& design, std::set<std::string>& met) {
    const PlanLimits limits{.memory = std::uint64_t{1} << 30};
    const Plan made = plan(design, limits);
    for (const Finding& finding : made.findings) {
        met.insert(finding.message.pattern);
        const std::string what = finding.parameter + ": " + finding.message.english();
        EXPECT_TRUE(leadsSomewhere(finding.parameter, design)) << what;
        EXPECT_EQ(what.find("went wrong"), std::string::npos) << what;
        for (const Fix& fix : finding.fixes) {
            Design mended;
            ASSERT_NO_THROW(mended = withSettings(design, fix.settings)) << what;
            for (const Finding& wrong : checkTable(mended))
                ADD_FAILURE() << what << wrong.parameter << ": " << wrong.message.english();
            EXPECT_FALSE(isThere(finding, plan(mended, limits))) << what << fix.name.english();
        }
    }
}

/// Each pair of a solver, an encoding and a propagation with each kind of source.
TEST(Findings, leadSomewhereAndAreMendedByTheirFixes) {
    const ChoiceInfos propagations = propagationInfos(), encodings = encodingInfos(),
                      solvers = solverInfos();
    SeededRandom random(1);
    std::set<std::string> met;
    for (const ChoiceInfo* kind : sourceInfos()) {
        Design empty = designFor(kind->key);
        empty.setup.plate.size = {48, 64};
        Design filled = empty;
        for (const AssetSlot& slot : kind->assets)
            filled.sources.front().kind.assets[slot.key] = {"data", dataOf(slot.type, random)};
        expectSound(empty, met);
        for (std::size_t solver = 0; solver < solvers.size(); ++solver)
            for (std::size_t encoding = 0; encoding < encodings.size(); ++encoding) {
                const std::size_t propagation = (solver + encoding) % propagations.size();
                Design design = filled;
                design.propagation = {propagations[propagation]->key};
                design.encoding = {encodings[encoding]->key};
                design.solver = {solvers[solver]->key};
                expectSound(random.below(4) == 0 ? design : changed(design, random), met);
                if (HasFatalFailure())
                    return;
            }
    }
    EXPECT_GE(met.size(), 30U);
}

} // namespace
} // namespace fringe
