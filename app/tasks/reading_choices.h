// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/layout_choice.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// How files of other programs are read, and what could be chosen.
namespace fringe {

class JobControl;
struct Source;

struct LayoutChoices {
    std::vector<std::string> cells{}; ///< that no other refers to
    std::vector<FileLayer> found{};   ///< with shapes
    LayoutChoice chosen{}, read{};    ///< by a person; in all
};

/// Options that the file of a source was read with, see `Origin::reading`.
std::string readingOf(const Source& source);

/// Whether it comes from a layout, or from a file of arrays with names, that is still there.
bool isOfLayout(const Source& source);
bool isOfNamedArrays(const Source& source);

/// Any thread; nothing where the file cannot be read so. Throw `Cancelled`.
std::optional<LayoutChoices> layoutChoices(const QString& path, const std::string& options,
                                           const JobControl& control);
std::vector<std::string> arrayChoices(const QString& path, const JobControl& control);

/// The layers with one of them in another place, where one that was there takes its former place;
/// nothing: it is left out.
std::vector<FileLayer> withPlace(std::vector<FileLayer> layers, FileLayer layer,
                                 std::optional<std::size_t> place);

/// "--array phase" of a name, and the name in that; "" of other options.
std::string optionsOfArray(const std::string& name);
std::string arrayOf(const std::string& options);

} // namespace fringe
