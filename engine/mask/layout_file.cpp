// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/layout_file.h"

#include "engine/io/file_checks.h"
#include "engine/io/input_file.h"
#include "engine/model/error.h"

#include <algorithm>
#include <array>
#include <zlib.h>

namespace fringe {
namespace {

std::string firstOf(const LayoutBytes& bytes) {
    InputFile file(bytes.path, bytes.name);
    const auto first =
        file.bytes(static_cast<std::size_t>(std::min<std::uint64_t>(file.size(), mostFirst)));
    return {reinterpret_cast<const char*>(first.data()), first.size()};
}

} // namespace

LayoutFile::LayoutFile(const std::filesystem::path& path, const FileReading& reading)
    : reading_(reading), bytes_{path, path.string()} {
    if (firstOf(bytes_).starts_with("\x1f\x8b"))
        unpack(path);
    format_ = &maskFormatOf(path, firstOf(bytes_));
}

void LayoutFile::unpack(const std::filesystem::path& path) {
    const std::unique_ptr<gzFile_s, int (*)(gzFile)> packed(::gzopen(path.c_str(), "rb"),
                                                            ::gzclose);
    unpacked_ = std::make_unique<MemoryFile>();
    std::array<std::byte, 1 << 16> part;
    std::uint64_t size = 0;
    int count = packed ? 1 : -1;
    while (count > 0) {
        reading_.checkpoint();
        count = ::gzread(packed.get(), part.data(), static_cast<unsigned>(part.size()));
        size += static_cast<std::uint64_t>(std::max(count, 0));
        if (reading_.memory > 0)
            requireMemory(bytes_.name, size, reading_.memory);
        unpacked_->append(std::span(part).first(static_cast<std::size_t>(std::max(count, 0))));
    }
    int state = Z_OK;
    if (packed)
        ::gzerror(packed.get(), &state);
    if (count < 0 || state != Z_OK || size == 0)
        throw badInput(FRINGE_MARK("{0} is damaged: it cannot be unpacked."), bytes_.name);
    bytes_.path = unpacked_->path();
}

LayoutHead LayoutFile::read(LayoutSink& sink) const {
    return format_->read(bytes_, reading_, sink);
}

} // namespace fringe
