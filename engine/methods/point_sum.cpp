// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/point_sum.h"

#include "engine/job/pacer.h"
#include "engine/methods/cost_model.h"
#include "engine/methods/field_preview.h"
#include "engine/model/units.h"
#include "kernels/device.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr double wantedSeconds = 0.030; ///< of one call of the device
/// Tile spectra prepare all points and tiles anew in each call; so do products of a GPU.
constexpr double wantedOfSpectra = 0.2, wantedOfProducts = 0.12;
/// They gain from points, as many as these, as long as the fewest rows take one unit of the device
/// no longer than that.
constexpr std::size_t mostOfSpectra = 1 << 19, mostOfGpuSpectra = 1 << 21, leastOfSpectra = 1 << 10;
constexpr double mostUnitSeconds = 0.5;
constexpr std::size_t mostOfSeparable = 512;

/// How a sum is cut into calls of the device. Points, and rows of forms that work in tiles, are cut
/// at places that do not depend on how fast the device turns out to be, so that the same design
/// gives the same bits on every run: sums are not associative in floating point.
struct Cuts {
    std::size_t points = 0;   ///< per call
    std::int64_t rowStep = 1; ///< rows are cut at its multiples
    bool paced = true;        ///< rows per call follow the measured speed, else the cost model
    double seconds = wantedSeconds; ///< of a call, by the cost model
};

/// Spectra serve all points of a call, and separable waves all rows, whose tables of
/// columns are the same; direct sums gain from many points only that a GPU waits less often for the
/// next. Its tiles are 64 rows high.
Cuts cutsOf(const PointSumChoice& choice, const Capabilities& device) {
    const PointForm form = choice.form;
    if (form.sum == PointSum::Nufft)
        return {device.isGpu ? mostOfGpuSpectra : mostOfSpectra, 256, false, wantedOfSpectra};
    if (form.sum == PointSum::Direct)
        return device.isGpu ? Cuts{16384, 64, true} : Cuts{256, 48, true};
    return device.isGpu ? Cuts{65536, 48, false, wantedOfProducts}
                        : Cuts{mostOfSeparable, 48, false};
}

/// Rows of the next call, at most all.
std::int64_t rowsIn(double seconds, double secondsOfAllRows, std::int64_t step, std::int64_t all) {
    const double rows = static_cast<double>(all) * seconds / std::max(secondsOfAllRows, 1e-9);
    const double steps = std::floor(rows / static_cast<double>(step));
    return static_cast<std::int64_t>(std::clamp(steps, 1.0, 65536.0)) * step;
}

/// All rows at a wavelength, and no points yet.
PointSourcesArgs emptyCall(const MethodInput& input, const PointSumChoice& choice,
                           double wavelength) {
    return {{},
            input.grid,
            wavelength,
            choice.form.model,
            choice.window,
            0,
            input.grid.shape.rows,
            choice.form.sum,
            choice.tolerance,
            input.realPart,
            choice.onPixels};
}

/// For a sample of the points that shows what the form depends on.
PointSourcesArgs wholeCall(const MethodInput& input, const PointSumChoice& choice,
                           double wavelength) {
    PointSourcesArgs call = emptyCall(input, choice, wavelength);
    const bool isNufft = choice.form.sum == PointSum::Nufft;
    call.points = isNufft ? input.cloud.outline() : input.cloud.sample();
    return call;
}

/// What calls for all rows at a wavelength take. The device plans a sum to know that: it is asked
/// once for each number of points.
class CallForecast {
  public:
    CallForecast(const MethodInput& input, const PointSumChoice& choice, double wavelength,
                 const Capabilities& device)
        : call_(wholeCall(input, choice, wavelength)), device_(device) {}

    const Work& work(std::size_t points) {
        if (points != points_)
            work_ = device_.work ? device_.work(call_, points) : Work{};
        points_ = points;
        return work_;
    }

    /// By what the device knows of itself, or else by the cost model.
    double seconds(std::size_t points, double coverage = 1) {
        if (work(points).seconds > 0)
            return work(points).seconds;
        const SumSize size{static_cast<double>(points), call_.grid.shape, coverage, call_.tolerance,
                           call_.realPart};
        return sumSeconds({call_.model, call_.sum}, size, device_);
    }

  private:
    PointSourcesArgs call_;
    const Capabilities& device_;
    std::size_t points_ = 0; ///< that `work_` is for
    Work work_;
};

/// The cuts for all the points at a wavelength.
Cuts cutsFor(const MethodInput& input, const PointSumChoice& choice, const Capabilities& device,
             CallForecast& calls) {
    Cuts cuts = cutsOf(choice, device);
    cuts.points = std::min(cuts.points, input.cloud.count());
    if (choice.form.sum != PointSum::Nufft)
        return cuts;
    const double share = std::min(1.0, static_cast<double>(cuts.rowStep)
                                           / static_cast<double>(input.grid.shape.rows));
    const auto isLong = [&](std::size_t points) {
        return calls.seconds(points) * device.units * share > mostUnitSeconds;
    };
    while (cuts.points > leastOfSpectra && isLong(cuts.points))
        cuts.points /= 2;
    return cuts;
}

