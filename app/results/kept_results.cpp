// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/kept_results.h"

#include "app/results/result_bytes.h"
#include "engine/run/outcome.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace fringe {

std::uint64_t sizeOfResults(const KeptResult& kept) {
    std::uint64_t size = kept.result.size();
    for (const OtherResult& other : kept.others)
        size += other.result.size();
    return size;
}

std::vector<HologramResult> takeResults(OpenedProject& project) {
    std::vector<HologramResult> results;
    if (!project.missing.empty())
        return results;
    std::vector<OtherResult> all = std::exchange(project.kept.others, {});
    std::ranges::reverse(all); // what was shown last comes last
    if (!project.kept.result.empty())
        all.push_back({std::make_shared<const Design>(project.design),
                       std::exchange(project.kept.result, {}), project.kept.picture});
    bool areAllGood = !project.isResultLost;
    for (OtherResult& kept : all) {
        auto read = outcomeOf([&] {
                        return resultOf(std::move(kept.result), *kept.design, project.isMigrated);
                    }).value;
        areAllGood &= read.has_value();
        if (!read)
            continue;
        read->design = kept.design;
        read->picture = std::move(kept.picture);
        read->isKept = true;
        results.push_back(*std::move(read));
    }
    if (!areAllGood)
        project.notes.push_back(
            message(FRINGE_MARK("The result that was kept with the project is missing, damaged or "
                                "of another design, and was left out; compute it anew.")));
    return results;
}

} // namespace fringe
