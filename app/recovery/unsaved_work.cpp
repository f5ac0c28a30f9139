// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/unsaved_work.h"

#include "app/project/blob_store.h"
#include "app/recovery/recovery_facts.h"
#include "app/results/kept_results.h"
#include "app/results/result_bytes.h"
#include "app/text/localised.h"

namespace fringe {
namespace {

std::filesystem::path projectIn(const RecoveryFolder& folder) {
    return toPath(folder.file(QLatin1String(RecoveryFolder::project)));
}

} // namespace

void writeUnsavedWork(const RecoveryFolder& folder, const UnsavedWork& work, WorkBlobs& kept) {
    KeptResult results{.keeping = work.keeping, .runs = work.runs};
    const auto before = std::exchange(kept.results, {});
    for (const auto& result : work.results) {
        OtherResult& other = results.others.emplace_back(result->design);
        other.picture = result->picture;
        std::string& name = kept.results[{result->number, result->finished}];
        if (const auto found = before.find({result->number, result->finished});
            found != before.end()) {
            other.blob = name = found->second;
        } else {
            other.result = bytesOf(*result, *result->design);
            name = contentHash(other.result) + ".result";
        }
    }
    saveProject(projectIn(folder), *work.design, &kept.data, results);
    writeRecoveryFacts(folder, {{"path", work.path.toStdString()}, {"stamp", work.stamp}});
}

UnsavedWork readUnsavedWork(const RecoveryFolder& folder) {
    const auto facts = readRecoveryFacts(folder);
    OpenedProject project = openProject(projectIn(folder), {});
    requireData(project);
    UnsavedWork work{.design = nullptr,
                     .path = QString::fromStdString(factOf(facts, "path", std::string())),
                     .stamp = factOf(facts, "stamp", std::string()),
                     .keeping = project.kept.keeping,
                     .runs = std::move(project.kept.runs)};
    for (HologramResult& result : takeResults(project)) {
        result.isKept = false;
        work.results.push_back(std::make_shared<const HologramResult>(std::move(result)));
    }
    work.design = std::make_shared<const Design>(std::move(project.design));
    return work;
}

} // namespace fringe
