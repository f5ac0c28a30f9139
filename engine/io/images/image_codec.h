// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

/// What is asked of the library that knows image files. It lives in a run-time module with all that
/// it needs, some two hundred libraries, and is opened with the first image.
namespace fringe {

/// What the library says; thrown by all functions of decoders, encoders and the codec.
class ImageFault : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Type of the samples in a file; `Other` is not read.
enum class SampleType { UInt8, UInt16, Float, Other };

struct ImageHeader {
    int width = 0;
    int height = 0;
    bool isFlat = true;  ///< false: a volume, or several depths a pixel
    bool isDeep = false; ///< several depths a pixel
    SampleType type = SampleType::Other;
    std::string typeName;              ///< the library's
    std::uint64_t bytes = 0;           ///< of all samples as they are stored
    std::vector<std::string> channels; ///< their names
    bool isNamed = false;              ///< the names are the file's, not the library's
    int parts = 1;                     ///< images in an EXR file
    int alpha = -1;                    ///< the channel that is none of colour, if any
    int orientation = 1;               ///< as in TIFF 6.0
    int tileHeight = 1;                ///< of tiles, whose rows are decoded together
    bool isCut = false;                ///< pixels that are stored lie beyond the image
    bool isBeyond = false;             ///< all of them
    int bits = 0; ///< that a sample is stored in, and read as a number of; 0: all that its type has
    std::string description;

    int levels() const { return 1 << (bits > 0 ? bits : type == SampleType::UInt8 ? 8 : 16); }
    std::uint64_t samples() const {
        return std::uint64_t(width) * std::uint64_t(height) * channels.size();
    }
};

/// An open file.
class ImageDecoder {
  public:
    virtual ~ImageDecoder() = default;
    virtual const ImageHeader& header() const = 0;
    /// Samples of some rows from the top, channel by channel within a pixel; best one after the
    /// other: those of a row of tiles that are left stay in memory.
    /// type: of `samples`, not `Other`; whole numbers are levels, floats of them are 0 to 1.
    virtual void readRows(int first, int count, SampleType type, void* samples) = 0;
};

/// What is to be written: samples of one type, channel by channel within a pixel.
struct EncodedImage {
    std::string path;
    const char* format = nullptr; ///< the library's name of it
    int page = 0;                 ///< above 0: appended to a file that has that many pages
    bool isLarge = false;         ///< the file may grow beyond 4 GiB
    int width = 0;
    int height = 0;
    SampleType type = SampleType::Other;
    int bits = 0; ///< that a sample is stored in, 1 of `UInt8`, 10 or 12 of `UInt16`; 0: all
    int tileWidth = 0, tileHeight = 0; ///< multiples of 16, for formats with tiles; 0: in rows
    bool hasPyramid = false;           ///< of tiles; see `ImageEncoder::isHalved`
    std::vector<std::string> channels; ///< their names, kept by EXR only
    double pitchX = 0, pitchY = 0;     ///< of pixels, where the format keeps it [m]; 0: not known
    std::string software;
    std::string description; ///< empty where the format cannot hold it
};

class ImageEncoder {
  public:
    virtual ~ImageEncoder() = default;
    /// How many `rows` takes but for the last: the height of tiles; 0: any.
    virtual int rowsAtOnce() const = 0;
    /// The next rows from the top.
    virtual void rows(int count, const void* samples) = 0;
    /// Whether the same at half the width and height, rounded up, is to come behind this.
    virtual bool isHalved() const = 0;
    virtual void halve() = 0; ///< its rows follow
    virtual void close() = 0;
};

/// What the module exports, under the C name `fringe_image_codec`.
struct ImageCodec {
    int abi; ///< `imageCodecAbi` it was built with
    /// page: of EXR files the level, 0 that of full resolution.
    std::unique_ptr<ImageDecoder> (*decoder)(const std::string& path, const char* format, int page);
    std::unique_ptr<ImageEncoder> (*encoder)(const EncodedImage& image);
};
inline constexpr int imageCodecAbi = 7;

/// Any thread. Throws `Error` (BadInput) where the module cannot be opened.
const ImageCodec& imageCodec();
/// Refuses like `imageCodec` where the module cannot be opened.
void requireImageCodec();

} // namespace fringe
