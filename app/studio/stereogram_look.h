// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/jobs/newest_wins.h"
#include "app/studio/frame_clock.h"
#include "app/studio/watched_look.h"

#include <QImage>
#include <QString>
#include <QTimer>

#include <memory>
#include <string>

namespace fringe {

class DeviceChoice;
class ReconstructionDepth;

/// The stereogram of the design, or of the depth of what its hologram shows, made anew as that
/// changes: by the cpu, which makes hundreds a second, so that it never waits for a device, or as
/// the mode of one that moves says. A design with a bouncing ball plays while it is watched: frame
/// after frame, none of them computed that nobody would see. GUI thread.
class StereogramLook : public WatchedLook {
    Q_OBJECT

  public:
    /// What is shown of a design that moves: its scene, or the stereogram made by the cpu or the
    /// GPU of the choice.
    enum class Mode { Scene, Cpu, Gpu };
    /// What the depth is of.
    enum class Depth { Scene, Reconstruction };

    /// What it takes outlives it.
    StereogramLook(Runner& runner, const Document& document, const DeviceChoice& devices,
                   ReconstructionDepth& reconstruction);
    ~StereogramLook() override;

    /// What `fringe stereogram` writes of that depth; null: there is none.
    const QImage& picture() const { return picture_; }
    const QString& why() const { return why_; }     ///< there is none
    const QString& facts() const { return facts_; } ///< what it says, in the user's language
    /// The design, of one that moves as the picture shows it, or one of the depth picture of the
    /// reconstruction.
    DesignPtr momentShown() const;

    Depth depth() const { return depth_; } ///< of the scene for each project at first
    void setDepth(Depth depth);

    bool moves() const { return moves_; }
    bool isPlaying() const { return isPlaying_; } ///< whenever it moves and is watched
    void setPlaying(bool playing);
    Mode mode() const { return mode_; }
    void setMode(Mode mode);
    QString rate() const; ///< "31 fps · 14 ms a frame"; empty while it stands still

  private:
    struct Order;
    struct Seen;
    class Maker;
    void begin(); ///< another project
    void follow() override;
    void ask(const Order& order);
    void take(Seen seen);
    void followScene();
    void followReconstruction();
    void play();
    void say(const QString& why); ///< in place of a picture
    std::string device() const;   ///< as in `Order`

    const Document& document_;
    const DeviceChoice& devices_;
    ReconstructionDepth& reconstruction_;
    NewestWins work_;
    std::shared_ptr<Maker> maker_;
    FrameClock clock_;
    QTimer ticks_;
    bool isPlaying_ = true, moves_ = false;
    Mode mode_ = Mode::Cpu;
    Depth depth_ = Depth::Scene;
    QImage picture_;
    QString why_, facts_;
    DesignPtr shown_;                    ///< by the picture; null: there is none
    double seconds_ = 0;                 ///< that it took
    std::unique_ptr<const Order> asked_; ///< last; null: none
};

} // namespace fringe
