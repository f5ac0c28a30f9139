// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/finding.h"
#include "engine/optics/focus_curve.h"
#include "engine/outputs/output_kind.h"
#include "engine/run/look.h"

#include <filesystem>
#include <optional>
#include <vector>

/// Looks at a hologram, and the files that they become: one way for the command line and for
/// outputs.
namespace fringe {

enum class SweepView {
    Planes,     ///< all of them
    AllInFocus, ///< one picture, each place from the distance where it is sharpest
    Depth,      ///< those distances [m]
};

/// How planes of a sweep are kept. Of a format that holds one picture there is a file a plane.
enum class Paging {
    Float,    ///< one file, numbers
    Bits16,   ///< one file, scaled page by page
    Separate, ///< a file a plane
};

struct Looks {
    Look at{};                       ///< but for its distance
    std::vector<Length> distances{}; ///< in the order of the planes
    bool isSweep = false;            ///< of which there may be one, too
    SweepView view = SweepView::Planes;
    Paging paging = Paging::Float;
};

constexpr std::int64_t mostPlanes = 100'000; ///< of a sweep

/// Evenly spaced distances from the first to the last.
std::vector<Length> sweptDistances(Length first, Length last, std::int64_t count);

/// What is to be known of carrying light of the hologram so far. Throws `Error` (BadInput) where it
/// cannot be carried, or the window has no sample.
Findings findingsOn(const Looks& looks, Shape plate, const Sampling& sampling);

struct PlaneFile {
    std::filesystem::path path;
    Length distance{};                 ///< of a plane
    std::optional<std::size_t> page{}; ///< of several in the file
};

/// "image.png" and number 3 of 60 give "image-03.png", so that names sort by number.
std::filesystem::path numberedFile(const std::filesystem::path& path, std::size_t number,
                                   std::size_t count);

/// Where each plane goes, or the one picture of them all. Of separate files number and distance
/// stand before the suffix, so that names sort by plane: "image.png" gives "image-03-170mm.png".
/// Throws `Error` (BadInput) for what the file cannot hold, or too few planes.
std::vector<PlaneFile> filesOf(const Looks& looks, const std::filesystem::path& path);

/// The paths of those, each once.
std::vector<std::filesystem::path> pathsOf(const std::vector<PlaneFile>& files);

/// Whether brightness becomes levels, up to what one sample in a thousand exceeds.
bool isScaled(const Looks& looks, const std::filesystem::path& path);

/// Writes the files, all or none, from the picture of each look, one at a time. Where each place's
/// distance is sought, returns where the picture as a whole is sharpest. Throws as `filesOf` and
/// `writePicture`, and what `show` throws.
std::optional<Focus> writeLooks(const Looks& looks, const ShowLook& show, const OutputFile& file,
                                JobControl& control);

} // namespace fringe
