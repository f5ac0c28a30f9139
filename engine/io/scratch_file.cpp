// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/scratch_file.h"

#include "engine/io/file_fault.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <unistd.h>

namespace fringe {

ScratchFile::ScratchFile() {
    const char* folder = std::getenv("TMPDIR");
    std::string name =
        (std::filesystem::path(folder ? folder : "/var/tmp") / "fringe-XXXXXX").string();
    descriptor_ = ::mkostemp(name.data(), O_CLOEXEC);
    path_ = name;
    if (descriptor_ < 0)
        throw writeFault(path_, errno);
    ::unlink(name.c_str());
}

ScratchFile::~ScratchFile() {
    ::close(descriptor_);
}

void ScratchFile::append(std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            throw writeFault(path_, errno);
        if (written > 0)
            bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
}

void ScratchFile::read(std::uint64_t from, std::span<std::byte> into) const {
    while (!into.empty()) {
        const ssize_t got =
            ::pread(descriptor_, into.data(), into.size(), static_cast<off_t>(from));
        if (got == 0 || (got < 0 && errno != EINTR))
            throw writeFault(path_, got == 0 ? EIO : errno);
        if (got > 0) {
            into = into.subspan(static_cast<std::size_t>(got));
            from += static_cast<std::uint64_t>(got);
        }
    }
}

} // namespace fringe
