// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_codec.h"

#include <OpenImageIO/imageio.h>

#include <algorithm>

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

ImageHeader headerOf(const OIIO::ImageSpec& spec) {
    return {spec.width,
            spec.height,
            !spec.deep && spec.depth <= 1,
            sampleTypeOf(spec.format),
            spec.format.c_str(),
            spec.image_bytes(true),
            channelNames(spec),
            spec.alpha_channel,
            spec.get_int_attribute("Orientation", 1),
            spec.tile_width == 0,
            spec.get_int_attribute("oiio:BitsPerSample", 8) == 1,
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
        require(page == 0 || input_->seek_subimage(page, 0));
        header_ = headerOf(input_->spec());
    }

    const ImageHeader& header() const override { return header_; }

    void read(SampleType type, void* samples) override {
        require(
            input_->read_image(input_->current_subimage(), 0, 0, -1, typeDescOf(type), samples));
        finish(header_.samples(), type, samples);
    }

    void readRows(int first, int count, SampleType type, void* samples) override {
        const OIIO::ImageSpec& spec = input_->spec();
        const int top = spec.y + first;
        require(input_->read_scanlines(input_->current_subimage(), 0, top, top + count, spec.z, 0,
                                       spec.nchannels, typeDescOf(type), samples));
        finish(static_cast<std::uint64_t>(count) * header_.samples()
                   / static_cast<std::uint64_t>(header_.height),
               type, samples);
    }

  private:
    /// The library stretches single bits to 0 and 255.
    void finish(std::uint64_t count, SampleType type, void* samples) const {
        // For a TIFF that is cut short, reading succeeds and leaves an error behind.
        require(!input_->has_error());
        if (!header_.isInBits || type != SampleType::UInt8)
            return;
        auto* const bytes = static_cast<std::uint8_t*>(samples);
        for (std::uint64_t i = 0; i < count; ++i)
            bytes[i] = bytes[i] != 0 ? 1 : 0;
    }

    void require(bool success) const {
        if (!success)
            throw ImageFault(input_->geterror());
    }

    std::unique_ptr<OIIO::ImageInput> input_;
    ImageHeader header_;
};

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
    if (image.isInBits)
        spec.attribute("oiio:BitsPerSample", 1);
    return spec;
}

class Encoder : public ImageEncoder {
  public:
    explicit Encoder(const EncodedImage& image)
        : type_(typeDescOf(image.type)),
          bits_(image.isInBits ? std::size_t(image.width) * image.channels.size() : 0),
          output_(OIIO::ImageOutput::create(image.format)) {
        if (!output_)
            throw ImageFault(OIIO::geterror());
        const auto mode =
            image.page > 0 ? OIIO::ImageOutput::AppendSubimage : OIIO::ImageOutput::Create;
        require(output_->open(image.path, specOf(image), mode));
    }

    void row(const void* samples) override {
        if (!bits_.empty()) { // the library takes the highest of eight
            std::transform(static_cast<const std::uint8_t*>(samples),
                           static_cast<const std::uint8_t*>(samples) + bits_.size(), bits_.begin(),
                           [](std::uint8_t bit) -> std::uint8_t { return bit != 0 ? 255 : 0; });
            samples = bits_.data();
        }
        require(output_->write_scanline(nextRow_++, 0, type_, samples));
    }

    void close() override { require(output_->close()); }

  private:
    void require(bool success) const {
        if (!success)
            throw ImageFault(output_->geterror());
    }

    OIIO::TypeDesc type_;
    std::vector<std::uint8_t> bits_; ///< a row of them
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
