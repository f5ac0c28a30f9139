// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/jobs/newest_wins.h"
#include "engine/live/live_frames.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace fringe {

class Studio;

/// Follows what a person changes with the hologram, from coarse to fine: first the finest draft
/// that is there at once, then one that is worth a moment, then, when the hand rests, the hologram
/// itself, if that takes less than `patience`. What takes longer is left to the person, and that is
/// said: such work wants the list of jobs, where it is seen, paused and kept. While it is off
/// nothing is computed, in drags neither. The newest design wins, but its
/// predecessor's first draft is shown if it has been begun, so that there are some however fast
/// designs come. Where light comes from planes, as that of depth cameras, frames of `LiveFrames`
/// take the place of drafts. While a panel follows, what is dragged has all samples of the plate
/// where that takes no more than a second, so that it is sent, too. It makes no entries in the list
/// of jobs, and leaves the way to a job that a person starts. GUI thread.
class Live : public QObject {
    Q_OBJECT

  public:
    static constexpr double patience = 10; ///< [s]

    /// Off at first. The studio outlives it.
    explicit Live(Studio& studio, QObject* parent = nullptr);

    bool isOn() const { return on_; }
    void setOn(bool on);
    /// Whose contexts share textures with those of views, so that frames are shown from there.
    /// Called when there are frames for another device.
    void setScreen(std::function<std::shared_ptr<GlOwner>()> screen) {
        screen_ = std::move(screen);
    }
    bool isIdle() const { return work_.isIdle(); }

  signals:
    void idle();

  private:
    enum class Fineness { First, Better, Full };
    struct Aim {
        DesignPtr design;
        bool isDragged = false; ///< it is the document's draft
    };
    struct Order;
    struct Made;
    class Framer;

    void follow();
    void giveUp();
    void startAnew();
    void aimAt(const Aim& aim);
    void climb(Fineness stage);
    void climbOn(Fineness done);
    void climbByFrame();
    bool isFramed() const;
    bool isForPanel() const;
    int firstGuess() const; ///< of the coarseness of a first draft
    Order orderOf(Fineness stage) const;
    int show(Made& made, const Aim& aim); ///< its coarseness
    void sayWhatIsLeft();

    Studio& studio_;
    NewestWins work_;
    bool on_ = false;
    bool said_ = false; ///< that a design is left to the person
    std::optional<Aim> aim_;
    int round_ = 0; ///< of stages, one for each design
    Fineness fineness_ = Fineness::First;
    int finest_ = 0;           ///< coarseness of the finest that this round has shown
    std::optional<int> about_; ///< of the last first draft
    std::function<std::shared_ptr<GlOwner>()> screen_ = [] { return nullptr; };
    std::shared_ptr<Framer> framer_; ///< touched in the queue only
};

} // namespace fringe
