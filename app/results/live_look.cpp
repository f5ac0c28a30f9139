// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/live_look.h"

#include "app/text/localised.h"
#include "app/text/numbers.h"

#include <QStringList>

#include <cmath>
#include <numeric>
#include <utility>

namespace fringe {

void LiveLook::show(LiveFrame frame, DesignPtr design) {
    constexpr double rest = 1, newest = 0.3; // [s]; share of the newest in the mean
    const double own = 1 / frame.allSeconds();
    const double apart = since_.isValid() ? static_cast<double>(since_.restart()) / 1e3 : rest;
    if (!since_.isValid())
        since_.start();
    rate_ = apart >= rest || rate_ == 0 ? own : (1 - newest) * rate_ + newest / apart;
    seconds_ = frame.seconds;
    isShared_ = frame.isShared;
    way_ = std::move(frame.way);
    design_ = std::move(design);
    pictures_ = std::make_shared<const Previews>(std::move(frame.pictures));
    textures_ = std::move(frame.textures);
    emit changed();
}

void LiveLook::end() {
    if (!pictures_)
        return;
    replace();
    emit changed();
}

void LiveLook::replace() {
    pictures_.reset();
    textures_.clear();
    design_.reset();
    rate_ = 0;
}

QString LiveLook::label() const {
    const QString rate = shortNumber(rate_, 2);
    //: frames per second, where pictures that OpenGL draws are the computing device's, too
    return isShared_ ? tr("Live %1 fps · shared").arg(rate)
                     //: frames per second, where pictures of the objects are copied to the device
                     : tr("Live %1 fps · copied").arg(rate);
}

QString LiveLook::details() const {
    const double all = std::accumulate(seconds_.begin(), seconds_.end(), 0.0);
    QStringList parts;
    for (std::size_t stage = 0; stage < liveStages && all > 0; ++stage)
        //: a part of the work for a picture, its share of the time
        parts << tr("%1 %2 %").arg(localisedMark(labelOf(static_cast<LiveStage>(stage))),
                                   QString::number(std::lround(100 * seconds_[stage] / all)));
    return parts.join(tr(", ")) + QLatin1Char('\n') + localised(way_);
}

} // namespace fringe
