// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/test_pages.h"

#include "engine/device/frame.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <string>

namespace fringe {
namespace {

/// Two gratings that send light away from the middle, each by a turn in 16 pixels.
int signValue(const TestedPanel& panel, std::int64_t, std::int64_t col) {
    constexpr std::int64_t period = 16;
    const std::int64_t step = col % period;
    const bool isLeft = col < panel.place.shape.cols / 2;
    const std::int64_t value = (isLeft ? period - 1 - step : step) * panel.turn / period;
    return static_cast<int>(std::min<std::int64_t>(value, panel.values - 1));
}

/// 4 × 4 checkerboards of 0 and, from the first to the last, rising values. Cells of 8 pixels.
int tableValue(const TestedPanel& panel, std::int64_t row, std::int64_t col) {
    constexpr std::int64_t side = 4, cell = 8;
    const std::int64_t number =
        row * side / panel.place.shape.rows * side + col * side / panel.place.shape.cols;
    const bool isSet = (row / cell + col / cell) % 2 != 0;
    return isSet ? static_cast<int>(number * (panel.values - 1) / (side * side - 1)) : 0;
}

int wedgeValue(const TestedPanel& panel, std::int64_t, std::int64_t col) {
    return static_cast<int>(col * panel.values / panel.place.shape.cols);
}

/// The outermost pixels, lines every 100 pixels, and in the middle a checkerboard of single pixels.
int addressValue(const TestedPanel& panel, std::int64_t row, std::int64_t col) {
    constexpr std::int64_t step = 100, half = 32;
    const auto [rows, cols] = panel.place.shape;
    const bool isEdge = row == 0 || col == 0 || row == rows - 1 || col == cols - 1;
    const bool isLine = row % step == 0 || col % step == 0;
    const bool isMiddle = std::abs(row - rows / 2) < half && std::abs(col - cols / 2) < half;
    const bool isSet = isMiddle ? (row + col) % 2 == 0 : isEdge || isLine;
    return isSet ? panel.values - 1 : 0;
}

bool liesIn(const Region& place, const Shape& mode) {
    return place.shape.isAddressable() && place.row >= 0 && place.col >= 0
           && place.row + place.shape.rows <= mode.rows
           && place.col + place.shape.cols <= mode.cols;
}

} // namespace

const std::vector<TestPage>& testPages() {
    static const std::vector<TestPage> pages{
        {"sign", FRINGE_MARK("Sign of the phase"),
         FRINGE_MARK("The left half sends light to the left, the right half to the right. Cover "
                     "the left half: if the spot at the left stays, the sign is the other one."),
         &signValue},
        {"table", FRINGE_MARK("Look-up table"),
         FRINGE_MARK("Sixteen checkerboards, from 0 to the largest value by rows. The zero order "
                     "of one vanishes where its value is half a turn, and is back at a whole one."),
         &tableValue},
        {"wedge", FRINGE_MARK("Gray wedge"),
         FRINGE_MARK("All values from left to right. Where the phase turns once, the last is as "
                     "the first."),
         &wedgeValue},
        {"address", FRINGE_MARK("Pixel address"),
         FRINGE_MARK("A line on the outermost pixels, lines every 100 pixels, and in the middle "
                     "single pixels. A gray middle or a missing edge tells that the screen is "
                     "scaled or shifted."),
         &addressValue}};
    return pages;
}

const TestPage& testPageOf(std::string_view key) {
    const auto found = std::ranges::find(testPages(), key, &TestPage::key);
    if (found == testPages().end())
        throw badInput(FRINGE_MARK("There is no test page \"{0}\"; give one of: {1}."),
                       std::string(key), joined(testPages(), &TestPage::key));
    return *found;
}

ValuePlanes sentPage(const TestPage& page, const Panel& panel, Shape plate, int turn) {
    const PanelPlace place = placeOf(panel, plate);
    const Plane<std::uint16_t> values = valuesOf(page, {.mode = place.mode,
                                                        .place = {place.row, place.col, plate},
                                                        .values = 1 << panel.bits,
                                                        .turn = turn,
                                                        .flipX = panel.flipX,
                                                        .flipY = panel.flipY});
    return pictureOf({.planes = {values}, .bits = panel.bits, .packing = panel.packing});
}

Plane<std::uint16_t> valuesOf(const TestPage& page, const TestedPanel& panel) {
    const Shape mode = panel.mode;
    const Region place = panel.place;
    if (!liesIn(place, mode))
        throw badInput(FRINGE_MARK("The panel of {0} × {1} pixels does not lie in the video mode "
                                   "of {2} × {3}."),
                       place.shape.cols, place.shape.rows, mode.cols, mode.rows);
    std::vector<std::uint16_t> samples(static_cast<std::size_t>(mode.count()));
    for (std::int64_t row = 0; row < place.shape.rows; ++row)
        for (std::int64_t col = 0; col < place.shape.cols; ++col)
            samples[static_cast<std::size_t>((place.row + row) * mode.cols + place.col + col)] =
                static_cast<std::uint16_t>(
                    page.value(panel, panel.flipY ? place.shape.rows - 1 - row : row,
                               panel.flipX ? place.shape.cols - 1 - col : col));
    return {mode, std::move(samples)};
}

} // namespace fringe
