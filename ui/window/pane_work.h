// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace fringe {

class HologramView;
class ReconstructionView;
class Studio;

/// Tells the views of hologram and reconstruction what is computed of the design, or looked at, and
/// how good it is; cancels it where they ask for that.
class PaneWork : public QObject {
    Q_OBJECT

  public:
    /// Belongs to the reconstruction.
    PaneWork(Studio& studio, HologramView& hologram, ReconstructionView& reconstruction);

    void tell();

  private:
    void tellFigures();
    void cancel();

    Studio& studio_;
    HologramView& hologram_;
    ReconstructionView& reconstruction_;
    QString looking_{}; ///< how far pictures are that are being made; empty: none are
};

} // namespace fringe
