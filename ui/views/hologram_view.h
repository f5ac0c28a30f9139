// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"

#include <QWidget>

#include <memory>

namespace fringe {

/// A hologram down to its single pixels: amplitude, phase or the levels sent to the device. The
/// wheel zooms about the cursor, a drag pans, a double click fits. Only what is visible is mapped
/// to colours, large planes in a worker thread. GUI thread only.
class HologramView : public QWidget {
    Q_OBJECT

  public:
    explicit HologramView(QWidget* parent = nullptr);
    ~HologramView() override;

    /// Shares both; `levels` may be null. The zoom stays if the shape does.
    void setHologram(std::shared_ptr<const Hologram> hologram,
                     std::shared_ptr<const LevelPattern> levels);
    /// Says in the view that the design has changed since.
    void setStale(bool stale);
    void clear();

  signals:
    /// Place and values under the cursor; empty once it has left.
    void probed(const QString& text);

  private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

} // namespace fringe
