// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/pattern_options.h"
#include "app/cli/solver_options.h"
#include "engine/io/target_picture.h"
#include "engine/pictures/picture_design.h"
#include "engine/pictures/picture_place.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fringe {

/// The options that describe a design of pictures, apart from files of results.
class ImageOptions : public PatternOptions {
  public:
    explicit ImageOptions(CLI::App& app);

    /// The design with the pictures of the files, a plane each. Throws `Error` (BadInput) that
    /// names file or option.
    PictureDesign read(const std::vector<std::string>& pictures) const;

  private:
    void declareTarget(CLI::App& app);
    std::vector<Length> distances(std::size_t planes) const;
    PicturePlace place(const GreyPicture& picture, const PlaneGrid& grid) const;
    TargetPlane plane(const std::string& path, const PlaneGrid& grid) const;
    SignalRegion region(const PicturePlace& place) const;
    std::vector<std::uint8_t> signal(const PicturePlace& place, const PlaneGrid& grid) const;

    std::string distance_, size_, position_ = "0mm,0mm", signal_ = "picture", corners_;
    double gamma_ = 1, margin_ = 0.1;
    std::int64_t padding_ = 1;
    SolverOptions solving_;
};

} // namespace fringe
