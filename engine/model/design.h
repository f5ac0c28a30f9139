// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice.h"
#include "engine/model/quantity.h"
#include "engine/model/setup.h"
#include "engine/model/solving.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fringe {

/// Something that the light is to look like.
struct Source {
    std::string name{};    ///< for people, another for each source of a design
    Choice kind;           ///< of `sourceInfos`
    Choice method{"auto"}; ///< of `methodInfos`: how the waves of points are summed
    bool visible = true;   ///< hidden ones are kept, but of no account

    friend bool operator==(const Source&, const Source&) = default;
};

/// A rectangle of a plane around a point of it.
struct Window {
    Length width{}, height{}; ///< 0: all of the plane along that axis
    Length x{}, y{};

    bool isWhole() const { return width == Length{} && height == Length{}; }
    friend bool operator==(const Window&, const Window&) = default;
};

/// What stands in the focal plane of the optics behind a device, where its light is sorted by
/// frequency.
enum class FocalStop {
    NotSaid, ///< by anyone yet
    None,    ///< all light arrives
    Centre,  ///< about the axis, and lets the picture's band alone through
};

struct Reconstruction {
    Length distance = 200_mm;
    bool fromEncoded = true; ///< of the quantised pattern rather than of the field
    bool isFiltered = true;  ///< of its light in the picture's band, where there is a stop
    Pupil pupil{};
    Window window{};
    std::vector<double> powers{}; ///< of the lasers, in proportion; none: those of `withPowers`
    bool follows = false;         ///< the distance is that of the source that is worked on
    friend bool operator==(const Reconstruction&, const Reconstruction&) = default;
};

/// A file that running the project makes.
struct Output {
    std::string name; ///< as `fringe run --output` takes it
    Choice what{"field"};
    std::string file; ///< relative to the project's folder; its suffix decides the format
    friend bool operator==(const Output&, const Output&) = default;
};

/// The document: everything a project describes, as one value. An edit makes a new one; worker
/// threads share it as `DesignPtr`. What lies in the setup, and sources whose
/// light is summed, or for whose light the solver finds the pattern of the plate.
struct Design : Solving {
    Setup setup;
    std::vector<Source> sources;
    Choice encoding{"phase"};
    Choice device{"none"}; ///< what is sent to it of the encoded pattern
    FocalStop focalStop = FocalStop::NotSaid;
    Choice propagation{"asm"};
    Reconstruction reconstruction;
    Choice camera{"simulated"};    ///< that stands where the reconstruction is
    Choice stereogram{"repeated"}; ///< that is made of the first source with a depth
    std::vector<Output> outputs;
    std::string panel{}; ///< name of the device preset that was chosen last; empty: none

    friend bool operator==(const Design&, const Design&) = default;
};

using DesignPtr = std::shared_ptr<const Design>;

/// What is usual for sources of a kind. Defined where those are: `engine/sources`.
Solving usualSolving(std::string_view kind);
const char* usualEncoding(std::string_view kind);

/// How a pattern is best found for sources of a kind whose light is usually summed; nothing: as for
/// others.
const std::optional<Solving>& usualDesign(std::string_view kind);

/// A design for one source of a kind, which is still to be filled, with what is usual for it.
Design designFor(std::string_view kind);

/// A design for the sources of one kind, while others are hidden: for a source that is still to be
/// filled if there is none.
Design withOnlyKind(Design design, std::string_view kind);

/// The numbers of the visible sources, of those of a kind if one is given.
std::vector<std::size_t> visibleSources(const Design& design, std::string_view kind = {});

/// The number of the source that a stereogram is made of: the first visible one that photographs
/// others, or else that has a picture with depth or is placed in space. Defined where kinds are:
/// `engine/sources`.
std::optional<std::size_t> sourceWithDepth(const Design& design);

/// Whether two designs show as many sources, each of which `isSame` as that of the other.
template <class Same>
bool visibleSourcesMatch(const Design& a, const Design& b, const Same& isSame) {
    return std::ranges::equal(visibleSources(a), visibleSources(b),
                              [&](std::size_t one, std::size_t other) {
                                  return isSame(a.sources[one], b.sources[other]);
                              });
}

/// Whether the picture of a design may be looked at apart from other light: it goes aside, or there
/// is a stop that its encoding is made for. Defined where those are: `engine/encodings`.
bool hasPictureAlone(const Design& design);

/// Whether what leaves the plate may go through the lens: a pattern that a solver finds for it, or
/// a wave that is given at the plate. Summed light goes through free space.
bool mayHaveLens(const Design& design);

/// The number of the first source of a kind, visible before hidden; that of all sources if there is
/// none.
std::size_t firstSource(const Design& design, std::string_view kind);

/// Where the parameters of a source have their paths: its kind, and of the second of that kind and
/// later its number: "image", "image.2". The section "method" is numbered among all kinds that have
/// methods: "method", "method.2".
std::string sourcePath(const Design& design, std::size_t source, std::string_view section = {});
/// The paths of all sources, in time that grows with their number.
std::vector<std::string> sourcePaths(const Design& design, std::string_view section = {});

/// `name`, or with a number behind it while another source has that.
std::string freeName(const Design& design, const std::string& name);

} // namespace fringe
