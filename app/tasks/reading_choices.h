// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <string>

namespace fringe {

class JobControl;
struct Source;

/// A layout as it is read, and what could be chosen, in words of the command line.
struct LayoutChoices {
    QStringList cells{};        ///< that no other refers to
    QString found{};            ///< the layers with shapes, "1/0, 2/0"
    QString cell{}, layers{};   ///< that are read
    QString layerPer{}, tone{}; ///< "mask" or "level"; "depth" or "height"

    std::string options() const; ///< see `layoutChoiceOf`
};

/// Options that the layout of a source was read with; nothing: it comes from no layout that is
/// still there.
std::optional<std::string> layoutOptionsOf(const Source& source);

/// Any thread; nothing where the file cannot be read so. Throws `Cancelled`.
std::optional<LayoutChoices> layoutChoices(const QString& path, const std::string& options,
                                           const JobControl& control);

} // namespace fringe
