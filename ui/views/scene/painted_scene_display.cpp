// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/theme.h"
#include "ui/views/overlays.h"
#include "ui/views/scene/scene_display.h"

#include <QPainter>
#include <QPolygonF>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace fringe {

namespace {

/// Draws faces, bodies from the farthest point or triangle to the nearest, and lines over each
/// other.
class PaintedScene : public QWidget {
  public:
    explicit PaintedScene(QWidget* parent) : QWidget(parent) {
        setMinimumSize(120, 38);
        new FocusRing(this);
    }

    std::vector<SceneBody> bodies;
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
        paintBodies(painter);
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

    /// A point, or a triangle.
    struct Mote {
        double depth = 0;
        QRgb colour = 0;
        std::array<QPointF, 3> corners{};
        bool isPoint = false;
    };

    void paintBodies(QPainter& painter) const {
        std::vector<Mote> motes;
        for (std::size_t i = 0; i < bodies.size(); ++i)
            addMotes(bodies[i], i < maps.size() ? maps[i] : SceneMap{}, motes);
        std::ranges::sort(motes, {}, &Mote::depth);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing, false);
        for (const Mote& mote : motes) {
            const QColor colour(mote.colour);
            if (mote.isPoint) {
                const QPointF& at = mote.corners.front();
                painter.fillRect(QRectF(at.x() - 0.75, at.y() - 0.75, 1.5, 1.5), colour);
                continue;
            }
            painter.setPen(colour); // no gaps
            painter.setBrush(colour);
            painter.drawConvexPolygon(mote.corners.data(), 3);
        }
        painter.restore();
    }

    void addMotes(const SceneBody& body, const SceneMap& map, std::vector<Mote>& motes) const {
        const std::size_t corners = body.isSurface ? 3 : 1;
        for (std::size_t first = 0; first + corners <= body.shown(); first += corners) {
            Mote mote{.isPoint = !body.isSurface};
            std::array<int, 3> sum{};
            for (std::size_t i = 0; i < corners; ++i) {
                const std::size_t at = 3 * (first + i);
                Vec3 place = map({body.places[at], body.places[at + 1], body.places[at + 2]});
                mote.corners[i] = projected(place);
                place[2] *= depthScale;
                mote.depth += dot(place, camera.toEye()) / static_cast<double>(corners);
                for (std::size_t channel = 0; channel < 3; ++channel)
                    sum[channel] += body.colours[at + channel];
            }
            const auto mean = [&](std::size_t channel) {
                return sum[channel] / static_cast<int>(corners);
            };
            mote.colour = textured(qRgb(mean(0), mean(1), mean(2)), body, first);
            motes.push_back(mote);
        }
    }

    /// A triangle in the colour of its texture's middle.
    static QRgb textured(QRgb colour, const SceneBody& body, std::size_t first) {
        if (body.texture.isNull())
            return colour;
        const auto middle = [&](std::size_t axis) {
            double sum = 0;
            for (std::size_t i = 0; i < 3; ++i)
                sum += body.texturePlaces[2 * (first + i) + axis] / 3.0;
            return sum - std::floor(sum);
        };
        const QImage& picture = body.texture;
        const QRgb texel = picture.pixel(
            std::min(static_cast<int>(middle(0) * picture.width()), picture.width() - 1),
            std::min(static_cast<int>((1 - middle(1)) * picture.height()), picture.height() - 1));
        return qRgb(qRed(colour) * qRed(texel) / 255, qGreen(colour) * qGreen(texel) / 255,
                    qBlue(colour) * qBlue(texel) / 255);
    }
};

class PaintedSceneDisplay : public SceneDisplay {
  public:
    explicit PaintedSceneDisplay(QWidget* parent) : scene_(new PaintedScene(parent)) {}

    QWidget* widget() override { return scene_; }
    std::size_t mostPoints() const override { return 50'000; }

    std::size_t mostTriangles() const override { return 20'000; }

    void setBodies(const std::vector<SceneBody>& bodies) override {
        scene_->bodies = bodies;
        scene_->maps.clear();
        scene_->update();
    }
    void setColours(std::size_t body, const std::vector<std::uint8_t>& colours) override {
        scene_->bodies.at(body).colours = colours;
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
