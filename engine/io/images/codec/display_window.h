// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <OpenImageIO/imageio.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace fringe {

/// Where the pixels that are stored lie in the image: the data window of an EXR file in its display
/// window. Source: "Technical Introduction to OpenEXR", openexr.com.
struct DisplayWindow {
    int left = 0, top = 0, right = 0, bottom = 0; ///< of what is stored, from the image's corner
    int width = 0, height = 0;                    ///< of the image

    static DisplayWindow of(const OIIO::ImageSpec& spec, bool isExr) {
        if (!isExr || spec.full_width <= 0 || spec.full_height <= 0)
            return {0, 0, spec.width, spec.height, spec.width, spec.height};
        const std::int64_t left = std::int64_t{spec.x} - spec.full_x;
        const std::int64_t top = std::int64_t{spec.y} - spec.full_y;
        return {
            place(left),     place(top),      place(left + spec.width), place(top + spec.height),
            spec.full_width, spec.full_height};
    }

    /// Places of damaged windows, so far away that nothing is there.
    static int place(std::int64_t at) {
        constexpr std::int64_t farthest = 1 << 30;
        return static_cast<int>(std::clamp(at, -farthest, farthest));
    }

    bool isWhole() const { return left == 0 && top == 0 && right == width && bottom == height; }
    bool isCut() const { return left < 0 || top < 0 || right > width || bottom > height; }
    bool isBeyond() const { return left >= width || top >= height || right <= 0 || bottom <= 0; }
};

struct WantedRows {
    int first = 0, count = 0;
    std::size_t pixel = 0; ///< [bytes]
};

/// Puts rows of the image, dark where nothing is stored. read: puts rows of what is stored, given
/// the first of them and how many.
template <class Read>
void placeRows(const DisplayWindow& window, const WantedRows& rows, std::byte* target,
               const Read& read) {
    constexpr int atOnce = 64;
    const std::size_t line = static_cast<std::size_t>(window.width) * rows.pixel;
    const std::size_t stored = static_cast<std::size_t>(window.right - window.left) * rows.pixel;
    std::memset(target, 0, static_cast<std::size_t>(rows.count) * line);
    const int end = std::min(rows.first + rows.count, window.bottom);
    const int left = std::max(0, window.left), right = std::min(window.width, window.right);
    if (left >= right)
        return;
    std::vector<std::byte> bytes(atOnce * stored);
    for (int top = std::max(rows.first, window.top); top < end; top += atOnce) {
        const int some = std::min(atOnce, end - top);
        read(top - window.top, some, bytes.data());
        for (int row = 0; row < some; ++row)
            std::memcpy(target + static_cast<std::size_t>(top + row - rows.first) * line
                            + static_cast<std::size_t>(left) * rows.pixel,
                        bytes.data() + static_cast<std::size_t>(row) * stored
                            + static_cast<std::size_t>(left - window.left) * rows.pixel,
                        static_cast<std::size_t>(right - left) * rows.pixel);
    }
}

} // namespace fringe
