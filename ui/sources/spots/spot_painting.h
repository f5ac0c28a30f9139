// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/spots.h"
#include "ui/canvas/canvas_frame.h"

#include <QColor>
#include <QString>

#include <functional>
#include <memory>
#include <set>
#include <vector>

class QPainter;

namespace fringe {

/// What a canvas shows of a design with spots. Plain values.
struct SpotScene {
    std::shared_ptr<const SpotList> list; ///< null: none
    std::set<std::size_t> chosen;
    /// I_r/T_r over its mean for every spot; of another length than the list: not known.
    std::vector<double> brightness;
    bool isOld = false;                     ///< brightness is of spots as they were before
    QPointF step;                           ///< of the arrow keys [m]
    std::function<QPointF(double z)> reach; ///< largest |x| and |y| that the pixels reach [m]
    bool hasLens = true;                    ///< z begins in the focal plane, else in the hologram

    const SpotList& spots() const;
    bool isBright() const { return list && brightness.size() == list->size(); }
};

/// How the power at a spot compares with the target: blue for too little, orange for too much.
QColor powerColour(double brightness);

QPointF placeOf(const CanvasFrame& frame, const Spot& spot, CanvasFrame::Part part);

/// Radius of a spot that has room on the screen [pixels].
double spotRadius(const Spot& spot, double largestIntensity);

/// How much of that radius is left to spots that would cover each other in the plan: 0.35 to 1.
double spotSize(const CanvasFrame& frame, const SpotList& spots);

void paintReach(QPainter& painter, const CanvasFrame& frame, const SpotScene& scene);
void paintSpots(QPainter& painter, const CanvasFrame& frame, const SpotScene& scene,
                CanvasFrame::Part part);
void paintCaptions(QPainter& painter, const CanvasFrame& frame, const SpotScene& scene);

} // namespace fringe
