// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/kept_failures.h"

#include "kernels/backend_probe.h"
#include "kernels/run_time_module.h"

#include <dlfcn.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace fringe {
namespace {

namespace fs = std::filesystem;

std::string contentsOf(const fs::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Where the linker looks: the folders of $LD_LIBRARY_PATH, that of the C library, and the usual.
std::vector<fs::path> libraryFolders() {
    std::vector<fs::path> folders;
    const char* const own = std::getenv("LD_LIBRARY_PATH");
    const std::string paths = own != nullptr ? own : "";
    for (std::size_t from = 0; from < paths.size();) {
        const std::size_t end = std::min(paths.find(':', from), paths.size());
        folders.emplace_back(paths.substr(from, end - from));
        from = end + 1;
    }
    if (Dl_info info; ::dladdr(reinterpret_cast<const void*>(&std::getenv), &info) != 0)
        folders.push_back(fs::path(info.dli_fname).parent_path());
    for (const char* const usual : {"/usr/lib", "/usr/lib64", "/usr/local/lib", "/lib"})
        folders.emplace_back(usual);
    return folders;
}

fs::path found(const fs::path& file) {
    std::error_code none;
    if (file.is_absolute())
        return fs::canonical(file, none);
    for (const fs::path& folder : libraryFolders())
        if (folder.is_absolute() && !file.empty() && fs::exists(folder / file, none))
            return fs::canonical(folder / file, none);
    return {};
}

fs::path failureFile(const std::string& key) {
    const fs::path folder = cacheFolder();
    return key.empty() || folder.empty() ? fs::path() : folder / ("driver-" + shortNameOf(key));
}

} // namespace

fs::path cacheFolder() {
    for (const auto& [variable, below] :
         {std::pair("XDG_CACHE_HOME", "fringe"), std::pair("HOME", ".cache/fringe")})
        if (const char* const folder = std::getenv(variable);
            folder != nullptr && fs::path(folder).is_absolute())
            return fs::path(folder) / below;
    return {};
}

/// FNV-1a.
std::string shortNameOf(const std::string& text) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    char name[17];
    std::snprintf(name, sizeof name, "%016llx", static_cast<unsigned long long>(hash));
    return name;
}

std::string driverKey(const std::vector<fs::path>& files) {
    std::string key = contentsOf("/proc/sys/kernel/random/boot_id");
    std::vector<fs::path> all = files;
    all.push_back(modulePath(probeProgram));
    for (const fs::path& file : all) {
        std::error_code fault;
        const fs::path path = found(file);
        const auto size = fs::file_size(path, fault);
        const auto time = fs::last_write_time(path, fault);
        if (fault)
            return {};
        key += path.string() + '\n' + std::to_string(size) + ' '
               + std::to_string(time.time_since_epoch().count()) + '\n';
    }
    return key;
}

bool hasFailedBefore(const std::string& key) {
    const fs::path file = failureFile(key);
    return !file.empty() && contentsOf(file) == key;
}

void keepFailure(const std::string& key) {
    const fs::path file = failureFile(key);
    if (file.empty())
        return;
    std::error_code ignored;
    fs::create_directories(file.parent_path(), ignored);
    const fs::path beside = file.string() + '.' + std::to_string(::getpid());
    std::ofstream(beside) << key;
    fs::rename(beside, file, ignored);
}

void forgetFailure(const std::string& key) {
    std::error_code ignored;
    if (const fs::path file = failureFile(key); !file.empty())
        fs::remove(file, ignored);
}

} // namespace fringe
