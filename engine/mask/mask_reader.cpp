// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/file_checks.h"
#include "engine/mask/layout_survey.h"
#include "engine/mask/mask_files.h"
#include "engine/mask/mask_plan.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <array>
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

/// Edges of pixels, rising, in units of the file.
struct PixelEdges {
    std::vector<std::int64_t> x, y;

    Shape shape() const {
        return {static_cast<std::int64_t>(y.size()) - 1, static_cast<std::int64_t>(x.size()) - 1};
    }
};

class MaskPainter final : public LayoutSink {
  public:
    MaskPainter(const LayoutSurvey& survey, const MarkedMask& mask, PixelEdges edges,
                std::string name)
        : survey_(survey), layout_(mask.layout), hasMarks_(mask.hasMarks), edges_(std::move(edges)),
          name_(std::move(name)), levels_(static_cast<std::size_t>(edges_.shape().count())),
          left_(4 * levels_.size() * layout_.layers()) {}

    Shape shape() const { return edges_.shape(); }
    std::vector<std::uint16_t> take() { return std::move(levels_); }

    void beginCell(const std::string& key) override { places_ = &survey_.places(key); }
    void reference(const std::string&, const FilePlacement&, const Repetition&) override {}
    void leftOut() override {}

    void box(std::uint32_t layer, FilePoint low, FilePoint high, const Repetition& again) override {
        for (const FilePlacement& place : *places_)
            atEach(again, [&](FilePoint at) {
                const FilePoint a = place(low + at), b = place(high + at);
                if (!isMark(std::array{a, b}))
                    paint(layer, a, b);
            });
    }

    void polygon(std::uint32_t layer, std::span<const FilePoint> corners,
                 const Repetition& again) override {
        const auto [left, right] = std::ranges::minmax(corners, {}, &FilePoint::x);
        const auto [lower, upper] = std::ranges::minmax(corners, {}, &FilePoint::y);
        const FilePoint low{left.x, lower.y}, high{right.x, upper.y};
        const bool isBox =
            corners.size() == 4 && std::ranges::all_of(corners, [&](FilePoint at) {
                return (at.x == low.x || at.x == high.x) && (at.y == low.y || at.y == high.y);
            });
        if (isBox || layout_.aperture)
            return box(layer, low, high, again);
        std::vector<FilePoint> moved(corners.size());
        for (const FilePlacement& place : *places_)
            atEach(again, [&](FilePoint at) {
                std::ranges::transform(corners, moved.begin(),
                                       [&](FilePoint corner) { return place(corner + at); });
                if (!isMark(moved))
                    paintPolygon(layer, moved);
            });
    }

  private:
    /// Whether a shape lies beside a plate that has marks there.
    bool isMark(std::span<const FilePoint> corners) const {
        if (!hasMarks_)
            return false;
        const auto [left, right] = std::ranges::minmax(corners, {}, &FilePoint::x);
        const auto [lower, upper] = std::ranges::minmax(corners, {}, &FilePoint::y);
        return right.x <= edges_.x.front() || left.x >= edges_.x.back()
               || upper.y <= edges_.y.front() || lower.y >= edges_.y.back();
    }

    std::int64_t edgeAt(const std::vector<std::int64_t>& edges, std::int64_t at) const {
        const auto found = std::ranges::lower_bound(edges, at);
        if (found == edges.end() || *found != at)
            throw badInput(FRINGE_MARK("{0} has an edge at {1} units of its own, beside the grid "
                                       "of its pixels; only masks of pixels are read."),
                           name_, at);
        return found - edges.begin();
    }

    /// The pixel around the middle of an aperture.
    std::int64_t pixelAt(const std::vector<std::int64_t>& edges, std::int64_t twice) const {
        const auto above =
            std::ranges::upper_bound(edges, twice, {}, [](std::int64_t edge) { return 2 * edge; });
        if (above == edges.begin() || above == edges.end())
            throw badInput(FRINGE_MARK("{0} has an aperture beside its plate."), name_);
        return above - edges.begin() - 1;
    }

    void paint(std::uint32_t layer, FilePoint a, FilePoint b) {
        if (layout_.aperture) {
            const std::int64_t col = pixelAt(edges_.x, a.x + b.x), y = pixelAt(edges_.y, a.y + b.y);
            return fill(layer, col, col + 1, y, y + 1);
        }
        const auto [left, right] = std::minmax(a.x, b.x);
        const auto [low, high] = std::minmax(a.y, b.y);
        fill(layer, edgeAt(edges_.x, left), edgeAt(edges_.x, right), edgeAt(edges_.y, low),
             edgeAt(edges_.y, high));
    }

