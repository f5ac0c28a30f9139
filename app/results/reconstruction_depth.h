// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/results/refocus.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace fringe {

class Planner;
struct Estimate;

/// Distances from the one to the other, of which the nearer to the viewer is `near`.
struct DepthSpan {
    Length near, far;

    friend bool operator==(const DepthSpan&, const DepthSpan&) = default;
};

/// Distances around what a design shows: a quarter of its depth beyond it, or of its distance where
/// it has no depth, and at least four depths of focus λ(r/w)² of a plate w wide seen at a distance
/// or by a lens r.
DepthSpan depthSpan(const Estimate& estimate);

/// How near what a hologram shows is, place by place, as `FocusStack` finds it around its scene,
/// while that is wanted. GUI thread.
class ReconstructionDepth : public QObject {
    Q_OBJECT

  public:
    /// What it takes outlives it.
    ReconstructionDepth(Runner& runner, DevicePool& devices, const Planner& planner);

    /// Whose depth is found, and its design, null of a wave; another drops the depth of the one
    /// before.
    void setSource(const RefocusSource& source, DesignPtr design);
    bool hasSource() const { return source_.chain.field() != nullptr; }
    /// What is not finished is dropped when it is not wanted any longer.
    void setWanted(bool wanted);

    /// Shares of the way from near to far, NaN where nothing is sharp: coarsely, then of every
    /// sample. Null: there is none.
    const std::shared_ptr<const Raster>& shares() const { return shares_; }
    const QString& facts() const { return facts_; }       ///< of these
    const QString& why() const { return why_; }           ///< there is none
    const QString& progress() const { return progress_; } ///< empty: nothing is waited for

  signals:
    void changed();

  private:
    void follow();
    void begin(const DepthSpan& span);
    void drop(const QString& why);
    void take(const Previews& pictures);
    void say(const QString& progress);

    Refocus refocus_;
    const Planner& planner_;
    RefocusSource source_;
    DesignPtr design_;
    bool isWanted_ = false;
    std::optional<DepthSpan> span_; ///< of what is being found, or was; nothing: nothing is
    std::shared_ptr<const Raster> shares_;
    QString facts_, why_, progress_;
};

} // namespace fringe
