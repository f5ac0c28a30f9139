// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_codec.h"

#include <OpenImageIO/imageio.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <span>
#include <string_view>

namespace fringe {
namespace {

OIIO::TypeDesc typeDescOf(SampleType type) {
    switch (type) {
    case SampleType::UInt8:
        return OIIO::TypeUInt8;
    case SampleType::UInt16:
        return OIIO::TypeUInt16;
    default:
        return OIIO::TypeFloat;
    }
}

SampleType sampleTypeOf(OIIO::TypeDesc type) {
    if (type == OIIO::TypeUInt8)
        return SampleType::UInt8;
    if (type == OIIO::TypeUInt16)
        return SampleType::UInt16;
    return type.is_floating_point() ? SampleType::Float : SampleType::Other;
}

/// One for each channel, whatever a file names.
std::vector<std::string> channelNames(const OIIO::ImageSpec& spec) {
    std::vector<std::string> names = spec.channelnames;
    names.resize(static_cast<std::size_t>(spec.nchannels));
    return names;
}

/// The widest type of any channel; in an EXR file those of numbers may lie beside one of names.
OIIO::TypeDesc typeOf(const OIIO::ImageSpec& spec) {
    const auto isFloat = [](OIIO::TypeDesc type) { return type.is_floating_point(); };
    const auto found = std::ranges::find_if(spec.channelformats, isFloat);
    return found != spec.channelformats.end() ? *found : spec.format;
}

/// Bits of a sample where they are fewer than its type has; of those between, which only TIFF has.
int bitsOf(const OIIO::ImageSpec& spec, SampleType type) {
    constexpr int palette = 3;
    const int bits = spec.get_int_attribute("oiio:BitsPerSample", 0);
    const bool isLess = (type == SampleType::UInt8 && (bits == 1 || bits == 2 || bits == 4))
                        || (type == SampleType::UInt16 && bits > 8 && bits < 16);
    const bool isOfColours = spec.get_int_attribute("tiff:PhotometricInterpretation", 1) == palette;
    return isLess && !isOfColours ? bits : 0;
}

ImageHeader headerOf(const OIIO::ImageSpec& spec, bool isNamed) {
    const OIIO::TypeDesc type = typeOf(spec);
    return {spec.width,
            spec.height,
            !spec.deep && spec.depth <= 1,
            spec.deep,
            sampleTypeOf(type),
            type.c_str(),
            spec.image_bytes(true),
            channelNames(spec),
            isNamed,
            spec.get_int_attribute("oiio:subimages", 1),
            spec.alpha_channel,
            spec.get_int_attribute("Orientation", 1),
            std::max(std::min(spec.tile_height, spec.height), 1),
            bitsOf(spec, sampleTypeOf(type)),
            std::string(spec.get_string_attribute("ImageDescription"))};
}

class Decoder : public ImageDecoder {
  public:
    Decoder(const std::string& path, const char* format, int page)
        : input_(OIIO::ImageInput::create(format)) {
        OIIO::ImageSpec found;
        OIIO::ImageSpec wishes;
        wishes.attribute("oiio:UnassociatedAlpha", 1);
        if (!input_)
            throw ImageFault(OIIO::geterror());
        require(input_->open(path, found, wishes));
        require(page == 0 || input_->seek_subimage(page, 0) || isAtLevel(page));
        const OIIO::ImageSpec& spec = input_->spec();
        header_ = headerOf(spec, std::string_view(format) == "openexr");
        // The library turns this round in samples of 8 bits alone.
        isWhiteZero_ = header_.type == SampleType::UInt16
                       && spec.get_int_attribute("tiff:PhotometricInterpretation", 1) == 0;
    }

    const ImageHeader& header() const override { return header_; }

    void readRows(int first, int count, SampleType type, void* samples) override {
        auto* target = static_cast<std::byte*>(samples);
        const std::size_t line = lineOf(type);
        const int height = header_.tileHeight, end = first + count;
        for (int row = first; row < end;) {
            const int top = row / height * height;
            const int bottom = height == 1 ? end : std::min(top + height, header_.height);
            const int rows = std::min(bottom, end) - row;
            if (rows == bottom - top) {
                decode(top, bottom, type, target);
            } else {
                keep(top, bottom, type);
                std::memcpy(target, kept_.data() + static_cast<std::size_t>(row - top) * line,
                            static_cast<std::size_t>(rows) * line);
            }
            target += static_cast<std::size_t>(rows) * line;
            row += rows;
        }
    }

  private:
    bool isAtLevel(int level) {
        const std::string complaint = input_->geterror(); // of the page, which is then forgotten
        return input_->seek_subimage(0, level);
    }

    std::size_t lineOf(SampleType type) const { ///< [bytes]
        return static_cast<std::size_t>(header_.width) * header_.channels.size()
               * typeDescOf(type).size();
    }

