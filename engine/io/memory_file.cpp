// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/memory_file.h"

#include "engine/io/file_fault.h"

#include <cerrno>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

namespace fringe {

MemoryFile::MemoryFile() : descriptor_(::memfd_create("fringe", MFD_CLOEXEC)) {}

MemoryFile::~MemoryFile() {
    ::close(descriptor_);
}

void MemoryFile::append(std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
        if (written <= 0)
            throw writeFault(path(), errno);
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
}

std::filesystem::path MemoryFile::path() const {
    return "/proc/self/fd/" + std::to_string(descriptor_);
}

} // namespace fringe
