// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace fringe {

/// A driver as the loader of OpenCL finds it.
struct OpenClDriver {
    std::filesystem::path icd; ///< the file that names it
    std::string library;       ///< as it stands there: a path, or a name that the linker looks up
};

/// Drivers in the folder of $OCL_ICD_VENDORS, or in the loader's own, by their names. None where
/// the environment names them in another way.
std::vector<OpenClDriver> openClDrivers();

/// Has the loader take this one alone, in this program and in those that it starts.
void loadAlone(const OpenClDriver& driver);

/// Has it take some alone, several by a folder of links in the user's cache. False where none can
/// be made.
bool loadOnly(const std::vector<OpenClDriver>& drivers);

} // namespace fringe
