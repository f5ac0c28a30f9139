// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/refocus.h"

#include "app/jobs/job_text.h"
#include "engine/job/memory_budget.h"
#include "engine/model/units.h"
#include "engine/optics/focus_stack.h"
#include "engine/propagation/propagation.h"
#include "engine/propagation/refocuser.h"
#include "engine/run/key.h"
#include "engine/run/window.h"

#include <algorithm>
#include <functional>
#include <tuple>

namespace fringe {
namespace {

/// Distances that are tried.
struct Span {
    Length low, high;
    int count; ///< 3 or more
};
constexpr int coarsePlanes = 25, finePlanes = 49;

/// Numbers that are held of each sample of a picture, and of those of a `FocusStack`.
constexpr std::uint64_t numbersShown = 2, numbersStacked = 10;

Previews previewsOf(const Picture& picture) {
    Previews previews;
    for (std::size_t i = 0; i < picture.planes.size(); ++i) {
        const Plane<float> values = inMemory(picture.planes[i]);
        const auto [rows, cols] = values.shape();
        const PlaneSampling sampling = ofPlane(picture.sampling, i);
        previews.push_back({.rows = rows,
                            .cols = cols,
                            .values = {values.samples().begin(), values.samples().end()},
                            .width = sampling.pitchX * static_cast<double>(cols),
                            .height = sampling.pitchY * static_cast<double>(rows),
                            .distance = picture.distance.value_or(Length{}),
                            .wavelength = sampling.wavelength,
                            .power = picture.powers.empty() ? 1 : picture.powers.at(i),
                            .plane = values.shape(),
                            .x = picture.x,
                            .y = picture.y});
    }
    return previews;
}

} // namespace

bool operator==(const RefocusSource& a, const RefocusSource& b) {
    const auto rest = [](const RefocusSource& source) {
        return std::tie(source.look, source.device, source.isLarge, source.memory, source.scratch);
    };
    if (a.chain.field() != b.chain.field() || rest(a) != rest(b))
        return false;
    if (!a.chain.field())
        return true;
    const auto how = [](const RefocusSource& source) {
        const Design& design = source.chain.design();
        return std::tie(design.reconstruction.fromEncoded, design.reconstruction.isFiltered,
                        design.reconstruction.powers, design.focalStop);
    };
    return how(a) == how(b)
           && (!a.chain.design().reconstruction.fromEncoded
               || areSame(a.chain.design(), b.chain.design(), Stage::Sent));
}

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

    Previews pictures(Length distance, bool settled, JobControl& control,
                      std::uint64_t numbers = numbersShown) {
        light(control);
        return isRefocused() ? refocused(distance, settled, control)
                             : looked(distance, settled, control, numbers);
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

    FocusFound sharpest(Length low, Length high, JobControl& control) {
        light(control);
        const auto take = [&](Length z, bool settled) {
            return pictureOf(pictures(z, settled, control, numbersStacked));
        };
        const Shape shape = lit_.shape();
        const PlaneSampling sampling = ofPlane(lit_.sampling, 0);
        const FocusSearched light{.width = sampling.pitchX
                                           * static_cast<double>(std::max(shape.cols, shape.rows)),
                                  .pitch = sampling.pitchX,
                                  .wavelength = sampling.wavelength,
                                  .lens = source_.look.lens,
                                  .reduction = previewReduction(shape.cols),
                                  .most = source_.isLarge ? coarsePlanes : 400};
        return fringe::findSharpest(light, {low, high}, take, control);
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
            const JobShare share(control, double(i) / span.count, double(i + 1) / span.count);
            control.begin(message(FRINGE_MARK("Looking where it is sharp")), 0, 1);
            Previews some = pictures(span.low + i * (span.high - span.low) / (span.count - 1),
                                     settled, control, numbersStacked);
            if (like && i + 1 == span.count)
                *like = some;
            stack.add(pictureOf(std::move(some)));
            control.checkpoint();
        }
        return stack;
    }

    /// Makes what is looked at, in the light of its lasers, once.
    void light(JobControl& control) {
        if (!device_)
            device_ = devices_.device(source_.device, Lane::Looking);
        if (!lit_.planes.empty())
            return;
        lit_ = source_.chain.lit({*device_, control, source_.memory});
    }

    /// By a spectrum that is kept.
    bool isRefocused() const {
        return !source_.isLarge && !source_.look.lens && source_.look.window.isWhole()
               && propagationOf(source_.look.propagation.key).transfer;
    }

