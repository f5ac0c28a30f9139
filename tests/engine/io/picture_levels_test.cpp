// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/picture_levels.h"

#include "engine/model/error.h"
#include "engine/model/mapped_plane.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <random>

namespace fringe {
namespace {

Picture noise(Shape shape, std::size_t planes, float share) {
    std::mt19937 random(3);
    std::exponential_distribution<float> size(1);
    std::bernoulli_distribution isLit(static_cast<double>(share));
    Picture picture;
    for (std::size_t plane = 0; plane < planes; ++plane) {
        std::vector<float> samples(static_cast<std::size_t>(shape.count()));
        for (float& sample : samples)
            sample = isLit(random) ? size(random) : 0;
        picture.planes.emplace_back(shape, std::move(samples));
    }
    return picture;
}

/// Samples that are read when they are asked for.
Picture readAgain(Picture picture) {
    for (Plane<float>& plane : picture.planes)
        plane = made<float>(plane.shape(), {.isMade = true}, [plane] {
            return [reader = plane.open()](const Region& region, float* to, std::ptrdiff_t stride) {
                reader->read(region, to, stride);
            };
        });
    return picture;
}

/// By its definition.
float sortedWhite(const Picture& picture) {
    std::vector<float> all;
    for (const Plane<float>& plane : picture.planes)
        all.insert(all.end(), plane.samples().begin(), plane.samples().end());
    std::ranges::sort(all, std::greater());
    const float white = all[all.size() / 1000];
    return white > 0 ? white : all.front();
}

TEST(PictureLevels, OneSampleInAThousandIsBrighterThanWhite) {
    for (const Shape shape : {Shape{1, 1}, Shape{1, 999}, Shape{40, 25}, Shape{700, 901}})
        for (const std::size_t planes : {1U, 3U})
            for (const float share : {1.0F, 0.5F, 0.0005F, 0.0F}) {
                const Picture picture = noise(shape, planes, share);
                EXPECT_EQ(whiteOf(picture), sortedWhite(picture));
                EXPECT_EQ(whiteOf(readAgain(picture)), sortedWhite(picture));
            }
}

TEST(PictureLevels, LargePicturesHaveTheSameWhiteInMemoryAndReadInBands) {
    const Picture picture = noise({4097, 5003}, 1, 0.7F); // of which some samples stand for all
    EXPECT_EQ(whiteOf(readAgain(picture)), whiteOf(picture));
}

TEST(PictureLevels, WhatIsNotFiniteIsASentence) {
    Picture picture = noise({4, 4}, 1, 1);
    std::vector<float> samples(16, 1);
    samples[7] = std::numeric_limits<float>::infinity();
    picture.planes = {{{4, 4}, samples}};
    EXPECT_THROW(whiteOf(picture), Error);
}

} // namespace
} // namespace fringe