/// One run of `sumPoints`.
class Summation {
  public:
    Summation(const MethodInput& input, const PointSumChoice& choice, Device& device, Buffer& field,
              JobControl& control)
        : input_(input), choice_(choice), device_(device), field_(field), control_(control),
          capabilities_(capabilitiesOf(device)),
          calls_(input, choice, input.wavelength(), capabilities_),
          cuts_(cutsFor(input, choice, capabilities_, calls_)), pacer_(firstPiece()),
          preview_(input, control, device, field) {}

    void run(const PointPieces& pieces) {
        pieces(cuts_.points, [this](std::span<const Point> points) { add(points); });
    }

  private:
    const Shape& shape() const { return input_.grid.shape; }

    double pairsOf(std::size_t points, std::int64_t rows) const {
        return static_cast<double>(points) * static_cast<double>(rows)
               * static_cast<double>(shape().cols);
    }

    /// A tenth of what the cost model expects to fill a call, in case the device is slow.
    double firstPiece() {
        const double rate = pairsOf(cuts_.points, shape().rows) / calls_.seconds(cuts_.points);
        return 0.1 * wantedSeconds * rate;
    }

    std::int64_t rowsOf(std::size_t points) {
        const double expected = cuts_.paced ? pairsOf(points, shape().rows) / pacer_.piece()
                                            : calls_.seconds(points) / cuts_.seconds;
        return rowsIn(1, expected, cuts_.rowStep, shape().rows);
    }

    void add(std::span<const Point> points) {
        PointSourcesArgs call = emptyCall(input_, choice_, input_.wavelength());
        call.points = points;
        for (; call.firstRow < shape().rows; call.firstRow += call.rowCount) {
            call.rowCount = std::min(rowsOf(points.size()), shape().rows - call.firstRow);
            pacer_.run(pairsOf(points.size(), call.rowCount), control_, [&] {
                device_.points().addPointSources(field_, call);
                device_.finish();
            });
            preview_.show();
        }
    }

    const MethodInput& input_;
    const PointSumChoice& choice_;
    Device& device_;
    Buffer& field_;
    JobControl& control_;
    Capabilities capabilities_;
    CallForecast calls_;
    Cuts cuts_;
    Pacer pacer_;
    FieldPreview preview_;
};

} // namespace

void sumPoints(const MethodInput& input, const PointSumChoice& choice, Device& device,
               Buffer& field, JobControl& control) {
    const auto pieces = [&input](std::size_t piece, const auto& use) {
        input.points.inPieces(piece, use);
    };
    sumPoints(input, pieces, choice, device, field, control);
}

void sumPoints(const MethodInput& input, const PointPieces& pieces, const PointSumChoice& choice,
               Device& device, Buffer& field, JobControl& control) {
    Summation(input, choice, device, field, control).run(pieces);
}

std::size_t mostPointsOf(const PointSumChoice& choice, const Capabilities& device) {
    return cutsOf(choice, device).points;
}

Forecast forecastOfSum(const MethodInput& input, const PointSumChoice& choice,
                       const Capabilities& device) {
    Forecast forecast;
    forecast.refusal = refusalOf(choice);
    forecast.offered = device.offers(choice.form);
    double modelError = 0;
    for (const Length wavelength : input.wavelengths) {
        const WaveSetting setting{input.grid, wavelength.si(), choice.window};
        CallForecast calls(input, choice, setting.wavelength, device);
        const std::size_t all = input.cloud.count();
        const std::size_t points = cutsFor(input, choice, device, calls).points;
        const std::size_t number = (all + points - 1) / points;
        forecast.seconds +=
            static_cast<double>(number)
                * calls.seconds(all / number, coverage(input.cloud, choice.form.model, setting))
            + overheadSeconds(static_cast<double>(all), input.grid.shape, device);
        const Work work = calls.work(points);
        const auto copies = static_cast<double>(input.points.bytesOf(points));
        forecast.bytes = std::max(forecast.bytes, copies + work.bytes);
        forecast.onDevice = std::max(forecast.onDevice, work.onDevice);
        if (choice.form.model == WaveModel::Fresnel)
            modelError = std::max(modelError, fresnelError(input.cloud, setting));
    }
    forecast.error = choice.tolerance + mostByMeeting * modelError;
    if (modelError > choice.tolerance)
        forecast.notes.push_back(message(
            FRINGE_MARK("At this distance the Fresnel approximation differs from the exact wave by "
                        "about {0} of it (relative L2)."),
            formatRounded(modelError)));
    return forecast;
}

} // namespace fringe
