// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "engine/live/live_frames.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <memory>

namespace fringe {

/// The frame of a design that changes under a person's hand, which is looked at in place of a
/// result while there is one. GUI thread.
class LiveLook : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Pictures of the frame; null: there is none.
    const std::shared_ptr<const Previews>& pictures() const { return pictures_; }
    const PictureTextures& textures() const { return textures_; } ///< of the frame
    const DesignPtr& design() const { return design_; }           ///< whose frame it is
    QString label() const;                                        ///< "Live 6 fps · copied"
    QString details() const; ///< what its time went into, and how it comes to the device

    void show(LiveFrame frame, DesignPtr design);
    void end();     ///< what was looked at before is looked at again
    void replace(); ///< a result is about to be looked at

  signals:
    void changed();

  private:
    std::shared_ptr<const Previews> pictures_;
    PictureTextures textures_;
    DesignPtr design_;
    std::array<double, liveStages> seconds_{};
    bool isShared_ = false;
    Message way_;
    double rate_ = 0; ///< frames per second, smoothed
    QElapsedTimer since_;
};

} // namespace fringe
