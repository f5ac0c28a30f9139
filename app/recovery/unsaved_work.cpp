// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/unsaved_work.h"

#include "app/project/blob_store.h"
#include "app/recovery/recovery_facts.h"
#include "app/results/kept_results.h"
#include "app/results/result_bytes.h"
#include "app/text/localised.h"

#include <algorithm>

namespace fringe {
namespace {

std::filesystem::path projectIn(const RecoveryFolder& folder) {
    return toPath(folder.file(QLatin1String(RecoveryFolder::project)));
}

/// When those were finished that go into the project's file with the next save.
std::vector<std::int64_t> meantFor(const UnsavedWork& work) {
    std::vector<std::int64_t> times;
    for (const auto& result : work.results)
        if (result->isKept)
            times.push_back(result->finished);
    return times;
}

bool isAmong(const nlohmann::ordered_json& times, std::int64_t time) {
    return std::ranges::count(times, nlohmann::ordered_json(time)) > 0;
}

} // namespace

void writeUnsavedWork(const RecoveryFolder& folder, const UnsavedWork& work, WorkBlobs& kept) {
    KeptResult results{.keeping = work.keeping, .runs = work.runs};
    const auto before = std::exchange(kept.results, {});
    for (const auto& result : work.results) {
        OtherResult& other = results.others.emplace_back(result->design);
        other.picture = result->picture;
        const Choice& encoding = result->design->encoding;
        auto& blob = kept.results[{result->number, result->finished}];
        const auto found = before.find({result->number, result->finished});
        if (found != before.end() && found->second.encoding == encoding) {
            blob = found->second;
            other.blob = blob.name;
        } else {
            other.result = bytesOf(*result, *result->design);
            blob = {encoding, contentHash(other.result) + ".result"};
        }
    }
    saveProject(projectIn(folder), *work.design, &kept.data, results);
    writeRecoveryFacts(folder, {{"path", work.path.toStdString()},
                                {"stamp", work.stamp},
                                {"shown", work.shown},
                                {"kept", meantFor(work)}});
}

UnsavedWork readUnsavedWork(const RecoveryFolder& folder) {
    const auto facts = readRecoveryFacts(folder);
    OpenedProject project = openProject(projectIn(folder), {});
    requireData(project);
    UnsavedWork work{.design = nullptr,
                     .path = QString::fromStdString(factOf(facts, "path", std::string())),
                     .stamp = factOf(facts, "stamp", std::string()),
                     .keeping = project.kept.keeping,
                     .shown = factOf(facts, "shown", std::int64_t{0})};
    ResultsInFile kept = takeResults(project);
    work.runs = std::move(kept.runs);
    for (HologramResult& result : kept.results) {
        result.isInFile = false;
        result.isKept = isAmong(facts.value("kept", nlohmann::ordered_json()), result.finished);
        work.results.push_back(std::make_shared<const HologramResult>(std::move(result)));
    }
    work.design = std::make_shared<const Design>(std::move(project.design));
    return work;
}

} // namespace fringe
