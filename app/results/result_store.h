// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "engine/disk/job_folder.h"
#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/preview/preview.h"
#include "engine/run/chain.h"
#include "engine/run/key.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace fringe {

/// What work took [s].
struct RunTime {
    double work = 0;      ///< see `workSeconds`; where another processor did it, the time
    double estimated = 0; ///< for the machine that costs were measured on
};

inline constexpr double worthKeeping = 10; ///< [s] of computing that is not lost unasked

/// A hologram and the run that it came of; of what is put away, or was forgotten, only the run.
struct HologramResult : RunRecord {
    /// By the state that it was shown as last; without a field where that is not at hand.
    Chain chain;
    double expected = 0;           ///< that was told before; 0: nothing was [s]
    std::optional<RunTime> time{}; ///< of computing, if that says something for others
    bool isPreview = false;        ///< a draft of it, or of what it would be if a drag ended
    /// Folder of planes that memory does not hold, removed with the last result that has it; null:
    /// they lie in memory.
    std::shared_ptr<JobFolder> folder{};

    std::vector<std::byte> picture{}; ///< a small PNG of what it shows; empty: it was not seen yet
    bool isKept = false;              ///< the project's file has it, or will with the next save
    bool isInFile = false;            ///< the project's file has it
    /// State of the document that it was of last, with the device of then; null: it was of none.
    DesignPtr state{};
    /// A file with its bytes, which goes with the last who has this; null: there is none.
    std::shared_ptr<const std::filesystem::path> putAway{};
    int number = 0;          ///< in the session of the program, from 1; 0: not in the store
    bool isOverlaid = false; ///< its curve is shown beside that of the result on show

    bool isThere() const { return isAtHand() || putAway; } ///< or of what was forgotten
    bool isAtHand() const { return chain.field() != nullptr; }
    bool hasIterations() const { return chain.solved() != nullptr; }
    /// It took a while, and no file has it.
    bool isAtStake() const { return isThere() && !isKept && seconds > worthKeeping; }
};

/// The nearest row of the history of which the same comes as of the design, of two as near the one
/// before; nothing: there is none.
std::optional<int> rowOf(const Document& document, const Design& design,
                         Stage stage = Stage::Field);

/// What came of the designs of the open project, one result for each. The one that is shown is that
/// of the design as it is, else of the nearest row of the history that has one. Those that are not
/// shown are put away where they take much memory, the least recently shown first, and wanted again
/// when they are to be shown. A preview is shown before the hologram that it announces; nothing
/// else uses it. GUI thread.
class ResultStore : public QObject {
    Q_OBJECT

  public:
    static constexpr std::size_t mostRuns = 200; ///< that are remembered

    /// The document outlives it.
    explicit ResultStore(const Document& document, QObject* parent = nullptr);

    bool hasHologram() const { return hologram().isAtHand(); }
    const HologramResult& hologram() const; ///< that is shown; empty: there is none
    /// The preview, if there is one, else the hologram.
    const HologramResult& shown() const { return preview_ ? *preview_ : hologram(); }
    bool isOfState() const { return fits_; } ///< the hologram that is shown is of the design
    /// Whether the design is worth computing: there is no result of it.
    bool isWanting() const { return !fits_ && !find(*document_.design()); }
    /// What is shown, and the only answer to which design that is: the state of the document that
    /// is named beside it, whose device it goes to; of the document without a field where there is
    /// nothing.
    const Chain& onScreen() const { return onScreen_; }
    /// What would be on the screen without a preview before the hologram.
    Chain ofHologram() const { return seenOf(hologram()); }
    /// The design that a result goes into a file with: of the state that it is named after.
    DesignPtr designToKeep(const HologramResult& result) const;

    /// Last shown first, with the runs whose holograms were forgotten.
    const std::list<HologramResult>& all() const { return results_; }
    std::vector<RunRecord> runs() const;                    ///< of them, the oldest first
    const HologramResult* find(const Design& design) const; ///< that is there; null: none
    const HologramResult* find(int number) const;           ///< null: none
    /// From where iterations for the design go on to the bits of one run; null: from nowhere.
    const HologramResult* before(const Design& design) const;

    /// Takes a result, or the preview of one. A hologram ends the preview, and takes the place of
    /// that of its design.
    void setHologram(HologramResult result);
    /// A run of which nothing else is left.
    void addRun(RunRecord run);
    void dropPreview();
    /// Tells that the levels of what is on the screen are made.
    void tellLevels();
    /// Picture of the result with this field, if there still is one.
    void setPicture(const std::shared_ptr<const Hologram>& of, std::vector<std::byte> picture);
    /// Changes what is noted of a result, but for its planes; nothing for a number that is gone.
    void note(int number, const std::function<void(HologramResult&)>& change);
    /// Results that are meant go into the project's file with the next save.
    void keep(const std::function<bool(const HologramResult&)>& areMeant);
    /// Results with these numbers are what the project's file has now.
    void setKept(const std::set<int>& numbers);
    void clear();

    /// The results that take more memory than that beside the one on show, the least recently shown
    /// first [bytes].
    std::vector<HologramResult> beyond(std::uint64_t bytes) const;
    /// Gives up the planes of a result that is not shown; the file has its bytes.
    void putAway(int number, std::shared_ptr<const std::filesystem::path> file);
    /// What was put away is here again, or is lost.
    void bringBack(int number, std::optional<HologramResult> result);

    /// What there is of the next hologram while it is being computed.
    struct Partial {
        Preview picture;
        DesignPtr design{}; ///< that it will be of
    };
    const std::optional<Partial>& partial() const { return partial_; }
    void setPartial(const std::optional<Partial>& partial);

  signals:
    void hologramChanged(); ///< another hologram, or none
    void levelsChanged();
    void partialChanged();
    void onScreenChanged(); ///< once all of it is settled
    void fitChanged();  ///< what is shown has come to be of another row of the history, or of none
    void runsChanged(); ///< there are others, or other things are noted of them
    void wanted(int number); ///< that was put away is to be shown

  private:
    using Results = std::list<HologramResult>;
    void follow(bool knowsRow);
    bool show(const Design& design); ///< false: there is no result of it at hand
    void showNearest();
    void showAgain();
    DesignPtr stateOf(const HologramResult& result) const;
    Chain seenOf(const HologramResult& result) const;
    void seeAgain();
    void forgetRuns();
    Results::iterator at(int number);

    const Document& document_;
    Results results_; ///< the one that is shown, then the others
    std::optional<HologramResult> preview_;
    std::optional<Partial> partial_;
    Chain onScreen_;
    bool fits_ = false;
    int wanted_ = 0; ///< number of what was put away and is to be shown; 0: none
    int last_ = 0;   ///< number
};

} // namespace fringe
