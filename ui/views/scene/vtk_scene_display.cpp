// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scene/scene_display.h"
#include "ui/views/vtk_widget.h"

#include <vtkActor.h>
#include <vtkCamera.h>
#include <vtkCellArray.h>
#include <vtkCellData.h>
#include <vtkFloatArray.h>
#include <vtkImageData.h>
#include <vtkMath.h>
#include <vtkMatrix4x4.h>
#include <vtkNew.h>
#include <vtkPointData.h>
#include <vtkPoints.h>
#include <vtkPolyData.h>
#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>
#include <vtkRenderer.h>
#include <vtkTexture.h>
#include <vtkUnsignedCharArray.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <vector>

namespace fringe {

namespace {

/// Cells of one kind with a colour each.
class Cells {
  public:
    Cells() {
        points_->SetDataTypeToDouble();
        colours_->SetNumberOfComponents(4);
    }

    template <class Places> void add(const Places& places, const QColor& colour) {
        cells_->InsertNextCell(static_cast<vtkIdType>(places.size()));
        for (const Vec3& place : places) {
            cells_->InsertCellPoint(points_->InsertNextPoint(place.data()));
        }
        const std::array<unsigned char, 4> rgba{
            static_cast<unsigned char>(colour.red()), static_cast<unsigned char>(colour.green()),
            static_cast<unsigned char>(colour.blue()), static_cast<unsigned char>(colour.alpha())};
        colours_->InsertNextTypedTuple(rgba.data());
    }

    vtkCellArray* cells() { return cells_; }

    void placeIn(vtkPolyData& data) {
        data.SetPoints(points_);
        data.GetCellData()->SetScalars(colours_);
    }

  private:
    vtkNew<vtkPoints> points_;
    vtkNew<vtkCellArray> cells_;
    vtkNew<vtkUnsignedCharArray> colours_;
};

/// Geometry with its own flat colours.
class ShownMesh {
  public:
    ShownMesh() {
        mapper_->SetInputData(data_);
        mapper_->SetScalarModeToUseCellData();
        actor_->SetMapper(mapper_);
        actor_->GetProperty()->LightingOff();
    }

    vtkPolyData& data() { return *data_; }
    vtkActor& actor() { return *actor_; }
    void usePointColours() { mapper_->SetScalarModeToUsePointData(); }

  private:
    vtkNew<vtkPolyData> data_;
    vtkNew<vtkPolyDataMapper> mapper_;
    vtkNew<vtkActor> actor_;
};

vtkNew<vtkPoints> pointsOf(const SceneBody& cloud) {
    vtkNew<vtkFloatArray> places;
    places->SetNumberOfComponents(3);
    places->SetNumberOfTuples(static_cast<vtkIdType>(cloud.shown()));
    std::copy(cloud.places.begin(), cloud.places.end(), places->GetPointer(0));
    vtkNew<vtkPoints> points;
    points->SetData(places);
    return points;
}

vtkNew<vtkUnsignedCharArray> arrayOf(const std::vector<std::uint8_t>& bytes) {
    vtkNew<vtkUnsignedCharArray> colours;
    colours->SetNumberOfComponents(3);
    colours->SetNumberOfTuples(static_cast<vtkIdType>(bytes.size() / 3));
    std::copy(bytes.begin(), bytes.end(), colours->GetPointer(0));
    return colours;
}

/// The corners of each triangle follow each other.
vtkNew<vtkCellArray> trianglesOf(vtkIdType corners) {
    vtkNew<vtkCellArray> triangles;
    triangles->AllocateExact(corners / 3, corners);
    for (vtkIdType i = 0; i + 2 < corners; i += 3) {
        const std::array<vtkIdType, 3> triangle{i, i + 1, i + 2};
        triangles->InsertNextCell(3, triangle.data());
    }
    return triangles;
}

vtkNew<vtkFloatArray> texturePlacesOf(const SceneBody& body) {
    vtkNew<vtkFloatArray> places;
    places->SetNumberOfComponents(2);
    places->SetNumberOfTuples(static_cast<vtkIdType>(body.shown()));
    std::copy(body.texturePlaces.begin(), body.texturePlaces.end(), places->GetPointer(0));
    return places;
}

/// Row 0 of VTK's is at the bottom.
vtkNew<vtkTexture> textureOf(const QImage& picture) {
    vtkNew<vtkImageData> data;
    data->SetDimensions(picture.width(), picture.height(), 1);
    data->AllocateScalars(VTK_UNSIGNED_CHAR, 3);
    for (int row = 0; row < picture.height(); ++row) {
        const std::uint8_t* from = picture.constScanLine(picture.height() - 1 - row);
        std::copy(from, from + 3 * static_cast<std::ptrdiff_t>(picture.width()),
                  static_cast<std::uint8_t*>(data->GetScalarPointer(0, row, 0)));
    }
    vtkNew<vtkTexture> texture;
    texture->SetInputData(data);
    texture->InterpolateOn();
    texture->RepeatOn();
    return texture;
}

vtkNew<vtkCellArray> oneVertexEach(vtkIdType count) {
    vtkNew<vtkCellArray> vertices;
    vertices->AllocateExact(1, count);
    vertices->InsertNextCell(static_cast<int>(count));
    for (vtkIdType i = 0; i < count; ++i) {
        vertices->InsertCellPoint(i);
    }
    return vertices;
}

class VtkSceneDisplay : public SceneDisplay {
  public:
    explicit VtkSceneDisplay(QWidget* parent) : widget_(new VtkWidget(parent)) {
        lines_.actor().GetProperty()->SetLineWidth(
            static_cast<float>(1.5 * widget_->devicePixelRatioF()));
        for (ShownMesh* part : {&lines_, &faces_}) {
            widget_->renderer()->AddActor(&part->actor());
        }
        faces_.actor().ForceTranslucentOn();
        widget_->renderer()->GetActiveCamera()->ParallelProjectionOn();
        QObject::connect(widget_, &QOpenGLWidget::resized, widget_, [this] { aim(); });
    }