    /// Anew for each distance. Behind a lens unsettled pictures do without the padding.
    Previews looked(Length distance, bool settled, JobControl& control, std::uint64_t numbers) {
        Look at = source_.look;
        at.distance = distance;
        if (at.lens && !settled)
            at.propagation.values["padding"] = std::int64_t{1};
        const std::uint64_t memory = source_.isLarge ? memoryBeside(at, numbers) : 0;
        Scratch scratch(Scratch::Place{source_.scratch});
        return previewsOf(taken(look(lit_, at, {*device_, control, memory, &scratch})));
    }

    /// What making a picture may take beside so many numbers of each of its samples, of at most
    /// half of all [bytes].
    std::uint64_t memoryBeside(const Look& at, std::uint64_t numbers) const {
        const Shape shape = samplesOf(at.window, lit_.shape(), lit_.sampling).shape;
        const std::uint64_t most = memoryWithin(source_.memory);
        const std::uint64_t shown = lit_.planes.size() * numbers * sizeof(float)
                                    * static_cast<std::uint64_t>(shape.count());
        if (shown > most / 2)
            throw badInput(FRINGE_MARK("The {0} x {1} samples of the window take {2} of memory, "
                                       "and {3} are there for them; make the window smaller, or "
                                       "allow more memory."),
                           shape.cols, shape.rows, formatBytes(shown), formatBytes(most / 2));
        return most - shown;
    }

    Previews refocused(Length distance, bool settled, JobControl& control) {
        if (refocusers_.empty())
            prepare();
        const auto cols = lit_.shape().cols;
        Previews pictures;
        for (std::size_t i = 0; i < refocusers_.size(); ++i) {
            pictures.push_back(
                refocusers_[i]->intensity(distance, settled ? 1 : previewReduction(cols), control));
            if (i < lit_.powers.size())
                weight(pictures.back(), lit_.powers[i]);
        }
        return pictures;
    }

    static void weight(Preview& picture, double power) {
        picture.power = power;
        for (float& value : picture.values)
            value *= static_cast<float>(power);
    }

    void prepare() {
        std::vector<std::unique_ptr<Refocuser>> prepared;
        const Hologram seen = throughPupil(lit_, source_.look.pupil);
        for (std::size_t i = 0; i < seen.planes.size(); ++i)
            prepared.push_back(
                std::make_unique<Refocuser>(seen.planes[i], ofPlane(seen.sampling, i),
                                            source_.look.propagation, device_->kernels()));
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
    telling_.setInterval(100);
    connect(&telling_, &QTimer::timeout, this,
            [this] { emit progressed(progressText(work_.progress())); });
    connect(this, &Refocus::idle, &telling_, [this] {
        if (!telling_.isActive())
            return;
        telling_.stop();
        emit progressed({});
    });
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
    worker_ = source.chain.field() ? std::make_shared<Worker>(source, devices_) : nullptr;
}

template <class Made>
void Refocus::work(const Work<Made>& work, const std::function<void(Made)>& show) {
    const auto make = [worker = worker_, work](JobControl& control) {
        auto made = outcomeOf([&] { return work(*worker, control); });
        if (made.error && made.error->kind() == ErrorKind::Failed)
            worker->giveUpDevice();
        control.checkpoint();
        return taken(std::move(made));
    };
    if (source_.isLarge || isSpan_)
        telling_.start();
    work_.ask(make, [this, show](Outcome<Made> made) {
        if (made.finished())
            show(*std::move(made.value));
        if (made.error)
            emit failed(made.error->message());
    });
}

void Refocus::show(Previews pictures, std::optional<FocusView> view, bool isWhole) {
    latest_ = std::make_shared<const Previews>(std::move(pictures));
    isWhole_ = isWhole;
    view_ = view;
    emit ready(latest_);
}

void Refocus::cancel() {
    work_.cancel();
    if (isSpan_ && !source_.isLarge)
        return request(asked_, true);
    show({}, std::nullopt, false);
}

void Refocus::request(Length distance, bool settled) {
    asked_ = distance;
    if (!worker_ || (settled && settled_ == distance) || (source_.isLarge && !settled))
        return;
    if (settled != settled_.has_value() || isSpan_ || source_.isLarge)
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
    showSpan(view, low, high, source_.isLarge);
}

void Refocus::showSpan(FocusView view, Length low, Length high, bool settled) {
    const Span span{low, high, settled && !source_.isLarge ? finePlanes : coarsePlanes};
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
        return emit idle();
    work_.cancelRunning();
    isSpan_ = true;
    settled_.reset();
    work<FocusFound>(
        [low, high](Worker& worker, JobControl& control) {
            return worker.sharpest(low, high, control);
        },
        [this](const FocusFound& found) { emit sharpest(found); });
}

} // namespace fringe
