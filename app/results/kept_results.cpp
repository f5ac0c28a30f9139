// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/kept_results.h"

#include "app/results/result_bytes.h"
#include "engine/run/outcome.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace fringe {
namespace {

/// As a project keeps them, the one that was shown last at the end.
std::vector<OtherResult> takeAll(OpenedProject& project) {
    std::vector<OtherResult> all = std::exchange(project.kept.others, {});
    std::ranges::reverse(all);
    if (!project.kept.result.empty() || !project.kept.resultBlob.empty())
        all.push_back({std::make_shared<const Design>(project.design),
                       std::exchange(project.kept.result, {}), project.kept.picture,
                       project.kept.resultBlob});
    return all;
}

} // namespace

ResultsInFile takeResults(OpenedProject& project) {
    ResultsInFile taken{.runs = std::exchange(project.kept.runs, {})};
    if (!project.missing.empty())
        return taken;
    for (OtherResult& kept : takeAll(project)) {
        taken.size += kept.result.size();
        auto read =
            outcomeOf([&] { return resultOf(kept.result, kept.design, project.isMigrated); }).value;
        if (!read) {
            taken.unread.push_back(std::move(kept));
            continue;
        }
        read->picture = std::move(kept.picture);
        read->isKept = read->isInFile = true;
        taken.results.push_back(*std::move(read));
    }
    if (project.isResultLost || !taken.unread.empty())
        project.notes.push_back(
            message(FRINGE_MARK("The result that was kept with the project is missing, damaged or "
                                "of another design, and was left out; compute it anew.")));
    return taken;
}

ResultsInFile resultsIn(const std::filesystem::path& path) {
    auto taken = outcomeOf([&] {
        OpenedProject project = openProject(path, {});
        project.missing.clear(); // the recovered project has its own data
        return takeResults(project);
    });
    return std::move(taken.value).value_or(ResultsInFile{});
}

} // namespace fringe
