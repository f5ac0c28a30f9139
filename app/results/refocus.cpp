// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/refocus.h"

#include "engine/encodings/encoding.h"
#include "engine/propagation/lens_focus.h"
#include "engine/propagation/propagation.h"
#include "engine/propagation/refocuser.h"
#include "engine/run/run.h"

namespace fringe {

/// Owns the spectra of one source, on a device of the pool.
class Refocus::Worker {
  public:
    Worker(RefocusSource source, DevicePool& devices)
        : source_(std::move(source)), devices_(devices) {}

    Previews pictures(Length distance, bool settled, JobControl& control) {
        if (!device_)
            device_ = devices_.device(source_.device, Lane::Looking);
        if (!source_.lens && propagationOf(source_.propagation.key).transfer)
            return refocused(distance, settled, control);
        return carried(distance, settled, control);
    }

    /// Of a device that has failed: the next pictures open it anew.
    void giveUpDevice() {
        refocusers_.clear();
        devices_.forget(std::exchange(device_, nullptr));
    }

  private:
    /// Calls `use` with every plane of what is looked at.
    template <class Use> void eachPlane(const Use& use) const {
        const Hologram hologram = throughPupil(
            source_.levels ? fieldOfPattern(*source_.levels) : *source_.hologram, source_.pupil);
        for (std::size_t i = 0; i < hologram.planes.size(); ++i)
            use(hologram.planes[i], ofPlane(source_.hologram->sampling, i));
    }

    /// Anew for each distance. Behind a lens unsettled pictures do without the padding.
    Previews carried(Length distance, bool settled, JobControl& control) {
        const std::int64_t padding = settled ? paddingOf(source_.propagation) : 1;
        if (!source_.lens)
            requirePropagable(*source_.hologram, distance, source_.propagation);
        Previews pictures;
        eachPlane([&](const Field& field, const PlaneSampling& sampling) {
            pictures.push_back(
                source_.lens ? intensityOf(
                    focused(field, sampling, {*source_.lens, distance}, padding, device_->kernels(),
                            control),
                    lensSampling(sampling, field.shape(), *source_.lens, padding), distance)
                             : intensityOf(propagate(field, sampling, distance, source_.propagation,
                                                     device_->kernels(), control),
                                           propagatedSampling(sampling, field.shape(), distance,
                                                              source_.propagation),
                                           distance));
        });
        return pictures;
    }

    Previews refocused(Length distance, bool settled, JobControl& control) {
        if (refocusers_.empty())
            prepare(control);
        const auto cols = source_.hologram->shape().cols;
        Previews pictures;
        for (const auto& refocuser : refocusers_)
            pictures.push_back(
                refocuser->intensity(distance, settled ? 1 : previewReduction(cols), control));
        return pictures;
    }

    void prepare(JobControl& control) {
        std::vector<std::unique_ptr<Refocuser>> prepared;
        eachPlane([&](const Field& field, const PlaneSampling& sampling) {
            prepared.push_back(std::make_unique<Refocuser>(field, sampling, source_.propagation,
                                                           device_->kernels(), control));
        });
        refocusers_ = std::move(prepared);
    }

    RefocusSource source_;
    DevicePool& devices_;
    std::shared_ptr<const ComputeDevice> device_;
    std::vector<std::unique_ptr<Refocuser>> refocusers_; ///< one per wavelength
};

Refocus::Refocus(Runner& runner, DevicePool& devices, QObject* parent)
    : QObject(parent), work_(runner, QStringLiteral("refocus")), devices_(devices) {
    connect(&work_, &NewestWins::idle, this, &Refocus::idle);
}

Refocus::~Refocus() = default;

void Refocus::setSource(const RefocusSource& source) {
    if (source == source_)
        return;
    work_.cancel();
    source_ = source;
    settled_.reset();
    latest_ = std::make_shared<const Previews>();
    worker_ = source.hologram ? std::make_shared<Worker>(source, devices_) : nullptr;
}

void Refocus::request(Length distance, bool settled) {
    asked_ = distance;
    if (!worker_ || (settled && settled_ == distance))
        return;
    if (settled != settled_.has_value())
        work_.cancelRunning();
    settled_ = settled ? std::optional(distance) : std::nullopt;
    const auto outcome = std::make_shared<Outcome<Previews>>();
    const auto work = [worker = worker_, distance, settled, outcome](JobControl& control) {
        *outcome = outcomeOf([&] { return worker->pictures(distance, settled, control); });
        if (outcome->error && outcome->error->kind() == ErrorKind::Failed)
            worker->giveUpDevice();
        control.checkpoint();
    };
    work_.request(work, [this, outcome] {
        if (outcome->finished()) {
            latest_ = std::make_shared<const Previews>(*std::move(outcome->value));
            emit ready(latest_);
        }
        if (outcome->error)
            emit failed(outcome->error->message());
    });
}

} // namespace fringe
