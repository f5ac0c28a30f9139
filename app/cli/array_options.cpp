// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/array_options.h"

#include "engine/io/array_files.h"
#include "engine/model/error.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <array>

namespace fringe {

ArrayOptions::ArrayOptions(CLI::App& app) {
    declare(app);
}

ArrayOptions::ArrayOptions(CLI::App& app, const std::vector<AssetSlot>& slots) {
    constexpr std::array ofSamples{AssetType::Picture, AssetType::Raster, AssetType::Wave,
                                   AssetType::Depth};
    if (std::ranges::any_of(slots, [&](const AssetSlot& slot) {
            return std::ranges::count(ofSamples, slot.type) > 0;
        }))
        declare(app);
}

void ArrayOptions::declare(CLI::App& app) {
    given_.isOffered = true;
    app.add_option("--array", given_.name,
                   "Name of the array that is read of a .npz, .mat or .h5 with several; "
                   "AMPLITUDES,PHASES: two that are a field, phases in radians")
        ->type_name("NAME")
        ->group("Files");
    app.add_flag("--transpose", given_.transpose,
                 "Columns of an array become rows, as of what Matlab's h5write saved")
        ->group("Files");
}

ArrayChoice ArrayOptions::ofSlots(const std::map<std::string, std::string>& files) const {
    std::vector<std::string> given;
    for (const auto& [slot, file] : files)
        if (!file.empty())
            given.push_back(file);
    return of(given);
}

ArrayChoice ArrayOptions::of(const std::vector<std::string>& files) const {
    const bool areListed = std::ranges::any_of(
        files, [](const std::filesystem::path& file) { return file.extension() == ".json"; });
    if (areListed)
        return given_;
    if (!given_.name.empty() && std::ranges::none_of(files, holdsNamedArrays))
        throw badInput("--array {0} is for a .npz, .mat or .h5, and none is read; leave it out.",
                       given_.name);
    if (given_.transpose && std::ranges::none_of(files, isArrayFile))
        throw badInput("--transpose is for arrays (.npy .npz .mat .h5), and none is read; leave it "
                       "out.");
    return given_;
}

} // namespace fringe
