// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/slm_model.h"

#include "engine/camera/panel_axis.h"
#include "engine/camera/panel_light.h"
#include "engine/encodings/encoding.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/model/units.h"
#include "engine/optics/split_matrix.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <numeric>
#include <stdexcept>

namespace fringe {
namespace {

using Wave = std::complex<double>;

bool takenOffFits(const LevelPattern& pattern, const SlmModel& model) {
    return model.takenOff.empty()
           || (model.takenOff.size() == pattern.planes.size()
               && std::ranges::all_of(model.takenOff, [&](const auto& phases) {
                      return phases.shape() == pattern.shape();
                  }));
}

void requireModel(const LevelPattern& pattern, const SlmModel& model) {
    if (!(model.fillFactor > 0 && model.fillFactor <= 1))
        throw badInput(FRINGE_MARK("A fill factor of {0} has no meaning; give one above 0, up to "
                                   "1."),
                       formatRounded(model.fillFactor));
    if (!(model.frontReflection >= 0 && model.frontReflection < 1))
        throw badInput(FRINGE_MARK("A front surface that reflects the amplitude {0} has no "
                                   "meaning; give 0 or more, below 1."),
                       formatRounded(model.frontReflection));
    const auto count = static_cast<std::size_t>(pattern.count);
    if (!model.response.empty() && model.response.size() != count
        && model.response.size() != count * pattern.planes.size())
        throw badInput(FRINGE_MARK("The response has {0} levels and the pattern {1}; give the one "
                                   "of this panel."),
                       model.response.size(), pattern.count);
    if (!takenOffFits(pattern, model))
        throw std::logic_error("phases that are taken off have the pattern's planes and shape");
}

void requireView(const LevelPattern& pattern, const CameraView& view) {
    const Sampling& sampling = pattern.sampling;
    if (!(sampling.pitchX > Length{} && sampling.pitchY > Length{})
        || sampling.wavelengths.size() != pattern.planes.size())
        throw badInput(FRINGE_MARK("A camera needs the pixel pitch and the wavelengths of the "
                                   "pattern; give them."));
    if (!view.size.isAddressable() || !(view.pitch > Length{}))
        throw badInput(FRINGE_MARK("The camera has no pixels; give it rows, columns and a pitch."));
    if (view.focalLength ? !(*view.focalLength > Length{}) : view.distance == Length{})
        throw badInput(FRINGE_MARK("A camera stands behind a lens of positive focal length, or in "
                                   "free space at a distance other than 0; give one of them."));
}

/// Steepness of waves and what curves them along an axis of pixels of a pitch.
AxisOptics opticsOf(const CameraView& view, Length pitch, Length wavelength) {
    const double p = pitch.si(), z = view.distance.si();
    const double reach = wavelength.si() * (view.focalLength ? view.focalLength->si() : z);
    const double curvature =
        view.focalLength ? z / (2 * reach * view.focalLength->si()) : -1 / (2 * reach);
    return {p / reach, curvature * p * p};
}

/// Places that stand for a camera's pixels along an axis: several of each, no farther apart than
/// half of what a panel of so many pixels resolves.
struct CameraPlaces {
    std::int64_t perPixel = 1;
    std::vector<double> places; ///< [m]
};

CameraPlaces cameraPlaces(std::int64_t count, Length pitch, double resolved) {
    constexpr double most = 64;
    CameraPlaces camera;
    camera.perPixel =
        static_cast<std::int64_t>(std::clamp(std::ceil(2 * pitch.si() / resolved), 1.0, most));
    const auto parts = static_cast<double>(camera.perPixel);
    for (std::int64_t pixel = 0; pixel < count; ++pixel)
        for (std::int64_t part = 0; part < camera.perPixel; ++part)
            camera.places.push_back((static_cast<double>(pixel - count / 2)
                                     + (static_cast<double>(part) + 0.5) / parts - 0.5)
                                    * pitch.si());
    return camera;
}

/// Lines of a matrix product that take some tenths of a second, each so many products of numbers.
std::int64_t linesAtOnce(std::int64_t a, std::int64_t b, std::int64_t c) {
    constexpr double products = 5e8, most = 256;
    const double each = static_cast<double>(a) * static_cast<double>(b) * static_cast<double>(c);
    return static_cast<std::int64_t>(std::clamp(products / each, 1.0, most));
}

/// Everything that the rows of a panel are summed with.
struct CameraSum {
    const SplitMatrix& alongX; ///< waves of pieces of columns
    const SplitMatrix& alongY; ///< likewise of rows
    JobControl& control;
};

SplitMatrix rowsOf(const SplitMatrix& matrix, std::int64_t first, std::int64_t count) {
    SplitMatrix some(count, matrix.cols);
    const auto from = static_cast<std::ptrdiff_t>(matrix.index(first, 0));
    std::copy_n(matrix.re.begin() + from, some.re.size(), some.re.begin());
    std::copy_n(matrix.im.begin() + from, some.im.size(), some.im.begin());
    return some;
}

SplitMatrix product(const SplitMatrix& a, const SplitMatrix& b, JobControl& control) {
    SplitMatrix whole(a.rows, b.cols);
    const std::int64_t atOnce = linesAtOnce(1, a.cols, b.cols);
    for (std::int64_t row = 0; row < a.rows; row += atOnce) {
        addProduct(rowsOf(a, row, std::min(atOnce, a.rows - row)), b, whole, row);
        control.checkpoint();
    }
    return whole;
}

/// Σ over the panel of the light that `ofRows(first, count)` gives, at every place of the camera:
/// first along the axis after which less is left to do.
template <class OfRows>
SplitMatrix summed(std::int64_t rows, std::int64_t perRow, const CameraSum& sum,
                   const OfRows& ofRows) {
    const auto [down, downTo] = std::pair(sum.alongY.rows, sum.alongY.cols);
    const auto [along, alongTo] = std::pair(sum.alongX.rows, sum.alongX.cols);
    const bool isAlongFirst = static_cast<double>(down) * alongTo * (along + downTo)
                              <= static_cast<double>(along) * downTo * (down + alongTo);
    SplitMatrix half(isAlongFirst ? down : downTo, isAlongFirst ? alongTo : along);
    const std::int64_t atOnce = linesAtOnce(perRow, along, isAlongFirst ? alongTo : downTo);
    for (std::int64_t row = 0; row < rows; row += atOnce) {
        const std::int64_t count = std::min(atOnce, rows - row), first = row * perRow;
        if (isAlongFirst)
            addProduct(ofRows(row, count), sum.alongX, half, first);
        else
            addProduct(transposed(rowsOf(sum.alongY, first, count * perRow)), ofRows(row, count),
                       half);
        sum.control.advance(static_cast<double>(count));
    }
    return isAlongFirst ? product(transposed(sum.alongY), half, sum.control)
                        : product(half, sum.alongX, sum.control);
}

/// One wavelength of a pattern at a camera.
class PanelAtCamera {
  public:
    PanelAtCamera(const LevelPattern& pattern, std::size_t plane, const SlmModel& model,
                  const CameraView& view)
        : model_(model), view_(view), sampling_(ofPlane(pattern.sampling, plane)),
          panel_(panelLightOf(pattern, plane, model)),
          x_(cameraPlaces(view.size.cols, view.pitch,
                          resolved(opticsAlong(sampling_.pitchX), pattern.shape().cols))),
          y_(cameraPlaces(view.size.rows, view.pitch,
                          resolved(opticsAlong(sampling_.pitchY), pattern.shape().rows))) {}

