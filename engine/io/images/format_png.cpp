// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_reader.h"
#include "engine/io/images/image_writer.h"
#include "engine/io/images/png_check.h"

namespace fringe {

namespace {

constexpr const char* kFormat = "png";
constexpr int kPictureLevels = 65536;

StoredData read(const std::filesystem::path& path) {
    requireSoundPng(path);
    return readImage(path, kFormat);
}

void writeLevels(AtomicFile& file, const LevelPattern& levels, const std::string& metadata) {
    writeLevelImage(file, levels, {kFormat}, metadata);
}

} // namespace

extern const FileFormat format_png{
    {".png"}, FRINGE_MARK("PNG image"), true, &read, nullptr, &writeLevels, nullptr, kPictureLevels,
    nullptr,  &requireImageCodec};

} // namespace fringe