    void keep(int top, int bottom, SampleType type) {
        if (top == keptTop_ && type == keptType_)
            return;
        keptTop_ = -1;
        kept_.resize(static_cast<std::size_t>(bottom - top) * lineOf(type));
        decode(top, bottom, type, kept_.data());
        keptTop_ = top;
        keptType_ = type;
    }

    /// Rows, of tiles all that they have.
    void decode(int top, int bottom, SampleType type, void* samples) {
        const OIIO::ImageSpec& spec = input_->spec();
        const int page = input_->current_subimage(), level = input_->current_miplevel();
        const int from = spec.y + top, to = spec.y + bottom;
        require(spec.tile_height > 0
                    ? input_->read_tiles(page, level, spec.x, spec.x + spec.width, from, to, spec.z,
                                         spec.z + 1, 0, spec.nchannels, typeDescOf(type), samples)
                    : input_->read_scanlines(page, level, from, to, spec.z, 0, spec.nchannels,
                                             typeDescOf(type), samples));
        finish(static_cast<std::uint64_t>(bottom - top) * header_.samples()
                   / static_cast<std::uint64_t>(header_.height),
               type, samples);
    }

    /// The library stretches samples of few bits to all that their type has.
    void finish(std::uint64_t count, SampleType type, void* samples) const {
        // For a TIFF that is cut short, reading succeeds and leaves an error behind.
        require(!input_->has_error());
        if (header_.bits > 0 && type == SampleType::UInt8)
            for (std::uint8_t& level : std::span(static_cast<std::uint8_t*>(samples), count))
                level = static_cast<std::uint8_t>(level >> (8 - header_.bits));
        if (type != SampleType::UInt16 || (!isWhiteZero_ && header_.bits == 0))
            return;
        const int left = header_.bits > 0 ? 16 - header_.bits : 0;
        for (std::uint16_t& level : std::span(static_cast<std::uint16_t*>(samples), count))
            level = static_cast<std::uint16_t>((isWhiteZero_ ? 0xffff - level : level) >> left);
    }

    void require(bool success) const {
        if (!success)
            throw ImageFault(input_->geterror());
    }

    std::unique_ptr<OIIO::ImageInput> input_;
    ImageHeader header_;
    bool isWhiteZero_ = false;
    std::vector<std::byte> kept_; ///< samples of a row of tiles
    int keptTop_ = -1;            ///< its first row
    SampleType keptType_ = SampleType::Other;
};

/// How close pixels lie, in the unit that the library takes for each format.
void addDensity(const EncodedImage& image, OIIO::ImageSpec& spec) {
    constexpr double least = 1e-9, most = 1; // [m]; counts a metre are kept in 32 bits
    for (const double pitch : {image.pitchX, image.pitchY})
        if (!(pitch >= least && pitch <= most))
            return;
    if (std::string_view(image.format) == "bmp") {
        spec.attribute("ResolutionUnit", "m");
        spec.attribute("XResolution", static_cast<int>(std::lround(1 / image.pitchX)));
        spec.attribute("YResolution", static_cast<int>(std::lround(1 / image.pitchY)));
    } else {
        spec.attribute("ResolutionUnit", "cm");
        spec.attribute("XResolution", static_cast<float>(0.01 / image.pitchX));
        spec.attribute("YResolution", static_cast<float>(0.01 / image.pitchY));
        spec.attribute("PixelAspectRatio", static_cast<float>(image.pitchX / image.pitchY));
    }
}

OIIO::ImageSpec specOf(const EncodedImage& image) {
    OIIO::ImageSpec spec(image.width, image.height, static_cast<int>(image.channels.size()),
                         typeDescOf(image.type));
    spec.channelnames = image.channels;
    spec.alpha_channel = -1;
    spec.z_channel = -1;
    spec.attribute("oiio:UnassociatedAlpha", 1);
    spec.attribute("Software", image.software);
    spec.attribute("DateTime", "1970:01:01 00:00:00");
    if (!image.description.empty())
        spec.attribute("ImageDescription", image.description);
    if (image.isLarge)
        spec.attribute("tiff:bigtiff", 1);
    if (image.bits > 0)
        spec.attribute("oiio:BitsPerSample", image.bits);
    if (image.type == SampleType::Float)
        spec.attribute("tiff:predictor", 2); // of floats the library has one that few readers know
    addDensity(image, spec);
    return spec;
}

class Encoder : public ImageEncoder {
  public:
    explicit Encoder(const EncodedImage& image)
        : image_(image), type_(typeDescOf(image.type)),
          output_(OIIO::ImageOutput::create(image.format)) {
        if (!output_)
            throw ImageFault(OIIO::geterror());
        if (!output_->supports("tiles"))
            image_.tileHeight = 0;
        open(image.page > 0 ? OIIO::ImageOutput::AppendSubimage : OIIO::ImageOutput::Create, false);
    }

    int rowsAtOnce() const override { return image_.tileHeight; }

