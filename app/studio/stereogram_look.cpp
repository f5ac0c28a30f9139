// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/stereogram_look.h"

#include "app/results/reconstruction_depth.h"
#include "app/studio/device_choice.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "engine/examples/bouncing_ball.h"
#include "engine/run/compute_device.h"
#include "engine/run/outcome.h"
#include "engine/sources/source_kind.h"
#include "engine/stereogram/stereogram.h"

#include <QLocale>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace fringe {
namespace {

constexpr int betweenFrames = 16; // [ms], about those of a screen

/// Whether the stereogram of both is the same. A camera sees other sources of the design.
bool isSameStereogram(const Design& a, const Design& b) {
    const auto from = sourceWithDepth(a), to = sourceWithDepth(b);
    if (a.stereogram != b.stereogram || from.has_value() != to.has_value())
        return false;
    if (from && sourceKindOf(a.sources[*from].kind.key).photographs)
        return a.sources == b.sources && a.setup.plate == b.setup.plate;
    return !from || a.sources[*from] == b.sources[*to];
}

/// A design of this depth alone, and of the stereogram of `style`.
DesignPtr designOf(std::shared_ptr<const Raster> depth, const Design& style) {
    auto design = std::make_shared<Design>(designFor("rgbd"));
    design->sources.front().kind.assets["depth"] = {{}, std::move(depth)};
    design->stereogram = style.stereogram;
    return design;
}

/// Bytes of red, green, blue and what is opaque, as they stand in the picture.
QImage imageOf(const ColourPicture& picture) {
    const auto [rows, cols] = picture.shape;
    const QImage shared(reinterpret_cast<const uchar*>(picture.pixels.data()),
                        static_cast<int>(cols), static_cast<int>(rows),
                        static_cast<qsizetype>(cols * static_cast<std::int64_t>(sizeof(Rgba8))),
                        QImage::Format_RGBX8888);
    return shared.copy();
}

} // namespace

struct StereogramLook::Order {
    DesignPtr design;
    std::string device; ///< of the stereogram; empty: its scene is wanted
};

struct StereogramLook::Seen {
    QImage picture;
    std::vector<Message> notes;
    DesignPtr design{};
    std::int64_t tile = 0; ///< its width; 0: there is none
    double seconds = 0;    ///< that the picture took
};

/// Makes pictures by one device, which it keeps until another is wanted or it fails. ONE thread at
/// a time: that of the queue.
class StereogramLook::Maker {
  public:
    Seen seen(const Order& order, JobControl& control) {
        QElapsedTimer clock;
        clock.start();
        try {
            Seen seen = order.device.empty()
                            ? Seen{imageOf(sceneOf(*order.design, control)), {}, order.design}
                            : stereogram(order, control);
            seen.seconds = static_cast<double>(clock.nsecsElapsed()) / 1e9;
            for (Message& note : control.takeNotes())
                seen.notes.push_back(std::move(note));
            return seen;
        } catch (...) {
            device_.reset();
            throw;
        }
    }

  private:
    Seen stereogram(const Order& order, const JobControl& control) {
        if (!device_ || id_ != order.device) {
            device_.reset();
            device_.emplace(ComputeDevice::open(order.device, {}, &control));
            id_ = order.device;
        }
        const StereogramStyle style = stereogramStyleOf(order.design->stereogram);
        const auto frames = framesOf(*order.design, style);
        const QImage picture =
            imageOf(stereogramOf(frames->frame(0, control), style, *device_, control));
        return {picture, notesOn(style, frames->shape().cols), order.design, style.width()};
    }

    std::optional<ComputeDevice> device_;
    std::string id_;
};

StereogramLook::StereogramLook(Runner& runner, const Document& document,
                               const DeviceChoice& devices, ReconstructionDepth& reconstruction)
    : document_(document), devices_(devices), reconstruction_(reconstruction),
      work_(runner, QStringLiteral("stereogram")), maker_(std::make_shared<Maker>()) {
    ticks_.setTimerType(Qt::PreciseTimer);
    ticks_.setInterval(betweenFrames);
    connect(&ticks_, &QTimer::timeout, this, &StereogramLook::follow);
    connect(&document, &Document::changed, this, &StereogramLook::follow);
    connect(&document, &Document::drafted, this, &StereogramLook::follow);
    connect(&document, &Document::replaced, this, &StereogramLook::begin);
    connect(&reconstruction, &ReconstructionDepth::changed, this, [this] {
        if (depth_ == Depth::Reconstruction)
            follow();
    });
    follow();
}

