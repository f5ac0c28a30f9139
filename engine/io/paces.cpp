// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/paces.h"

#include "kernels/processors.h"

#include <unistd.h>

#include <array>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <system_error>
#include <utility>

namespace fringe {
namespace {

namespace fs = std::filesystem;

/// Another for each machine and its number of processors, which a container may have fewer of.
std::string keyOf(const std::string& device, const std::string& work) {
    std::array<char, 256> host{};
    ::gethostname(host.data(), host.size() - 1);
    return host.data() + ('/' + std::to_string(processorsToUse())) + '/' + device + '/' + work;
}

/// A line: the number, then the key, which may have blanks.
std::map<std::string, double> readPaces(const fs::path& file) {
    constexpr std::size_t most = 1000;
    std::map<std::string, double> all;
    std::ifstream lines(file);
    double pace = 0;
    std::string key;
    while (all.size() < most && lines >> pace && std::getline(lines >> std::ws, key))
        if (std::isfinite(pace) && pace > 0)
            all[key] = pace;
    return all;
}

} // namespace

std::string paceKey(const Design& design) {
    std::string key;
    for (const std::size_t number : visibleSources(design)) {
        const Source& source = design.sources[number];
        key += source.kind.key + ' ' + (design.isDesigned() ? "" : source.method.key + ' ');
    }
    return design.isDesigned() ? key + design.solver.key : key;
}

Paces::Paces(fs::path file) : file_(std::move(file)), all_(readPaces(file_)) {}

double Paces::of(const std::string& device, const std::string& work) const {
    const auto known = all_.find(keyOf(device, work));
    return known == all_.end() ? 1 : known->second;
}

/// What another program has written since stays, and readers see the old file or the new one.
void Paces::learn(const std::string& device, const std::string& work, double pace) {
    std::map<std::string, double> kept = readPaces(file_);
    kept[keyOf(device, work)] = all_[keyOf(device, work)] = pace;
    std::error_code ignored;
    fs::create_directories(file_.parent_path(), ignored);
    ignored.clear();
    const fs::path temporary = file_.string() + '.' + std::to_string(::getpid());
    {
        std::ofstream lines(temporary, std::ios::trunc);
        for (const auto& [key, number] : kept)
            lines << number << ' ' << key << '\n';
        if (!lines.flush())
            ignored = std::make_error_code(std::errc::no_space_on_device);
    }
    if (!ignored)
        fs::rename(temporary, file_, ignored);
    if (ignored)
        fs::remove(temporary, ignored);
}

fs::path usualPaces() {
    const char* const chosen = std::getenv("XDG_CONFIG_HOME");
    const char* const home = std::getenv("HOME");
    const fs::path folder = chosen != nullptr && *chosen != '\0'
                                ? fs::path(chosen)
                                : fs::path(home ? home : "") / ".config";
    return folder / "fringe-studio" / "fringe-studio.paces";
}

} // namespace fringe
