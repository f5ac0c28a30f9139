// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/look_files.h"

#include "engine/io/atomic_file.h"
#include "engine/io/file_checks.h"
#include "engine/io/picture_stack.h"
#include "engine/job/job_control.h"
#include "engine/model/units.h"
#include "engine/optics/focus_stack.h"
#include "engine/propagation/propagation.h"
#include "engine/run/window.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <string>

namespace fringe {
namespace {

namespace fs = std::filesystem;

bool holdsNumbers(const fs::path& path) {
    return formatFor(path, FileContent::Picture).writePicture != nullptr;
}

bool isStacked(const Looks& looks, const fs::path& path) {
    return looks.isSweep && looks.view == SweepView::Planes && looks.paging != Paging::Separate
           && canHoldPages(path);
}

/// Throws `Error` (BadInput) where no distance of best focus can be found, or kept.
void requireFocus(const Looks& looks, const fs::path& path) {
    constexpr std::size_t fewest = 3;
    if (looks.distances.size() < fewest)
        throw badInput(FRINGE_MARK("{0}: to see where it is sharpest takes three planes or more; "
                                   "the sweep has {1}."),
                       path.string(), looks.distances.size());
    if (looks.view == SweepView::Depth && !holdsNumbers(path))
        throw badInput(FRINGE_MARK("{0}: distances are numbers; give a name that ends in .npy, "
                                   ".tif or .exr."),
                       path.string());
}

std::string distanceText(Length distance) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "-%.6gmm", distance.si() * 1e3);
    return text.data();
}

using TakePlane = std::function<void(std::size_t, const Picture&)>;

/// Shows each distance in its share of the job.
void eachLook(const Looks& looks, const ShowLook& show, JobControl& control,
              const TakePlane& take) {
    const auto count = static_cast<double>(looks.distances.size());
    Look at = looks.at;
    for (std::size_t i = 0; i < looks.distances.size(); ++i) {
        const JobShare share(control, static_cast<double>(i) / count,
                             static_cast<double>(i + 1) / count);
        at.distance = looks.distances[i];
        take(i, show(at));
    }
}

void writePlanes(const Looks& looks, const ShowLook& show, const OutputFile& file,
                 JobControl& control) {
    if (!isStacked(looks, file.path)) {
        const auto files = filesOf(looks, file.path);
        return eachLook(looks, show, control, [&](std::size_t i, const Picture& picture) {
            writePicture(files[i].path, picture, file.overwrite, file.control);
        });
    }
    const auto samples = looks.paging == Paging::Bits16 ? PageSamples::Bits16 : PageSamples::Float;
    PictureStack stack(file.path, samples, looks.distances.size(), file.overwrite, file.control);
    eachLook(looks, show, control,
             [&](std::size_t, const Picture& picture) { stack.add(picture); });
    stack.commit();
}

Focus writeFocus(Looks looks, const ShowLook& show, const OutputFile& file, JobControl& control) {
    requireFocus(looks, file.path);
    std::ranges::sort(looks.distances);
    FocusStack stack;
    eachLook(looks, show, control, [&](std::size_t, const Picture& picture) {
        if (!picture.planes.front().isHeld())
            throw badInput(FRINGE_MARK("{0}: memory does not hold the plane; look at a window of "
                                       "it, or allow more memory."),
                           file.path.string());
        stack.add(inMemory(picture));
    });
    writePicture(file.path, looks.view == SweepView::Depth ? stack.depth() : stack.sharp(),
                 file.overwrite, file.control);
    return stack.curve().focus();
}

} // namespace

namespace {

/// What somebody may have meant who looks as far behind the focal plane as that is from the lens.
Findings findingsBehind(Length lens, const std::vector<Length>& distances) {
    constexpr double near = 0.01;
    const auto isLens = [lens](Length distance) {
        return std::abs(std::abs(distance / lens) - 1) < near;
    };
    if (std::ranges::none_of(distances, isLens))
        return {};
    return {
        {Severity::Note, "reconstruction.distance",
         message(FRINGE_MARK("Distances count from the focal plane of the lens, which is looked "
                             "at with 0 mm, not with {0}."),
                 formatLength(lens))}};
}

} // namespace

std::vector<Length> sweptDistances(Length first, Length last, std::int64_t count) {
    std::vector<Length> distances;
    for (std::int64_t i = 0; i < count; ++i) {
        const double share =
            count > 1 ? static_cast<double>(i) / static_cast<double>(count - 1) : 0;
        distances.push_back(first * (1 - share) + last * share);
    }
    return distances;
}

Findings findingsOn(const Looks& looks, Shape plate, const Sampling& sampling) {
    const Look& at = looks.at;
    if (at.lens)
        return findingsBehind(*at.lens, looks.distances);
    const bool isPart = !at.window.isWhole() && propagationOf(at.propagation.key).transfer;
    const Shape shape = isPart ? samplesOf(at.window, plate, sampling).shape : plate;
    for (const Length distance : looks.distances)
        for (Finding& item : checkPropagation(sampling, shape, distance, at.propagation))
            if (item.severity == Severity::Refusal)
                throw Error(ErrorKind::BadInput, std::move(item.message));
    const Length farthest = std::ranges::max(
        looks.distances, {}, [](Length distance) { return std::abs(distance.si()); });
    return checkPropagation(sampling, shape, farthest, at.propagation);
}

fs::path numberedFile(const fs::path& path, std::size_t number, std::size_t count) {
    const std::string text = std::to_string(number);
    const std::size_t digits = std::to_string(count - 1).size();
    return path.parent_path()
           / (path.stem().string() + '-' + std::string(digits - text.size(), '0') + text
              + path.extension().string());
}

std::vector<PlaneFile> filesOf(const Looks& looks, const fs::path& path) {
    if (looks.view != SweepView::Planes) {
        requireFocus(looks, path);
        return {{path}};
    }
    if (looks.paging == Paging::Bits16 && !canHoldPages(path))
        throw badInput(FRINGE_MARK("{0}: only a .tif holds several planes; give a name that ends "
                                   "in .tif, or a file for each."),
                       path.string());
    const bool isStack = isStacked(looks, path);
    const std::size_t count = looks.distances.size();
    std::vector<PlaneFile> files;
    for (std::size_t i = 0; i < count; ++i) {
        files.push_back({path, looks.distances[i]});
        if (isStack)
            files.back().page = i;
        else if (looks.isSweep)
            files.back().path.replace_filename(numberedFile(path, i, count).stem().string()
                                               + distanceText(looks.distances[i])
                                               + path.extension().string());
    }
    return files;
}

std::vector<fs::path> pathsOf(const std::vector<PlaneFile>& files) {
    std::vector<fs::path> paths;
    for (const PlaneFile& file : files)
        if (paths.empty() || paths.back() != file.path)
            paths.push_back(file.path);
    return paths;
}

bool isScaled(const Looks& looks, const fs::path& path) {
    return isStacked(looks, path) ? looks.paging == Paging::Bits16 : !holdsNumbers(path);
}

std::optional<Focus> writeLooks(const Looks& looks, const ShowLook& show, const OutputFile& file,
                                JobControl& control) {
    FileGroup all;
    std::optional<Focus> sharpest;
    if (looks.view == SweepView::Planes)
        writePlanes(looks, show, file, control);
    else
        sharpest = writeFocus(looks, show, file, control);
    all.commit();
    return sharpest;
}

} // namespace fringe