    QWidget* widget() override { return widget_; }
    std::size_t mostPoints() const override { return 1'000'000; }
    std::size_t mostTriangles() const override { return 100'000; }

    void setBodies(const std::vector<SceneBody>& bodies) override {
        for (const auto& shown : bodies_)
            widget_->renderer()->RemoveActor(&shown->actor());
        bodies_.clear();
        for (const SceneBody& body : bodies)
            add(body);
        setMaps({});
    }

    void setMaps(const std::vector<SceneMap>& maps) override {
        maps_ = maps;
        placeBodies();
        aim();
    }

    void setColours(std::size_t body, const std::vector<std::uint8_t>& colours) override {
        bodies_.at(body)->data().GetPointData()->SetScalars(arrayOf(colours));
        widget_->scheduleRender();
    }

    void setOutline(const SceneOutline& outline) override {
        Cells lines;
        for (const SceneLine& line : outline.lines) {
            lines.add(line.places, line.colour);
        }
        lines.placeIn(lines_.data());
        lines_.data().SetLines(lines.cells());
        Cells faces;
        for (const SceneFace& face : outline.faces) {
            faces.add(face.corners, face.colour);
        }
        faces.placeIn(faces_.data());
        faces_.data().SetPolys(faces.cells());
        aim();
    }

    void setDepthScale(double scale) override {
        depthScale_ = scale;
        for (ShownMesh* part : {&lines_, &faces_}) {
            part->actor().SetScale(1, 1, scale);
        }
        placeBodies();
        aim();
    }

    void setCamera(const OrbitCamera& camera) override {
        camera_ = camera;
        aim();
    }

  private:
    void add(const SceneBody& body) {
        const auto count = static_cast<vtkIdType>(body.shown());
        auto shown = std::make_unique<ShownMesh>();
        shown->usePointColours();
        shown->actor().GetProperty()->SetPointSize(
            static_cast<float>(2 * widget_->devicePixelRatioF()));
        shown->data().SetPoints(pointsOf(body));
        shown->data().GetPointData()->SetScalars(arrayOf(body.colours));
        if (body.isSurface)
            shown->data().SetPolys(trianglesOf(count));
        else
            shown->data().SetVerts(oneVertexEach(count));
        if (!body.texture.isNull()) {
            shown->data().GetPointData()->SetTCoords(texturePlacesOf(body));
            shown->actor().SetTexture(textureOf(body.texture));
        }
        widget_->renderer()->AddActor(&shown->actor());
        bodies_.push_back(std::move(shown));
    }

    void placeBodies() {
        for (std::size_t i = 0; i < bodies_.size(); ++i) {
            const SceneMap map = i < maps_.size() ? maps_[i] : SceneMap{};
            vtkNew<vtkMatrix4x4> matrix;
            for (int row = 0; row < 3; ++row) {
                const auto r = static_cast<std::size_t>(row);
                const double stretch = row == 2 ? depthScale_ : 1;
                for (int col = 0; col < 3; ++col)
                    matrix->SetElement(row, col,
                                       stretch * map.rows[r][static_cast<std::size_t>(col)]);
                matrix->SetElement(row, 3, stretch * map.shift[r]);
            }
            bodies_[i]->actor().SetUserMatrix(matrix);
        }
    }

    void aim() {
        const Vec3 eye = camera_.toEye();
        const Vec3 up = camera_.up();
        const Vec3& at = camera_.target;
        vtkCamera* camera = widget_->renderer()->GetActiveCamera();
        camera->SetFocalPoint(at[0], at[1], at[2]);
        const double away = beyondScene();
        camera->SetPosition(at[0] + eye[0] * away, at[1] + eye[1] * away, at[2] + eye[2] * away);
        camera->SetViewUp(up[0], up[1], up[2]);
        camera->SetParallelScale(widget_->height() / 2.0 / camera_.scale);
        widget_->renderer()->ResetCameraClippingRange();
        widget_->scheduleRender();
    }

    /// A distance from the target at which the eye has everything in front of it.
    double beyondScene() const {
        std::array<double, 6> bounds{};
        widget_->renderer()->ComputeVisiblePropBounds(bounds.data());
        double reach = 1;
        for (std::size_t i = 0; i < 6; ++i) {
            reach = std::max(reach, std::abs(bounds[i] - camera_.target[i / 2]));
        }
        return vtkMath::AreBoundsInitialized(bounds.data()) ? 2 * reach : 1;
    }

    VtkWidget* widget_;
    OrbitCamera camera_;
    double depthScale_ = 1;
    std::vector<std::unique_ptr<ShownMesh>> bodies_;
    std::vector<SceneMap> maps_;
    ShownMesh lines_;
    ShownMesh faces_;
};

} // namespace

std::unique_ptr<SceneDisplay> makeVtkSceneDisplay(QWidget* parent) {
    return std::make_unique<VtkSceneDisplay>(parent);
}

} // namespace fringe
