// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/refocus.h"

#include "engine/optics/encoding.h"
#include "engine/optics/lens_focus.h"
#include "engine/optics/refocuser.h"
#include "engine/run/run.h"

namespace fringe {

/// Owns the device and the spectra of one source.
class Refocus::Worker {
  public:
    explicit Worker(RefocusSource source) : source_(std::move(source)) {}

    Previews pictures(Length distance, bool settled, JobControl& control) {
        if (!device_)
            device_.emplace(ComputeDevice::open(source_.device));
        return source_.lens ? focused(distance, settled, control)
                            : propagated(distance, settled, control);
    }

  private:
    PlaneSampling samplingOf(std::size_t plane) const {
        const Sampling& sampling = source_.hologram->sampling;
        return {sampling.pitchX, sampling.pitchY, sampling.wavelengths.at(plane)};
    }

    /// Unsettled pictures do without the padding.
    Previews focused(Length distance, bool settled, JobControl& control) {
        const auto shown = source_.levels ? fieldOfPattern(*source_.levels) : Hologram{};
        const Hologram& hologram = source_.levels ? shown : *source_.hologram;
        Previews pictures;
        for (std::size_t i = 0; i < hologram.planes.size(); ++i)
            pictures.push_back(
                focusedIntensity(hologram.planes[i], samplingOf(i), {*source_.lens, distance},
                                 settled ? source_.padding : 1, device_->kernels(), control));
        return pictures;
    }

    Previews propagated(Length distance, bool settled, JobControl& control) {
        if (refocusers_.empty())
            prepare(control);
        const auto cols = source_.hologram->shape().cols;
        const auto& wavelengths = source_.hologram->sampling.wavelengths;
        Previews pictures;
        for (std::size_t i = 0; i < refocusers_.size(); ++i) {
            pictures.push_back(
                refocusers_[i]->intensity(distance, settled ? 1 : previewReduction(cols), control));
            pictures.back().wavelength = wavelengths.at(i);
        }
        return pictures;
    }

    void prepare(JobControl& control) {
        const auto shown = source_.levels ? fieldOfPattern(*source_.levels) : Hologram{};
        const Hologram& hologram = source_.levels ? shown : *source_.hologram;
        std::vector<std::unique_ptr<Refocuser>> prepared;
        for (std::size_t i = 0; i < hologram.planes.size(); ++i)
            prepared.push_back(std::make_unique<Refocuser>(
                hologram.planes[i], samplingOf(i), source_.padding, device_->kernels(), control));
        refocusers_ = std::move(prepared);
    }

    RefocusSource source_;
    std::optional<ComputeDevice> device_;
    std::vector<std::unique_ptr<Refocuser>> refocusers_; ///< one per wavelength
};

Refocus::Refocus(Runner& runner, QObject* parent)
    : QObject(parent), work_(runner, QStringLiteral("refocus")) {
    connect(&work_, &NewestWins::idle, this, &Refocus::idle);
}

Refocus::~Refocus() = default;

void Refocus::setSource(const RefocusSource& source) {
    if (source == source_)
        return;
    work_.cancel();
    source_ = source;
    settled_.reset();
    latest_.clear();
    worker_ = source.hologram ? std::make_shared<Worker>(source) : nullptr;
}

void Refocus::request(Length distance, bool settled) {
    asked_ = distance;
    if (!worker_ || (settled && settled_ == distance))
        return;
    settled_ = settled ? std::optional(distance) : std::nullopt;
    work_.cancelRunning();
    const auto outcome = std::make_shared<Outcome<Previews>>();
    const auto work = [worker = worker_, distance, settled, outcome](JobControl& control) {
        *outcome = outcomeOf([&] { return worker->pictures(distance, settled, control); });
        control.checkpoint();
    };
    work_.request(work, [this, outcome] {
        if (outcome->finished()) {
            latest_ = *std::move(outcome->value);
            emit ready(latest_);
        }
        if (outcome->error)
            emit failed(outcome->error->message());
    });
}

} // namespace fringe
