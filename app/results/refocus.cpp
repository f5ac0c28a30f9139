// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/refocus.h"

#include "engine/device/sending.h"
#include "engine/optics/focus_stack.h"
#include "engine/propagation/lens_focus.h"
#include "engine/propagation/propagation.h"
#include "engine/propagation/refocuser.h"
#include "engine/run/laser_powers.h"
#include "engine/run/run.h"

#include <algorithm>

namespace fringe {
namespace {

/// Distances that are tried.
struct Span {
    Length low, high;
    int count; ///< 3 or more
};
constexpr int coarsePlanes = 25, finePlanes = 49;

} // namespace

Picture pictureOf(Previews pictures) {
    Picture picture;
    picture.distance = pictures.front().distance;
    for (Preview& preview : pictures)
        picture.planes.emplace_back(Shape{preview.rows, preview.cols}, std::move(preview.values));
    return picture;
}

/// Owns the spectra of one source, on a device of the pool.
class Refocus::Worker {
  public:
    Worker(RefocusSource source, DevicePool& devices)
        : source_(std::move(source)), devices_(devices) {}

    Previews pictures(Length distance, bool settled, JobControl& control) {
        if (!device_)
            device_ = devices_.device(source_.device, Lane::Looking);
        light(control);
        const bool isRefocused =
            !source_.lens && propagationOf(source_.propagation.key).transfer.has_value();
        Previews pictures = isRefocused ? refocused(distance, settled, control)
                                        : carried(distance, settled, control);
        for (std::size_t i = 0; i < lit_.powers.size(); ++i)
            weight(pictures[i], lit_.powers[i]);
        return pictures;
    }

    /// Places of a span at their sharpest, or the distances, from `count` of them; likewise.
    Previews pictures(FocusView view, const Span& span, bool settled, JobControl& control) {
        Previews like;
        const FocusStack stack = stackOf(span, settled, control, &like);
        const Picture picture = view == FocusView::Depth ? stack.depth() : stack.sharp();
        like.resize(picture.planes.size());
        for (std::size_t i = 0; i < like.size(); ++i) {
            const auto samples = picture.planes[i].samples();
            like[i].values.assign(samples.begin(), samples.end());
            if (view == FocusView::Depth)
                like[i].quantity = Quantity2D::Depth;
        }
        return like;
    }

    /// From the whole span with the small aperture of reduced pictures, in whose great depth of
    /// focus nothing is missed, to the neighbourhood with all of it.
    Length sharpest(const Span& span, JobControl& control) {
        Length best = stackOf(span, false, control).best();
        Length reach = 2 * (span.high - span.low) / (span.count - 1);
        for (const int count : {13, 9}) {
            best = stackOf({best - reach, best + reach, count}, true, control).best();
            reach = 3 * reach / (count - 1);
        }
        return best;
    }

    /// Gives up a device that has failed: the next pictures open it anew.
    void giveUpDevice() {
        refocusers_.clear();
        lit_ = {};
        devices_.forget(std::exchange(device_, nullptr));
    }

  private:
    /// like: takes the pictures of the last distance; null: none.
    FocusStack stackOf(const Span& span, bool settled, JobControl& control,
                       Previews* like = nullptr) {
        FocusStack stack;
        for (int i = 0; i < span.count; ++i) {
            Previews some = pictures(span.low + i * (span.high - span.low) / (span.count - 1),
                                     settled, control);
            if (like && i + 1 == span.count)
                *like = some;
            stack.add(pictureOf(std::move(some)));
            control.checkpoint();
        }
        return stack;
    }

    static void weight(Preview& picture, double power) {
        picture.power = power;
        for (float& value : picture.values)
            value *= static_cast<float>(power);
    }

    /// Makes what is looked at, in the light of its lasers, once.
    void light(JobControl& control) {
        if (!lit_.planes.empty())
            return;
        const Weighing weighing{source_.propagation, *device_, control};
        lit_ = *source_.hologram;
        if (source_.levels)
            lit_ = shownOf({*source_.hologram,
                            source_.powers.empty()
                                ? inBalance(*source_.levels, lit_, source_.encoding, weighing)
                                : *source_.levels,
                            source_.panel});
        lit_.sampling = source_.hologram->sampling;
        lit_ = throughPupil(withPowers(std::move(lit_), source_.powers, weighing), source_.pupil);
    }

    /// Calls `use` with every plane of what is looked at.
    template <class Use> void eachPlane(const Use& use) const {
        for (std::size_t i = 0; i < lit_.planes.size(); ++i)
            use(lit_.planes[i], ofPlane(lit_.sampling, i));
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
    Hologram lit_;                                       ///< without planes: not made yet
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
    isWhole_ = false;
    worker_ = source.hologram ? std::make_shared<Worker>(source, devices_) : nullptr;
}

template <class Made>
void Refocus::work(const Work<Made>& work, const std::function<void(Made)>& show) {
    const auto outcome = std::make_shared<Outcome<Made>>();
    const auto run = [worker = worker_, work, outcome](JobControl& control) {
        *outcome = outcomeOf([&] { return work(*worker, control); });
        if (outcome->error && outcome->error->kind() == ErrorKind::Failed)
            worker->giveUpDevice();
        control.checkpoint();
    };
    work_.request(run, [this, show, outcome] {
        if (outcome->finished())
            show(*std::move(outcome->value));
        if (outcome->error)
            emit failed(outcome->error->message());
    });
}

void Refocus::show(Previews pictures, std::optional<FocusView> view, bool isWhole) {
    latest_ = std::make_shared<const Previews>(std::move(pictures));
    isWhole_ = isWhole;
    view_ = view;
    emit ready(latest_);
}

void Refocus::request(Length distance, bool settled) {
    asked_ = distance;
    if (!worker_ || (settled && settled_ == distance))
        return;
    if (settled != settled_.has_value() || isSpan_)
        work_.cancelRunning();
    isSpan_ = false;
    settled_ = settled ? std::optional(distance) : std::nullopt;
    work<Previews>(
        [distance, settled](Worker& worker, JobControl& control) {
            return worker.pictures(distance, settled, control);
        },
        [this, settled](Previews pictures) { show(std::move(pictures), std::nullopt, settled); });
}

void Refocus::request(FocusView view, Length low, Length high) {
    if (!worker_)
        return;
    work_.cancelRunning();
    isSpan_ = true;
    settled_.reset();
    showSpan(view, low, high, false);
}

void Refocus::showSpan(FocusView view, Length low, Length high, bool settled) {
    const Span span{low, high, settled ? finePlanes : coarsePlanes};
    work<Previews>(
        [view, span, settled](Worker& worker, JobControl& control) {
            return worker.pictures(view, span, settled, control);
        },
        [=, this](Previews pictures) {
            if (!settled)
                showSpan(view, low, high, true);
            show(std::move(pictures), view, settled);
        });
}

void Refocus::findSharpest(Length low, Length high) {
    if (!worker_)
        return;
    work_.cancelRunning();
    isSpan_ = true;
    settled_.reset();
    work<double>(
        [span = Span{low, high, coarsePlanes}](Worker& worker, JobControl& control) {
            return worker.sharpest(span, control).si();
        },
        [this](double metres) { emit sharpest(metres); });
}

} // namespace fringe
