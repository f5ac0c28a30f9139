// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/field_files.h"

#include <filesystem>

namespace fringe {

/// Reads an image, the first or that of another page or level, of a file in one format, by
/// OpenImageIO's name of it ("png").
///
/// Float samples: channels re and im (named, or two per plane where the format keeps no names) are
/// a field; one or three channels are real planes. 8- and 16-bit samples are levels of one plane,
/// or of three for red, green, blue. Alpha is the opacity, and colours are not multiplied by it.
/// What a camera noted as lying on its side is turned upright.
///
/// Sizes are checked against the file and the memory that it may take before anything is decoded.
/// Throws `Error` (BadInput), `Cancelled`.
StoredData readImage(const std::filesystem::path& path, const char* format,
                     const FileReading& reading, int page = 0);

/// Reads an image so that its planes decode their rows, or rows of tiles, when they are read, if
/// the image is upright. Opacity is left out.
StoredData readImageInPlace(const std::filesystem::path& path, const char* format,
                            const FileReading& reading);

/// What such an image tells by its header. Throws likewise.
FileLook lookAtImage(const std::filesystem::path& path, const char* format);

/// `readImage` and `lookAtImage` for the table of a format.
template <const char* format>
StoredData readAs(const std::filesystem::path& path, const FileReading& reading) {
    return readImage(path, format, reading);
}
template <const char* format>
FileLook lookAs(const std::filesystem::path& path, const FileReading&) {
    return lookAtImage(path, format);
}

} // namespace fringe
