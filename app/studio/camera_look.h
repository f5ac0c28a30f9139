// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/jobs/newest_wins.h"
#include "app/studio/watched_look.h"
#include "engine/model/message.h"
#include "engine/model/quantity.h"

#include <QImage>
#include <QPointF>
#include <QString>

#include <array>
#include <filesystem>
#include <memory>
#include <optional>

namespace fringe {

class ResultStore;
struct AffineMap;
struct CameraShot;

/// A picture of the plane of light, its middle pixel on the axis.
struct CameraSight {
    QImage counts{};     ///< grey, white at saturation; null: there is none
    Length pitch{};      ///< of its pixels
    bool isLaid = false; ///< over the plane of light, rather than as it came
    QString facts{};     ///< what it says, in the user's language, or why there is none
};

using ThreePlaces = std::array<QPointF, 3>;

/// What the simulated camera sees of the pattern on the screen as it is sent, and a real camera's
/// picture beside it. GUI thread.
class CameraLook : public WatchedLook {
    Q_OBJECT

  public:
    /// The runner, the document and the results outlive it.
    CameraLook(Runner& runner, const Document& document, const ResultStore& results,
               QObject* parent = nullptr);
    ~CameraLook() override;

    const CameraSight& simulated() const { return simulated_; }

    /// A real camera's picture, laid over the simulated one once it is known how it stands; until
    /// then as it is.
    const CameraSight& real() const { return real_; }
    const QString& realName() const { return name_; } ///< of its file; empty: there is none
    bool isRegistered() const { return registration_ != nullptr; }
    void setPicture(const QString& name, std::shared_ptr<const CameraShot> shot);
    void removePicture() { setPicture({}, nullptr); }

    /// Places [m] of the three spots that say how a camera stands; nothing: the design has none.
    std::optional<ThreePlaces> threeSpots() const;
    /// Pixels of the real picture, as it is shown before, that show them: the middles of the
    /// brightest spots near them are taken. Emits `failed` where that is no way to stand.
    void registerBy(const ThreePlaces& pixels);
    /// From places of the plane to pixels of a real picture, now and later.
    void setRegistration(const AffineMap& toPicture);
    void forgetRegistration();

    bool isBusy() const { return isBusy_; }

  signals:
    void failed(const fringe::Message& why);

  private:
    void follow() override;
    void followSimulated();
    void followReal();
    void forget();                ///< what was asked
    void say(const QString& why); ///< in place of a picture

    const Document& document_;
    const ResultStore& results_;
    NewestWins work_, laying_;
    CameraSight simulated_, real_;
    QString name_;
    std::shared_ptr<const CameraShot> shot_;        ///< null: no real picture
    std::shared_ptr<const AffineMap> registration_; ///< null: not known
    bool isBusy_ = false;
    struct Question;
    std::unique_ptr<const Question> asked_; ///< last; null: none
};

} // namespace fringe