    /// Rows count from the top, and y upwards.
    void fill(std::uint32_t layer, std::int64_t from, std::int64_t to, std::int64_t low,
              std::int64_t high) {
        const auto pixels = static_cast<std::uint64_t>(std::max<std::int64_t>(1, to - from)
                                                       * std::max<std::int64_t>(1, high - low));
        if (pixels > left_)
            throw badInput(FRINGE_MARK("{0} is no mask of pixels: its shapes lie above each other "
                                       "many times."),
                           name_);
        left_ -= pixels;
        const std::uint16_t mask = bitsOf(layer);
        const auto [rows, cols] = edges_.shape();
        for (std::int64_t y = low; y < high; ++y) {
            std::uint16_t* const row = levels_.data() + (rows - 1 - y) * cols;
            if (layout_.layerPer == LayerPer::Mask)
                std::for_each(row + from, row + to, [&](std::uint16_t& level) { level |= mask; });
            else
                std::fill(row + from, row + to, mask);
        }
    }

    /// What a layer adds to levels, or makes of them.
    std::uint16_t bitsOf(std::uint32_t layer) const {
        if (survey_.layers().size() == 1 && layout_.levels == 2)
            layer = 1;
        if (layer == 0 || layer > layout_.layers())
            throw badInput(FRINGE_MARK("{0} has shapes on layer {1}; its masks are on the layers 1 "
                                       "to {2}."),
                           name_, layer, layout_.layers());
        return static_cast<std::uint16_t>(layout_.layerPer == LayerPer::Mask ? 1U << (layer - 1)
                                                                             : layer);
    }

    /// By the columns where its vertical sides are, row by row.
    void paintPolygon(std::uint32_t layer, const std::vector<FilePoint>& corners) {
        crossings_.clear();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const FilePoint &a = corners[i], &b = corners[(i + 1) % corners.size()];
            if (a.x != b.x && a.y != b.y)
                throw badInput(FRINGE_MARK("{0} has a side that is neither horizontal nor "
                                           "vertical; only masks of pixels are read."),
                               name_);
            if (a.x == b.x)
                addSide(edgeAt(edges_.x, a.x), edgeAt(edges_.y, std::min(a.y, b.y)),
                        edgeAt(edges_.y, std::max(a.y, b.y)));
        }
        std::ranges::sort(crossings_);
        for (std::size_t i = 0; i + 1 < crossings_.size(); i += 2)
            fill(layer, crossings_[i].second, crossings_[i + 1].second, crossings_[i].first,
                 crossings_[i].first + 1);
    }

    void addSide(std::int64_t col, std::int64_t low, std::int64_t high) {
        if (crossings_.size() + static_cast<std::size_t>(high - low) > 2 * levels_.size() + 2)
            throw badInput(FRINGE_MARK("{0} has a polygon that crosses itself."), name_);
        for (std::int64_t y = low; y < high; ++y)
            crossings_.emplace_back(y, col);
    }

    const LayoutSurvey& survey_;
    const MaskLayout& layout_;
    bool hasMarks_; ///< beside the plate
    PixelEdges edges_;
    std::string name_;
    std::vector<std::uint16_t> levels_;
    std::uint64_t left_; ///< pixels that may still be painted
    const std::vector<FilePlacement>* places_ = nullptr;
    std::vector<std::pair<std::int64_t, std::int64_t>> crossings_; ///< row from below, column
};

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

std::vector<std::int64_t> foundEdges(const EdgeLattice& edges, std::int64_t step) {
    std::vector<std::int64_t> all;
    for (std::int64_t edge = edges.least; edge <= edges.greatest; edge += step)
        all.push_back(edge);
    return all;
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
    const auto& [x, y] = survey.edges();
    if (x.empty() || x.step == 0 || y.step == 0)
        throw badInput(FRINGE_MARK("{0} holds no shapes."), name);
    const std::int64_t stepX = foundStep(x, hints.pitchX, unit, name),
                       stepY = foundStep(y, hints.pitchY, unit, name);
    const auto pitch = [&](std::int64_t step) {
        return Length(std::round(static_cast<double>(step) * unit * 1e15) / 1e15);
    };
    MaskLayout layout{.pitchX = pitch(stepX),
                      .pitchY = pitch(stepY),
                      .levels = foundLevels(survey.layers(), hints.layerPer),
                      .layerPer = hints.layerPer};
    requirePixels({(y.greatest - y.least) / stepY, (x.greatest - x.least) / stepX}, name, reading);
    return {layout, {foundEdges(x, stepX), foundEdges(y, stepY)}};
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
    if (survey.left() > 0 && reading.control != nullptr)
        reading.control->note(message(FRINGE_MARK("{0}: {1} texts, paths and shapes that are no "
                                                  "pixels are left out."),
                                      name, survey.left()));
    MaskPainter painter(survey, mask, std::move(edges), name);
    readLayout(path, reading, painter);
    const Shape shape = painter.shape();
    LevelPattern pattern{.count = static_cast<int>(layout.levels),
                         .planes = {{shape, painter.take()}}};
    pattern.sampling = {layout.pitchX, layout.pitchY, {}};
    return {layout, pattern};
}

} // namespace fringe
