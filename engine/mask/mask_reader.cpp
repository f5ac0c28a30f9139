// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/file_checks.h"
#include "engine/mask/layout_file.h"
#include "engine/mask/layout_masks.h"
#include "engine/mask/mask_files.h"
#include "engine/mask/mask_painter.h"
#include "engine/model/called.h"
#include "engine/model/error.h"
#include "engine/model/showable_text.h"
#include "engine/model/units.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <tuple>
#include <utility>

namespace fringe {
namespace {

namespace fs = std::filesystem;

Error withoutGrid(const std::string& name, Shape shape) {
    return badInput(FRINGE_MARK("{0} has no grid of pixels: {1} × {2} would be needed; give its "
                                "pitch ({3})."),
                    name, shape.cols, shape.rows, reading::pitch());
}

void requirePixels(Shape shape, const std::string& name, const FileReading& reading) {
    constexpr std::int64_t most = std::int64_t{1} << 42;
    if (!shape.isAddressable() || shape.count() > most)
        throw withoutGrid(name, shape);
    requireMemory(name,
                  2 * static_cast<std::uint64_t>(shape.count() + 8 * shape.rows + 8 * shape.cols),
                  reading.memory);
}

/// The pixels of a plate along an axis, in units of the file.
struct FoundPixels {
    std::int64_t first = 0; ///< the edge that they begin at
    double step = 1;
    std::int64_t count = 0;

