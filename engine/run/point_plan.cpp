// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/plan.h"

#include "engine/encodings/encoding.h"
#include "engine/job/job_control.h"
#include "engine/methods/method.h"
#include "engine/model/placement.h"
#include "engine/model/units.h"
#include "engine/optics/sampling.h"
#include "engine/propagation/propagation.h"
#include "engine/propagation/refocuser.h"
#include "engine/run/memory_budget.h"
#include "engine/run/misplaced_points.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace fringe {
namespace {

void checkpoint(const PlanLimits& limits) {
    if (limits.control != nullptr)
        limits.control->checkpoint();
}

/// Side by side: some look at every point.
std::vector<Forecast> forecastsOfAll(const MethodInput& input, const Abilities& device,
                                     const PlanLimits& limits) {
    const std::vector<const Method*>& methods = allMethods();
    std::vector<Forecast> forecasts(methods.size());
    parallelFor(
        static_cast<std::int64_t>(methods.size()), 1, [&](std::int64_t begin, std::int64_t end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
                checkpoint(limits);
                forecasts[i] = methods[i]->forecast(input, device);
            }
        });
    return forecasts;
}

constexpr std::size_t pointsChecked = 1 << 17; ///< between two checkpoints

/// Collects findings about one design.
class Advisor {
  public:
    Advisor(const Design& design, const PlanLimits& limits) : design_(design), limits_(limits) {}

    Plan make() {
        plan_.shape = design_.setup.plate.size;
        plan_.planes = static_cast<int>(design_.setup.wavelengths.size());
        plan_.advice = checkTable(design_);
        checkObject();
        if (plan_.runnable()) {
            adviseOnSampling();
            const PlacedPoints points(design_.scene, design_.setup.wavelengths, 0);
            const CloudFigures cloud = checkPoints(points);
            if (plan_.runnable())
                forecast(points, cloud);
            estimate();
        }
        std::ranges::stable_sort(plan_.advice, std::ranges::greater{}, &Advice::severity);
        return plan_;
    }

  private:
    void add(Severity severity, const char* parameter, Message text) {
        plan_.advice.push_back({severity, parameter, std::move(text)});
    }

    /// Findings that name rows of the section of `prefix`.
    void add(const std::string& prefix, std::vector<Advice> findings) {
        for (Advice& item : findings) {
            item.parameter = prefix + item.parameter;
            plan_.advice.push_back(std::move(item));
        }
    }

    void checkObject() {
        const auto& cloud = design_.scene.cloud;
        if (!cloud || cloud->size() == 0)
            add(Severity::Refusal, "",
                message(FRINGE_MARK("The scene holds no point; import a point cloud.")));
    }

    Length shortest() const { return std::ranges::min(design_.setup.wavelengths); }
    Length longest() const { return std::ranges::max(design_.setup.wavelengths); }

    void adviseOnSampling() {
        const Plate& plate = design_.setup.plate;
        const Length finest = std::min(plate.pitchX, plate.pitchY);
        if (finest < longest() / 2)
            add(Severity::Warning, plate.pitchX <= plate.pitchY ? "plate.pitch_x" : "plate.pitch_y",
                message(
                    FRINGE_MARK("The pitch of {0} is below half the wavelength of {1}: the finest "
                                "fringes make evanescent waves, which do not travel."),
                    formatLength(finest), formatLength(longest())));
        const Sampling sampling{plate.pitchX, plate.pitchY, design_.setup.wavelengths};
        if (limits_.reconstructing)
            add("reconstruction.",
                checkPropagation(sampling, plate.size, design_.reconstruction.distance,
                                 design_.propagation));
        if (const auto advice = encodingOf(design_.encoding.key).advice)
            add("encoding.", advice(design_.encoding.values, sampling));
    }

    CloudFigures checkPoints(const PlacedPoints& points) {
        CloudFigures figures(points.size());
        const double nearest = longest().si();
        const FieldOfView view = fieldOfView();
        MisplacedPoints misplaced;
        std::size_t seen = 0;
        points.inPieces(pointsChecked, [&](std::span<const Point> some) {
            checkpoint(limits_);
            misplaced.add(misplacedOf(some, seen, nearest, view));
            seen += some.size();
            figures.see(some);
        });
        adviseOnPoints(misplaced);
        return figures;
    }

    void adviseOnPoints(const MisplacedPoints& misplaced) {
        const auto& [tooNear, outside, firstNear] = misplaced;
        const std::size_t all = design_.scene.cloud->size();
        if (tooNear > 0)
            add(Severity::Refusal,
                design_.scene.placement.mode == Placement::Mode::Fit ? "scene.distance"
                                                                     : "scene.placement",
                message(FRINGE_MARK(
                            "{0} of {1} points lie nearer to the plate than one wavelength, the "
                            "first being point {2}; move the object to another distance."),
                        tooNear, all, firstNear + 1));
        if (outside > 0)
            add(Severity::Warning, "scene.placement",
                message(FRINGE_MARK(
                            "{0} of {1} points lie outside the field of view, where no pixel can "
                            "send light; make the object smaller, or move it away from the plate."),
                        outside, all));
    }

    FieldOfView fieldOfView() const {
        const Plate& plate = design_.setup.plate;
        return {fieldCone(plate.size.cols, plate.pitchX, shortest()),
                fieldCone(plate.size.rows, plate.pitchY, shortest())};
    }

