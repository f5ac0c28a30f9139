// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_reader.h"

#include "engine/io/images/image_error.h"
#include "engine/io/images/orientation.h"
#include "engine/io/input_file.h"
#include "engine/model/error.h"
#include "engine/model/units.h"
#include "engine/run/machine.h"

#include <OpenImageIO/imageio.h>

#include <algorithm>
#include <memory>

namespace fringe {

namespace {

constexpr int kLongestSide = 1 << 20;
constexpr int kMostChannels = 128;
/// No compression of these formats gains more on real data; a blank picture stays far below.
constexpr std::uint64_t kLargestGain = 5000;
constexpr std::uint64_t kSmallFile = 65536;

/// An open image, whose channels that are no alpha are to be read.
struct OpenImage {
    std::string name;
    std::unique_ptr<OIIO::ImageInput> input;
    std::vector<int> channels;

    const OIIO::ImageSpec& spec() const { return input->spec(); }
    Shape stored() const { return {spec().height, spec().width}; }
    Orientation orientation() const {
        return Orientation(spec().get_int_attribute("Orientation", 1));
    }
    Shape shape() const { return orientation().upright(stored()); }
    bool isFloat() const { return spec().format.is_floating_point(); }
};

void requireFormat(const OIIO::ImageSpec& spec, const std::string& name) {
    const bool integer = spec.format == OIIO::TypeUInt8 || spec.format == OIIO::TypeUInt16;
    if (spec.deep || spec.depth > 1 || (!integer && !spec.format.is_floating_point()))
        throw badInput(FRINGE_MARK("{0}: samples of type {1} are not read; 8 or 16 bits without "
                                   "sign, or floats, are."),
                       name, spec.format.c_str());
}

void requireSize(const OIIO::ImageSpec& spec, std::uint64_t fileSize, const std::string& name) {
    const bool sides = spec.width > 0 && spec.height > 0 && spec.width <= kLongestSide
                       && spec.height <= kLongestSide && spec.nchannels <= kMostChannels;
    if (!sides)
        throw badInput(FRINGE_MARK("{0}: the image claims {1} × {2} pixels of {3} channels; at "
                                   "most {4} on a side and {5} channels are read."),
                       name, spec.width, spec.height, spec.nchannels, kLongestSide, kMostChannels);
    const std::uint64_t bytes = spec.image_bytes(true);
    if (bytes / kLargestGain > std::max(fileSize, kSmallFile))
        throw badInput(FRINGE_MARK("{0}: the image claims {1} × {2} pixels, but the file has only "
                                   "{3} bytes; it is damaged, export it again."),
                       name, spec.width, spec.height, fileSize);
}

/// The decoded samples and the planes made from them stand in memory together.
void requireMemory(const OIIO::ImageSpec& spec, const std::string& name) {
    const std::uint64_t samples = spec.image_pixels() * static_cast<std::uint64_t>(spec.nchannels);
    const std::uint64_t needed = 4 * 2 * samples;
    const std::uint64_t free = availableMemory();
    if (free != 0 && needed > free)
        throw badInput(FRINGE_MARK("{0}: reading {1} × {2} pixels takes {3}, but {4} of memory are "
                                   "free; cut the image or close other programs."),
                       name, spec.width, spec.height, formatBytes(needed), formatBytes(free));
}

OpenImage openImage(const std::filesystem::path& path, const char* format, int page) {
    const InputFile file(path);
    OIIO::ImageSpec found;
    OIIO::ImageSpec wishes;
    wishes.attribute("oiio:UnassociatedAlpha", 1);
    OpenImage image{file.name(), OIIO::ImageInput::create(format), {}};
    if (!image.input)
        throw unreadableImage(path, OIIO::geterror());
    if (!image.input->open(path.string(), found, wishes))
        throw unreadableImage(path, image.input->geterror());
    if (page > 0 && !image.input->seek_subimage(page, 0))
        throw unreadableImage(path, image.input->geterror());
    found = image.input->spec();
    requireFormat(found, image.name);
    requireSize(found, file.size(), image.name);
    requireMemory(found, image.name);
    for (int c = 0; c < found.nchannels; ++c)
        if (c != found.alpha_channel)
            image.channels.push_back(c);
    return image;
}

/// All samples of the upright image, channel by channel within a pixel.
template <class Sample> std::vector<Sample> decode(const OpenImage& image) {
    const auto& spec = image.spec();
    std::vector<Sample> samples(spec.image_pixels() * static_cast<std::size_t>(spec.nchannels));
    constexpr OIIO::TypeDesc type = OIIO::BaseTypeFromC<Sample>::value;
    // For a TIFF that is cut short, reading succeeds and leaves an error behind.
    if (!image.input->read_image(image.input->current_subimage(), 0, 0, -1, type, samples.data())
        || image.input->has_error())
        throw unreadableImage(image.name, image.input->geterror());
    if (image.orientation().isUpright())
        return samples;
    return image.orientation().turned(samples, image.stored(),
                                      static_cast<std::size_t>(spec.nchannels));
}

int channelNamed(const OIIO::ImageSpec& spec, const std::string& name) {
    const auto found = std::ranges::find(spec.channelnames, name);
    return found == spec.channelnames.end() ? -1
                                            : static_cast<int>(found - spec.channelnames.begin());
}

/// The real and imaginary channel of a plane; im < 0: it is real.
struct Pair {
    int re = 0;
    int im = -1;
};

std::vector<Pair> namedPairs(const OIIO::ImageSpec& spec) {
    const Pair single{channelNamed(spec, "re"), channelNamed(spec, "im")};
    if (single.re >= 0 && single.im >= 0)
        return {single};
    std::vector<Pair> pairs;
    for (int plane = 0;; ++plane) {
        const std::string number = std::to_string(plane);
        const Pair pair{channelNamed(spec, number + ".re"), channelNamed(spec, number + ".im")};
        if (pair.re < 0 || pair.im < 0)
            return pairs;
        pairs.push_back(pair);
    }
}

std::vector<Pair> pairsOf(const OpenImage& image) {
    std::vector<Pair> pairs = namedPairs(image.spec());
    if (!pairs.empty())
        return pairs;
    const auto& channels = image.channels;
    const bool complex = channels.size() % 2 == 0;
    for (std::size_t i = 0; i < channels.size(); i += complex ? 2 : 1)
        pairs.push_back({channels[i], complex ? channels[i + 1] : -1});
    return pairs;
}

Field planeOf(const std::vector<float>& samples, const OpenImage& image, Pair pair) {
    const auto step = static_cast<std::size_t>(image.spec().nchannels);
    Field field{image.shape(), std::vector<Complex>(samples.size() / step)};
    for (std::size_t i = 0; i < field.samples.size(); ++i) {
        const float* pixel = samples.data() + i * step;
        field.samples[i] = {pixel[pair.re], pair.im < 0 ? 0.0F : pixel[pair.im]};
    }
    return field;
}

Hologram readFloats(const OpenImage& image) {
    const std::vector<float> samples = decode<float>(image);
    Hologram hologram;
    for (const Pair pair : pairsOf(image))
        hologram.planes.push_back(planeOf(samples, image, pair));
    return hologram;
}

template <class Sample> LevelPattern readLevels(const OpenImage& image, int count) {
    if (image.channels.size() != 1 && image.channels.size() != 3)
        throw badInput(FRINGE_MARK("{0}: the image has {1} channels; one, or red, green and blue, "
                                   "are needed."),
                       image.name, image.channels.size());
    const std::vector<Sample> samples = decode<Sample>(image);
    const auto step = static_cast<std::size_t>(image.spec().nchannels);
    LevelPattern levels;
    levels.shape = image.shape();
    levels.count = count;
    for (const int channel : image.channels) {
        std::vector<std::uint16_t> plane(samples.size() / step);
        for (std::size_t i = 0; i < plane.size(); ++i)
            plane[i] = samples[i * step + static_cast<std::size_t>(channel)];
        levels.planes.push_back(std::move(plane));
    }
    return levels;
}

FieldOrLevels contentOf(const OpenImage& image) {
    if (image.isFloat())
        return readFloats(image);
    if (image.spec().format == OIIO::TypeUInt8)
        return readLevels<std::uint8_t>(image, 256);
    return readLevels<std::uint16_t>(image, 65536);
}

} // namespace

StoredData readImage(const std::filesystem::path& path, const char* format, int page) {
    const OpenImage image = openImage(path, format, page);
    const std::string metadata(image.spec().get_string_attribute("ImageDescription"));
    return {contentOf(image), metadata};
}

} // namespace fringe
