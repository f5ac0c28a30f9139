// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/rehearsal.h"

#include "engine/spots/weighted_round.h"

namespace fringe {
namespace {

constexpr std::int64_t pixelsPerSpot = 128;

Shape middleOf(Shape size, std::size_t spots) {
    for (const std::int64_t part : {4, 2}) {
        const Shape middle{size.rows / part, size.cols / part};
        if (middle.count() >= pixelsPerSpot * static_cast<std::int64_t>(spots))
            return middle;
    }
    return size;
}

/// The middle of the picture; the centre of an axis is its sample ⌊N/2⌋.
GivenPixels cropped(const GivenPixels& picture, Shape size) {
    const std::int64_t top = picture.shape.rows / 2 - size.rows / 2;
    const std::int64_t left = picture.shape.cols / 2 - size.cols / 2;
    std::vector<float> middle;
    for (std::int64_t row = top; row < top + size.rows; ++row)
        for (std::int64_t col = left; col < left + size.cols; ++col)
            middle.push_back(
                picture.values()[static_cast<std::size_t>(row * picture.shape.cols + col)]);
    return givenPixels(picture.name, size, std::move(middle));
}

} // namespace

SpotDesign rehearsalDesign(const SpotDesign& design) {
    SpotDesign small = design;
    small.plate.size = middleOf(design.plate.size, design.spots.size());
    if (design.beam.kind == Beam::Kind::Picture)
        small.beam.picture = cropped(design.beam.picture, small.plate.size);
    return small;
}

void rehearse(SpotState& state, const SpotOptics& optics) {
    const SpotDesign small = rehearsalDesign(optics.design());
    const SpotOptics stage(small, optics.device(), optics.control());
    SpotState played = state;
    played.fields.assign(small.spots.size(), 0);
    superposeWeighted(played, stage);
    for (std::int64_t round = 0; round < small.start.rehearsalRounds; ++round) {
        played.fields = stage.shownBy(played.pattern).fields;
        followPhases(played, stage);
        correctWeights(played, stage, [](double amplitude) { return 1 / amplitude; });
        superposeWeighted(played, stage);
    }
    for (std::size_t r = 0; r < small.spots.size(); ++r)
        if (!small.spots[r].phase)
            state.phases[r] = played.phases[r];
}

} // namespace fringe
