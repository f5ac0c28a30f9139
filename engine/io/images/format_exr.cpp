// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_reader.h"
#include "engine/io/images/image_writer.h"

namespace fringe {

namespace {

constexpr const char* kFormat = "openexr";

StoredData read(const std::filesystem::path& path) {
    return readImage(path, kFormat);
}

void writeField(AtomicFile& file, const Hologram& field, const std::string& metadata) {
    writeFieldImage(file, field, {kFormat}, metadata);
}

void writePicture(AtomicFile& file, const Picture& picture, const std::string& metadata) {
    writePictureImage(file, picture, {kFormat}, metadata);
}

} // namespace

extern const FileFormat format_exr{{".exr"},      FRINGE_MARK("OpenEXR image"),
                                   true,          &read,
                                   &writeField,   nullptr,
                                   &writePicture, 0,
                                   nullptr,       &requireImageCodec};

} // namespace fringe
