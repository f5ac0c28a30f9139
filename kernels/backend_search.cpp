// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/backend_search.h"

#include "kernels/kept_failures.h"

#include <cstdlib>
#include <list>
#include <utility>

namespace fringe {

BackendSearch::BackendSearch(Backend backend, std::function<void()> checkpoint, bool anew,
                             std::chrono::milliseconds patience)
    : backend_(backend), anew_(anew), checkpoint_(std::move(checkpoint)), patience_(patience),
      drivers_(installed()) {
    for (std::size_t i = drivers_.size(); i-- > 0;)
        if (!anew_ && hasFailedBefore(drivers_[i].key))
            leaveOut(i, message(FRINGE_MARK("the driver {0} is left out, for it crashed or did not "
                                            "answer at an earlier start: update it, remove it, or "
                                            "have it tried again by `fringe devices`"),
                                drivers_[i].name));
    start();
}

std::vector<BackendSearch::Driver> BackendSearch::installed() const {
    const auto module = modulePath(std::string("libfringe_") + backendName(backend_) + ".so");
    constexpr const char* cuda = "libcuda.so.1";
    if (backend_ == Backend::Cuda)
        return {{{}, cuda, driverKey({module, cuda})}};
    std::vector<Driver> drivers;
    for (const OpenClDriver& driver : openClDrivers())
        drivers.push_back(
            {driver, driver.icd.string(), driverKey({module, driver.icd, driver.library})});
    return drivers;
}

void BackendSearch::leaveOut(std::size_t driver, Message reason) {
    faults_.push_back(std::move(reason));
    drivers_.erase(drivers_.begin() + static_cast<std::ptrdiff_t>(driver));
}

void BackendSearch::start() {
    probe_.reset();
    if (!faults_.empty()) {
        std::vector<OpenClDriver> left;
        for (const Driver& driver : drivers_)
            left.push_back(driver.openCl);
        if (left.empty() || !loadOnly(left))
            return;
    }
    probe_.emplace(backend_, checkpoint_, patience_,
                   drivers_.size() == 1 ? drivers_.front().name : std::string());
}

void BackendSearch::singleOut() {
    std::list<BackendProbe> alone;
    for (const Driver& driver : drivers_)
        alone.emplace_back(backend_, checkpoint_, patience_, driver.name, &driver.openCl);
    for (std::size_t i = drivers_.size(); i-- > 0; alone.pop_back()) {
        BackendReport report = alone.back().report();
        if (!alone.back().isOfDrivers()) {
            if (anew_)
                forgetFailure(drivers_[i].key);
            continue;
        }
        keepFailure(drivers_[i].key);
        leaveOut(i, std::move(report.absence));
    }
}

/// Layers of the loader (OpenCL's specification of it, OPENCL_LAYERS) come before all drivers: they
/// are left out where without them drivers are sound.
void BackendSearch::tryWithoutLayers(BackendReport& report) {
    constexpr const char* variable = "OPENCL_LAYERS";
    const char* const given = std::getenv(variable);
    if (backend_ != Backend::OpenCl || given == nullptr || *given == '\0')
        return;
    const std::string layers = given;
    ::unsetenv(variable);
    start();
    if (!probe_)
        return;
    report = probe_->report();
    if (!probe_->isOfDrivers())
        faults_.push_back(
            message(FRINGE_MARK("the layers that OPENCL_LAYERS names ({0}) are left out, for with "
                                "them drivers crash or do not answer: mend them, or unset that"),
                    layers));
}

BackendReport BackendSearch::report() {
    BackendReport report{backend_, {}, {}, {}};
    if (probe_)
        report = probe_->report();
    if (probe_ && probe_->isOfDrivers())
        tryWithoutLayers(report);
    if (probe_ && probe_->isOfDrivers()) {
        const std::size_t all = drivers_.size();
        if (all > 1)
            singleOut();
        else if (all == 1)
            keepFailure(drivers_.front().key);
        if (all > 1 && drivers_.size() < all) {
            start();
            if (probe_)
                report = probe_->report();
        }
    } else if (anew_) {
        for (const Driver& driver : drivers_)
            forgetFailure(driver.key);
    }
    if (probe_ && probe_->hasFailed())
        faults_.push_back(report.absence);
    if (!probe_)
        report = {backend_, {}, faults_.front(), {}};
    report.faults = faults_;
    return report;
}

} // namespace fringe
