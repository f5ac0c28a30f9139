// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/opencl_drivers.h"

#include "kernels/kept_failures.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace fringe {
namespace {

namespace fs = std::filesystem;

constexpr const char *vendors = "OCL_ICD_VENDORS", *files = "OCL_ICD_FILENAMES";

/// A folder for ocl-icd and for Khronos' loader. Source: their manuals.
fs::path folderOfDrivers() {
    if (const char* const own = std::getenv(files); own != nullptr && *own != '\0')
        return {};
    for (const char* const name : {vendors, "OPENCL_VENDOR_PATH"})
        if (const char* const own = std::getenv(name); own != nullptr && *own != '\0')
            return own;
    return "/etc/OpenCL/vendors";
}

std::string firstLine(const fs::path& path) {
    std::string line;
    std::getline(std::ifstream(path) >> std::ws, line);
    line.erase(line.find_last_not_of(" \t\r") + 1);
    return line;
}

} // namespace

std::vector<OpenClDriver> openClDrivers() {
    std::vector<OpenClDriver> drivers;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folderOfDrivers(), none))
        if (entry.path().extension() == ".icd" && entry.is_regular_file(none))
            drivers.push_back({fs::absolute(entry.path(), none), firstLine(entry.path())});
    std::ranges::sort(drivers, {}, &OpenClDriver::icd);
    return drivers;
}

/// ocl-icd takes the name of such a file; Khronos' loader finds no folder there, and takes the
/// library.
void loadAlone(const OpenClDriver& driver) {
    ::setenv(vendors, driver.icd.c_str(), 1);
    ::setenv(files, driver.library.c_str(), 1);
}

bool loadOnly(const std::vector<OpenClDriver>& drivers) {
    if (drivers.size() == 1) {
        loadAlone(drivers.front());
        return true;
    }
    std::string names;
    for (const OpenClDriver& driver : drivers)
        names += driver.icd.string() + '\n';
    const fs::path folder = cacheFolder() / ("opencl-" + shortNameOf(names));
    std::error_code fault;
    fs::create_directories(folder, fault);
    for (const OpenClDriver& driver : drivers)
        fs::create_symlink(driver.icd, folder / driver.icd.filename(), fault);
    const auto isThere = [&](const OpenClDriver& driver) {
        return fs::equivalent(folder / driver.icd.filename(), driver.icd, fault);
    };
    const auto entries = std::distance(fs::directory_iterator(folder, fault), {});
    if (!std::ranges::all_of(drivers, isThere) || entries != std::ssize(drivers))
        return false;
    ::setenv(vendors, folder.c_str(), 1);
    return true;
}

} // namespace fringe
