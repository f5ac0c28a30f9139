// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_reader.h"
#include "engine/io/images/image_writer.h"

namespace fringe {
namespace {

constexpr char kFormat[] = "tiff";

StoredData readPage(const std::filesystem::path& path, int page) {
    return readImage(path, kFormat, 0, page);
}

void addPicture(AtomicFile& file, const Picture& picture, const std::string& metadata,
                const PagePlace& place) {
    writePictureImage(file, picture, {kFormat, place.page, place.large}, metadata);
}

void addLevels(AtomicFile& file, const LevelPattern& levels, const std::string& metadata,
               const PagePlace& place) {
    writeLevelImage(file, levels, {kFormat, place.page, place.large}, metadata);
}

/// Two levels as mask writers take them.
void writeLevels(AtomicFile& file, const LevelPattern& levels, const std::string& metadata) {
    writeLevelImage(file, levels, {.format = kFormat, .inBits = true}, metadata);
}

constexpr PageFunctions pages{&readPage, &addPicture, &addLevels};

} // namespace

extern const FileFormat format_tiff{{".tif", ".tiff"},
                                    FRINGE_MARK("TIFF image"),
                                    true,
                                    &readAs<kFormat>,
                                    &writeFieldAs<kFormat>,
                                    &writeLevels,
                                    &writePictureAs<kFormat>,
                                    0,
                                    &pages,
                                    &requireImageCodec,
                                    &readInPlaceAs<kFormat>,
                                    &lookAs<kFormat>};

} // namespace fringe