    Plane<float> intensity(JobControl& control) const {
        const BlurWeights blur = blurWeights(model_.crosstalk);
        const double side = std::sqrt(model_.fillFactor);
        const SplitMatrix moved = field(
            std::ssize(blur.ofPiece), side, control,
            [&](std::int64_t row, std::int64_t count) { return movedRows(row, count, blur); });
        const double passed = 1 - model_.frontReflection * model_.frontReflection;
        const Wave still =
            passed * panel_.gap + std::polar(model_.frontReflection, model_.frontPhase.si());
        if (still == Wave())
            return means(moved, moved, passed, 0);
        const SplitMatrix rest = field(1, 1, control, [&](std::int64_t row, std::int64_t count) {
            return beamRows(row, count);
        });
        return means(moved, rest, passed, still);
    }

  private:
    AxisOptics opticsAlong(Length pitch) const {
        return opticsOf(view_, pitch, sampling_.wavelength);
    }

    static double resolved(const AxisOptics& optics, std::int64_t pixels) {
        return 1 / (std::abs(optics.perPlace) * static_cast<double>(pixels));
    }

    template <class OfRows>
    SplitMatrix field(std::int64_t parts, double side, JobControl& control,
                      const OfRows& ofRows) const {
        const auto [rows, cols] = panel_.size;
        const SplitMatrix alongX =
            pieceWaves(panelPieces(cols, parts, side), x_.places, opticsAlong(sampling_.pitchX));
        const SplitMatrix alongY =
            pieceWaves(panelPieces(rows, parts, side), y_.places, opticsAlong(sampling_.pitchY));
        return summed(rows, parts, {alongX, alongY, control}, ofRows);
    }

