// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel/panel_picture.h"

#include <algorithm>

namespace fringe {

PanelSize sizeOf(Shape shape) {
    return {static_cast<std::int32_t>(shape.cols), static_cast<std::int32_t>(shape.rows)};
}

Error notForPanel(const std::string& name) {
    return badInput(FRINGE_MARK("{0}: a panel is sent 8 bits of gray, or of red, green and blue; "
                                "this is something else."),
                    name);
}

PanelPicture panelPictureOf(const std::vector<Plane<std::uint16_t>>& planes,
                            const std::string& name, int factor) {
    const std::size_t channels = planes.size();
    if (channels != 1 && channels != 3)
        throw notForPanel(name);
    PanelPicture sent{sizeOf(planes.front().shape())};
    sent.samples.resize(channels * planes.front().size());
    for (std::size_t channel = 0; channel < channels; ++channel) {
        const Plane<std::uint16_t> plane = inMemory(planes[channel]);
        if (std::ranges::max(plane.samples()) * factor > 255)
            throw notForPanel(name);
        for (std::size_t i = 0; i < plane.size(); ++i)
            sent.samples[i * channels + channel] =
                static_cast<std::uint8_t>(plane.samples()[i] * factor);
    }
    return sent;
}

} // namespace fringe
