// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scene/scene_overlay.h"

#include "ui/style/theme.h"
#include "ui/views/handle_overlay.h"
#include "ui/views/view_style.h"

#include <QPainter>

#include <algorithm>
#include <optional>
#include <utility>

namespace fringe {

namespace {

constexpr double axisLength = 26; ///< pixels
constexpr int sceneMargin = 8;
constexpr int noteFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

/// `box`, or where it would hide one that is taken, a place some lines farther out.
std::optional<QRectF> freePlace(QRectF box, const std::vector<QRectF>& taken,
                                const SceneLabel& label) {
    const int lines = label.minor ? 1 : 4;
    const double step = (label.below ? 1 : -1) * (box.height() + 1);
    for (int line = 0; line < lines; ++line) {
        const bool free = std::none_of(taken.begin(), taken.end(),
                                       [&](const QRectF& other) { return other.intersects(box); });
        if (free) {
            return box;
        }
        box.translate(0, step);
    }
    return std::nullopt;
}

} // namespace

void SceneOverlay::setLabels(std::vector<SceneLabel> labels) {
    labels_ = std::move(labels);
    update();
}

void SceneOverlay::setTaken(std::vector<QRectF> places) {
    taken_ = std::move(places);
    update();
}

void SceneOverlay::setNotes(const QStringList& notes) {
    notes_ = notes;
    setAccessibleDescription(notes.join(QStringLiteral(" ")));
    update();
}

void SceneOverlay::setDepthScale(double scale) {
    depthScale_ = scale;
    update();
}

void SceneOverlay::setCamera(const OrbitCamera& camera) {
    camera_ = camera;
    update();
}

void SceneOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLabels(painter);
    paintTriad(painter);
    paintNotes(painter);
}

void SceneOverlay::paintLabels(QPainter& painter) const {
    const QRectF triad(0, height() - 2 * (sceneMargin + axisLength + 8),
                       2 * (sceneMargin + axisLength + 8), 2 * (sceneMargin + axisLength + 8));
    std::vector<QRectF> taken{
        triad,
        painter.boundingRect(rect().adjusted(sceneMargin, sceneMargin, -sceneMargin, -sceneMargin),
                             noteFlags, notes_.join(QLatin1Char('\n')))};
    taken.insert(taken.end(), taken_.begin(), taken_.end());
    for (const SceneLabel& label : labels_) {
        const Vec3 place{label.at[0], label.at[1], label.at[2] * depthScale_};
        const QPointF at = camera_.project(place, size());
        if (!rect().contains(at.toPoint()))
            continue;
        const QSizeF size(painter.fontMetrics().horizontalAdvance(label.text) + 6,
                          painter.fontMetrics().height());
        if (const auto box = freePlace(insideView(at, size, label.below), taken, label)) {
            taken.push_back(*box);
            painter.fillRect(*box, shade(Role::ViewShade));
            painter.setPen(label.colour);
            painter.drawText(*box, Qt::AlignCenter, label.text);
        }
    }
}

QRectF SceneOverlay::insideView(QPointF at, QSizeF size, bool below) const {
    QRectF box(at - QPointF(size.width() / 2, below ? -2 : size.height() + 2), size);
    box.moveLeft(std::clamp(box.left(), 2.0, std::max(2.0, width() - size.width() - 2)));
    return box;
}

void SceneOverlay::paintTriad(QPainter& painter) const {
    const QPointF origin(sceneMargin + axisLength + 8, height() - sceneMargin - axisLength - 8);
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const QPointF along(camera_.right()[axis], -camera_.up()[axis]);
        painter.setPen(QPen(axisColour(axis), 2));
        painter.drawLine(origin, origin + along * axisLength);
        painter.drawText(QRectF(origin + along * (axisLength + 8) - QPointF(8, 8), QSizeF(16, 16)),
                         Qt::AlignCenter, axisName(axis));
    }
}

void SceneOverlay::paintNotes(QPainter& painter) const {
    painter.setPen(shade(Role::ViewText));
    painter.drawText(rect().adjusted(sceneMargin, sceneMargin, -sceneMargin, -sceneMargin),
                     noteFlags, notes_.join(QLatin1Char('\n')));
}

} // namespace fringe
