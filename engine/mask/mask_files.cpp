// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/mask_files.h"

#include "engine/io/atomic_file.h"
#include "engine/io/file_checks.h"
#include "engine/io/read_back.h"
#include "engine/job/job_control.h"
#include "engine/mask/file_sum.h"
#include "engine/mask/klayout.h"
#include "engine/mask/mask_forecast.h"
#include "engine/mask/mask_marks.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <cmath>
#include <zlib.h>

namespace fringe {
namespace {

namespace fs = std::filesystem;

void requireCell(const std::string& name) {
    constexpr std::size_t longest = 27; // and 5 of the part's, in the 32 of GDSII
    const bool fits = std::ranges::all_of(name, [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '_' || c == '?' || c == '$';
    });
    if (name.empty() || name.size() > longest || !fits)
        throw badInput(FRINGE_MARK("\"{0}\" is no name of a cell that writers take; use up to {1} "
                                   "letters A to Z, digits, _, ? and $."),
                       showable(name), longest);
}

void requireAperture(const MaskLayout& layout) {
    if (layout.levels != 2)
        throw badInput(FRINGE_MARK("Apertures are of two levels, open and dark; the masks have "
                                   "{0}."),
                       layout.levels);
    const auto [isCircle, width, height] = *layout.aperture;
    const auto fits = [](Length side, Length pitch) { return side >= 1.0_nm && side <= pitch; };
    if (!fits(width, layout.pitchX) || !fits(height, layout.pitchY))
        throw badInput(FRINGE_MARK("An aperture is 1 nm to the pitch of {0} × {1} in size, not "
                                   "{2} × {3}."),
                       formatLength(layout.pitchX), formatLength(layout.pitchY),
                       formatLength(width), formatLength(height));
}

class MaskFile {
  public:
    MaskFile(AtomicFile& file, const MaskPlan& plan) : file_(file), facts_(noFacts(plan)) {}

    void put(const std::string& bytes) {
        file_.write(std::as_bytes(std::span(bytes)));
        crc_ = static_cast<std::uint32_t>(
            ::crc32_z(crc_, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
        facts_.bytes += bytes.size();
    }
    void take(const LayerBytes& band, std::int64_t times) {
        put(band.bytes);
        add(facts_, band.shapes, times);
    }
    std::uint32_t crc() const { return crc_; }
    const MaskFacts& facts() const { return facts_; }

  private:
    AtomicFile& file_;
    MaskFacts facts_;
    std::uint32_t crc_ = 0;
};

MaskFacts written(AtomicFile& file, const Plane<std::uint16_t>& levels, const MaskPlan& plan,
                  const LayoutFormat& format, const JobControl* control) {
    MaskFile to(file, plan);
    inCells(levels, plan, format,
            {[&](const std::string& bytes) { to.put(bytes); },
             [&](const LayerBytes& band, std::int64_t times) { to.take(band, times); }},
            control);
    to.put(format.tail(plan, to.crc()));
    requireSame(file, [&](const fs::path& path) {
        return fileSum(path, to.facts().bytes, {.control = control}) == to.crc();
    });
    return to.facts();
}

void requireFew(const fs::path& path, const MaskFacts& facts) {
    constexpr std::uint64_t most = 10'000'000; // a region of six times as many took 22 GB
    if (facts.count() > most)
        throw badInput(FRINGE_MARK("{0} would have {1} shapes, more than the {2} for which KLayout "
                                   "finds memory; write .oas or .gds."),
                       path.string(), facts.count(), most);
}

} // namespace

void requireMask(Shape plate, const MaskLayout& layout) {
    requireCell(layout.cell);
    const std::uint32_t mostLevels = layout.layerPer == LayerPer::Mask ? 65536 : 256;
    if (layout.levels < 2 || layout.levels > mostLevels)
        throw badInput(FRINGE_MARK("Masks are of 2 to {0} levels, not {1}."), mostLevels,
                       layout.levels);
    constexpr std::uint32_t leastCorners = 5, mostCorners = 8191;
    if (layout.corners < leastCorners || layout.corners > mostCorners)
        throw badInput(FRINGE_MARK("Polygons have {0} to {1} corners, the first counted again, not "
                                   "{2}."),
                       leastCorners, mostCorners, layout.corners);
    if (layout.aperture)
        requireAperture(layout);
    requireMarks(MaskGrid(plate, layout.pitchX, layout.pitchY), layout);
}

void requireRoom(const fs::path& path, const MaskFacts& forecast) {
    std::error_code error;
    const fs::path folder = path.parent_path().empty() ? fs::path(".") : path.parent_path();
    const fs::space_info space = fs::space(folder, error);
    if (!error && space.available < forecast.bytes)
        throw badInput(
            FRINGE_MARK("{0} would take {1} MB, and its disk has {2} MB free; write .oas "
                        "or to another disk."),
            path.string(), forecast.bytes / 1'000'000, space.available / 1'000'000);
}

MaskFacts writeMask(const fs::path& path, const Plane<std::uint16_t>& levels,
                    const MaskLayout& layout, bool overwrite, const JobControl* control) {
    const LayoutFormat& format = *maskFormatOf(path).layout;
    requireMask(levels.shape(), layout);
    requirePlace(path, overwrite);
    const auto begin = std::chrono::steady_clock::now();
    if (format.isConverted())
        requireKLayout(path);
    const MaskPlan plan = planOf(levels, layout, format, control);
    AtomicFile file(path, control);
    MaskFacts facts;
    if (format.isConverted()) {
        AtomicFile oasis(path, control); // goes again, whatever its suffix
        facts = written(oasis, levels, plan, format, control);
        requireFew(path, facts);
        convertLayout(oasis.temporary(), file.temporary(), path, control);
        facts.bytes = fs::file_size(file.temporary());
    } else {
        facts = written(file, levels, plan, format, control);
    }
    file.commit(overwrite);
    facts.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return facts;
}

} // namespace fringe
