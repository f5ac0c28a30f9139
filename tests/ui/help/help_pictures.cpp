// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/help/help_pictures.h"

#include "app/text/translation.h"
#include "engine/examples/examples.h"
#include "engine/model/mesh.h"
#include "tests/ui/window/window_bench.h"
#include "ui/actions/actions.h"
#include "ui/style/theme.h"

#include <QDockWidget>
#include <QToolButton>

#include <cmath>
#include <complex>
#include <numbers>

namespace fringe {
namespace {

constexpr Shape plate{256, 256};
constexpr QSize window{960, 600};
constexpr int width = 320; ///< of a reconstruction

template <class Data> Asset asset(Data data) {
    return {"", std::make_shared<const Data>(std::move(data))};
}

/// A torus that leans towards the viewer.
Mesh torus() {
    constexpr std::uint32_t around = 48, across = 24;
    constexpr double turn = 2 * std::numbers::pi;
    Mesh mesh;
    for (std::uint32_t i = 0; i < around; ++i)
        for (std::uint32_t j = 0; j < across; ++j) {
            const double a = turn * i / around, b = turn * j / across;
            const double radius = 1 + 0.4 * std::cos(b), y = radius * std::sin(a);
            const double z = 0.4 * std::sin(b);
            mesh.vertices.push_back({radius * std::cos(a), 0.8 * y - 0.6 * z, 0.6 * y + 0.8 * z});
            const auto at = [&](std::uint32_t k, std::uint32_t l) {
                return (i + k) % around * across + (j + l) % across;
            };
            mesh.triangles.push_back({at(0, 0), at(1, 0), at(1, 1)});
            mesh.triangles.push_back({at(0, 0), at(1, 1), at(0, 1)});
        }
    return mesh;
}

/// Calls `value(x, y)` for places from -1 to 1, y up, from the top.
template <class Value> std::vector<float> drawn(Shape shape, const Value& value) {
    std::vector<float> samples;
    for (std::int64_t row = 0; row < shape.rows; ++row)
        for (std::int64_t col = 0; col < shape.cols; ++col)
            samples.push_back(static_cast<float>(
                value(2.0 * static_cast<double>(col) / static_cast<double>(shape.cols) - 1,
                      1 - 2.0 * static_cast<double>(row) / static_cast<double>(shape.rows))));
    return samples;
}

/// Three rings, each smaller than the one behind it.
Raster rings() {
    Raster stack{plate};
    for (const double radius : {0.75, 0.5, 0.25})
        for (const float sample : drawn(plate, [radius](double x, double y) {
                 return std::abs(std::hypot(x, y) - radius) < 0.06 ? 1.0 : 0.0;
             }))
            stack.samples.push_back(sample);
    return stack;
}

/// A ball, the picture or its depth, before a striped wall.
Raster ball(bool isDepth) {
    return {.shape = plate, .samples = drawn(plate, [isDepth](double x, double y) {
                                const double height = 0.36 - x * x - y * y;
                                if (isDepth)
                                    return height > 0 ? 1 - std::sqrt(height) / 0.6 : 1.0;
                                return height > 0 ? 0.2 + 0.8 * std::sqrt(height) / 0.6
                                                  : (std::sin(30 * x) > 0 ? 0.3 : 0.1);
                            })};
}

/// Phases in 256 levels that make three points, 0.2 m away.
Raster zonePlate() {
    constexpr double half = plate.cols * 4e-6;
    return {.shape = plate,
            .white = 255,
            .samples = drawn(plate, [](double x, double y) {
                std::complex<double> sum;
                for (const double place : {-0.4, 0.0, 0.4}) {
                    const double across = half * (x - place);
                    const double up = half * (y - place * place * 2);
                    sum += std::polar(1.0, -std::numbers::pi * (across * across + up * up)
                                               / (532e-9 * 0.2));
                }
                const double turns = std::arg(sum) / (2 * std::numbers::pi) + 1;
                return std::floor(256 * (turns - std::floor(turns))) / 255;
            })};
}

Design onPlate(Design design) {
    design.setup.plate.size = plate;
    return design;
}

/// Something small of the kind.
Design designOf(const std::string& kind) {
    for (const ExampleInfo& example : examples())
        if (Design design = exampleDesign(example.key);
            design.sources.front().kind.key == kind
            && (design.sources.size() == 1 || design.sources.back().kind.key != kind))
            return onPlate(std::move(design));
    Design design = onPlate(emptyDesign(kind));
    const auto take = [&](Asset data) { design = withData(std::move(design), 0, data); };
    if (kind == "field")
        take(asset(zonePlate()));
    if (kind == "mesh")
        take(asset(torus()));
    if (kind == "layers")
        take(asset(rings()));
    if (kind == "rgbd") {
        take(asset(ball(false)));
        design.sources.front().kind.assets["depth"] = asset(ball(true));
    }
    return design;
}

/// Design of a target image, or of what suits the solver.
Design designFor(const ChoiceInfo& solver) {
    for (const char* kind : {"image", "spots", "points"}) {
        Design design = designOf(kind);
        design.solver = {solver.key};
        design.stop.iterations = 20;
        if (!whyNotSolved(design, solver.key) && (solver.key != "sum" || kind[0] == 'p'))
            return design;
    }
    return designOf("points");
}

Design behindStop(Design design, const ChoiceInfo& encoding) {
    design.encoding = {encoding.key};
    design.focalStop = FocalStop::Centre;
    return design;
}

/// A window on a studio, of which pictures are taken.
class Camera {
  public:
    Camera() : bench_(window) {}

