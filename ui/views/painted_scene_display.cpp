// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/theme.h"
#include "ui/views/overlays.h"
#include "ui/views/scene_display.h"

#include <QPainter>
#include <QPolygonF>
#include <QWidget>

namespace fringe {

namespace {

/// Draws faces, points and lines one over the other, without hiding what is behind.
class PaintedScene : public QWidget {
  public:
    explicit PaintedScene(QWidget* parent) : QWidget(parent) {
        setMinimumSize(120, 50);
        new FocusRing(this);
    }

    std::vector<SceneCloud> clouds;
    std::vector<SceneMap> maps;
    SceneOutline outline;
    OrbitCamera camera;
    double depthScale = 1;

    QSize sizeHint() const override { return {480, 360}; }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.fillRect(rect(), shade(Role::View));
        painter.setRenderHint(QPainter::Antialiasing);
        paintFaces(painter);
        for (std::size_t i = 0; i < clouds.size(); ++i)
            paintCloud(clouds[i], i < maps.size() ? maps[i] : SceneMap{}, painter);
        for (const SceneLine& line : outline.lines) {
            painter.setPen(QPen(line.colour, 1.2));
            painter.drawPolyline(projected(line.places));
        }
    }

  private:
    QPointF projected(Vec3 place) const {
        place[2] *= depthScale;
        return camera.project(place, size());
    }

    template <class Places> QPolygonF projected(const Places& places) const {
        QPolygonF polygon;
        for (const Vec3& place : places) {
            polygon << projected(place);
        }
        return polygon;
    }

    void paintFaces(QPainter& painter) const {
        painter.setPen(Qt::NoPen);
        for (const SceneFace& face : outline.faces) {
            painter.setBrush(face.colour);
            painter.drawPolygon(projected(face.corners));
        }
    }

    void paintCloud(const SceneCloud& cloud, const SceneMap& map, QPainter& painter) const {
        for (std::size_t i = 0; i + 2 < cloud.places.size(); i += 3) {
            const QPointF at =
                projected(map({cloud.places[i], cloud.places[i + 1], cloud.places[i + 2]}));
            const QColor colour(cloud.colours[i], cloud.colours[i + 1], cloud.colours[i + 2]);
            painter.fillRect(QRectF(at.x() - 0.75, at.y() - 0.75, 1.5, 1.5), colour);
        }
    }
};

class PaintedSceneDisplay : public SceneDisplay {
  public:
    explicit PaintedSceneDisplay(QWidget* parent) : scene_(new PaintedScene(parent)) {}

    QWidget* widget() override { return scene_; }
    std::size_t mostPoints() const override { return 50'000; }

    void setClouds(const std::vector<SceneCloud>& clouds) override {
        scene_->clouds = clouds;
        scene_->maps.clear();
        scene_->update();
    }
    void setMaps(const std::vector<SceneMap>& maps) override {
        scene_->maps = maps;
        scene_->update();
    }
    void setOutline(const SceneOutline& outline) override {
        scene_->outline = outline;
        scene_->update();
    }
    void setDepthScale(double scale) override {
        scene_->depthScale = scale;
        scene_->update();
    }
    void setCamera(const OrbitCamera& camera) override {
        scene_->camera = camera;
        scene_->update();
    }

  private:
    PaintedScene* scene_;
};

} // namespace

std::unique_ptr<SceneDisplay> makePaintedSceneDisplay(QWidget* parent) {
    return std::make_unique<PaintedSceneDisplay>(parent);
}

} // namespace fringe
