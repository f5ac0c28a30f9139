// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/recovery_facts.h"

#include "app/text/localised.h"
#include "engine/io/atomic_file.h"
#include "engine/io/input_file.h"
#include "engine/model/error.h"

#include <span>

namespace fringe {

void writeRecoveryFacts(const RecoveryFolder& folder, const nlohmann::ordered_json& facts) {
    const std::string text = facts.dump(2);
    AtomicFile file(toPath(folder.file(QLatin1String(RecoveryFolder::facts))));
    file.write(std::as_bytes(std::span(text)));
    file.commit(true);
}

nlohmann::ordered_json readRecoveryFacts(const RecoveryFolder& folder) {
    constexpr std::uint64_t most = 1 << 16;
    const auto path = toPath(folder.file(QLatin1String(RecoveryFolder::facts)));
    auto facts = nlohmann::ordered_json::parse(wholeText(path, most).value_or(""), nullptr, false);
    if (!facts.is_object())
        throw badInput(FRINGE_MARK("{0} is damaged; begin the design anew."), path.string());
    return facts;
}

} // namespace fringe
