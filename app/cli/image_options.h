// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/pattern_options.h"
#include "engine/io/file_reading.h"
#include "engine/sources/image/image_plane.h"

#include <string>
#include <vector>

namespace fringe {

class JobControl;

/// The options that say where pictures are wanted.
class ImageOptions {
  public:
    explicit ImageOptions(CLI::App& app);

    /// In place of the design's source one like it for each of the files. Throws `Error` (BadInput)
    /// that names file or option. reading: of each, with a control.
    void addPictures(Design& design, const std::vector<std::string>& files,
                     const FileReading& reading) const;

  private:
    std::vector<Length> distances(const Lens& lens, std::size_t pictures) const;
    PicturePlace place(const GreyPicture& picture, const PlaneGrid& grid) const;
    SignalRegion region(const PicturePlace& place, const JobControl& control) const;
    /// source: with the picture of the file.
    void fill(Source& source, const std::string& file, Length distance, const Setup& setup,
              const JobControl& control) const;

    std::string distance_, size_, position_ = "0mm,0mm", signal_ = "picture", corners_;
    double margin_;
};

} // namespace fringe
