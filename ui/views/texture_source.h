// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/preview/picture_texture.h"
#include "ui/views/picture_source.h"

#include <memory>
#include <mutex>

namespace fringe {

/// Pictures that lie in textures, through a look: one, or several wavelengths laid over each other
/// as by `OverlaidSource`. Their values are read when somebody asks for colours.
class TextureSource : public ImageSource {
  public:
    /// Outlines of pictures of one shape, with a texture for each.
    TextureSource(Previews outlines, PictureTextures textures, const PictureLook& look);

    Shape shape() const override { return {outlines_.front().rows, outlines_.front().cols}; }
    QRgb colourOf(const SampleBlock& block) const override;
    bool isAtHand() const override { return false; }

    const PictureTextures& textures() const { return textures_; }
    const PictureLook& look() const { return look_; }
    /// What the colour of each picture is multiplied by before they are added.
    std::vector<std::array<double, 3>> lights() const;

  private:
    std::unique_ptr<ImageSource> read() const;

    Previews outlines_;
    PictureTextures textures_;
    PictureLook look_;
    mutable std::once_flag isRead_;
    mutable std::unique_ptr<ImageSource> read_;
};

/// The picture with the values of its texture; black where that is lost.
Preview withValues(Preview outline, const PictureTexture& texture);

} // namespace fringe
