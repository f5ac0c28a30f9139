// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_reader.h"

#include "engine/io/file_checks.h"
#include "engine/io/images/image_channels.h"
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_error.h"
#include "engine/io/images/image_orientation.h"
#include "engine/io/input_file.h"
#include "engine/model/error.h"
#include "engine/model/field.h"
#include "engine/model/plane.h"
#include "engine/model/units.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace fringe {
namespace {

constexpr int kLongestSide = 1 << 20;
constexpr std::size_t kMostChannels = 128;
/// No compression of these formats gains more on real data; a blank picture stays far below.
constexpr std::uint64_t kLargestGain = 5000;
/// What so few bytes may claim is decoded in no time; a blank picture of more takes more bytes.
constexpr std::uint64_t kSmallFile = 4096;

/// An open image.
struct OpenImage {
    std::string name;
    std::unique_ptr<ImageDecoder> decoder;
    ChannelUse channels;
    /// Held by whatever decodes while other threads may, too.
    std::unique_ptr<std::mutex> decoding = std::make_unique<std::mutex>();

    const ImageHeader& header() const { return decoder->header(); }
    Shape stored() const { return {header().height, header().width}; }
    Orientation orientation() const { return Orientation(header().orientation); }
    Shape shape() const { return orientation().upright(stored()); }
};

void requireFormat(const ImageHeader& header, const std::string& name) {
    if (header.isDeep)
        throw badInput(FRINGE_MARK("{0} is a deep image, with several depths a pixel, which is not "
                                   "read; flatten it where it was made."),
                       name);
    if (!header.isFlat || header.type == SampleType::Other)
        throw badInput(FRINGE_MARK("{0}: samples of type {1} are not read; 8 or 16 bits without "
                                   "sign, or floats, are."),
                       name, header.typeName);
}

void requireShown(const ImageHeader& header, const std::string& name) {
    if (header.isBeyond)
        throw badInput(FRINGE_MARK("{0}: its data window lies beyond its display window, so that "
                                   "it shows nothing; export it again."),
                       name);
}

void requireSize(const ImageHeader& header, std::uint64_t fileSize, const std::string& name) {
    const bool sides = header.width > 0 && header.height > 0 && header.width <= kLongestSide
                       && header.height <= kLongestSide && header.channels.size() <= kMostChannels;
    if (!sides)
        throw badInput(FRINGE_MARK("{0}: the image claims {1} × {2} pixels of {3} channels; at "
                                   "most {4} on a side and {5} channels are read."),
                       name, header.width, header.height, header.channels.size(), kLongestSide,
                       kMostChannels);
    if (header.bytes / kLargestGain > std::max(fileSize, kSmallFile))
        throw badInput(FRINGE_MARK("{0}: the image claims {1} × {2} pixels, but the file has only "
                                   "{3} bytes; it is damaged, export it again."),
                       name, header.width, header.height, fileSize);
}

void requirePlanes(const OpenImage& image) {
    const std::size_t planes = image.channels.planes.size();
    const bool isField = image.header().type == SampleType::Float;
    if (image.header().isNamed ? planes > 0 : isField || planes == 1 || planes == 3)
        return;
    if (image.header().isNamed)
        throw badInput(FRINGE_MARK("{0} has the channels {1}; R, G and B, or Y, or re and im are "
                                   "needed."),
                       image.name, listed(image.header().channels));
    throw badInput(FRINGE_MARK("{0}: the image has {1} channels; one, or red, green and blue, "
                               "are needed."),
                   image.name, planes);
}

/// What of an image is not read.
std::vector<Message> notesOn(const OpenImage& image) {
    std::vector<Message> notes;
    if (image.header().parts > 1)
        notes.push_back(message(FRINGE_MARK("{0} holds {1} images; only the first is read."),
                                image.name, image.header().parts));
    if (image.header().isCut)
        notes.push_back(message(FRINGE_MARK("{0}: what its data window has beyond its display "
                                            "window is cut off."),
                                image.name));
    if (!image.channels.leftOut.empty())
        notes.push_back(message(FRINGE_MARK("{0}: these channels are not read: {1}."), image.name,
                                listed(image.channels.leftOut)));
    return notes;
}

OpenImage openImage(const std::filesystem::path& path, const char* format,
                    const FileReading& reading, int page, bool inPlace = false) {
    const InputFile file(path, reading.name);
    OpenImage image{file.name(), imageCodec().decoder(path.string(), format, page), {}};
    const ImageHeader& header = image.header();
    requireFormat(header, image.name);
    requireSize(header, file.size(), image.name);
    requireShown(header, image.name);
    // The decoded samples and the planes made from them stand in memory together; of those in
    // place, a row of tiles.
    const std::uint64_t samples = !inPlace
                                      ? header.samples()
                                      : header.samples() / static_cast<std::uint64_t>(header.height)
                                            * static_cast<std::uint64_t>(header.tileHeight);
    requireMemory(image.name, 2 * sizeof(float) * samples, reading.memory);
    image.channels = channelUse(header);
    requirePlanes(image);
    return image;
}

/// Rows of whole tiles, so many that some are decoded together.
std::int64_t rowsAtOnce(const ImageHeader& header, std::size_t rowBytes) {
    constexpr std::int64_t bytesAtOnce = 8 << 20;
    const std::int64_t height = header.tileHeight;
    return std::max<std::int64_t>(bytesAtOnce / static_cast<std::int64_t>(rowBytes) / height, 1)
           * height;
}

/// All samples of the upright image, channel by channel within a pixel.
template <class Sample>
std::vector<Sample> decode(const OpenImage& image, SampleType type, const FileReading& reading) {
    std::vector<Sample> samples(image.header().samples());
    const std::int64_t height = image.header().height;
    const std::size_t width = samples.size() / static_cast<std::size_t>(height);
    const std::int64_t atOnce = rowsAtOnce(image.header(), width * sizeof(Sample));
    for (std::int64_t top = 0; top < height; top += atOnce) {
        reading.checkpoint();
        image.decoder->readRows(static_cast<int>(top),
                                static_cast<int>(std::min(atOnce, height - top)), type,
                                samples.data() + static_cast<std::size_t>(top) * width);
    }
    if (image.orientation().isUpright())
        return samples;
    return image.orientation().turned(samples, image.stored(), image.header().channels.size());
}

Field planeOf(const std::vector<float>& samples, const OpenImage& image, ChannelPair pair) {
    const auto step = image.header().channels.size();
    std::vector<Complex> field(samples.size() / step);
    for (std::size_t i = 0; i < field.size(); ++i) {
        const float* pixel = samples.data() + i * step;
        field[i] = {pixel[pair.re], pair.im ? pixel[*pair.im] : 0.0F};
    }
    return {image.shape(), std::move(field)};
}

/// A channel in parts of `white`; none without one.
template <class Sample>
std::optional<Plane<float>> planeOf(std::optional<std::size_t> channel,
                                    const std::vector<Sample>& samples, const OpenImage& image,
                                    float white) {
    if (!channel)
        return std::nullopt;
    std::vector<float> plane;
    for (std::size_t i = *channel; i < samples.size(); i += image.header().channels.size())
        plane.push_back(static_cast<float>(samples[i]) / white);
    return Plane(image.shape(), std::move(plane));
}

template <class Sample>
StoredData stored(FieldOrLevels content, const std::vector<Sample>& samples, const OpenImage& image,
                  float white) {
    return {std::move(content), image.header().description,
            planeOf(image.channels.opacity, samples, image, white),
            planeOf(image.channels.depth, samples, image, white), notesOn(image)};
}

StoredData readFloats(const OpenImage& image, const FileReading& reading) {
    const std::vector<float> samples = decode<float>(image, SampleType::Float, reading);
    Hologram hologram;
    for (const ChannelPair pair : image.channels.planes)
        hologram.planes.push_back(planeOf(samples, image, pair));
    return stored(std::move(hologram), samples, image, 1);
}

template <class Sample>
StoredData readLevels(const OpenImage& image, SampleType type, int count,
                      const FileReading& reading) {
    const std::vector<Sample> samples = decode<Sample>(image, type, reading);
    const auto step = image.header().channels.size();
    LevelPattern levels{.count = count};
    for (const ChannelPair channel : image.channels.planes) {
        std::vector<std::uint16_t> plane(samples.size() / step);
        for (std::size_t i = 0; i < plane.size(); ++i)
            plane[i] = samples[i * step + channel.re];
        levels.planes.emplace_back(image.shape(), std::move(plane));
    }
    return stored(std::move(levels), samples, image, static_cast<float>(count - 1));
}

StoredData contentOf(const OpenImage& image, const FileReading& reading) {
    switch (image.header().type) {
    case SampleType::UInt8:
        return readLevels<std::uint8_t>(image, SampleType::UInt8, image.header().levels(), reading);
    case SampleType::UInt16:
        return readLevels<std::uint16_t>(image, SampleType::UInt16, image.header().levels(),
                                         reading);
    default:
        return readFloats(image, reading);
    }
}

/// Rows [top, end) as they are stored.
template <class Sample>
void decodeRows(const OpenImage& image, SampleType type, std::int64_t top, std::int64_t end,
                std::vector<Sample>& rows) try {
    rows.resize(static_cast<std::size_t>((end - top) * image.shape().cols)
                * image.header().channels.size());
    const std::lock_guard lock(*image.decoding);
    image.decoder->readRows(static_cast<int>(top), static_cast<int>(end - top), type, rows.data());
} catch (const ImageFault& fault) {
    throw unreadableImage(image.name, fault.what());
}

/// A plane of an image whose rows are decoded when they are read. valueOf: what the channels of a
/// pixel mean.
template <class Sample, class ValueOf>
auto decodedRows(const std::shared_ptr<const OpenImage>& image, SampleType type, ValueOf valueOf) {
    using T = std::invoke_result_t<ValueOf, const Sample*>;
    const Shape shape = image->shape();
    const auto open = [image, type, valueOf] {
        return [&image = *image, type, valueOf, rows = std::vector<Sample>()](
                   const Region& region, T* to, std::ptrdiff_t stride) mutable {
            const std::size_t step = image.header().channels.size();
            const auto width = static_cast<std::size_t>(image.shape().cols) * step;
            const std::int64_t atOnce = rowsAtOnce(image.header(), width * sizeof(Sample));
            const std::int64_t bottom = region.row + region.shape.rows;
            for (std::int64_t top = region.row, end = 0; top < bottom; top = end) {
                end = std::min((top / atOnce + 1) * atOnce, bottom);
                decodeRows(image, type, top, end, rows);
                for (std::int64_t row = top; row < end; ++row, to += stride) {
                    const Sample* pixel = rows.data() + static_cast<std::size_t>(row - top) * width
                                          + static_cast<std::size_t>(region.col) * step;
                    for (std::int64_t col = 0; col < region.shape.cols; ++col, pixel += step)
                        to[col] = valueOf(pixel);
                }
            }
        };
    };
    return made<T>(shape, {.tile = {image->header().tileHeight, shape.cols}}, open);
}

template <class Sample>
LevelPattern levelsInPlace(const std::shared_ptr<const OpenImage>& image, SampleType type,
                           int count) {
    LevelPattern levels{.count = count};
    for (const ChannelPair channel : image->channels.planes)
        levels.planes.push_back(
            decodedRows<Sample>(image, type, [channel](const Sample* pixel) -> std::uint16_t {
                return pixel[channel.re];
            }));
    return levels;
}

Hologram fieldInPlace(const std::shared_ptr<const OpenImage>& image) {
    Hologram field;
    for (const ChannelPair pair : image->channels.planes)
        field.planes.push_back(
            decodedRows<float>(image, SampleType::Float, [pair](const float* pixel) {
                return Complex(pixel[pair.re], pair.im ? pixel[*pair.im] : 0.0F);
            }));
    return field;
}

} // namespace

