// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/chain.h"
#include "engine/run/outcome.h"

#include <functional>
#include <limits>
#include <memory>
#include <optional>

namespace fringe {

/// How near a picture comes to what is wanted of it, and where its light is; NaN: not known.
struct LightFigures {
    static constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

    /// |g|²‖V‖²/‖D - gV‖² with g = ⟨V, D⟩/‖V‖², D the light of a device, V the field that it was
    /// encoded from, in the picture's band if that is looked at alone [dB].
    double snr = unknown;
    /// On a grid twice as fine they are not known where the propagation makes a grid of its own
    /// [dB].
    double psnr = unknown, finerPsnr = unknown;
    double ssim = unknown, finerSsim = unknown;
    double light = unknown; ///< share of that on the device that makes the picture, |g|²‖V‖²
    double zeroOrder = unknown; ///< share of that on the device that goes on as it came
    /// |⟨V, D⟩|²/(‖D‖²‖V‖²), D as above and V all of the field, of sources that ask for it.
    double purity = unknown;
};

/// Judges what chains show; keeps the light of small planes for their next distance. ONE thread at
/// a time.
class LightJudge {
  public:
    /// Light of levels that lie on a device.
    using Show = std::function<Hologram(const LevelPattern& levels, JobControl& control)>;

    /// show: what a device makes of the levels of summed light; null: what they mean.
    explicit LightJudge(Show show = {});
    ~LightJudge();

    /// Figures of the light that the chain's design looks at. Of patterns that were designed for
    /// pictures they are against these, in their planes or every pixel at its depth; of others
    /// against the picture of the field at the distance, which is moved to the axis if its light
    /// lies beside it. Nothing where the field itself is looked at, of spots, of other light behind
    /// a lens, and where memory does not hold what that takes. The error of `Outcome` is that of a
    /// stage of the chain.
    Outcome<std::optional<LightFigures>> figures(const Chain& chain, Length distance,
                                                 const Job& job);

    /// Picture that was judged last, of summed light; without planes before.
    const Picture& picture() const { return picture_; }

  private:
    class Pair;
    Show show_;
    Picture picture_;
    std::unique_ptr<Pair> pair_; ///< judged last; null: none is kept
};

/// Purity of what is sent of a chain, in the band of its encoding. Nothing where no source asks for
/// it, and where memory does not hold what that takes. Throws as a stage of the chain.
std::optional<double> purityOf(const Chain& chain, const Job& job);

} // namespace fringe
