// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/source_edits.h"
#include "engine/io/device_preset.h"
#include "engine/model/error.h"

#include <filesystem>
#include <string>
#include <vector>

/// What files come in as, by their names and content; any thread. Nobody is asked.
namespace fringe {

class JobControl;

using Files = std::vector<std::filesystem::path>;

/// What is wanted of files before they are looked at.
struct ImportWish {
    std::string kind{};      ///< of the source that they are for; empty: as best understood
    std::string preferred{}; ///< the kind that they are for where they may be; empty: none
    bool areDepths = false;  ///< what is read for a source with depths, rather than its colours
    std::string reading{};   ///< options of how the file is read, see `Origin::reading`
};

/// What was read, and why something was not.
struct ReadFiles {
    std::vector<SourceData> sources{};
    std::vector<DevicePreset> presets{};
    std::vector<Error> faults{};
};

/// The kind whose files have such names and content: the preferred one rather than others, unless
/// the file says that it is a hologram; empty: none. Throws `Cancelled`.
std::string kindOfFile(const std::filesystem::path& path, const std::string& preferred,
                       JobControl& control);

/// A colour and a depth picture that belong together by their names, `street.png` and
/// `street_depth.png`, come in as one source; of other pictures several become a stack in the
/// order of their names, in which numbers count. A picture of 16 bits whose numbers can be
/// millimetres is a depth picture. Of several arrays that can be meant the first is taken. What a
/// file has and is not read is kept with its data.
/// Throws `Cancelled`.
ReadFiles readFiles(Files files, const ImportWish& wish, JobControl& control);

/// The data of a file for another slot than the first of a source of the kind; what they tell of
/// its parameters. Throws `Error` (BadInput), `Cancelled`.
SourceData readSlot(const std::filesystem::path& path, const std::string& kind,
                    const AssetSlot& slot, JobControl& control);

} // namespace fringe