    void compute(const Design& design) {
        bench_.open(design);
        bench_.action(QStringLiteral("compute"))->trigger();
        QTest::qWait(150);
    }
    /// Computes a design, then again with another solver, to be compared.
    void computeTwice(const Design& design, const std::string& other) {
        compute(design);
        bench_.document().edit({}, [&](Design changed) {
            changed.solver = {other};
            return changed;
        });
        bench_.action(QStringLiteral("compute"))->trigger();
        QTest::qWait(150);
    }
    QImage of(const QString& name) { return of(*bench_.find<QWidget>(name)); }
    static QImage of(QWidget& widget) { return widget.grab().toImage(); }
    QImage reconstruction() {
        return of(QStringLiteral("reconstructionCanvas"))
            .scaledToWidth(width, Qt::SmoothTransformation);
    }
    QImage alone(const QString& view) {
        auto* button = bench_.find<QToolButton>(QStringLiteral("maximise-") + view);
        button->setChecked(true);
        QTest::qWait(150);
        const QImage image = of(QStringLiteral("pane-") + view);
        button->setChecked(false);
        return image;
    }
    QImage panel(QDockWidget& dock) {
        dock.setFloating(true);
        const auto is = [&dock](const char* name) {
            return dock.objectName() == QLatin1String(name);
        };
        const bool isWide = is("dock-iterations") || is("dock-runs");
        dock.resize(isWide ? 960 : is("dock-table") ? 640 : 360, 240);
        dock.show();
        QTest::qWait(50);
        const QImage image = of(*dock.widget());
        dock.setFloating(false);
        return image;
    }
    QImage opened(const QString& action, const QString& name) {
        bench_.action(action)->trigger();
        auto* widget = bench_.find<QWidget>(name);
        widget->resize(760, 460);
        QTest::qWait(150);
        const QImage image = of(*widget);
        widget->close();
        return image;
    }
    WindowBench& bench() { return bench_; }

  private:
    WindowBench bench_;
};

} // namespace

std::map<QString, QImage> makeHelpPictures() {
    QGuiApplication::setPalette(paletteOf(Theme::Light));
    Translation english(*QCoreApplication::instance()); // which has the plurals
    english.install(QStringLiteral("en"));
    std::map<QString, QImage> pictures;
    const auto named = [](const char* folder, const std::string& key) {
        return QLatin1String(folder) + QString::fromStdString(key);
    };
    Camera camera;
    QTest::qWait(150);
    pictures[QStringLiteral("views/startPage")] = camera.of(QStringLiteral("startPage"));
    for (const ChoiceInfo* source : sourceInfos()) {
        camera.compute(designOf(source->key));
        pictures[named("sources/", source->key)] = camera.of(QStringLiteral("workspace"));
    }
    for (const ChoiceInfo* encoding : encodingInfos()) {
        camera.compute(behindStop(designOf("points"), *encoding));
        pictures[named("encodings/", encoding->key)] = camera.reconstruction();
    }
    for (const ChoiceInfo* solver : solverInfos()) {
        camera.compute(designFor(*solver));
        pictures[named("solvers/", solver->key)] = camera.reconstruction();
    }
    camera.compute(designOf("spots"));
    for (const char* view : {"scene", "hologram", "reconstruction"}) {
        if (view[0] == 's')
            camera.compute(designOf("points"));
        pictures[named("views/", view)] = camera.alone(QLatin1String(view));
    }
    camera.computeTwice(designOf("spots"), "gs");
    pictures[QStringLiteral("views/benchmark")] =
        camera.opened(QStringLiteral("benchmark"), QStringLiteral("benchmarkWindow"));
    camera.bench().find<QToolButton>(QStringLiteral("checksLine"))->click();
    for (QDockWidget* dock : camera.bench().window.findChildren<QDockWidget*>())
        pictures[QStringLiteral("panels/") + dock->objectName().section(u'-', -1)] =
            camera.panel(*dock);
    return pictures;
}

} // namespace fringe
