// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/compute.h"

#include "app/tasks/projects.h"
#include "app/tasks/reporting.h"
#include "engine/model/examples.h"
#include "engine/optics/encoding.h"
#include "engine/run/run.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>

namespace fringe {
namespace {

struct ComputeTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::ComputeTask)
};

} // namespace

Outcome<Computed> computeDesign(const DesignPtr& design, const ComputeDevice& device,
                                JobControl& control) {
    const auto start = std::chrono::steady_clock::now();
    auto field = computeHologram(*design, device, control);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    if (!field.finished())
        return passedOn<Outcome<Computed>>(std::move(field));
    auto outcome = outcomeOf([&] {
        const auto hologram = std::make_shared<const Hologram>(*std::move(field.value));
        const auto levels =
            std::make_shared<const LevelPattern>(encode(*hologram, design->encoding));
        return Computed{{design, hologram, levels, design->encoding},
                        taken.count() / plan(*design, {.device = device.abilities()}).seconds};
    });
    outcome.notes = std::move(field.notes);
    return outcome;
}

void keepComputed(Studio& studio, Computed done) {
    studio.devices().noteUsed(done.result.hologram->device);
    studio.devices().notePace(done.result.design->method.key, done.pace);
    studio.results().setHologram(std::move(done.result));
    studio.results().compareWith(*studio.document().design());
}

void startCompute(Studio& studio) {
    const DesignPtr design = studio.document().design();
    const std::string device = studio.devices().id();
    const auto work = [design, device](JobControl& control) {
        return withDevice(device, [&](const ComputeDevice& opened) {
            return computeDesign(design, opened, control);
        });
    };
    const auto use = [&studio, project = studio.document().project()](Computed done) {
        if (studio.document().project() == project)
            keepComputed(studio, std::move(done));
    };
    const auto grow = [&studio, project = studio.document().project()](const auto& preview) {
        if (studio.document().project() == project)
            studio.results().setGrowing(preview);
    };
    // The notes are the plan's, which the checks show already.
    studio.jobs().start<Computed>({[] { return ComputeTask::tr("Compute hologram"); },
                                   queues::compute(), studio.devices().shortName(), grow},
                                  &studio, work, reportingFailure<Computed>(studio, use));
}

void startDemo(Studio& studio) {
    openExample(studio, examples().front().key);
    startCompute(studio);
}

} // namespace fringe
