// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"
#include "ui/views/colour_maps.h"
#include "ui/views/image_source.h"

#include <memory>

namespace fringe {

/// A plane of a hologram.
class FieldSource : public ImageSource {
  public:
    explicit FieldSource(Field field) : field_(std::move(field)), samples_(field_.samples()) {}
    Shape shape() const override { return field_.shape(); }

  protected:
    Complex at(std::int64_t row, std::int64_t col) const {
        return samples_[static_cast<std::size_t>(row * field_.shape().cols + col)];
    }

  private:
    Field field_;
    std::span<const Complex> samples_;
};

/// |u| of a plane, from 0 to `full`; a block shows its mean amplitude.
class AmplitudeSource : public FieldSource {
  public:
    AmplitudeSource(Field field, float full)
        : FieldSource(std::move(field)), perUnit_(255.0f / full) {}
    QRgb colourOf(const SampleBlock& block) const override;

  private:
    float perUnit_;
    const ColourTable& table_ = colourTable(ColourMap::Lagoon);
};

/// arg u of a plane on the cyclic map; a block shows the phase of its mean field.
class PhaseSource : public FieldSource {
  public:
    using FieldSource::FieldSource;
    QRgb colourOf(const SampleBlock& block) const override;

  private:
    const ColourTable& table_ = colourTable(ColourMap::Phase);
};

/// Device levels as greys. A block shows the mean level, or, where the levels are phases, the
/// level of the mean phasor.
class LevelSource : public ImageSource {
  public:
    LevelSource(std::shared_ptr<const LevelPattern> pattern, std::size_t plane);
    Shape shape() const override { return pattern_->shape(); }
    QRgb colourOf(const SampleBlock& block) const override;

  private:
    double meanLevel(const SampleBlock& block) const;
    double meanPhaseLevel(const SampleBlock& block) const;

    std::shared_ptr<const LevelPattern> pattern_;
    std::span<const std::uint16_t> levels_;
    std::vector<Complex> phasors_; ///< per level; empty where levels are no phases
    const ColourTable& table_;
};

/// The amplitude that `share` of the samples do not exceed, from at most 2^18 of them; above 0. Of
/// a plane that memory does not hold, from its coarsest picture and a few pieces.
float amplitudePercentile(const Field& field, double share);

/// arg u in [0, 2π).
float phaseOf(Complex value);

} // namespace fringe
