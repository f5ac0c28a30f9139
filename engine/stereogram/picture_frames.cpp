// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/job_control.h"
#include "engine/model/units.h"
#include "engine/stereogram/depth_frames.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fringe {
namespace {

class PictureFrames final : public DepthFrames {
  public:
    PictureFrames(std::shared_ptr<const Raster> pictures, const DepthReading& reading)
        : pictures_(std::move(pictures)), reading_(reading) {
        double low = std::numeric_limits<double>::infinity(), high = -low;
        for (std::size_t picture = 0; picture < count(); ++picture)
            for (std::size_t pixel = 0; pixel < pixels(); ++pixel)
                if (const double number = numberOf(picture, pixel); isMeasured(number)) {
                    low = std::min(low, number);
                    high = std::max(high, number);
                }
        if (!(low <= high))
            throw badInput(FRINGE_MARK("The depth picture has no depth: no number of it is "
                                       "measured."));
        near_ = isScaled() ? (reading.meaning == DepthMeaning::Heights ? high : low) : 0;
        far_ = isScaled() ? low + high - near_ : 1;
    }

    Shape shape() const override { return pictures_->shape; }
    std::size_t count() const override { return pictures_->count(); }

    DepthPlane frame(std::size_t number, const JobControl& control) const override {
        DepthPlane plane{shape(), std::vector<float>(pixels(), 1)};
        std::size_t measured = 0, clipped = 0;
        for (std::size_t pixel = 0; pixel < pixels(); ++pixel) {
            const double value = numberOf(number, pixel);
            if (!isMeasured(value))
                continue;
            const double depth = near_ == far_ ? 0 : (value - near_) / (far_ - near_);
            const double inside = std::clamp(depth, 0.0, 1.0);
            plane.depth[pixel] = static_cast<float>(reading_.isInverted ? 1 - inside : inside);
            ++measured;
            clipped += !isScaled() && inside != depth ? 1 : 0;
        }
        tell(pixels() - measured, clipped, control);
        return plane;
    }

  private:
    std::size_t pixels() const { return static_cast<std::size_t>(shape().count()); }

    bool isScaled() const { return reading_.meaning != DepthMeaning::Normalised; }
    bool isMeasured(double number) const {
        return std::isfinite(number) && (number > 0 || reading_.meaning != DepthMeaning::Distances);
    }

    /// As a share of white; of colours the luminance.
    double numberOf(std::size_t picture, std::size_t pixel) const {
        if (pictures_->planes < luminanceWeights.size())
            return static_cast<double>(pictures_->plane(picture, 0)[pixel]);
        double sum = 0, whole = 0;
        for (std::size_t plane = 0; plane < luminanceWeights.size(); ++plane) {
            const auto weight = static_cast<double>(luminanceWeights[plane]);
            sum += weight * static_cast<double>(pictures_->plane(picture, plane)[pixel]);
            whole += weight;
        }
        return sum / whole;
    }

    void tell(std::size_t unmeasured, std::size_t clipped, const JobControl& control) const {
        const auto white = static_cast<double>(pictures_->white);
        if (isScaled())
            control.note(message(FRINGE_MARK("Depths are scaled from {0}, which is near, to {1}, "
                                             "which is far."),
                                 formatRounded(white * near_), formatRounded(white * far_)));
        if (unmeasured > 0)
            control.note(
                message(FRINGE_MARK("Pixels without a measured depth: {0}; they are taken as "
                                    "far."),
                        unmeasured));
        if (clipped > 0)
            control.note(message(
                FRINGE_MARK("Depths below 0 or above 1: {0}; they are taken as those."), clipped));
    }

    std::shared_ptr<const Raster> pictures_;
    DepthReading reading_;
    double near_, far_; ///< numbers
};

} // namespace

std::unique_ptr<DepthFrames> framesOf(std::shared_ptr<const Raster> pictures,
                                      const DepthReading& reading) {
    if (!pictures || pictures->count() == 0)
        throw badInput(FRINGE_MARK("There is no depth picture yet; import one."));
    return std::make_unique<PictureFrames>(std::move(pictures), reading);
}

} // namespace fringe
