// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/preview/picture_texture.h"
#include "ui/views/picture_source.h"

#include <memory>
#include <vector>

namespace fringe {

/// Pictures of one plane, one a wavelength, which have values or lie in textures. ONE thread.
class PictureSet {
  public:
    /// Some of the pictures.
    struct Part {
        std::size_t first = 0, count = 0;
    };
    /// How much of the range of values is seen.
    enum Range : std::size_t {
        Most, ///< all but the brightest 0.5 % of the pixels
        Full,
    };

    PictureSet() = default;
    /// textures: one a picture, none of which has values then; or none.
    explicit PictureSet(std::shared_ptr<const Previews> pictures, PictureTextures textures = {});

    /// Whether there are some, of one shape and complete.
    bool isDrawable() const;
    /// Finds what the ranges hold, of which `samples` are looked at.
    void measure();
    double samples() const;

    bool isInTextures() const { return !textures_.empty(); }
    const Previews& pictures() const { return *pictures_; } ///< without values in textures
    const Previews& read();                                 ///< with them
    /// Window that all of the part share.
    ValueWindow window(const Part& part, Range range) const;
    std::shared_ptr<const ImageSource> source(const Part& part, const PictureLook& look) const;

  private:
    std::shared_ptr<const Previews> pictures_ = std::make_shared<Previews>();
    PictureTextures textures_;
    std::vector<std::vector<ValueWindow>> windows_; ///< by picture and range
    Previews read_;
};

} // namespace fringe
