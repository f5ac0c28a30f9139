// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/machine.h"

#include <fstream>
#include <string>
#include <unistd.h>

namespace fringe {

std::uint64_t availableMemory() {
    std::ifstream file("/proc/meminfo");
    std::string word;
    while (file >> word)
        if (std::uint64_t kibibytes = 0; word == "MemAvailable:" && file >> kibibytes)
            return kibibytes * 1024;
    return static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES))
           * static_cast<std::uint64_t>(sysconf(_SC_PAGE_SIZE));
}

} // namespace fringe
