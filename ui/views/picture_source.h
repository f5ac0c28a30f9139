// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/preview/preview.h"
#include "ui/views/colour_maps.h"
#include "ui/views/image_source.h"

#include <QTransform>

#include <array>
#include <initializer_list>
#include <memory>
#include <vector>

namespace fringe {

/// The values that the two ends of a colour table stand for.
struct ValueWindow {
    double low = 0;
    double high = 1;

    friend bool operator==(const ValueWindow&, const ValueWindow&) = default;
};

/// How numbers become colours.
struct PictureLook {
    ColourTable table{};
    ValueWindow window;
    /// A pixel of the screen shows the brightest of its samples rather than their mean, in which a
    /// spot of one sample would go under.
    bool brightest = false;
    /// With `brightest`, of so many samples more on every side, so that a spot of one sample is
    /// some pixels wide.
    std::int64_t spread = 0;
    /// A pixel of the screen whose samples are nearly all alike shows the few that are not, so that
    /// no line goes under in their mean; not of phases.
    bool keepsThin = false;

    QRgb colourOf(double value) const;
};

/// The mean of a block; of phases, the phase of the mean phasor.
float meanOf(const Preview& picture, const SampleBlock& block);

/// The largest value of a block, but for those that are no numbers, except for phases.
float highestOf(const Preview& picture, const SampleBlock& block);

/// The mean of a block; where less than about a quarter of it is far from the rest, the end of its
/// values that those few are at.
float thinnestOf(const Preview& picture, const SampleBlock& block);

/// What a look shows of a block.
float valueOf(const Preview& picture, const SampleBlock& block, const PictureLook& look);

/// By how many samples to spread what is bright, with a pixel of the screen for each `perPixel`
/// samples: so that one is three to four pixels wide, or as wide as it is where that is seen.
std::int64_t spreadFor(double perPixel);

/// From places [m], y up, to samples, whose middles are at halves; that of sample ⌊N/2⌋ is the
/// picture's place.
QTransform samplesOfPlaces(const Preview& picture);

/// For each of the rising shares, from 0 (or the lowest value below it; of depths from the lowest)
/// to the value that so many of the samples do not exceed; of phases one turn. Never empty. Reads
/// the whole picture.
std::vector<ValueWindow> windowsOf(const Preview& picture, std::initializer_list<double> shares);
ValueWindow windowOf(const Preview& picture, double share);

/// The window that holds both.
ValueWindow common(const ValueWindow& a, const ValueWindow& b);

/// A picture of numbers through a look.
class PictureSource : public ImageSource {
  public:
    PictureSource(std::shared_ptr<const Preview> picture, const PictureLook& look)
        : picture_(std::move(picture)), look_(look) {}
    Shape shape() const override { return {picture_->rows, picture_->cols}; }
    QRgb colourOf(const SampleBlock& block) const override;

  protected:
    std::shared_ptr<const Preview> picture_;
    PictureLook look_;
};

/// A coarse picture stretched over the samples of its plane.
class StretchedSource : public PictureSource {
  public:
    using PictureSource::PictureSource;
    Shape shape() const override { return picture_->plane; }
    QRgb colourOf(const SampleBlock& block) const override;
};

/// Red, green and blue of the light of each of several wavelengths, 0 to 1: the longest is red, the
/// shortest blue, those between are spread over the hues between.
std::vector<std::array<double, 3>> lightsOf(const Previews& pictures);

/// Pictures in the light of several wavelengths laid over each other, all through one look.
class OverlaidSource : public ImageSource {
  public:
    /// At least two, of one shape; the look's table is one of greys.
    OverlaidSource(std::shared_ptr<const Previews> pictures, const PictureLook& look);
    Shape shape() const override { return {pictures_->front().rows, pictures_->front().cols}; }
    QRgb colourOf(const SampleBlock& block) const override;

  private:
    std::shared_ptr<const Previews> pictures_;
    PictureLook look_;
    std::vector<std::array<double, 3>> lights_;
};

} // namespace fringe
