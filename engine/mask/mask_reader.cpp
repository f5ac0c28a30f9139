// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/file_checks.h"
#include "engine/mask/mask_files.h"
#include "engine/mask/mask_painter.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace fringe {
namespace {

namespace fs = std::filesystem;

LayoutHead readLayout(const fs::path& path, const FileReading& reading, LayoutSink& sink) {
    const MaskFormat format = maskFormatOf(path);
    if (format != MaskFormat::Oasis && format != MaskFormat::Gdsii)
        throw badInput(
            FRINGE_MARK("{0} is not read back; give the .oas or .gds file of the masks."),
            path.string());
    return (format == MaskFormat::Oasis ? readOasis : readGdsii)(path, reading, sink);
}

void requirePixels(Shape shape, const std::string& name, const FileReading& reading) {
    constexpr std::int64_t most = std::int64_t{1} << 42;
    if (!shape.isAddressable() || shape.count() > most)
        throw badInput(FRINGE_MARK("{0} has no grid of pixels: {1} × {2} would be needed; give its "
                                   "pitch."),
                       name, shape.cols, shape.rows);
    requireMemory(name,
                  2 * static_cast<std::uint64_t>(shape.count() + 8 * shape.rows + 8 * shape.cols),
                  reading.memory);
}

/// The edges of a plate that the file says.
PixelEdges markedEdges(const MarkedMask& marked) {
    const MaskGrid grid(marked.plate, marked.layout.pitchX, marked.layout.pitchY);
    return {{grid.xs().begin(), grid.xs().end()}, {grid.ys().rbegin(), grid.ys().rend()}};
}

/// Pixels along an axis of a file of another program.
std::int64_t foundStep(const EdgeLattice& edges, Length pitch, double unit,
                       const std::string& name) {
    if (pitch == Length{})
        return edges.step;
    const std::int64_t step = std::llround(pitch.si() / unit);
    if (step <= 0 || edges.step % step != 0)
        throw badInput(FRINGE_MARK("{0} has edges that are {1} apart, which is no multiple of the "
                                   "pitch of {2}."),
                       name, formatLength(Length(static_cast<double>(edges.step) * unit)),
                       formatLength(pitch));
    return step;
}

/// Pixels along an axis that hold all that shapes reach.
struct FoundPixels {
    std::int64_t first = 0, step = 1, count = 0;

    std::vector<std::int64_t> edges() const {
        std::vector<std::int64_t> all;
        for (std::int64_t edge = 0; edge <= count; ++edge)
            all.push_back(first + edge * step);
        return all;
    }
};

FoundPixels foundPixels(const EdgeLattice& edges, Length pitch, double unit,
                        const std::string& name) {
    if (edges.from >= edges.to)
        throw badInput(FRINGE_MARK("{0} holds no shapes."), name);
    const std::int64_t step = foundStep(edges, pitch, unit, name);
    if (step == 0)
        throw badInput(FRINGE_MARK("{0} has no sides along the axes, which would tell its pixels; "
                                   "give their pitch."),
                       name);
    const auto pixels = [step](std::int64_t length) { return (length + step - 1) / step; };
    const std::int64_t edge = edges.empty() ? edges.from : edges.least;
    const std::int64_t before = pixels(edge - edges.from);
    return {edge - before * step, step, before + pixels(edges.to - edge)};
}

/// Levels by the layers of another program's file: a lone layer is one mask, whatever its number.
std::uint32_t foundLevels(const std::set<std::uint32_t>& layers, LayerPer per) {
    const std::uint32_t highest =
        layers.size() == 1 && per == LayerPer::Mask ? 1 : *layers.rbegin();
    return per == LayerPer::Level ? std::clamp(highest, 1U, 65535U) + 1
                                  : 1U << std::clamp(highest, 1U, 16U);
}

/// What the layout of a file without a mark is.
std::pair<MaskLayout, PixelEdges> foundLayout(const LayoutSurvey& survey, const MaskHints& hints,
                                              double unit, const std::string& name,
                                              const FileReading& reading) {
    const FoundPixels x = foundPixels(survey.edges().x, hints.pitchX, unit, name),
                      y = foundPixels(survey.edges().y, hints.pitchY, unit, name);
    const auto pitch = [&](std::int64_t step) {
        return Length(std::round(static_cast<double>(step) * unit * 1e15) / 1e15);
    };
    MaskLayout layout{.pitchX = pitch(x.step),
                      .pitchY = pitch(y.step),
                      .levels = foundLevels(survey.layers(), hints.layerPer),
                      .layerPer = hints.layerPer};
    requirePixels({y.count, x.count}, name, reading);
    return {layout, {x.edges(), y.edges()}};
}

/// What is not as the file has it.
void tell(const LayoutSurvey& survey, const MaskLayout& layout, const std::string& name,
          const JobControl& control) {
    if (survey.left() > 0)
        control.note(message(FRINGE_MARK("{0}: {1} texts and shapes that are no areas are left "
                                         "out, and paths with bends of more than 90° or close "
                                         "together."),
                             name, survey.left()));
    if (survey.slanted() > 0 && !layout.aperture)
        control.note(message(FRINGE_MARK("{0}: {1} shapes have sides that are neither horizontal "
                                         "nor vertical; the pixels whose middles they cover are "
                                         "set."),
                             name, survey.slanted()));
}

} // namespace

MaskRead readMaskFile(const fs::path& path, const FileReading& reading, const MaskHints& hints) {
    const std::string name = path.string();
    LayoutSurvey survey(name);
    const LayoutHead head = readLayout(path, reading, survey);
    survey.finish(head);
    MarkedMask mask;
    PixelEdges edges;
    if (const auto marked = fromMaskMark(head.mark)) {
        requirePixels(marked->plate, name, reading);
        if (std::abs(head.unit * 1e9 - 1) > 1e-6)
            throw badInput(FRINGE_MARK("{0} was changed: it counts in units of {1}, its masks were "
                                       "written in nm."),
                           name, formatLength(Length(head.unit)));
        mask = *marked;
        edges = markedEdges(mask);
    } else {
        std::tie(mask.layout, edges) = foundLayout(survey, hints, head.unit, name, reading);
    }
    MaskLayout& layout = mask.layout;
    layout.cell = survey.top();
    if (reading.control != nullptr)
        tell(survey, layout, name, *reading.control);
    MaskPainter painter(survey, mask, std::move(edges), name);
    readLayout(path, reading, painter);
    const Shape shape = painter.shape();
    LevelPattern pattern{.count = static_cast<int>(layout.levels),
                         .planes = {{shape, painter.take()}}};
    pattern.sampling = {layout.pitchX, layout.pitchY, {}};
    return {layout, pattern};
}

} // namespace fringe
