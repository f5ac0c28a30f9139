// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/calibrate.h"

#include "app/tasks/compute.h"
#include "app/tasks/reporting.h"
#include "engine/examples/examples.h"

#include <QElapsedTimer>

#include <cmath>
#include <map>
#include <span>
#include <vector>

namespace fringe {
namespace {

constexpr qint64 enough = 300; ///< [ms] after which nothing more is begun

/// The example, small enough to take a few milliseconds.
DesignPtr probeOf(const ExampleInfo& example) {
    Design design = exampleDesign(example.key);
    design.setup.plate.size = {256, 256};
    design.stop = {.iterations = 3};
    return std::make_shared<const Design>(std::move(design));
}

/// Pace of some runs; the first, which opens devices and plans transforms, is let go. Nothing where
/// the design cannot be computed.
std::optional<double> paceOf(const DesignPtr& design, const ComputeDevice& device,
                             JobControl& control) {
    const Plan made = plan(design, {.device = device.capabilities(), .reconstructing = false});
    if (!made.runnable() || made.seconds <= 0)
        return std::nullopt;
    QElapsedTimer clock;
    clock.start();
    std::vector<RunTime> times;
    while (times.size() < 2 || (times.size() < 8 && clock.elapsed() < enough / 5)) {
        const auto outcome = computed(made, {device, control});
        if (!outcome.finished() || !outcome.value->time)
            return std::nullopt;
        times.push_back(*outcome.value->time);
    }
    return paceOf(std::span(times).subspan(1));
}

/// By kind of source; under the name of all their mean.
std::map<std::string, double> measured(const ComputeDevice& device, JobControl& control) {
    std::map<std::string, double> paces;
    double logs = 0;
    QElapsedTimer clock;
    clock.start();
    for (const ExampleInfo& example : examples()) {
        if (clock.elapsed() > enough)
            break;
        const DesignPtr design = probeOf(example);
        const std::string family = paceFamily(paceKey(*design));
        if (paces.contains(family))
            continue;
        if (const auto pace = paceOf(design, device, control)) {
            paces[family] = *pace;
            logs += std::log(*pace);
        }
    }
    if (!paces.empty())
        paces[anyPace] = std::exp(logs / static_cast<double>(paces.size()));
    return paces;
}

} // namespace

void startCalibration(Studio& studio, bool again) {
    if (!again && studio.devices().isCalibrated())
        return;
    const auto paces = std::make_shared<std::map<std::string, double>>();
    const std::string id = studio.devices().id();
    const auto work = [paces, id, &devices = studio.devicePool()] {
        JobControl control;
        withDevice(devices, id, [&](const ComputeDevice& device) {
            return outcomeOf([&] {
                *paces = measured(device, control);
                return true;
            });
        });
    };
    studio.runner().run(queues::compute(), work, [&studio, paces, id] {
        if (studio.devices().id() == id)
            studio.devices().calibrate(*paces);
    });
}

} // namespace fringe
