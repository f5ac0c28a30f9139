// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "engine/disk/job_folder.h"
#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/preview/preview.h"
#include "engine/solvers/solve.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <set>
#include <vector>

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
    bool isPreview = false;        ///< a draft of it, or of what it would be if a drag ended
    std::int64_t finished = 0;     ///< when, in seconds since 1970
    /// Of planes that memory does not hold, removed with the last result that has it; null: they
    /// lie in memory.
    std::shared_ptr<JobFolder> folder{};

    std::vector<std::byte> picture{}; ///< a small PNG of what it shows; empty: it was not seen yet
    bool isKept = false;              ///< the project's file has it, or will with the next save

    bool hasIterations() const { return solved != nullptr; }
    bool isStopped() const { return solved && solved->end == SolverEnd::Stopped; }
};

/// What came of the designs of the open project, one result for each. The one that is shown is that
/// of the design as it is, else of the nearest row of the history that has one. Those that are not
/// shown are forgotten, the least recently shown first, where they take much memory. A preview is
/// shown before the hologram that it announces; nothing else uses it. GUI thread.
class ResultStore : public QObject {
    Q_OBJECT

  public:
    /// The document outlives it.
    explicit ResultStore(const Document& document, QObject* parent = nullptr);

    bool hasHologram() const { return !results_.empty(); }
    const HologramResult& hologram() const; ///< that is shown; empty: there is none
    /// The preview, if there is one, else the hologram.
    const HologramResult& shown() const { return preview_ ? *preview_ : hologram(); }
    /// Whether the design is worth computing: the hologram that is shown is not of it.
    bool isWanting() const { return !fits_; }
    bool levelsFit(const Choice& encoding) const; ///< of what is shown

    const std::list<HologramResult>& all() const { return results_; } ///< last shown first
    const HologramResult* find(const Design& design) const;           ///< of it; null: none
    /// From where iterations for the design go on to the bits of one run; null: from nowhere.
    const HologramResult* before(const Design& design) const;

    /// Or the preview of one. A hologram ends the preview, and takes the place of that of its
    /// design.
    void setHologram(HologramResult result);
    void dropPreview();
    /// Of what is shown.
    void setLevels(std::shared_ptr<const LevelPattern> levels, const Choice& encoding);
    /// Of the result with this hologram, if there still is one.
    void setPicture(const std::shared_ptr<const Hologram>& of, std::vector<std::byte> picture);
    /// Those that are meant go into the project's file with the next save.
    void keep(const std::function<bool(const HologramResult&)>& areMeant);
    /// Those with these holograms are what the project's file has now.
    void setKept(const std::set<std::shared_ptr<const Hologram>>& holograms);
    void clear();
    /// Until the others take no more than that beside what is shown and what the file has [bytes].
    void forgetBeyond(std::uint64_t bytes);

    /// What there is of the next hologram while it is being computed.
    struct Partial {
        Preview picture;
        std::shared_ptr<const Design> design{}; ///< that it will be of
    };
    const std::optional<Partial>& partial() const { return partial_; }
    void setPartial(const std::optional<Partial>& partial);

  signals:
    void hologramChanged(); ///< another hologram, or none
    void levelsChanged();
    void partialChanged();
    void fitChanged(); ///< what is shown has come to be of another row of the history, or of none

  private:
    void follow(bool knowsRow);
    bool show(const Design& design); ///< false: there is no result of it
    void showNearest();

    const Document& document_;
    std::list<HologramResult> results_; ///< the one that is shown, then the others
    std::optional<HologramResult> preview_;
    std::optional<Partial> partial_;
    bool fits_ = false;
};

/// True if both designs have the same hologram field: same light and plate, the same visible
/// sources, found in the same way.
bool sameHologram(const Design& a, const Design& b);

} // namespace fringe