    SplitMatrix movedRows(std::int64_t first, std::int64_t count, const BlurWeights& blur) const {
        const auto parts = std::ssize(blur.ofPiece);
        SplitMatrix rows(count * parts, panel_.size.cols * parts);
        parallelFor(count, 1, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t row = begin; row < end; ++row) {
                const SplitMatrix one = lightOfRow(panel_, first + row, blur);
                const auto at = static_cast<std::ptrdiff_t>(rows.index(row * parts, 0));
                std::ranges::copy(one.re, rows.re.begin() + at);
                std::ranges::copy(one.im, rows.im.begin() + at);
            }
        });
        return rows;
    }

    SplitMatrix beamRows(std::int64_t first, std::int64_t count) const {
        SplitMatrix rows(count, panel_.size.cols);
        const auto* from = panel_.beam.data() + first * panel_.size.cols;
        for (std::size_t i = 0; i < rows.re.size(); ++i) {
            rows.re[i] = from[i].real();
            rows.im[i] = from[i].imag();
        }
        return rows;
    }

    /// |passed·moved + still·rest|² over what a mirror gives, the mean over every pixel.
    Plane<float> means(const SplitMatrix& moved, const SplitMatrix& rest, double passed,
                       Wave still) const {
        const double whole =
            std::accumulate(panel_.beam.begin(), panel_.beam.end(), 0.0,
                            [](double sum, const auto& wave) { return sum + std::abs(wave); });
        if (!(whole > 0))
            throw badInput(FRINGE_MARK("No light of the beam falls on the panel; move or widen the "
                                       "beam or the aperture."));
        const double scale = 1 / (whole * whole * static_cast<double>(x_.perPixel * y_.perPixel));
        std::vector<double> sums(static_cast<std::size_t>(view_.size.count()));
        for (std::int64_t row = 0; row < moved.rows; ++row)
            for (std::int64_t col = 0; col < moved.cols; ++col) {
                const std::size_t at = moved.index(row, col);
                const Wave field = passed * Wave(moved.re[at], moved.im[at])
                                   + still * Wave(rest.re[at], rest.im[at]);
                sums[static_cast<std::size_t>(row / y_.perPixel * view_.size.cols
                                              + col / x_.perPixel)] += std::norm(field);
            }
        std::vector<float> pixels;
        for (const double sum : sums)
            pixels.push_back(static_cast<float>(sum * scale));
        return {view_.size, std::move(pixels)};
    }

    const SlmModel& model_;
    const CameraView& view_;
    PlaneSampling sampling_;
    PanelLight panel_;
    CameraPlaces x_, y_;
};

} // namespace

std::vector<double> levelValues(const LevelPattern& pattern, const SlmModel& model,
                                std::size_t plane) {
    const bool isPhase = showsPhases(pattern);
    if (isPhase && !model.response.empty()) {
        const auto count = static_cast<std::size_t>(pattern.count);
        const auto own = std::span(model.response)
                             .subspan(model.response.size() == count ? 0 : plane * count, count);
        return {own.begin(), own.end()};
    }
    const double around = isPhase
                              ? (model.levelsPerCycle > 0 ? model.levelsPerCycle : pattern.count)
                              : pattern.count - 1;
    std::vector<double> values;
    for (int level = 0; level < pattern.count; ++level)
        values.push_back(level / around);
    return values;
}

Picture lightOnCamera(const LevelPattern& pattern, const SlmModel& model, const CameraView& view,
                      JobControl& control) {
    requireModel(pattern, model);
    requireView(pattern, view);
    Picture picture;
    picture.sampling = {view.pitch, view.pitch, pattern.sampling.wavelengths};
    picture.distance = view.distance;
    picture.powers = pattern.powers;
    const auto planes = static_cast<double>(pattern.planes.size());
    control.begin(message(FRINGE_MARK("Looking by camera")), 0, 1,
                  2 * planes * static_cast<double>(pattern.shape().rows), FRINGE_MARK("rows"));
    for (std::size_t plane = 0; plane < pattern.planes.size(); ++plane)
        picture.planes.push_back(PanelAtCamera(pattern, plane, model, view).intensity(control));
    return picture;
}

} // namespace fringe
