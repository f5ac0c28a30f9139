// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fringe {

class AtomicFile;
struct Hologram;
struct LevelPattern;
struct Picture;

/// Where an image goes.
struct ImagePlace {
    const char* format;  ///< OpenImageIO's name of it
    int page = 0;        ///< above 0: appended to a file that has that many pages
    bool large = false;  ///< the file may grow beyond 4 GiB, whatever this image takes
    bool isPage = false; ///< of a file with several, which is to have no other pages
    int bits = 0;        ///< that a sample of one plane of levels is stored in; 0: 8, or 16
};

/// An image is written row by row to `file.temporary()`, one that does not lie in memory or is
/// large by rows of tiles where the format has them, and behind it the same at half the resolution,
/// and so on, as in `halving.h`: levels of EXR, reduced pages of TIFF. Halves that would take much
/// memory gather beside the file. The result depends on nothing but the arguments: time stamps are
/// fixed. `metadata` is empty where the format cannot hold it. All throw `Error` (Failed).

/// Channels re and im, or 0.re, 0.im, 1.re, … for more than one plane.
void writeFieldImage(AtomicFile& file, const Hologram& field, const ImagePlace& place,
                     const std::string& metadata);

/// The numbers of the levels as they are: 8 bits up to 256 levels, else 16 bits, or one; three
/// planes are red, green, blue. Throws `Error` (BadInput) for any other number of planes.
void writeLevelImage(AtomicFile& file, const LevelPattern& levels, const ImagePlace& place,
                     const std::string& metadata);

/// Floats in one channel, or three. Throws as `writeLevelImage`.
void writePictureImage(AtomicFile& file, const Picture& picture, const ImagePlace& place,
                       const std::string& metadata);

/// The writers above for the table of a format.
template <const char* format>
void writeFieldAs(AtomicFile& file, const Hologram& field, const std::string& metadata) {
    writeFieldImage(file, field, {format}, metadata);
}
template <const char* format>
void writeLevelsAs(AtomicFile& file, const LevelPattern& levels, const std::string& metadata) {
    writeLevelImage(file, levels, {format}, metadata);
}
template <const char* format>
void writePictureAs(AtomicFile& file, const Picture& picture, const std::string& metadata) {
    writePictureImage(file, picture, {format}, metadata);
}

} // namespace fringe
