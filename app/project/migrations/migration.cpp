// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/migrations/migration.h"

#include "engine/model/error.h"

#include <algorithm>

namespace fringe {
namespace {

const Migration& stepFrom(int version, const std::vector<const Migration*>& chain,
                          const std::string& file) {
    const auto step = std::ranges::find(chain, version, &Migration::from);
    if (step == chain.end())
        throw badInput(
            FRINGE_MARK("{0}: there is no way to read project version {1}; open and save "
                        "it with the program that made it."),
            file, version);
    return **step;
}

} // namespace

std::vector<Message> migrate(nlohmann::json& manifest, int from, int to,
                             const std::vector<const Migration*>& chain, const std::string& file) {
    std::vector<Message> notes;
    for (int version = from; version < to; ++version) {
        stepFrom(version, chain, file).apply(manifest, notes);
        manifest["version"] = version + 1;
    }
    return notes;
}

} // namespace fringe