    void forecast(const PlacedPoints& points, const CloudFigures& cloud) {
        const Plate& plate = design_.setup.plate;
        const MethodInput input{points,
                                cloud,
                                {plate.size, plate.pitchX.si(), plate.pitchY.si()},
                                design_.setup.wavelengths,
                                0,
                                design_.method.values,
                                limits_.realPart};
        const Abilities device = limits_.device ? *limits_.device : cpuAbilities();
        const Forecast own = methodOf(design_.method.key).forecast(input, device);
        if (limits_.comparing || !own.offered)
            compare(forecastsOfAll(input, device, limits_));
        take(own, device);
    }

    void compare(const std::vector<Forecast>& forecasts) {
        for (std::size_t i = 0; i < forecasts.size(); ++i)
            plan_.methods.push_back({allMethods()[i]->info.key,
                                     forecasts[i].offered && !forecasts[i].refusal,
                                     forecasts[i].seconds, forecasts[i].error});
    }

    void take(const Forecast& chosen, const Abilities& device) {
        plan_.method = chosen.other.value_or(design_.method);
        plan_.seconds = chosen.seconds * limits_.pace;
        plan_.error = chosen.error;
        methodBytes_ = chosen.bytes;
        keptBytes_ = chosen.kept;
        scratchBytes_ = chosen.onDevice;
        isOnGpu_ = device.isGpu;
        checkDevice(device);
        for (const Message& note : chosen.notes)
            add(Severity::Note, "method.name", note);
        if (!chosen.offered)
            add(Severity::Refusal, "method.name",
                message(FRINGE_MARK("The device {0} does not offer the method \"{1}\"; choose "
                                    "another device, or one of the methods {2}."),
                        device.device, design_.method.key, possibleMethods()));
        else if (chosen.refusal)
            add(Severity::Refusal, "method.name", *chosen.refusal);
    }

    /// The memory of a device that has its own.
    void checkDevice(const Abilities& device) {
        if (device.memory <= 0)
            return;
        const double field = static_cast<double>(plan_.shape.count()) * sizeof(Complex);
        const double bytes = field + std::max(scratchBytes_, field * paddedFields());
        plan_.deviceBytes = static_cast<std::uint64_t>(std::min(bytes, 9e18));
        if (bytes > device.memory)
            add(Severity::Refusal, "plate.columns",
                message(FRINGE_MARK("The device {0} has {1} of memory, and {2} are needed there; "
                                    "choose fewer pixels or less zero padding, or another device."),
                        device.device, formatBytes(static_cast<std::uint64_t>(device.memory)),
                        formatBytes(plan_.deviceBytes)));
    }

    /// What a reconstruction holds on the device beside a field, in fields.
    double paddedFields() const {
        if (!limits_.reconstructing)
            return 0;
        const auto padding = static_cast<double>(paddingOf(design_.propagation));
        return padding * padding * (limits_.refocusing ? plan_.planes + 1 : 1);
    }

    std::string possibleMethods() const {
        std::string keys;
        for (const MethodOutlook& method : plan_.methods)
            if (method.possible)
                keys += (keys.empty() ? "" : ", ") + method.key;
        return keys;
    }

    void estimate() {
        const auto samples =
            static_cast<double>(plan_.shape.rows) * static_cast<double>(plan_.shape.cols);
        const PointCloud& cloud = *design_.scene.cloud;
        const auto points = static_cast<double>(cloud.size());
        const auto held = static_cast<double>(cloud.bytesHeld());
        const double field = samples * sizeof(Complex);
        const double computing = isOnGpu_ ? plan_.planes * field + methodBytes_
                                          : std::max(plan_.planes * field + methodBytes_,
                                                     (plan_.planes + 1) * field + keptBytes_);
        const double reconstructing = reconstructionBytes();
        const double bytes = held + std::max(computing, reconstructing);
        plan_.bytes = static_cast<std::uint64_t>(std::min(bytes, 9e18));
        plan_.pairs = points * samples * plan_.planes;
        const MemoryNeed use{
            plan_.shape,  plan_.bytes,
            plan_.planes, reconstructing > computing ? paddingOf(design_.propagation) : 1,
            cloud.size(), held};
        if (cloud.stored)
            add(Severity::Note, "",
                message(FRINGE_MARK("The {0} points would take {1} of memory; they are read piece "
                                    "by piece from a scratch file."),
                        cloud.size(),
                        formatBytes(PointCloud::bytes(cloud.size(), cloud.isColoured()))));
        if (auto reason = memoryRefusal(use, limits_.memory))
            add(Severity::Refusal, "plate.columns", std::move(*reason));
    }

    double reconstructionBytes() const {
        if (!limits_.reconstructing)
            return 0;
        return limits_.refocusing
                   ? refocusBytes(plan_.shape, plan_.planes, paddingOf(design_.propagation))
                   : propagationBytes(plan_.shape, plan_.planes, design_.propagation);
    }

    const Design& design_;
    const PlanLimits& limits_;
    Plan plan_;
    double methodBytes_ = 0;  ///< while the last plane is computed
    double keptBytes_ = 0;    ///< while it is taken from the device
    double scratchBytes_ = 0; ///< of a device's own, while a plane is computed
    bool isOnGpu_ = false;    ///< planes are computed in that, and fetched one by one
};

} // namespace

Plan plan(const Design& design, const PlanLimits& limits) {
    return Advisor(design, limits).make();
}

} // namespace fringe
