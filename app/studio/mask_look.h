// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/jobs/newest_wins.h"
#include "app/studio/watched_look.h"
#include "engine/model/field.h"

#include <QRect>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace fringe {

class ResultStore;
struct MadePattern;
struct ShownPlane;

/// A layer of a mask, for people.
struct MaskLayerRow {
    QString name;
    double depth = 0;    ///< how much lower or higher it makes what is drawn [m]; 0: openings
    double share = 0;    ///< of the pixels that are drawn
    double smallest = 0; ///< width of its narrowest part along x or y [m]; 0: nothing is drawn
    bool isSeen = true;
};

/// What is made of the pattern on the screen where the design's device is a mask: its layers, the
/// relief, what is too narrow, and how large a file is. GUI thread.
class MaskLook : public WatchedLook {
    Q_OBJECT

  public:
    /// The runner and the results outlive it.
    MaskLook(Runner& runner, const ResultStore& results, QObject* parent = nullptr);
    ~MaskLook() override;

    const std::vector<MaskLayerRow>& layers() const { return layers_; } ///< none: there is no mask
    void setSeen(int layer, bool seen);

    /// Heights [nm] of the layers that are seen, below the plate's top where they are depths, or
    /// openings; null: there is none.
    const std::shared_ptr<const ShownPlane>& relief() const { return relief_; }
    const QString& why() const { return why_; } ///< there is none

    /// Number of the places narrower than the limit [m] along x or y.
    quint64 narrow() const { return facts_ ? facts_->narrow : 0; }
    double limit() const { return limit_; }
    void setLimit(double limit);
    /// To the next place, or the one before.
    void step(int by);
    /// Narrow place that is pointed at [pixels of the plate]; empty: none is.
    QRect place() const;
    int placeNumber() const { return place_; } ///< from 0; -1: none

    /// What the usual file would be: "As OASIS: 12,345 rectangles, 98 KiB, 0.4 s".
    QString forecast() const { return facts_ ? facts_->forecast : QString(); }

  private:
    struct Facts {
        std::shared_ptr<const MadePattern> made;
        std::vector<MaskLayerRow> layers;
        quint64 narrow = 0;
        std::vector<QRect> places{}; ///< the first of what is narrow [pixels of the plate]
        QString forecast{};
    };
    static Facts factsOf(const LevelPattern& levels, const Choice& device, double limit,
                         const JobControl& control);

    void follow() override;
    void take(Facts facts);
    void see();
    void drop(const QString& why);

    const ResultStore& results_;
    NewestWins work_;
    std::optional<Facts> facts_;
    std::vector<MaskLayerRow> layers_;
    std::shared_ptr<const ShownPlane> relief_;
    QString why_;
    double limit_ = 0;
    int place_ = -1;
};

} // namespace fringe
