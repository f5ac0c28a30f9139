// SPDX-License-Identifier: GPL-3.0-or-later
// A format of masks that only the tests know: a line of nanometres for each rectangle of a layer.
#include "engine/io/input_file.h"
#include "engine/mask/mask_format.h"

#include <sstream>

namespace fringe {
namespace {

constexpr std::string_view magic = "BOXES";

std::string boxesHead(const MaskPlan& plan) {
    return std::string(magic) + ' ' + maskMark(plan.plate, plan.layout) + '\n';
}

/// Parts of a plate stand where the first one does.
std::string boxesNext(const MaskPlan&, std::uint32_t) {
    throw std::logic_error("of plates without equal parts");
}

std::string boxesShapes(const MaskPlan& plan, const LayerShapes& shapes) {
    std::ostringstream lines;
    for (const PixelRect& rect : shapes.rects) {
        const LayoutPoint low = plan.grid.at({rect.row + rect.rows, rect.col}),
                          high = plan.grid.at({rect.row, rect.col + rect.cols});
        lines << shapes.layer << ' ' << low.x << ' ' << low.y << ' ' << high.x << ' ' << high.y
              << '\n';
    }
    return lines.str();
}

std::string boxesTail(const MaskPlan&, std::uint32_t) {
    return "end\n";
}

constexpr LayoutFormat layout{boxesHead, boxesNext, boxesShapes, boxesTail};

LayoutHead readBoxes(const LayoutBytes& bytes, const FileReading&, LayoutSink& sink) {
    std::istringstream text(wholeText(bytes.path, 1 << 20).value());
    LayoutHead head{.unit = 1e-9};
    std::string word;
    text >> word >> head.mark;
    sink.beginCell("boxes");
    FilePoint low, high;
    for (FileLayer layer; text >> layer.number >> low.x >> low.y >> high.x >> high.y;)
        sink.box(layer, low, high, {});
    return head;
}

} // namespace

extern const MaskFormat boxes_mask{
    .name = "Boxes",
    .suffixes = {".boxes"},
    .layout = &layout,
    .readSuffixes = {".boxes"},
    .begins = [](std::string_view bytes) { return bytes.starts_with(magic); },
    .read = readBoxes,
};

} // namespace fringe
