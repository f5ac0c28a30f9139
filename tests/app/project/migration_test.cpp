// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/migrations/migration.h"

#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "engine/model/placement.h"
#include "engine/model/units.h"
#include "engine/sources/points/points_source.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <random>

namespace fringe {
namespace {

const Migration rename{1, [](nlohmann::json& manifest, const DataBox&, std::vector<Message>&) {
                           manifest["new"] = manifest["old"];
                           manifest.erase("old");
                       }};
const Migration doubled{2,
                        [](nlohmann::json& manifest, const DataBox&, std::vector<Message>& notes) {
                            manifest["new"] = 2 * manifest["new"].get<int>();
                            notes.push_back(message("doubled"));
                        }};

TEST(Migration, TakesEachStepInTurn) {
    nlohmann::json manifest{{"version", 1}, {"old", 21}};
    const auto notes = migrate(manifest, {"p", 1, 3}, {&rename, &doubled});
    EXPECT_EQ(manifest, (nlohmann::json{{"version", 3}, {"new", 42}}));
    EXPECT_EQ(notes.size(), 1U);
}

TEST(Migration, StartsAtTheVersionOfTheFile) {
    nlohmann::json manifest{{"version", 2}, {"new", 4}};
    migrate(manifest, {"p", 2, 3}, {&rename, &doubled});
    EXPECT_EQ(manifest["new"], 8);
}

TEST(Migration, ChangesNothingOfToday) {
    nlohmann::json manifest{{"version", projectVersion}};
    EXPECT_TRUE(migrate(manifest, {"p", projectVersion}, allMigrations()).empty());
    EXPECT_EQ(manifest["version"], projectVersion);
}

TEST(Migration, RefusesAGap) {
    nlohmann::json manifest{{"version", 1}};
    EXPECT_THROW(migrate(manifest, {"p", 1, 3}, {&doubled}), Error);
}

TEST(Migration, LeavesValuesOfAWrongKindToTheReader) {
    for (const char* section : {"illumination", "solver"}) {
        nlohmann::json manifest{
            {"version", 5}, {"sources", 7}, {"design", {{"solver", {{"name", "sum"}}}}}};
        manifest["design"][section] = 7;
        migrate(manifest, {"p", 5, 6}, allMigrations());
        EXPECT_EQ(manifest["design"][section], 7);
        EXPECT_EQ(manifest["sources"], 7);
    }
}

TEST(Migration, KeepsTheColoursOfCloudsAmplitudes) {
    nlohmann::json manifest{{"version", 5},
                            {"sources",
                             {{{"kind", "points"},
                               {"values", {{"seed", "3"}}},
                               {"method", {{"name", "fresnel"}, {"precision", "single"}}}},
                              {{"kind", "points"}},
                              {{"kind", "mesh"}, {"values", nlohmann::json::object()}},
                              7}}};
    migrate(manifest, {"p", 5, 6}, allMigrations());
    const auto& sources = manifest["sources"];
    EXPECT_EQ(sources[0]["values"], (nlohmann::json{{"seed", "3"}, {"colours", "amplitude"}}));
    EXPECT_EQ(sources[0]["method"], (nlohmann::json{{"name", "fresnel"}}));
    EXPECT_EQ(sources[1]["values"], (nlohmann::json{{"colours", "amplitude"}}));
    EXPECT_TRUE(sources[2]["values"].empty());
    EXPECT_EQ(sources[3], 7);
}

TEST(Migration, KeepsThePivotsOfWhatIsTurned) {
    nlohmann::json manifest{{"version", 5},
                            {"sources",
                             {{{"kind", "points"}, {"values", {{"rotate_y", "0.5 rad"}}}},
                              {{"kind", "mesh"}, {"values", {{"rotate_x", "-20 deg"}}}},
                              {{"kind", "mesh"}, {"values", {{"rotate_x", "0 deg"}}}},
                              {{"kind", "mesh"}, {"values", {{"rotate_x", 7}}}},
                              {{"kind", "mesh"}, {"values", 7}}}}};
    migrate(manifest, {"p", 5, 6}, allMigrations());
    for (int number = 0; number < 4; ++number)
        EXPECT_EQ(manifest["sources"][number]["values"].value("pivot", ""),
                  number < 2 ? "origin" : "")
            << number;
    EXPECT_EQ(manifest["sources"][4]["values"], 7);
}

TEST(Migration, KeepsSumsUnlit) {
    const nlohmann::json lit{{"beam", "gaussian"}, {"beam_waist", "2 mm"}, {"aperture", "circle"}};
    const auto migrated = [&](const char* solver) {
        nlohmann::json manifest{
            {"version", 5}, {"design", {{"illumination", lit}, {"solver", {{"name", solver}}}}}};
        migrate(manifest, {"p", 5, 6}, allMigrations());
        return manifest["design"]["illumination"];
    };
    EXPECT_EQ(migrated("sum"),
              (nlohmann::json{{"beam", "uniform"}, {"beam_waist", "2 mm"}, {"aperture", "none"}}));
    EXPECT_EQ(migrated("wgs"), lit);
}

/// What version 6 made of places as read, from its rows.
struct FormerMap {
    double scale = 1;
    Place shift{};
    std::optional<Turn> turn{};
};

FormerMap formerMap(const nlohmann::json& values, const Box& box) {
    const auto length = [&](const char* key) {
        return parseLength(values.at(key).get<std::string>()).si();
    };
    const auto lengths = [&](const char* x, const char* y, const char* z) {
        return Place{length(x), length(y), length(z)};
    };
    Turns turns;
    constexpr std::array angles{"rotate_x", "rotate_y", "rotate_z"};
    for (std::size_t i = 0; i < 3; ++i)
        turns[i] = parseAngle(values.at(angles[i]).get<std::string>());
    FormerMap map;
    if (turns != Turns{})
        map.turn = turnOf(turns);
    const auto turned = [&](const Place& at) { return map.turn ? *map.turn * at : at; };
    if (values["placement"] == "fit") {
        Box hull{turned(box.low), turned(box.low)};
        for (int corner = 1; corner < 8; ++corner) {
            const Place at = turned({corner & 1 ? box.high[0] : box.low[0],
                                     corner & 2 ? box.high[1] : box.low[1],
                                     corner & 4 ? box.high[2] : box.low[2]});
            hull.include({at, at});
        }
        const Place sides = lengths("width", "height", "depth");
        map.scale = std::numeric_limits<double>::infinity();
        for (std::size_t axis = 0; axis < 3; ++axis)
            map.scale = std::min(map.scale, sides[axis] / hull.extent()[axis]);
        map.shift = lengths("centre_x", "centre_y", "distance");
        for (std::size_t axis = 0; axis < 3; ++axis)
            map.shift[axis] = map.shift[axis] - map.scale * hull.centre()[axis];
        return map;
    }
    if (values["placement"] == "scale") {
        map.scale = parseNumber(values["scale"].get<std::string>());
        map.shift = lengths("offset_x", "offset_y", "offset_z");
    }
    if (map.turn && values["pivot"] == "middle")
        for (std::size_t axis = 0; axis < 3; ++axis)
            map.shift[axis] += map.scale * (box.centre()[axis] - turned(box.centre())[axis]);
    return map;
}

/// All ways of placing, turned and not, about both pivots: every place keeps its bits.
TEST(Migration, KeepsTheBitsOfPlaces) {
    std::mt19937 random(3);
    std::uniform_real_distribution<double> number(-1, 1);
    const auto millimetres = [&](double most) {
        return formatLength(Length(most * number(random)));
    };
    for (int i = 0; i < 600; ++i) {
        Box box{{number(random), 10 * number(random), 200 * number(random)}, {}};
        for (std::size_t axis = 0; axis < 3; ++axis)
            box.high[axis] = box.low[axis] + 1e-3 + std::abs(number(random));
        constexpr std::array ways{"as-read", "fit", "scale"};
        nlohmann::json values{{"placement", ways.at(static_cast<std::size_t>(i) % 3)},
                              {"pivot", i % 2 == 0 ? "middle" : "origin"},
                              {"scale", formatNumber(std::pow(10, 2 * number(random)))},
                              {"width", "8 mm"},
                              {"height", "6.5 mm"},
                              {"depth", "10 mm"}};
        for (const char* key :
             {"centre_x", "centre_y", "distance", "offset_x", "offset_y", "offset_z"})
            values[key] = millimetres(0.2);
        for (const char* key : {"rotate_x", "rotate_y", "rotate_z"})
            values[key] = i % 4 == 0 ? "0 deg" : formatAngle(Angle(3 * number(random)));
        const FormerMap former = formerMap(values, box);
        nlohmann::json manifest{
            {"version", 6},
            {"sources", {{{"kind", i % 5 == 0 ? "mesh" : "points"}, {"values", values}}}}};
        migrate(manifest,
                {.name = "p", .from = 6, .to = 7, .boxOf = [&](const auto&) { return box; }},
                allMigrations());
        const nlohmann::json& now = manifest["sources"][0]["values"];
        for (const char* gone : {"placement", "pivot", "width", "distance", "offset_x"})
            EXPECT_FALSE(now.contains(gone)) << gone;
        Design design = designFor("points");
        for (const auto& [key, text] : now.items())
            design = withParameterText(std::move(design), "points." + key, text.get<std::string>());
        const Similarity map = similarity(*asCloud(design.sources.front()).placement, box);
        EXPECT_EQ(map.scale, former.scale) << i << values;
        EXPECT_EQ(map.shift, former.shift) << i << values;
        EXPECT_EQ(map.turn, former.turn) << i;
    }
}

TEST(Migration, GivesTheAutomaticChoiceWhatWasSummedTileByTile) {
    nlohmann::json manifest{
        {"version", 6},
        {"sources",
         {{{"kind", "points"}, {"method", {{"name", "tiles"}, {"tolerance", "5e-04"}}}},
          {{"kind", "mesh"}, {"method", {{"name", "tiles"}}}},
          {{"kind", "points"}, {"method", {{"name", "nufft"}, {"tolerance", "5e-04"}}}},
          {{"kind", "points"}, {"method", "tiles"}}}}};
    migrate(manifest, {"p", 6, 7}, allMigrations());
    const auto& sources = manifest["sources"];
    EXPECT_EQ(sources[0]["method"], (nlohmann::json{{"name", "auto"}, {"tolerance", "5e-04"}}));
    EXPECT_EQ(sources[1]["method"], (nlohmann::json{{"name", "auto"}}));
    EXPECT_EQ(sources[2]["method"], (nlohmann::json{{"name", "nufft"}, {"tolerance", "5e-04"}}));
    EXPECT_EQ(sources[3]["method"], "tiles");
}

TEST(Migration, RefusesWaysOfPlacingThatThereWereNot) {
    nlohmann::json manifest{
        {"version", 6}, {"sources", {{{"kind", "points"}, {"values", {{"placement", "far"}}}}}}};
    EXPECT_THROW(migrate(manifest, {"p", 6, 7}, allMigrations()), Error);
    manifest["sources"][0]["values"] = {{"width", "10 parsec"}};
    EXPECT_THROW(migrate(manifest, {"p", 6, 7}, allMigrations()), Error);
}

TEST(Migration, KeepsTheTurnsOfPhases) {
    nlohmann::json manifest{{"version", 8},
                            {"outputs",
                             {{{"name", "phase"}, {"what", "phase"}, {"file", "phase.npy"}},
                              {{"name", "field"}, {"what", "field"}, {"file", "field.npy"}}}}};
    migrate(manifest, {"p", 8, 9}, allMigrations());
    EXPECT_EQ(manifest["outputs"][0]["values"], (nlohmann::json{{"unit", "turns"}}));
    EXPECT_FALSE(manifest["outputs"][1].contains("values"));
}

TEST(Migration, KeepsTheHardBandLimit) {
    const auto migrated = [](const nlohmann::json& reconstruction) {
        nlohmann::json manifest{{"version", 9}, {"design", {{"reconstruction", reconstruction}}}};
        migrate(manifest, {"p", 9, 10}, allMigrations());
        return manifest["design"]["reconstruction"];
    };
    using nlohmann::json;
    EXPECT_EQ(migrated(json::object()), (json{{"padding", "2"}, {"band_limit", "hard"}}));
    EXPECT_EQ(migrated({{"propagation", "fresnel"}, {"padding", "4"}, {"band_limit", "false"}}),
              (json{{"propagation", "fresnel"}, {"padding", "4"}, {"band_limit", "none"}}));
    EXPECT_EQ(migrated({{"propagation", "fraunhofer"}}), (json{{"propagation", "fraunhofer"}}));
}

TEST(Migration, KeepsRandomPhasesAndLayersOfDesigns) {
    const auto migrated = [](const char* solver, const nlohmann::json& source) {
        nlohmann::json manifest{
            {"version", 9}, {"design", {{"solver", {{"name", solver}}}}}, {"sources", {source}}};
        migrate(manifest, {"p", 9, 10}, allMigrations());
        return manifest["sources"][0]["values"];
    };
    using nlohmann::json;
    const json random{{"phase", "random"}}, smooth{{"phase", "smooth"}, {"layers", "5"}};
    for (const char* kind : {"rgbd", "layers", "depth_camera"}) {
        EXPECT_EQ(migrated("sum", {{"kind", kind}}), random);
        EXPECT_EQ(migrated("sum", {{"kind", kind}, {"values", smooth}}), smooth);
    }
    EXPECT_EQ(migrated("gs", {{"kind", "layers"}}), random);
    EXPECT_EQ(migrated("gs", {{"kind", "rgbd"}, {"values", {{"layers", "0"}}}}),
              (json{{"phase", "random"}, {"as", "layers"}, {"layers", "16"}}));
    EXPECT_EQ(migrated("gs", {{"kind", "rgbd"}, {"values", smooth}}),
              (json{{"phase", "smooth"}, {"as", "layers"}, {"layers", "5"}}));
    EXPECT_TRUE(migrated("gs", {{"kind", "points"}}).is_null());
    EXPECT_EQ(migrated("sum", {{"kind", "rgbd"}, {"values", 7}}), 7);
}

TEST(Migration, TheChainReachesToday) {
    int version = allMigrations().front()->from;
    EXPECT_EQ(version, 5);
    for (const Migration* step : allMigrations())
        EXPECT_EQ(step->from, version++);
    EXPECT_EQ(version, projectVersion);
}

} // namespace
} // namespace fringe
