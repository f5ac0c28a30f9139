// SPDX-License-Identifier: GPL-3.0-or-later
// What a design of a hundred spots takes in the window, and how often a second the hologram follows
// a spot that is dragged among a hundred, and the picture a distance slider over 1920 × 1080
// pixels, at rest and while a design of them runs, drawing included, and how late the window
// answers meanwhile, and how often the stereogram follows a mesh that is tilted, and how far first
// estimates of the examples are off: figures to be printed by hand, not a test. usage: drag_rate
// [SECONDS]
#include "engine/examples/examples.h"
#include "engine/model/design_parameters.h"
#include "engine/sources/points/points_source.h"
#include "engine/sources/spots/spots_source.h"
#include "tests/ui/window/window_bench.h"
#include "ui/program/latency.h"
#include "ui/sources/spots/spot_canvas.h"
#include "ui/views/distance_bar.h"

#include <QElapsedTimer>
#include <QMouseEvent>
#include <QSlider>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <numbers>
#include <random>

namespace fringe {
namespace {

/// A hundred spots anywhere in the middle of the field of 512 × 512 pixels.
Design hundredSpots(SpotGeometry geometry) {
    std::mt19937 random(7);
    const auto uniform = [&random] { return static_cast<double>(random() >> 8) * 0x1p-23 - 1; };
    Design design = emptyDesign("spots");
    design.setup.plate.size = {512, 512};
    design.setup.lens.on = geometry == SpotGeometry::Lens;
    const double origin = geometry == SpotGeometry::Lens ? 0 : 0.2;
    SpotList spots;
    for (int i = 0; i < 100; ++i) {
        const double x = 3e-3 * uniform(), y = 3e-3 * uniform();
        spots.push_back({x, y, origin + 5e-3 * uniform(), 1, {}});
    }
    store(design.sources.front(),
          {.list = std::make_shared<const SpotList>(std::move(spots)),
           .model = geometry == SpotGeometry::FreeExact ? WaveModel::Exact : WaveModel::Fresnel});
    return design;
}

/// A hundred spots for a panel of 1920 × 1080 pixels, of which there is no end.
Design endless() {
    Design design = hundredSpots(SpotGeometry::FreeFresnel);
    design.setup.plate.size = {1080, 1920};
    design.reconstruction.distance = 200_mm;
    design.stop.iterations = 1'000'000;
    return design;
}

/// A thousand points in front of a panel of 1920 × 1080 pixels.
Design panel() {
    std::mt19937 random(7);
    const auto uniform = [&random] { return static_cast<double>(random() >> 8) * 0x1p-23 - 1; };
    Design design = emptyDesign("points");
    design.setup.plate.size = {1080, 1920};
    auto cloud = std::make_shared<PointCloud>();
    for (int i = 0; i < 1000; ++i)
        cloud->points.push_back({4e-3 * uniform(), 2e-3 * uniform(), 0.2 + 5e-3 * uniform(), 1, 0});
    store(design.sources.front(), CloudSource{.cloud = cloud});
    return design;
}

/// A torus of 70,000 triangles, about those of the Stanford bunny.
Design torus() {
    constexpr std::uint32_t around = 350, across = 100;
    Mesh mesh;
    for (std::uint32_t i = 0; i < around; ++i)
        for (std::uint32_t j = 0; j < across; ++j) {
            const double a = 2 * std::numbers::pi * i / around,
                         b = 2 * std::numbers::pi * j / across;
            const double reach = 2 + std::cos(b);
            mesh.vertices.push_back({reach * std::cos(a), reach * std::sin(a), std::sin(b)});
            const auto at = [&](std::uint32_t k, std::uint32_t l) {
                return k % around * across + l % across;
            };
            mesh.triangles.push_back({at(i, j), at(i + 1, j), at(i + 1, j + 1)});
            mesh.triangles.push_back({at(i, j), at(i + 1, j + 1), at(i, j + 1)});
        }
    Design design = designFor("mesh");
    design.setup.plate.size = {512, 512};
    design.sources.front().kind.assets["mesh"] = {"torus",
                                                  std::make_shared<const Mesh>(std::move(mesh))};
    return design;
}

/// Prints stereograms a second of a mesh whose tilt is dragged a hundred times a second.
void tilt(const char* name, double seconds, bool live) {
    ThreadedWindowBench bench;
    bench.studio.preferences().setLive(live);
    bench.open(torus());
    bench.tree()->select(QStringLiteral("stereogram"));
    StereogramLook& look = bench.studio.stereogramLook();
    static_cast<void>(QTest::qWaitFor([&look] { return !look.picture().isNull(); }, 20'000));
    int pictures = 0;
    QObject::connect(&look, &StereogramLook::changed, &bench.window, [&pictures] { ++pictures; });
    QElapsedTimer clock;
    clock.start();
    for (int step = 0; static_cast<double>(clock.elapsed()) < 1e3 * seconds; ++step) {
        bench.document().setDraft([step](const Design& design) {
            return withParameter(design, "mesh.rotate_x", 0.01 * step);
        });
        QTest::qWait(10);
    }
    std::printf("%-16s %5.1f stereograms a second\n", name,
                1e3 * pictures / static_cast<double>(clock.elapsed()));
}

class Drag {
  public:
    explicit Drag(const Design& design) {
        bench_.open(design);
        const QAction* compute = bench_.action(QStringLiteral("compute"));
        wait([compute] { return compute->isEnabled(); });
        bench_.action(QStringLiteral("compute"))->trigger();
        wait([this] {
            Studio& studio = bench_.studio;
            return studio.iterationRuns().partial()
                   || (studio.results().hasHologram() && studio.isIdle());
        });
    }

    /// [s] that designs take, one seed after the other, previews and drawing beside them; the
    /// least.
    double designTime(int designs) {
        Studio& studio = bench_.studio;
        double least = std::numeric_limits<double>::infinity();
        wait([&studio] { return studio.isIdle(); });
        for (int seed = 2; seed <= designs; ++seed) {
            bench_.document().edit(QStringLiteral("Seed"), [seed](Design design) {
                design.start.seed = seed;
                return design;
            });
            const QAction* compute = bench_.action(QStringLiteral("compute"));
            wait([compute] { return compute->isEnabled(); });
            bench_.action(QStringLiteral("compute"))->trigger();
            wait([&studio] { return studio.isIdle() && studio.results().isOfState(); });
            least = std::min(least, studio.results().hologram().seconds);
        }
        return least;
    }

    /// Holograms a second while a mouse reports a hundred places a second.
    double rate(double seconds) {
        bench_.studio.preferences().setLive(true); // drags are followed then
        int holograms = 0;
        QObject::connect(&bench_.studio.results(), &ResultStore::hologramChanged, &bench_.window,
                         [&holograms] { ++holograms; });
        auto* canvas = bench_.find<SpotCanvas>(QStringLiteral("spotCanvas"));
        const QPointF start = canvas->placeOf(0, CanvasFrame::Part::Plan);
        QTest::mousePress(canvas, Qt::LeftButton, {}, start.toPoint());
        QElapsedTimer clock;
        clock.start();
        for (int step = 0; static_cast<double>(clock.elapsed()) < 1e3 * seconds; ++step) {
            const QPointF place = start + 20 * QPointF(std::cos(0.1 * step), std::sin(0.1 * step));
            QMouseEvent move(QEvent::MouseMove, place, canvas->mapToGlobal(place), Qt::NoButton,
                             Qt::LeftButton, {});
            QApplication::sendEvent(canvas, &move);
            QTest::qWait(10);
        }
        const double taken = static_cast<double>(clock.elapsed()) / 1e3;
        const int followed = holograms;
        QTest::keyClick(canvas, Qt::Key_Escape);
        return followed / taken;
    }

    /// Prints what the design has taken and what was told before.
    void compare(const char* name) {
        Studio& studio = bench_.studio;
        const double slowdown = studio.devices().slowdown();
        wait([&studio] { return studio.isIdle() && studio.results().isOfState(); }, 300'000);
        const HologramResult& made = studio.results().hologram();
        std::printf("%-16s %7.3f s, told: %.3f to %.3f s\n", name, made.seconds, made.expected,
                    made.expected * slowdown);
        std::fflush(stdout);
    }

    /// Prints pictures a second while the slider is moved a hundred times a second.
    void refocus(const char* name, double seconds) {
        const Refocus& refocus = bench_.studio.refocus();
        wait([&refocus] { return refocus.isIdle(); });
        int pictures = 0;
        QObject::connect(&refocus, &Refocus::ready, &bench_.window, [&pictures] { ++pictures; });
        auto* bar = bench_.window.findChild<DistanceBar*>();
        auto* slider = bar->findChild<QSlider*>();
        slider->setSliderDown(true);
        const Latency latency;
        QElapsedTimer clock;
        clock.start();
        for (int step = 0; static_cast<double>(clock.elapsed()) < 1e3 * seconds; ++step) {
            slider->setSliderPosition(slider->minimum()
                                      + step * 7 % (slider->maximum() - slider->minimum()));
            QTest::qWait(10);
        }
        const double taken = static_cast<double>(clock.elapsed()) / 1e3;
        std::printf("%-16s %5.1f pictures a second, the longest gap %.0f ms (99.9 %%: %.0f ms)\n",
                    name, pictures / taken, latency.quantile(1), latency.quantile(0.999));
        slider->setSliderDown(false);
        wait([&refocus] { return refocus.isIdle(); });
    }

  private:
    template <class Ready> static void wait(const Ready& ready, int milliseconds = 20'000) {
        static_cast<void>(QTest::qWaitFor(ready, milliseconds));
    }

    ThreadedWindowBench bench_;
};

} // namespace
} // namespace fringe

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    const double seconds = argc > 1 ? std::atof(argv[1]) : 5;
    fringe::tilt("tilt, hologram follows", seconds, true);
    fringe::tilt("tilt, alone", seconds, false);
    using fringe::SpotGeometry;
    const std::pair<const char*, SpotGeometry> cases[] = {{"lens", SpotGeometry::Lens},
                                                          {"Fresnel", SpotGeometry::FreeFresnel},
                                                          {"exact", SpotGeometry::FreeExact}};
    for (const auto& [name, geometry] : cases) {
        const double rate = fringe::Drag(fringe::hundredSpots(geometry)).rate(seconds);
        std::printf("%-16s %5.1f holograms a second\n", name, rate);
    }
    // Compare with what `fringe spots` says of such a design.
    fringe::Design spots = fringe::exampleDesign("spots");
    spots.stop.iterations = 300;
    std::printf("%-16s %5.3f s\n", "a design", fringe::Drag(spots).designTime(6));
    fringe::Drag(fringe::panel()).refocus("refocus", seconds);
    fringe::Drag(fringe::endless()).refocus("in a design", seconds);
    for (const fringe::ExampleInfo& example : fringe::examples())
        fringe::Drag(fringe::exampleDesign(example.key)).compare(example.key.c_str());
    return 0;
}