StereogramLook::~StereogramLook() = default;

void StereogramLook::setPlaying(bool playing) {
    isPlaying_ = playing;
    play(); // before the moment is taken
    follow();
    emit changed();
}

void StereogramLook::setMode(Mode mode) {
    mode_ = mode;
    follow();
}

void StereogramLook::setDepth(Depth depth) {
    if (std::exchange(depth_, depth) == depth)
        return;
    say({});
    follow();
}

void StereogramLook::begin() {
    clock_ = {};
    depth_ = Depth::Scene;
    isPlaying_ = true;
    follow();
}

DesignPtr StereogramLook::momentShown() const {
    return (moves_ || depth_ == Depth::Reconstruction) && shown_ ? shown_ : document_.design();
}

QString StereogramLook::rate() const {
    const double rate = clock_.rate();
    //: frames per second, time in which one is made
    return rate > 0 ? tr("%1 fps · %2 a frame").arg(shortNumber(rate, 2), durationText(seconds_))
                    : QString();
}

std::string StereogramLook::device() const {
    if (moves_ && mode_ == Mode::Scene)
        return {};
    const ComputeDeviceInfo* gpu = moves_ && mode_ == Mode::Gpu ? devices_.gpu() : nullptr;
    return gpu ? gpu->id : "cpu";
}

void StereogramLook::follow() {
    reconstruction_.setWanted(isWatched() && depth_ == Depth::Reconstruction);
    depth_ == Depth::Scene ? followScene() : followReconstruction();
}

/// As it is dragged, or with what moves of it as it is now.
void StereogramLook::followScene() {
    const DesignPtr& design = document_.draft() ? document_.draft() : document_.design();
    auto moment = withBallAt(*design, clock_.seconds());
    moves_ = moment.has_value();
    play();
    if (isWatched())
        ask({moves_ ? std::make_shared<const Design>(*std::move(moment)) : design, device()});
}

void StereogramLook::followReconstruction() {
    moves_ = false;
    play();
    if (!isWatched())
        return;
    if (const auto& depth = reconstruction_.shares())
        ask({designOf(depth, *document_.design()), device()});
    else
        say(reconstruction_.why());
}

/// It runs while it is watched, and rests otherwise.
void StereogramLook::play() {
    const bool runs = isWatched() && isPlaying_ && moves_;
    clock_.setRunning(runs);
    if (runs != ticks_.isActive())
        runs ? ticks_.start() : ticks_.stop();
}

void StereogramLook::say(const QString& why) {
    work_.cancel();
    asked_.reset();
    shown_.reset();
    picture_ = {};
    facts_.clear();
    why_ = why;
    emit changed();
}

void StereogramLook::ask(const Order& order) {
    if (asked_ && asked_->device == order.device
        && isSameStereogram(*asked_->design, *order.design))
        return;
    asked_ = std::make_unique<const Order>(order);
    work_.ask([order, maker = maker_](JobControl& control) { return maker->seen(order, control); },
              [this](Outcome<Seen> seen) {
                  if (seen.error) {
                      take({{}, {seen.error->message()}});
                      setPlaying(false); // what failed is not tried over and over
                  } else if (seen.finished())
                      take(*std::move(seen.value));
              });
}

void StereogramLook::take(Seen seen) {
    picture_ = std::move(seen.picture);
    shown_ = std::move(seen.design);
    seconds_ = seen.seconds;
    clock_.noteFrame();
    QStringList texts;
    for (const Message& note : seen.notes)
        texts << localised(note);
    why_ = picture_.isNull() ? texts.join(QLatin1Char(' ')) : QString();
    const QLocale locale;
    const QString cols = locale.toString(picture_.width()),
                  rows = locale.toString(picture_.height());
    //: columns and rows of a picture in pixels, pixels after which it repeats
    texts.prepend(seen.tile > 0
                      ? tr("%1 × %2 pixels, tile of %3").arg(cols, rows, locale.toString(seen.tile))
                      //: columns and rows of a picture
                      : tr("%1 × %2 pixels").arg(cols, rows));
    if (depth_ == Depth::Reconstruction)
        texts.insert(1, reconstruction_.facts());
    facts_ = picture_.isNull() ? QString() : texts.join(QStringLiteral(" · "));
    emit changed();
}

} // namespace fringe
