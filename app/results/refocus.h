// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/newest_wins.h"
#include "engine/model/error.h"
#include "engine/model/quantity.h"
#include "engine/optics/focus_search.h"
#include "engine/preview/preview.h"
#include "engine/run/chain.h"
#include "engine/run/device_pool.h"
#include "engine/run/look.h"

#include <QObject>
#include <QTimer>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace fringe {

/// What is looked at, and how.
struct RefocusSource {
    Chain chain{}; ///< without a field: nothing
    Look look{};   ///< but for the distance, which changes
    std::string device = "auto";
    bool isLarge = false;            ///< it lies on the disk: only settled distances are shown
    std::uint64_t memory = 0;        ///< [bytes]; 0: the machine's free memory
    std::filesystem::path scratch{}; ///< folder for what that does not hold

    friend bool operator==(const RefocusSource& a, const RefocusSource& b); ///< shows the same
};

/// Without sampling.
Picture pictureOf(Previews pictures);

/// Follows a distance slider: keeps the spectrum of the hologram ready on a worker and makes small
/// pictures while the slider is dragged, a full one when it has settled. The newest distance wins,
/// but a picture that has been begun is shown unless one of the other kind is asked for, so that
/// there are pictures however fast distances come. What is large and spans take a while, which is
/// told.
class Refocus : public QObject {
    Q_OBJECT

  public:
    /// The pool outlives the runner's work.
    Refocus(Runner& runner, DevicePool& devices, QObject* parent = nullptr);
    ~Refocus() override;

    /// Another source drops what was asked of the one before. No hologram: nothing to see.
    void setSource(const RefocusSource& source);
    /// A settled distance that is being shown already is not computed again.
    void request(Length distance, bool settled);
    /// `ready` brings a coarse picture of the span, then one at full size; see `FocusStack`.
    void request(FocusView view, Length low, Length high);
    /// `sharpest` brings the distances of the span where the picture as a whole is sharpest.
    void findSharpest(Length low, Length high);
    /// What `latest` is of, if not of one distance.
    const std::optional<FocusView>& view() const { return view_; }
    Length distance() const { return asked_; } ///< last asked for
    const RefocusSource& source() const { return source_; }
    /// What `ready` brought last, of the present source; empty before the first, never null.
    const std::shared_ptr<const Previews>& latest() const { return latest_; }
    bool isLarge() const { return source_.isLarge; }
    bool isPart() const { return !source_.look.window.isWhole(); } ///< of the plane
    /// Whether those are all there is to see, rather than a coarse sight on the way.
    bool isWhole() const { return isWhole_; }
    bool isIdle() const { return work_.isIdle(); }
    /// Gives up what is being made: instead of a span the last distance is shown, instead of
    /// something large nothing until something else is asked for.
    void cancel();

  signals:
    /// How far something large or a span is, a few times a second; empty: nothing is waited for.
    void progressed(const QString& text);
    /// One per wavelength; of depth one.
    void ready(const std::shared_ptr<const fringe::Previews>& pictures);
    void sharpest(const fringe::FocusFound& found);
    void failed(const fringe::Message& why);
    void idle();

  private:
    class Worker;

    template <class Made> using Work = std::function<Made(Worker& worker, JobControl& control)>;
    /// Shows what `work` makes, once it is the newest, by `show`.
    template <class Made> void work(const Work<Made>& work, const std::function<void(Made)>& show);
    void show(Previews pictures, std::optional<FocusView> view, bool isWhole);
    void showSpan(FocusView view, Length low, Length high, bool settled);

    NewestWins work_;
    QTimer telling_; ///< while something large or a span is being made
    DevicePool& devices_;
    RefocusSource source_;
    std::shared_ptr<Worker> worker_; ///< after making, touched in the queue only
    std::shared_ptr<const Previews> latest_ = std::make_shared<const Previews>();
    Length asked_{};
    std::optional<Length> settled_; ///< the last distance asked for, if it was settled
    bool isSpan_ = false;           ///< the last asked for is of a span
    std::optional<FocusView> view_;
    bool isWhole_ = false;
};

} // namespace fringe
