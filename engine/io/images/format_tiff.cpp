// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_reader.h"
#include "engine/io/images/image_writer.h"

namespace fringe {

namespace {

constexpr const char* kFormat = "tiff";

StoredData read(const std::filesystem::path& path) {
    return readImage(path, kFormat);
}

void writeField(AtomicFile& file, const Hologram& field, const std::string& metadata) {
    writeFieldImage(file, field, kFormat, metadata);
}

void writeLevels(AtomicFile& file, const LevelPattern& levels, const std::string& metadata) {
    writeLevelImage(file, levels, kFormat, metadata);
}

void writePicture(AtomicFile& file, const Picture& picture, const std::string& metadata) {
    writePictureImage(file, picture, kFormat, metadata);
}

} // namespace

const FileFormat& format_tiff_entry() {
    static const FileFormat entry{
        {".tif", ".tiff"}, FRINGE_MARK("TIFF image"), true, &read, &writeField, &writeLevels,
        &writePicture};
    return entry;
}

} // namespace fringe
