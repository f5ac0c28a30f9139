// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/picture_source.h"

#include <array>
#include <vector>

namespace fringe {

/// Pictures in the light of several wavelengths laid over each other, all through one look: the
/// longest wavelength is red, the shortest blue, those between are spread over the hues between.
class ColourPicture : public ImageSource {
  public:
    /// At least two, of one shape; the look's table is one of greys.
    ColourPicture(std::shared_ptr<const Previews> pictures, const PictureLook& look);
    Shape shape() const override { return {pictures_->front().rows, pictures_->front().cols}; }
    QRgb colourOf(const SampleBlock& block) const override;

  private:
    std::shared_ptr<const Previews> pictures_;
    PictureLook look_;
    std::vector<std::array<double, 3>> lights_; ///< red, green and blue of each picture
};

/// The window that holds those of all pictures, so that they share one scale.
ValueWindow commonWindow(const Previews& pictures, double share);

} // namespace fringe