    void rows(int count, const void* samples) override {
        const auto* bytes = static_cast<const std::byte*>(samples);
        if (image_.bits > 0)
            bytes = stretched(bytes, static_cast<std::size_t>(count) * line());
        if (image_.tileHeight > 0)
            tiles(count, bytes);
        else
            for (int row = 0; row < count; ++row)
                require(output_->write_scanline(nextRow_ + row, 0, type_,
                                                bytes + static_cast<std::size_t>(row) * line()));
        nextRow_ += count;
    }

    /// Viewers of EXR files want all levels.
    bool isHalved() const override {
        constexpr int coarsestSide = 512;
        return image_.hasPyramid && image_.tileHeight > 0
               && std::max(image_.width, image_.height) > (hasLevels() ? 1 : coarsestSide);
    }

    void halve() override {
        image_.width = (image_.width + 1) / 2;
        image_.height = (image_.height + 1) / 2;
        image_.pitchX *= 2;
        image_.pitchY *= 2;
        image_.description.clear();
        nextRow_ = 0;
        open(hasLevels() ? OIIO::ImageOutput::AppendMIPLevel : OIIO::ImageOutput::AppendSubimage,
             true);
    }

    void close() override { require(output_->close()); }

  private:
    /// Whether the format has levels, as EXR does; to TIFF, levels are pages that are marked.
    bool hasLevels() const { return output_->supports("mipmap") != 0; }
    std::size_t pixel() const { return image_.channels.size() * type_.size(); } ///< [bytes]
    std::size_t line() const { return static_cast<std::size_t>(image_.width) * pixel(); }

    void open(OIIO::ImageOutput::OpenMode mode, bool isReduced) {
        OIIO::ImageSpec spec = specOf(image_);
        if (image_.tileHeight > 0) {
            spec.tile_width = image_.tileWidth;
            spec.tile_height = image_.tileHeight;
        }
        if (isReduced)
            spec.attribute("tiff:subfiletype", 1); // TIFF 6.0: of reduced resolution
        if (image_.hasPyramid && hasLevels()) {
            spec.attribute("textureformat", "Plain Texture"); // what asks for levels
            spec.attribute("openexr:roundingmode", 1);        // up
        }
        require(output_->open(image_.path, spec, mode));
    }

    /// Samples of few bits as the library takes them: the highest of all that their type has.
    const std::byte* stretched(const std::byte* bytes, std::size_t count) {
        stretched_.assign(bytes, bytes + count);
        if (type_ == OIIO::TypeUInt8)
            for (std::byte& bit : stretched_)
                bit = bit == std::byte() ? bit : std::byte(255);
        else
            for (std::uint16_t& level :
                 std::span(reinterpret_cast<std::uint16_t*>(stretched_.data()),
                           count / sizeof(std::uint16_t)))
                level = static_cast<std::uint16_t>(level << (16 - image_.bits)
                                                   | level >> (2 * image_.bits - 16));
        return stretched_.data();
    }

    /// A row of them. Those that reach beyond the image are filled with zeros here: the library
    /// leaves there what lay in memory.
    void tiles(int count, const std::byte* samples) {
        const auto width = static_cast<std::size_t>(image_.tileWidth);
        const int whole =
            count == image_.tileHeight ? image_.width / image_.tileWidth * image_.tileWidth : 0;
        if (whole > 0)
            require(output_->write_tiles(0, whole, nextRow_, nextRow_ + count, 0, 1, type_, samples,
                                         static_cast<OIIO::stride_t>(pixel()),
                                         static_cast<OIIO::stride_t>(line())));
        for (int left = whole; left < image_.width; left += image_.tileWidth) {
            std::vector<std::byte> tile(width * static_cast<std::size_t>(image_.tileHeight)
                                        * pixel());
            const auto cols =
                static_cast<std::size_t>(std::min(image_.tileWidth, image_.width - left));
            for (std::size_t row = 0; row < static_cast<std::size_t>(count); ++row)
                std::memcpy(tile.data() + row * width * pixel(),
                            samples + row * line() + static_cast<std::size_t>(left) * pixel(),
                            cols * pixel());
            require(output_->write_tile(left, nextRow_, 0, type_, tile.data()));
        }
    }

    void require(bool success) const {
        if (!success)
            throw ImageFault(output_->geterror());
    }

    EncodedImage image_; ///< the level
    OIIO::TypeDesc type_;
    std::vector<std::byte> stretched_;
    std::unique_ptr<OIIO::ImageOutput> output_;
    int nextRow_ = 0;
};

std::unique_ptr<ImageDecoder> decoder(const std::string& path, const char* format, int page) {
    return std::make_unique<Decoder>(path, format, page);
}

std::unique_ptr<ImageEncoder> encoder(const EncodedImage& image) {
    return std::make_unique<Encoder>(image);
}

} // namespace
} // namespace fringe

extern "C" __attribute__((visibility("default"))) const fringe::ImageCodec fringe_image_codec;
const fringe::ImageCodec fringe_image_codec{fringe::imageCodecAbi, fringe::decoder,
                                            fringe::encoder};
