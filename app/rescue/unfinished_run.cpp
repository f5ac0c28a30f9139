// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rescue/unfinished_run.h"

#include "app/project/project_file.h"
#include "app/rescue/rescue_facts.h"
#include "app/text/localised.h"
#include "engine/io/checkpoint.h"

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
    design.stop = {.iterations = *facts.rounds};
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
    unfinished.run.resume = readCheckpoint(rounds, checkpointKey(design));
    return unfinished;
}

} // namespace fringe
