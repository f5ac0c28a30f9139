// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_channels.h"

#include "engine/io/images/image_codec.h"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <utility>

namespace fringe {
namespace {

std::optional<ChannelPair> pairNamed(const std::vector<std::string>& channels,
                                     const std::string& prefix) {
    const auto re = std::ranges::find(channels, prefix + "re");
    const auto im = std::ranges::find(channels, prefix + "im");
    if (re == channels.end() || im == channels.end())
        return std::nullopt;
    return ChannelPair{std::size_t(re - channels.begin()), std::size_t(im - channels.begin())};
}

std::vector<ChannelPair> namedPairs(const std::vector<std::string>& channels) {
    if (const auto single = pairNamed(channels, ""))
        return {*single};
    std::vector<ChannelPair> pairs;
    while (const auto pair = pairNamed(channels, std::to_string(pairs.size()) + "."))
        pairs.push_back(*pair);
    return pairs;
}

/// What a channel of an EXR file is called, after the names of its layer: "r" of "Combined.R".
std::string shortName(const std::string& channel) {
    std::string name = channel.substr(channel.rfind('.') + 1);
    std::ranges::transform(name, name.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return name;
}

/// The channels of one layer of an EXR file, by their names. Source: "Technical Introduction to
/// OpenEXR", openexr.com, on the names of channels and layers.
class NamedChannels {
  public:
    NamedChannels(const std::vector<std::string>& channels, std::string layer)
        : channels_(channels), layer_(std::move(layer)) {}

    std::vector<ChannelPair> colours() const {
        const auto r = find({"r", "red"}), g = find({"g", "green"}), b = find({"b", "blue"});
        if (r && g && b)
            return {{*r, {}}, {*g, {}}, {*b, {}}};
        const auto grey = find({"y", "l", "grey", "gray", "luminance"});
        return grey ? std::vector<ChannelPair>{{*grey, {}}} : std::vector<ChannelPair>();
    }
    std::optional<std::size_t> opacity() const { return find({"a", "alpha"}); }
    std::optional<std::size_t> depth() const { return find({"z", "depth"}); }

  private:
    std::optional<std::size_t> find(const std::vector<std::string_view>& names) const {
        for (std::size_t c = 0; c < channels_.size(); ++c)
            if (channels_[c].substr(0, channels_[c].rfind('.') + 1) == layer_
                && std::ranges::count(names, shortName(channels_[c])) > 0)
                return c;
        return std::nullopt;
    }

    const std::vector<std::string>& channels_;
    std::string layer_; ///< with its dot; empty: of the image itself
};

/// The layers of an EXR file, that without a name first.
std::vector<std::string> layersOf(const std::vector<std::string>& channels) {
    std::vector<std::string> layers{""};
    for (const std::string& channel : channels)
        if (std::string layer = channel.substr(0, channel.rfind('.') + 1);
            std::ranges::find(layers, layer) == layers.end())
            layers.push_back(std::move(layer));
    return layers;
}

/// The first layer with colours; the first depth there is. What else is alone in a file is grey.
ChannelUse namedUse(const std::vector<std::string>& channels) {
    ChannelUse use;
    for (const std::string& layer : layersOf(channels)) {
        const NamedChannels own(channels, layer);
        if (use.planes.empty()) {
            use.planes = own.colours();
            if (!use.planes.empty() || channels.size() == 2)
                use.opacity = own.opacity();
        }
        if (!use.depth)
            use.depth = own.depth();
    }
    if (use.planes.empty() && channels.size() == (use.opacity ? 2U : 1U))
        use.planes.push_back({use.opacity ? 1 - *use.opacity : 0, {}});
    if (use.planes.size() == 1 && use.planes.front().re == use.depth)
        use.depth.reset(); // what is alone is whatever is asked for
    return use;
}

/// In the order of the file; of floats without names an even number are pairs.
ChannelUse orderedUse(const ImageHeader& header) {
    ChannelUse use;
    std::vector<std::size_t> all;
    for (std::size_t c = 0; c < header.channels.size(); ++c)
        if (std::cmp_equal(c, header.alpha))
            use.opacity = c;
        else
            all.push_back(c);
    const bool complex = header.type == SampleType::Float && all.size() % 2 == 0;
    for (std::size_t i = 0; i < all.size(); i += complex ? 2 : 1)
        use.planes.push_back({all[i], complex ? std::optional(all[i + 1]) : std::nullopt});
    return use;
}

void nameLeftOut(const std::vector<std::string>& channels, ChannelUse& use) {
    std::vector<bool> isUsed(channels.size());
    for (const ChannelPair& pair : use.planes) {
        isUsed[pair.re] = true;
        if (pair.im)
            isUsed[*pair.im] = true;
    }
    for (const auto& one : {use.opacity, use.depth})
        if (one)
            isUsed[*one] = true;
    for (std::size_t c = 0; c < channels.size(); ++c)
        if (!isUsed[c])
            use.leftOut.push_back(channels[c]);
}

} // namespace

ChannelUse channelUse(const ImageHeader& header) {
    ChannelUse use;
    use.planes = namedPairs(header.channels);
    if (use.planes.empty())
        use = header.isNamed ? namedUse(header.channels) : orderedUse(header);
    nameLeftOut(header.channels, use);
    return use;
}

} // namespace fringe
