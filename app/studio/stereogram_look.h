// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/jobs/newest_wins.h"
#include "app/studio/frame_clock.h"

#include <QImage>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <string>

namespace fringe {

class DeviceChoice;

/// The stereogram of the design, made anew as that changes: by the cpu, which makes hundreds a
/// second, so that it never waits for a device, or as the mode of one that moves says. A design
/// with a bouncing ball plays while it is watched: frame after frame, none of them computed that
/// nobody would see. GUI thread.
class StereogramLook : public QObject {
    Q_OBJECT

  public:
    /// What is shown of a design that moves: its scene, or the stereogram made by the cpu or the
    /// GPU of the choice.
    enum class Mode { Scene, Cpu, Gpu };

    /// What it takes outlives it.
    StereogramLook(Runner& runner, const Document& document, const DeviceChoice& devices,
                   QObject* parent = nullptr);
    ~StereogramLook() override;

    /// What `fringe stereogram` would write; null: there is none.
    const QImage& picture() const { return picture_; }
    const QString& why() const { return why_; }     ///< there is none
    const QString& facts() const { return facts_; } ///< what it says, in the user's language
    DesignPtr momentShown() const; ///< the design, of one that moves as the picture shows it

    /// Nothing is computed while nobody looks.
    void setWatched(bool watched);

    bool moves() const { return moves_; }
    bool isPlaying() const { return isPlaying_; } ///< whenever it moves and is watched
    void setPlaying(bool playing);
    Mode mode() const { return mode_; }
    void setMode(Mode mode);
    QString rate() const; ///< "31 fps · 14 ms a frame"; empty while it stands still

  signals:
    void changed();

  private:
    struct Order;
    struct Seen;
    class Maker;
    void begin(); ///< another project
    void follow();
    void ask(const Order& order);
    void take(Seen seen);
    std::string device() const; ///< as in `Order`

    const Document& document_;
    const DeviceChoice& devices_;
    NewestWins work_;
    std::shared_ptr<Maker> maker_;
    FrameClock clock_;
    QTimer ticks_;
    bool isWatched_ = false, isPlaying_ = true, moves_ = false;
    Mode mode_ = Mode::Cpu;
    QImage picture_;
    QString why_, facts_;
    DesignPtr shown_;                    ///< by the picture; null: there is none
    double seconds_ = 0;                 ///< that it took
    std::unique_ptr<const Order> asked_; ///< last; null: none
};

} // namespace fringe
