// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/panel_link.h"
#include "app/panel/shown_pictures.h"

#include <chrono>
#include <cstdint>
#include <vector>

namespace fringe {

class Session;

/// How long each picture stays, and how often all are shown.
struct Dwell {
    int refreshes = 0;
    double seconds = 0;       ///< where there are no refreshes; 0: until Ctrl-C
    std::uint64_t rounds = 1; ///< of the list
    bool isGiven() const { return refreshes > 0 || seconds > 0; }
};

/// What was shown.
struct ShowTally {
    std::uint64_t shown = 0, late = 0;
    double interval = 0;    ///< between refreshes [s]
    double mean = 0;        ///< between pictures [s], of more than one
    bool isCounted = false; ///< refreshes, by the display
};

/// A panel for a command, which waits. Throws `Error`, and `Cancelled` once the panel is off.
class PanelShow {
  public:
    explicit PanelShow(Session& session) : session_(session) {}

    std::vector<PanelScreen> screens();
    void arm(const PanelArming& arming);
    /// Shows all, one after the other, for all rounds, the last until its time is over; then the
    /// panel is off.
    ShowTally play(const std::vector<ShownPicture>& pictures, const Dwell& dwell);

  private:
    PanelEvent next(PanelEvent::Kind kind);
    void takeOne(std::chrono::milliseconds patience);
    std::uint32_t refreshesOf(const ShownPicture& picture, const Dwell& dwell) const;
    void tellRounding(const std::vector<ShownPicture>& pictures, const Dwell& dwell) const;
    void showAll(const std::vector<ShownPicture>& pictures, const Dwell& dwell);
    void leave();

    Session& session_;
    PanelLink link_;
    ShowTally tally_;
    std::uint64_t told_ = 0;            ///< number of the picture of which it is known
    std::int64_t first_ = 0, last_ = 0; ///< when pictures were seen [µs]
};

} // namespace fringe
