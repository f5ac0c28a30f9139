// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/panel_picture.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fringe {

class JobControl;

/// One of those that are shown, one after the other.
struct ShownPicture {
    std::shared_ptr<const PanelPicture> picture{};
    std::optional<double> dwell{}; ///< [s]; none: as all
    std::string name{};            ///< of its file
};

/// "500ms", "2 s", "0.5s". Throws `Error` (BadInput) that names the text.
double parseSeconds(std::string_view text);

/// The pictures of a file, or of a list of files beside it, by its suffix: `.txt` and `.csv` with
/// lines `a.png` or `a.png,500ms`, or `.json`:
///
///     ["a.png", {"file": "b.png", "dwell": "500ms"}]
///
/// Samples are as in the files, of 8 bits; all are of one size. memory: that they may take [bytes];
/// 0: what is free. Throws `Error` (BadInput) that names file and line; `Cancelled`. Any thread.
std::vector<ShownPicture> readShown(const std::filesystem::path& path, std::uint64_t memory,
                                    const JobControl& control);

} // namespace fringe
