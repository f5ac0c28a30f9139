// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/field_files.h"
#include "engine/model/field.h"
#include "engine/model/mapped_plane.h"

#include <algorithm>
#include <memory>
#include <random>
#include <stdexcept>
#include <utility>

namespace fringe::test {

/// Whether this build reads and writes pictures.
inline bool haveImages() {
    return std::ranges::any_of(allFileFormats(), [](const FileFormat* format) {
        return format->suffixes.front() == ".png";
    });
}

inline Sampling someSampling(std::size_t planes) {
    Sampling sampling{Length(8.0e-6), Length(3.74e-6), {}};
    const std::vector<Length> wavelengths{Length(638e-9), Length(532e-9), Length(4.501e-7)};
    sampling.wavelengths.assign(wavelengths.begin(),
                                wavelengths.begin() + static_cast<std::ptrdiff_t>(planes));
    return sampling;
}

inline std::size_t count(Shape shape) {
    return static_cast<std::size_t>(shape.count());
}

inline Hologram randomField(Shape shape, std::size_t planes) {
    std::mt19937 generator(7);
    std::normal_distribution<float> normal;
    Hologram hologram{{},
                      someSampling(planes),
                      "cpu",
                      "Fringe Studio 0.0.9",
                      {Aperture::Kind::Circle, Length(4.1e-3)}};
    for (std::size_t i = 0; i < planes; ++i) {
        std::vector<Complex> plane(count(shape));
        for (Complex& sample : plane)
            sample = {normal(generator), normal(generator)};
        hologram.planes.emplace_back(shape, std::move(plane));
    }
    return hologram;
}

inline LevelPattern randomLevels(Shape shape, std::size_t planes, int levelCount) {
    std::mt19937 generator(11);
    std::uniform_int_distribution<int> level(0, levelCount - 1);
    LevelPattern pattern{levelCount,
                         {},
                         someSampling(planes),
                         "off-axis",
                         {Aperture::Kind::Rectangle, 4_mm, Length(2.3e-3), Length(1e-4)}};
    for (std::size_t i = 0; i < planes; ++i) {
        std::vector<std::uint16_t> plane(count(shape));
        for (std::uint16_t& sample : plane)
            sample = static_cast<std::uint16_t>(level(generator));
        pattern.planes.emplace_back(shape, std::move(plane));
    }
    return pattern;
}

inline Picture randomPicture(Shape shape, std::size_t planes) {
    std::mt19937 generator(13);
    std::uniform_real_distribution<float> value(0, 3);
    Picture picture{.sampling = someSampling(planes)};
    for (std::size_t i = 0; i < planes; ++i) {
        std::vector<float> plane(count(shape));
        for (float& sample : plane)
            sample = value(generator);
        picture.planes.emplace_back(shape, std::move(plane));
    }
    return picture;
}

/// Samples that are there when they are read, row after row from the top, each once.
template <class T> Plane<T> streamed(const Plane<T>& plane) {
    const auto next = std::make_shared<std::atomic<std::int64_t>>(0);
    return made<T>(plane.shape(), {.isMade = true}, [plane, next] {
        return [next, reader = plane.open()](const Region& region, T* to, std::ptrdiff_t stride) {
            if (region.row != next->exchange(region.row + region.shape.rows))
                throw std::logic_error("rows of a stream are read out of their order");
            reader->read(region, to, stride);
        };
    });
}

template <class Content>
requires requires(Content content) {
    content.planes;
}
Content streamed(Content content) {
    for (auto& plane : content.planes)
        plane = streamed(plane);
    return content;
}

} // namespace fringe::test
