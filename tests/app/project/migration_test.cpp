// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/migrations/migration.h"

#include "engine/model/error.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

const Migration rename{1, [](nlohmann::json& manifest, std::vector<Message>&) {
                           manifest["new"] = manifest["old"];
                           manifest.erase("old");
                       }};
const Migration doubled{2, [](nlohmann::json& manifest, std::vector<Message>& notes) {
                            manifest["new"] = 2 * manifest["new"].get<int>();
                            notes.push_back(message("doubled"));
                        }};

TEST(Migration, TakesEachStepInTurn) {
    nlohmann::json manifest{{"version", 1}, {"old", 21}};
    const auto notes = migrate(manifest, 1, 3, {&rename, &doubled}, "p");
    EXPECT_EQ(manifest, (nlohmann::json{{"version", 3}, {"new", 42}}));
    EXPECT_EQ(notes.size(), 1U);
}

TEST(Migration, StartsAtTheVersionOfTheFile) {
    nlohmann::json manifest{{"version", 2}, {"new", 4}};
    migrate(manifest, 2, 3, {&rename, &doubled}, "p");
    EXPECT_EQ(manifest["new"], 8);
}

TEST(Migration, ChangesNothingOfToday) {
    nlohmann::json manifest{{"version", projectVersion}};
    EXPECT_TRUE(migrate(manifest, projectVersion, projectVersion, allMigrations(), "p").empty());
    EXPECT_EQ(manifest["version"], projectVersion);
}

TEST(Migration, RefusesAGap) {
    nlohmann::json manifest{{"version", 1}};
    EXPECT_THROW(migrate(manifest, 1, 3, {&doubled}, "p"), Error);
}

TEST(Migration, LeavesValuesOfAWrongKindToTheReader) {
    for (const char* section : {"illumination", "solver"}) {
        nlohmann::json manifest{
            {"version", 5}, {"sources", 7}, {"design", {{"solver", {{"name", "sum"}}}}}};
        manifest["design"][section] = 7;
        migrate(manifest, 5, 6, allMigrations(), "p");
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
    migrate(manifest, 5, 6, allMigrations(), "p");
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
    migrate(manifest, 5, 6, allMigrations(), "p");
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
        migrate(manifest, 5, 6, allMigrations(), "p");
        return manifest["design"]["illumination"];
    };
    EXPECT_EQ(migrated("sum"),
              (nlohmann::json{{"beam", "uniform"}, {"beam_waist", "2 mm"}, {"aperture", "none"}}));
    EXPECT_EQ(migrated("wgs"), lit);
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
