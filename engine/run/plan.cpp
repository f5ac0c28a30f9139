// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/plan.h"

#include "engine/model/design_parameters.h"
#include "engine/model/error.h"

#include <algorithm>

namespace fringe {

bool Plan::runnable() const {
    return std::ranges::none_of(
        advice, [](const Advice& item) { return item.severity == Severity::Refusal; });
}

std::vector<Advice> checkTable(const Design& design) {
    std::vector<Advice> findings;
    for (const DesignSection& section : designSections(design))
        for (const DesignParameter& row : section.rows)
            if (auto reason = refusal(row.info, row.get(design)))
                findings.push_back({Severity::Refusal, row.info.key, std::move(*reason)});
    return findings;
}

void requireRunnable(const Plan& plan) {
    for (const Advice& item : plan.advice)
        if (item.severity == Severity::Refusal)
            throw Error(ErrorKind::BadInput, item.message, item.parameter);
}

} // namespace fringe