StoredData readImageInPlace(const std::filesystem::path& path, const char* format,
                            const FileReading& reading) try {
    constexpr int page = 0;
    const auto image =
        std::make_shared<const OpenImage>(openImage(path, format, reading, page, true));
    const ImageHeader& header = image->header();
    if (!image->orientation().isUpright())
        return readImage(path, format, reading, page);
    StoredData stored;
    switch (header.type) {
    case SampleType::UInt8:
        stored.content = levelsInPlace<std::uint8_t>(image, SampleType::UInt8, header.levels());
        break;
    case SampleType::UInt16:
        stored.content = levelsInPlace<std::uint16_t>(image, SampleType::UInt16, header.levels());
        break;
    default:
        stored.content = fieldInPlace(image);
    }
    stored.metadata = header.description;
    stored.notes = notesOn(*image);
    if (image->channels.opacity)
        stored.notes.push_back(message(FRINGE_MARK("{0}: its opacity is not read."), image->name));
    if (image->channels.depth)
        stored.notes.push_back(message(FRINGE_MARK("{0}: these channels are not read: {1}."),
                                       image->name, header.channels[*image->channels.depth]));
    return stored;
} catch (const ImageFault& fault) {
    throw unreadableImage(path, fault.what());
}

StoredData readImage(const std::filesystem::path& path, const char* format,
                     const FileReading& reading, int page) try {
    return contentOf(openImage(path, format, reading, page), reading);
} catch (const ImageFault& fault) {
    throw unreadableImage(reading.name.empty() ? path.string() : reading.name, fault.what());
}

FileLook lookAtImage(const std::filesystem::path& path, const char* format) try {
    const std::string name = InputFile(path).name();
    OpenImage image{name, imageCodec().decoder(path.string(), format, 0), {}};
    const std::vector<ChannelPair> pairs =
        channelUse(image.header()).planes; // none where there is but opacity
    return {image.header().type == SampleType::Float && !pairs.empty()
                && pairs.front().im.has_value(),
            image.header().description};
} catch (const ImageFault& fault) {
    throw unreadableImage(path, fault.what());
}

} // namespace fringe
