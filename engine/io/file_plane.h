// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/error.h"
#include "engine/model/plane.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <utility>
#include <vector>

namespace fringe {

/// A plane of a file, whose rows are read when they are asked for. begin: the first byte. T: as the
/// samples are stored row by row, or, if they are narrow, levels of one byte.
template <class T>
Plane<T> filePlane(std::filesystem::path path, Shape shape, std::uint64_t begin,
                   bool isNarrow = false) {
    return made<T>(shape, {}, [path = std::move(path), shape, begin, isNarrow] {
        return [&path, cols = shape.cols, begin, isNarrow,
                file = std::ifstream(path, std::ios::binary), narrow = std::vector<std::uint8_t>()](
                   const Region& region, T* to, std::ptrdiff_t stride) mutable {
            const std::int64_t sampleBytes = isNarrow ? 1 : std::int64_t{sizeof(T)};
            narrow.resize(isNarrow ? static_cast<std::size_t>(region.shape.cols) : 0);
            for (std::int64_t row = 0; row < region.shape.rows; ++row, to += stride) {
                const std::int64_t first = (region.row + row) * cols + region.col;
                file.seekg(static_cast<std::streamoff>(begin) + first * sampleBytes);
                file.read(isNarrow ? reinterpret_cast<char*>(narrow.data())
                                   : reinterpret_cast<char*>(to),
                          region.shape.cols * sampleBytes);
                if (!file)
                    throw failed(FRINGE_MARK("{0}: the file could not be read to its end; check "
                                             "the disk."),
                                 path.string());
                if constexpr (std::integral<T>)
                    std::ranges::copy(narrow, to);
            }
        };
    });
}

} // namespace fringe
