// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/job_folder.h"
#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/preview/preview.h"
#include "engine/solvers/solve.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>

namespace fringe {

/// What work took [s].
struct RunTime {
    double wall = 0;
    double cpu = 0;       ///< of all threads; 0: something else than the processor did it
    double estimated = 0; ///< for the machine that costs were measured on
};

/// A hologram and the design that it was computed from.
struct HologramResult {
    std::shared_ptr<const Design> design;
    std::shared_ptr<const Hologram> hologram;
    std::shared_ptr<const LevelPattern> levels; ///< encoded as `encoding` says; null until encoded
    Choice encoding;
    std::shared_ptr<const SolverResult> solved{}; ///< how a pattern was designed; else null
    double seconds = 0;            ///< that its computation took, those gone on from included [s]
    double expected = 0;           ///< that was told before; 0: nothing was [s]
    std::optional<RunTime> time{}; ///< of computing, if that says something for others
    quint64 revision = 0;          ///< of the document that had this design
    bool isPreview = false;        ///< a draft of it, or of what it would be if a drag ended
    std::int64_t finished = 0;     ///< when, in seconds since 1970
    /// Of planes that memory does not hold, removed with the last result that has it; null: they
    /// lie in memory.
    std::shared_ptr<JobFolder> folder{};

    bool hasIterations() const { return solved != nullptr; }
};

/// The newest results of the open project. They are kept when the design changes, and known to be
/// stale then. A preview is shown before the hologram that it announces; nothing else uses it. GUI
/// thread.
class ResultStore : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    bool hasHologram() const { return result_.hologram != nullptr; }
    const HologramResult& hologram() const { return result_; }
    /// The preview, if there is one, else the hologram.
    const HologramResult& shown() const { return preview_ ? *preview_ : result_; }
    bool isStale() const { return stale_; } ///< the hologram, not what is shown
    /// Whether the design is worth computing: there is no hologram, or not of it.
    bool isWanting() const { return !hasHologram() || stale_; }
    bool levelsFit(const Choice& encoding) const; ///< of what is shown

    /// Or the preview of one. A hologram ends the preview.
    void setHologram(HologramResult result);
    void dropPreview();
    /// Of what is shown.
    void setLevels(std::shared_ptr<const LevelPattern> levels, const Choice& encoding);
    void clear();

    /// What there is of the next hologram while it is being computed.
    struct Partial {
        Preview picture;
        std::shared_ptr<const Design> design{}; ///< that it will be of
        quint64 revision = 0;                   ///< of the document that had this design
    };
    const std::optional<Partial>& partial() const { return partial_; }
    void setPartial(const std::optional<Partial>& partial);

    /// Tells the store what the document holds now.
    void compareWith(const Design& current);

  signals:
    void hologramChanged(); ///< another hologram, or none
    void levelsChanged();
    void partialChanged();
    void staleChanged(bool stale);

  private:
    HologramResult result_;
    std::optional<HologramResult> preview_;
    std::optional<Partial> partial_;
    bool stale_ = false;
};

/// True if both designs have the same hologram field: same light and plate, the same visible
/// sources, found in the same way.
bool sameHologram(const Design& a, const Design& b);

} // namespace fringe
