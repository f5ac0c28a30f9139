// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/scratch_files.h"
#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "engine/disk/folder_lock.h"
#include "engine/model/units.h"

#include <CLI/App.hpp>

#include <array>
#include <ctime>
#include <string_view>
#include <utility>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

struct ScratchOptions {
    explicit ScratchOptions(CLI::App& app) : files(app) {
        app.add_flag("--remove", isToRemove,
                     "Remove what no living process holds; what was cut off begins anew then");
    }

    ScratchFiles files;
    bool isToRemove = false;
};

/// What files of such names hold.
std::string contentOf(const std::string& file) {
    constexpr std::array<std::pair<std::string_view, const char*>, 4> known{
        {{"result", "result of the studio"},
         {"pattern", "pictures of a camera"},
         {"picture", "pictures of a camera"},
         {"iterations", "iterations"}}};
    for (const auto& [begin, content] : known)
        if (file.starts_with(begin))
            return content;
    return "light";
}

std::string ageOf(std::int64_t changed) {
    const std::int64_t minutes = (std::time(nullptr) - changed) / 60;
    return minutes < 120       ? std::to_string(minutes) + " min"
           : minutes < 48 * 60 ? std::to_string(minutes / 60) + " h"
                               : std::to_string(minutes / 60 / 24) + " days";
}

std::string holderText(const Holder& holder) {
    return holder.host.empty() ? "in use"
                               : "in use by process " + std::to_string(holder.process) + " on "
                                     + holder.host + " since " + sinceText(holder);
}

Json jsonOf(const LeftFolder& left, const std::optional<Holder>& holder, bool isRemoved) {
    Json json{{"folder", left.path.string()}, {"of", contentOf(left.file)},
              {"bytes", left.bytes},          {"changed", left.changed},
              {"in_use", holder.has_value()}, {"removed", isRemoved}};
    if (holder && !holder->host.empty())
        json["holder"] = {
            {"host", holder->host}, {"process", holder->process}, {"since", holder->since}};
    return json;
}

Report listScratch(const ScratchOptions& options, Session&) {
    const std::filesystem::path parent = options.files.folder();
    std::vector<std::vector<std::string>> rows;
    Json json = Json::array();
    for (const LeftFolder& left : leftFolders(parent)) {
        const auto holder = holderOf(left.path);
        if (options.isToRemove && !holder)
            removeLeft(parent, left.mark);
        const bool isRemoved = !std::filesystem::exists(left.path);
        rows.push_back({left.path.string(), contentOf(left.file), formatBytes(left.bytes),
                        ageOf(left.changed),
                        holder      ? holderText(*holder)
                        : isRemoved ? "removed"
                                    : "left"});
        json.push_back(jsonOf(left, holder, isRemoved));
    }
    if (rows.empty())
        return {"Nothing lies in " + (parent.empty() ? scratchFolder() : parent).string() + ".",
                json};
    return {alignedTable(rows, {2, 3}), json};
}

} // namespace

extern const Command command_scratch{
    "scratch",
    "List the scratch files that jobs have, or have left, and remove these",
    CommandGroup::Machine,
    "fringe scratch --remove",
    &bodyOf<ScratchOptions, &listScratch>,
    false};

} // namespace fringe
