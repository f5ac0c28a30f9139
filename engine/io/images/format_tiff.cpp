// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_reader.h"
#include "engine/io/images/image_writer.h"

namespace fringe {

namespace {

constexpr const char* kFormat = "tiff";

StoredData read(const std::filesystem::path& path) {
    return readImage(path, kFormat);
}

void writeField(AtomicFile& file, const Hologram& field, const std::string& metadata) {
    writeFieldImage(file, field, {kFormat}, metadata);
}

void writeLevels(AtomicFile& file, const LevelPattern& levels, const std::string& metadata) {
    writeLevelImage(file, levels, {kFormat}, metadata);
}

void writePicture(AtomicFile& file, const Picture& picture, const std::string& metadata) {
    writePictureImage(file, picture, {kFormat}, metadata);
}

StoredData readPage(const std::filesystem::path& path, int page) {
    return readImage(path, kFormat, page);
}

void addPicture(AtomicFile& file, const Picture& picture, const std::string& metadata,
                const PagePlace& place) {
    writePictureImage(file, picture, {kFormat, place.page, place.large}, metadata);
}

void addLevels(AtomicFile& file, const LevelPattern& levels, const std::string& metadata,
               const PagePlace& place) {
    writeLevelImage(file, levels, {kFormat, place.page, place.large}, metadata);
}

constexpr PageFunctions pages{&readPage, &addPicture, &addLevels};

} // namespace

extern const FileFormat format_tiff{{".tif", ".tiff"},
                                    FRINGE_MARK("TIFF image"),
                                    true,
                                    &read,
                                    &writeField,
                                    &writeLevels,
                                    &writePicture,
                                    0,
                                    &pages,
                                    &requireImageCodec};

} // namespace fringe
