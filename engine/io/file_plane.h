// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/error.h"
#include "engine/model/read_plane.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <utility>
#include <vector>

namespace fringe {

/// A plane of a file, whose rows are read when they are asked for. Any thread.
template <class T> class FilePlane final : public ReadPlane<T> {
  public:
    /// begin: the first byte. T: as the samples are stored row by row, or, if they are narrow,
    /// levels of one byte.
    FilePlane(std::filesystem::path path, Shape shape, std::uint64_t begin, bool isNarrow = false)
        : ReadPlane<T>(shape), path_(std::move(path)), begin_(begin), isNarrow_(isNarrow) {}

    void read(const Region& region, T* target, std::ptrdiff_t stride) const override {
        std::ifstream file(path_, std::ios::binary);
        std::vector<std::uint8_t> narrow(isNarrow_ ? static_cast<std::size_t>(region.shape.cols)
                                                   : 0);
        for (std::int64_t row = 0; row < region.shape.rows; ++row) {
            T* const line = target + row * stride;
            const std::int64_t first = (region.row + row) * this->shape().cols + region.col;
            file.seekg(static_cast<std::streamoff>(begin_) + first * sampleBytes());
            file.read(isNarrow_ ? reinterpret_cast<char*>(narrow.data())
                                : reinterpret_cast<char*>(line),
                      region.shape.cols * sampleBytes());
            if (!file)
                throw failed(FRINGE_MARK("{0}: the file could not be read to its end; check the "
                                         "disk."),
                             path_.string());
            if constexpr (std::integral<T>)
                std::ranges::copy(narrow, line);
        }
    }

  private:
    std::int64_t sampleBytes() const {
        return isNarrow_ ? 1 : static_cast<std::int64_t>(sizeof(T));
    }

    std::filesystem::path path_;
    std::uint64_t begin_;
    bool isNarrow_;
};

} // namespace fringe
