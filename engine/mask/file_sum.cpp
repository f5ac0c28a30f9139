// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/file_sum.h"

#include "engine/io/input_file.h"

#include <algorithm>
#include <zlib.h>

namespace fringe {

std::uint32_t fileSum(const std::filesystem::path& path, std::uint64_t bytes,
                      const FileReading& reading) {
    InputFile file(path);
    uLong sum = 0;
    while (file.position() < bytes) {
        reading.checkpoint();
        const auto part = file.bytes(std::min<std::uint64_t>(bytes - file.position(), 1 << 16));
        sum = ::crc32_z(sum, reinterpret_cast<const Bytef*>(part.data()), part.size());
    }
    return static_cast<std::uint32_t>(sum);
}

} // namespace fringe
