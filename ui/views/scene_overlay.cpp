// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scene_overlay.h"

#include "ui/style/theme.h"

#include <QPainter>

#include <algorithm>
#include <optional>
#include <utility>

namespace fringe {

namespace {

constexpr double axisLength = 26; ///< pixels
constexpr int margin = 8;
constexpr int noteFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

struct Axis3 {
    Vec3 direction;
    QString name;
    Role colour;
};

const std::array<Axis3, 3>& axes() {
    static const std::array<Axis3, 3> all{Axis3{{1, 0, 0}, QStringLiteral("x"), Role::AxisX},
                                          Axis3{{0, 1, 0}, QStringLiteral("y"), Role::AxisY},
                                          Axis3{{0, 0, 1}, QStringLiteral("z"), Role::AxisZ}};
    return all;
}

/// `box`, or where it would hide one that is taken, a place a line or two farther out.
std::optional<QRectF> freePlace(QRectF box, const std::vector<QRectF>& taken, bool below) {
    constexpr int lines = 3;
    const double step = (below ? 1 : -1) * (box.height() + 1);
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
    std::vector<QRectF> taken{
        painter.boundingRect(rect().adjusted(margin, margin, -margin, -margin), noteFlags,
                             notes_.join(QLatin1Char('\n')))};
    for (const SceneLabel& label : labels_) {
        const Vec3 place{label.at[0], label.at[1], label.at[2] * depthScale_};
        const QPointF at = camera_.project(place, size());
        const QSizeF size(painter.fontMetrics().horizontalAdvance(label.text) + 6,
                          painter.fontMetrics().height());
        if (const auto box = freePlace(insideView(at, size, label.below), taken, label.below)) {
            taken.push_back(*box);
            painter.fillRect(*box, shade(Role::ViewShade));
            painter.setPen(label.colour);
            painter.drawText(*box, Qt::AlignCenter, label.text);
        }
    }
}

QRectF SceneOverlay::insideView(QPointF at, QSizeF size, bool below) const {
    QRectF box(at - QPointF(size.width() / 2, below ? -2 : size.height() + 2), size);
    if (rect().contains(at.toPoint())) {
        box.moveLeft(std::clamp(box.left(), 2.0, std::max(2.0, width() - size.width() - 2)));
    }
    return box;
}

void SceneOverlay::paintTriad(QPainter& painter) const {
    const QPointF origin(margin + axisLength + 8, height() - margin - axisLength - 8);
    for (const Axis3& axis : axes()) {
        const QPointF along(dot(axis.direction, camera_.right()),
                            -dot(axis.direction, camera_.up()));
        painter.setPen(QPen(shade(axis.colour), 2));
        painter.drawLine(origin, origin + along * axisLength);
        painter.drawText(QRectF(origin + along * (axisLength + 8) - QPointF(8, 8), QSizeF(16, 16)),
                         Qt::AlignCenter, axis.name);
    }
}

void SceneOverlay::paintNotes(QPainter& painter) const {
    painter.setPen(shade(Role::ViewText));
    painter.drawText(rect().adjusted(margin, margin, -margin, -margin), noteFlags,
                     notes_.join(QLatin1Char('\n')));
}

} // namespace fringe
