// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rescue/unfinished_run.h"

#include "app/project/project_file.h"
#include "app/text/localised.h"
#include "engine/io/atomic_file.h"
#include "engine/io/picture_checkpoint.h"
#include "engine/io/spot_checkpoint.h"
#include "engine/pictures/picture_design.h"

#include <QFile>

#include <nlohmann/json.hpp>

#include <span>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

std::filesystem::path pathOf(const RunFolder& folder, const char* name) {
    return toPath(folder.file(QLatin1String(name)));
}

Json readJson(const RunFolder& folder) {
    QFile file(folder.file(QLatin1String(RunFolder::facts)));
    const Json facts = file.open(QIODevice::ReadOnly)
                           ? Json::parse(file.readAll().toStdString(), nullptr, false)
                           : Json();
    if (!facts.is_object())
        throw badInput(FRINGE_MARK("{0} is damaged; begin the design anew."),
                       file.fileName().toStdString());
    return facts;
}

RunFacts readFacts(const RunFolder& folder) {
    const Json json = readJson(folder);
    RunFacts facts;
    facts.design =
        std::make_shared<const Design>(openProject(pathOf(folder, RunFolder::project)).design);
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

void writeDesign(const RunFolder& folder, const RunFacts& facts) {
    saveProject(pathOf(folder, RunFolder::project), *facts.design);
}

void writeFacts(const RunFolder& folder, const RunFacts& facts) {
    const Json json{{"path", facts.path.toStdString()},
                    {"rounds", facts.rounds.value_or(-1)},
                    {"device", facts.device},
                    {"seconds", facts.seconds}};
    const std::string text = json.dump(2);
    AtomicFile file(pathOf(folder, RunFolder::facts));
    file.write(std::as_bytes(std::span(text)));
    file.commit(true);
}

UnfinishedRun readUnfinishedRun(const RunFolder& folder) {
    UnfinishedRun unfinished{readFacts(folder), {}};
    const Design& design = *unfinished.facts.design;
    const auto rounds = pathOf(folder, RunFolder::rounds);
    if (design.target == Target::Spots)
        unfinished.run.spots.resume = readSpotCheckpoint(rounds, spotDesignOf(design));
    else
        unfinished.run.picture.resume = readPictureCheckpoint(rounds, pictureDesignOf(design));
    return unfinished;
}

} // namespace fringe
