// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/unsaved_work.h"

#include "app/recovery/recovery_facts.h"
#include "app/text/localised.h"

namespace fringe {
namespace {

std::filesystem::path projectIn(const RecoveryFolder& folder) {
    return toPath(folder.file(QLatin1String(RecoveryFolder::project)));
}

} // namespace

void writeUnsavedWork(const RecoveryFolder& folder, const UnsavedWork& work, KeptBlobs& kept) {
    saveProject(projectIn(folder), *work.design, &kept, {work.keeping});
    writeRecoveryFacts(folder, {{"path", work.path.toStdString()}, {"stamp", work.stamp}});
}

UnsavedWork readUnsavedWork(const RecoveryFolder& folder) {
    const auto facts = readRecoveryFacts(folder);
    OpenedProject project = openProject(projectIn(folder));
    return {std::make_shared<const Design>(std::move(project.design)),
            QString::fromStdString(factOf(facts, "path", std::string())),
            factOf(facts, "stamp", std::string()), project.kept.keeping};
}

} // namespace fringe