    std::vector<std::int64_t> edges() const {
        std::vector<std::int64_t> all;
        for (std::int64_t edge = 0; edge <= count; ++edge)
            all.push_back(first + std::llround(static_cast<double>(edge) * step));
        return all;
    }
    Length pitch(double unit) const { return Length(std::round(step * unit * 1e15) / 1e15); }
};

/// Counts pixels that hold a length but for what is less than half a unit.
std::int64_t countOver(std::int64_t length, double step) {
    const double count = std::ceil((static_cast<double>(length) - 0.5) / step);
    constexpr double most = 1e12;
    return static_cast<std::int64_t>(std::clamp(count, 0.0, most));
}

/// Pixels that hold all that shapes reach, of the pitch that is asked for, else as large as they
/// can be with all sides on their edges.
FoundPixels foundPixels(const EdgeLattice& edges, Length pitch, double unit,
                        const std::string& name) {
    FoundPixels pixels{.step =
                           pitch > Length{} ? pitch.si() / unit : static_cast<double>(edges.step)};
    constexpr double longest = 1e13;
    if (!(pixels.step >= 1 && pixels.step < longest))
        throw pitch > Length{}
            ? badInput(FRINGE_MARK("{0} counts in units of {1}, by which a pitch of {2} is no "
                                   "number to count with; give another ({3})."),
                       name, formatLength(Length(unit)), formatLength(pitch), reading::pitch())
            : badInput(FRINGE_MARK("{0} has no sides along the axes, which would tell its pixels; "
                                   "give their pitch ({1})."),
                       name, reading::pitch());
    const std::int64_t edge = edges.empty() ? edges.from : edges.least;
    const std::int64_t before = countOver(edge - edges.from, pixels.step);
    pixels.first = edge - std::llround(static_cast<double>(before) * pixels.step);
    pixels.count = before + std::max<std::int64_t>(1, countOver(edges.to - edge, pixels.step));
    constexpr std::int64_t most = 1 << 28;
    if (pixels.count > most)
        throw withoutGrid(name, {1, pixels.count});
    return pixels;
}

/// A plate whose edges are at 0 and the like, of pixels of the pitch that is asked for.
std::vector<std::int64_t> edgesOf(const std::vector<std::int32_t>& said, Length own, Length asked,
                                  double unit, const std::string& name) {
    constexpr double nanometre = 1e-9, slack = 1e-9;
    std::vector<std::int64_t> edges;
    for (const std::int32_t edge : said)
        edges.push_back(std::llround(edge * (nanometre / unit)));
    if (edges.front() > edges.back())
        std::ranges::reverse(edges);
    if (asked == Length{} || std::abs(asked / own - 1) < slack)
        return edges;
    EdgeLattice plate;
    plate.add(edges.front());
    plate.add(edges.back());
    return foundPixels(plate, asked, unit, name).edges();
}

/// A file once it has been surveyed, and how its levels are read.
struct Seen {
    LayoutChoice choice;
    LayoutSurvey survey;
    LayoutHead head{};
    std::optional<MarkedMask> marked{};
    FoundMasks found{};
};

/// The pitch and the edges of pixels of a plate that a mark says.
PixelEdges markedEdges(MarkedMask& mask, const Seen& seen, const FileReading& reading) {
    const auto& [choice, survey, head, marked, found] = seen;
    MaskLayout& layout = mask.layout;
    requirePixels(mask.plate, survey.file(), reading);
    constexpr double nanometre = 1e-9, most = 1000;
    if (!(head.unit <= most * nanometre && head.unit * most >= nanometre))
        throw badInput(FRINGE_MARK("{0} was changed: it counts in units of {1}, its masks were "
                                   "written in nm."),
                       survey.file(), formatLength(Length(head.unit)));
    const MaskGrid grid(mask.plate, layout.pitchX, layout.pitchY);
    PixelEdges edges{edgesOf(grid.xs(), layout.pitchX, choice.pitchX, head.unit, survey.file()),
                     edgesOf(grid.ys(), layout.pitchY, choice.pitchY, head.unit, survey.file())};
    layout.pitchX = choice.pitchX > Length{} ? choice.pitchX : layout.pitchX;
    layout.pitchY = choice.pitchY > Length{} ? choice.pitchY : layout.pitchY;
    return edges;
}

/// The pitch and the edges of pixels of a file without a mark.
PixelEdges foundEdges(const Seen& seen, MaskLayout& layout, const FileReading& reading) {
    const auto& [choice, survey, head, marked, found] = seen;
    const double unit = head.unit;
    EdgeGrid all;
    for (const FileLayer& layer : found.masks)
        if (const auto edges = survey.layers().find(layer); edges != survey.layers().end())
            all.add(edges->second, {}, {});
    const FoundPixels x = foundPixels(all.x, choice.pitchX, unit, survey.file()),
                      y = foundPixels(all.y, choice.pitchY, unit, survey.file());
    requirePixels({y.count, x.count}, survey.file(), reading);
    layout.pitchX = choice.pitchX > Length{} ? choice.pitchX : x.pitch(unit);
    layout.pitchY = choice.pitchY > Length{} ? choice.pitchY : y.pitch(unit);
    return {x.edges(), y.edges()};
}

PixelEdges edgesOf(const Seen& seen, MarkedMask& mask, const FileReading& reading) {
    return seen.marked ? markedEdges(mask, seen, reading) : foundEdges(seen, mask.layout, reading);
}

Seen seen(const LayoutFile& file, const FileReading& reading) {
    Seen seen{reading.layout != nullptr ? *reading.layout : LayoutChoice{},
              LayoutSurvey(file.name())};
    seen.head = file.read(seen.survey);
    seen.survey.finish(seen.head, seen.choice.cell);
    seen.marked = fromMaskMark(seen.head.mark);
    if (!seen.marked)
        seen.marked = fromMaskMark(seen.choice.mark);
    seen.found = masksOf(seen.survey, seen.choice, seen.marked);
    return seen;
}

/// Tells what is not as the file has it, or was guessed of it.
void tell(const Seen& seen, const JobControl& control) {
    const LayoutSurvey& survey = seen.survey;
    const std::string& name = survey.file();
    if (survey.left() > 0)
        control.note(message(FRINGE_MARK("{0}: {1} texts and shapes that are no areas are left "
                                         "out, and paths with bends of more than 90° or close "
                                         "together."),
                             name, survey.left()));
    if (seen.head.closed > 0)
        control.note(message(FRINGE_MARK("{0}: {1} outlines are open in the file; they are closed "
                                         "by a straight side."),
                             name, seen.head.closed));
    if (seen.head.rounded > 0)
        control.note(message(FRINGE_MARK("{0}: {1} places, angles and magnifications of references "
                                         "are rounded, to a unit of the file and to 10⁻⁶."),
                             name, seen.head.rounded));
    if (survey.tops().size() > 1) {
        std::vector<std::string> others = survey.tops();
        std::erase(others, survey.top());
        control.note(message(FRINGE_MARK("{0}: the cell {1} is read; those beside it are left out: "
                                         "{2}. Unless one is chosen ({3}), the largest is taken."),
                             name, showable(survey.top(), mostQuoted), listed(others),
                             reading::cell()));
    }
    if (!seen.found.leftOut.empty())
        control.note(message(FRINGE_MARK("{0}: the layers {1} are left out; choose those that are "
                                         "masks ({2})."),
                             name, layersText(seen.found.leftOut), reading::layers()));
}

/// Tells what the levels of a file without a mark are taken to be.
void tellGuess(const Seen& seen, const MaskLayout& layout, const JobControl& control) {
    const LayoutChoice& choice = seen.choice;
    const char* const pattern =
        layout.layerPer == LayerPer::Mask
            ? FRINGE_MARK("{0}: the layers {1} are read as binary masks, the lowest bit first: "
                          "{2} levels, in pixels of {3} × {4}, the largest that fit all edges "
                          "unless a pitch is given; if that is wrong, choose ({5}, {6}, {7}).")
            : FRINGE_MARK("{0}: the layers {1} are read as a level each, from 1 on: {2} levels, in "
                          "pixels of {3} × {4}, the largest that fit all edges unless a pitch is "
                          "given; if that is wrong, choose ({5}, {6}, {7}).");
    const bool isChosen = !choice.layers.empty() && choice.layerPer && choice.pitchX > Length{};
    if (!seen.marked && !isChosen)
        control.note(message(pattern, seen.survey.file(), layersText(seen.found.masks),
                             layout.levels, formatLength(layout.pitchX),
                             formatLength(layout.pitchY), reading::layers(), reading::layerPer(),
                             reading::pitch()));
}

/// Tells where layers that are taken for masks may be levels: masks of three bits or more overlap.
void tellApart(const Seen& seen, const Plane<std::uint16_t>& levels, const JobControl& control) {
    if (seen.marked || seen.choice.layerPer || seen.found.masks.size() < 3)
        return;
    const auto isOfOne = [](std::uint16_t level) { return std::popcount(level) < 2; };
    if (std::ranges::all_of(levels.samples(), isOfOne))
        control.note(message(FRINGE_MARK("{0}: no two of its layers overlap; if each is a level, "
                                         "choose that ({1})."),
                             seen.survey.file(), setTo(reading::layerPer(), reading::level())));
}

/// Tells what pixels do not show as the file has it.
void tell(const MaskPainter& painter, const LayoutSurvey& survey, const MaskLayout& layout,
          const JobControl& control) {
    if (survey.slanted() > 0 && !layout.aperture)
        control.note(message(FRINGE_MARK("{0}: {1} shapes have sides that are neither horizontal "
                                         "nor vertical; the pixels whose middles they cover are "
                                         "set."),
                             survey.file(), survey.slanted()));
    if (painter.sampled() > 0)
        control.note(message(FRINGE_MARK("{0}: {1} shapes have edges that are none of pixels of "
                                         "{2} × {3}; the pixels whose middles they cover are set."),
                             survey.file(), painter.sampled(), formatLength(layout.pitchX),
                             formatLength(layout.pitchY)));
    if (painter.cut() > 0)
        control.note(message(FRINGE_MARK("{0}: {1} shapes reach beyond the plate that the file "
                                         "names, and are cut there."),
                             survey.file(), painter.cut()));
}

} // namespace

LayoutLook lookAtMaskFile(const fs::path& path, const FileReading& reading) {
    const LayoutFile file(path, reading);
    const Seen seen = fringe::seen(file, reading);
    LayoutLook look{.cells = seen.survey.tops(), .read = seen.choice};
    for (const auto& [layer, edges] : seen.survey.layers())
        look.layers.push_back(layer);
    look.read.cell = seen.survey.top();
    look.read.layers = seen.found.masks;
    look.read.layerPer = seen.found.layerPer;
    if (!look.read.isOfHeights && seen.marked)
        look.read.isOfHeights = seen.marked->layout.levelsAreHeights;
    MarkedMask mask = seen.marked.value_or(MarkedMask{});
    edgesOf(seen, mask, reading);
    std::tie(look.read.pitchX, look.read.pitchY) = std::tie(mask.layout.pitchX, mask.layout.pitchY);
    return look;
}

MaskRead readMaskFile(const fs::path& path, const FileReading& reading) {
    const LayoutFile file(path, reading);
    const Seen seen = fringe::seen(file, reading);
    MarkedMask mask = seen.marked.value_or(MarkedMask{});
    MaskLayout& layout = mask.layout;
    layout.layerPer = seen.found.layerPer;
    layout.levels = seen.found.levels;
    layout.cell = seen.survey.top();
    PixelEdges edges = edgesOf(seen, mask, reading);
    requirePixels(edges.shape(), file.name(), reading);
    MaskPainter painter(seen.survey, mask, std::move(edges), seen.found.masks);
    file.read(painter);
    if (reading.control != nullptr) {
        tell(seen, *reading.control);
        tellGuess(seen, layout, *reading.control);
        tell(painter, seen.survey, layout, *reading.control);
    }
    const Shape shape = painter.shape();
    LevelPattern pattern{.count = static_cast<int>(layout.levels),
                         .planes = {{shape, painter.take()}}};
    if (reading.control != nullptr)
        tellApart(seen, pattern.planes.front(), *reading.control);
    pattern.sampling = {layout.pitchX, layout.pitchY, {}};
    return {layout, pattern, seen.marked.has_value()};
}

} // namespace fringe
