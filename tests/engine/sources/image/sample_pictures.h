// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/image/image_plane.h"
#include "tests/engine/computed.h"

#include <memory>
#include <random>
#include <utility>
#include <vector>

/// Designs of sources of images.
namespace fringe::test {

inline std::shared_ptr<const GreyPicture> pictureOf(Shape shape, std::vector<float> intensity) {
    return std::make_shared<const GreyPicture>(GreyPicture{shape, std::move(intensity)});
}

/// All samples of a plane, the middle one of which lies on the axis.
inline PicturePlace wholePlane(const PlaneGrid& grid) {
    const auto middle = [](std::int64_t count, double pitch) {
        return Length(count % 2 == 0 ? pitch / 2 : 0);
    };
    return {Length(static_cast<double>(grid.shape.cols) * grid.pitchX),
            Length(static_cast<double>(grid.shape.rows) * grid.pitchY),
            -middle(grid.shape.cols, grid.pitchX), middle(grid.shape.rows, grid.pitchY)};
}

/// The image whose samples are those of the plane.
inline TargetImage imageOf(const TargetPlane& plane, const fringe::Setup& setup,
                           std::int64_t padding = 1) {
    const PlaneGrid grid = planeGrid(setup, padding);
    TargetImage image;
    image.picture = pictureOf(grid.shape, plane.intensity);
    image.distance = plane.z;
    image.place = image.signal.place = wholePlane(grid);
    image.signal.kind = SignalRegion::Kind::Mask;
    image.signal.mask = pictureOf(grid.shape, {plane.signal.begin(), plane.signal.end()});
    image.padding = padding;
    return image;
}

inline TargetImage imageAt(const Design& design, std::size_t number = 0) {
    return asImage(design.sources.at(number));
}

inline TargetPlane planeAt(const Design& design, std::size_t number = 0) {
    return targetPlane(imageAt(design, number), design.setup);
}

/// `change` is given the typed source.
template <class Change>
void changeImage(Design& design, const Change& change, std::size_t number = 0) {
    TargetImage image = imageAt(design, number);
    change(image);
    store(design.sources.at(number), image);
}

/// A source for each image.
inline void setImages(Design& design, const std::vector<TargetImage>& images) {
    design.sources.clear();
    for (const TargetImage& image : images)
        store(design.sources.emplace_back(Source{.kind = {"image"}}), image);
}

/// Random intensities in the middle half of a plane, off its centre, and the signal one sample
/// wider.
inline TargetPlane patch(const PlaneGrid& grid, Length z, unsigned seed = 1) {
    std::mt19937 generator(seed);
    const Shape shape = grid.shape;
    TargetPlane plane{z, {}, {}};
    const auto isWithin = [&](std::int64_t row, std::int64_t col, std::int64_t margin) {
        return row >= shape.rows / 4 - margin && row < shape.rows / 2 + margin
               && col >= shape.cols / 2 - margin && col < shape.cols * 3 / 4 + margin;
    };
    for (std::int64_t row = 0; row < shape.rows; ++row)
        for (std::int64_t col = 0; col < shape.cols; ++col) {
            const float light = 0.5F + static_cast<float>(generator() >> 8) * 0x1p-25F;
            plane.intensity.push_back(isWithin(row, col, 0) ? light : 0);
            plane.signal.push_back(isWithin(row, col, 1) ? 1 : 0);
        }
    return plane;
}

constexpr bool behindLens = true, inFreeSpace = false;

inline Design patchDesign(bool hasLens, const std::vector<Length>& distances,
                          std::int64_t padding = 1) {
    Design design = designFor("image");
    design.setup.plate = {{36, 40}, 8.0_um, 9.0_um};
    design.setup.lens.on = hasLens;
    std::vector<TargetImage> images;
    for (unsigned seed = 1; const Length z : distances)
        images.push_back(
            imageOf(patch(planeGrid(design.setup, padding), z, seed++), design.setup, padding));
    setImages(design, images);
    return design;
}

inline std::vector<Picture> seenOf(const Design& design, const SolverState& state) {
    JobControl control;
    std::vector<Picture> pictures;
    for (SeenPicture& seen : finished(seenPictures(design, state, {cpu(), control})))
        pictures.push_back(std::move(seen.picture));
    return pictures;
}

} // namespace fringe::test
