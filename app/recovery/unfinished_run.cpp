// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/unfinished_run.h"

#include "app/project/project_file.h"
#include "app/recovery/recovery_facts.h"
#include "app/text/localised.h"
#include "engine/io/checkpoint.h"
#include "engine/run/key.h"

namespace fringe {
namespace {

std::filesystem::path pathOf(const RecoveryFolder& folder, const char* name) {
    return toPath(folder.file(QLatin1String(name)));
}

RunFacts readFacts(const RecoveryFolder& folder) {
    const auto json = readRecoveryFacts(folder);
    RunFacts facts;
    OpenedProject project = openProject(pathOf(folder, RecoveryFolder::project));
    facts.design = std::make_shared<const Design>(std::move(project.design));
    facts.keeping = project.kept.keeping;
    facts.path = QString::fromStdString(factOf(json, "path", std::string()));
    facts.stamp = factOf(json, "stamp", std::string());
    facts.device = factOf(json, "device", std::string("auto"));
    facts.seconds = factOf(json, "seconds", 0.0);
    return facts;
}

} // namespace

void writeDesign(const RecoveryFolder& folder, const RunFacts& facts) {
    saveProject(pathOf(folder, RecoveryFolder::project), *facts.design, nullptr, {facts.keeping});
}

void writeFacts(const RecoveryFolder& folder, const RunFacts& facts) {
    writeRecoveryFacts(folder, {{"path", facts.path.toStdString()},
                                {"stamp", facts.stamp},
                                {"device", facts.device},
                                {"seconds", facts.seconds}});
}

UnfinishedRun readUnfinishedRun(const RecoveryFolder& folder) {
    UnfinishedRun unfinished{readFacts(folder), {}};
    const Design& design = *unfinished.facts.design;
    const auto iterations = pathOf(folder, RecoveryFolder::iterations);
    unfinished.run.resume = readCheckpoint(iterations, stateKey(design));
    return unfinished;
}

} // namespace fringe
