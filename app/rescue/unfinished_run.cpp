// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rescue/unfinished_run.h"

#include "app/project/project_file.h"
#include "app/rescue/rescue_facts.h"
#include "app/text/localised.h"
#include "engine/io/picture_checkpoint.h"
#include "engine/io/spot_checkpoint.h"
#include "engine/pictures/picture_design.h"

#include <nlohmann/json.hpp>

namespace fringe {
namespace {

std::filesystem::path pathOf(const RescueFolder& folder, const char* name) {
    return toPath(folder.file(QLatin1String(name)));
}

RunFacts readFacts(const RescueFolder& folder) {
    const auto json = readRescueFacts(folder);
    RunFacts facts;
    facts.design =
        std::make_shared<const Design>(openProject(pathOf(folder, RescueFolder::project)).design);
    facts.path = QString::fromStdString(json.value("path", std::string()));
    if (const auto rounds = json.value("rounds", std::int64_t{-1}); rounds >= 0)
        facts.rounds = rounds;
    facts.device = json.value("device", std::string("auto"));
    facts.seconds = json.value("seconds", 0.0);
    return facts;
}

} // namespace

Design designOfRun(const RunFacts& facts) {
    Design design = *facts.design;
    if (!facts.rounds)
        return design;
    const auto endAfter = [&](auto& stop) {
        stop = {};
        stop.rounds = *facts.rounds;
    };
    endAfter(design.spots.settings.stop);
    endAfter(design.picture.settings.stop);
    return design;
}

void writeDesign(const RescueFolder& folder, const RunFacts& facts) {
    saveProject(pathOf(folder, RescueFolder::project), *facts.design);
}

void writeFacts(const RescueFolder& folder, const RunFacts& facts) {
    writeRescueFacts(folder, {{"path", facts.path.toStdString()},
                              {"rounds", facts.rounds.value_or(-1)},
                              {"device", facts.device},
                              {"seconds", facts.seconds}});
}

UnfinishedRun readUnfinishedRun(const RescueFolder& folder) {
    UnfinishedRun unfinished{readFacts(folder), {}};
    const Design& design = *unfinished.facts.design;
    const auto rounds = pathOf(folder, RescueFolder::rounds);
    if (design.target == Target::Spots)
        unfinished.run.spots.resume = readSpotCheckpoint(rounds, spotDesignOf(design));
    else
        unfinished.run.picture.resume = readPictureCheckpoint(rounds, pictureDesignOf(design));
    return unfinished;
}

} // namespace fringe
