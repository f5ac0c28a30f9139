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

std::vector<Message> migrate(nlohmann::json& manifest, const MigratedFile& file,
                             const std::vector<const Migration*>& chain) {
    std::vector<Message> notes;
    for (int version = file.from; version < file.to; ++version) {
        const Migration& step = stepFrom(version, chain, file.name);
        try {
            step.apply(manifest, file.boxOf, notes);
        } catch (const Error& error) {
            throw badInput("{0}: {1}", file.name, error.message());
        }
        manifest["version"] = version + 1;
    }
    return notes;
}

} // namespace fringe
