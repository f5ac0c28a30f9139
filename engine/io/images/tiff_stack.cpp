// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/tiff_stack.h"

#include "engine/io/text_fields.h"

#include <array>
#include <string_view>

namespace fringe {
namespace {

/// How many planes there are along z, of channels and of times, and which of them count fastest.
struct StackPlanes {
    std::uint64_t z = 1, channels = 1, times = 1;
    std::string order = "ZCT";

    std::uint64_t count() const { return z * channels * times; }

    /// Whether a page, counted from 0, is of the first channel and time.
    bool isFirst(std::uint64_t page) const {
        for (const char axis : order) {
            const std::uint64_t size = axis == 'Z' ? z : axis == 'C' ? channels : times;
            if (axis != 'Z' && page % size != 0)
                return false;
            page /= size;
        }
        return true;
    }
};

/// What stands behind the name and its sign of equality, up to the end; empty: it is not there.
std::string_view textAfter(std::string_view text, std::string_view name, char end) {
    const std::size_t at = text.find(name);
    if (at == text.npos)
        return {};
    text.remove_prefix(at + name.size());
    return text.substr(0, text.find(end));
}

std::uint64_t planeCount(std::string_view text) {
    constexpr std::uint64_t most = 1 << 20; // so that their product is a number
    const auto count = toCount(trimmed(text));
    return count && *count > 0 && *count <= most ? *count : 1;
}

/// Source: "OME-XML data model", Pixels; a channel of colours has several samples.
std::optional<StackPlanes> planesByOme(std::string_view text) {
    const std::size_t at = text.find("<Pixels");
    if (text.find("<OME") == text.npos || at == text.npos)
        return std::nullopt;
    const std::string_view pixels = text.substr(at, text.find('>', at) - at);
    const std::string_view order = textAfter(pixels, " DimensionOrder=\"", '"');
    StackPlanes planes{planeCount(textAfter(pixels, " SizeZ=\"", '"')),
                       planeCount(textAfter(pixels, " SizeC=\"", '"')),
                       planeCount(textAfter(pixels, " SizeT=\"", '"'))};
    const std::uint64_t samples =
        planeCount(textAfter(text.substr(at), " SamplesPerPixel=\"", '"'));
    if (planes.channels % samples == 0)
        planes.channels /= samples;
    if (order.size() == 5 && order.starts_with("XY"))
        planes.order = order.substr(2);
    return planes;
}

/// Source: ImageJ, `ij.io.FileSaver.getDescriptionString`.
std::optional<StackPlanes> planesByImageJ(std::string_view text) {
    if (!text.starts_with("ImageJ="))
        return std::nullopt;
    StackPlanes planes{planeCount(textAfter(text, "\nslices=", '\n')),
                       planeCount(textAfter(text, "\nchannels=", '\n')),
                       planeCount(textAfter(text, "\nframes=", '\n')), "CZT"};
    if (planes.count() == 1)
        planes.z = planeCount(textAfter(text, "\nimages=", '\n'));
    return planes;
}

} // namespace

TiffStack stackIn(const TiffDirectories& file) {
    TiffStack stack{file.pictures()};
    const std::string& text = file.first().description;
    auto planes = planesByOme(text);
    if (!planes)
        planes = planesByImageJ(text);
    if (!planes || planes->count() == 1)
        return stack;
    if (planes->count() != stack.pages.size()) {
        stack.notes.push_back(message(FRINGE_MARK("{0}: its metadata speak of {1} planes, but it "
                                                  "has {2} pages, which are read in their order."),
                                      file.name(), planes->count(), stack.pages.size()));
        return stack;
    }
    if (planes->z == planes->count())
        return stack;
    std::vector<int> first;
    for (std::size_t i = 0; i < stack.pages.size(); ++i)
        if (planes->isFirst(i))
            first.push_back(stack.pages[i]);
    stack.pages = std::move(first);
    stack.notes.push_back(message(FRINGE_MARK("{0}: of {1} channels and {2} times, as its metadata "
                                              "say, only the first are read."),
                                  file.name(), planes->channels, planes->times));
    return stack;
}

} // namespace fringe
