// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/refocus.h"

#include "engine/propagation/propagation.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <complex>
#include <deque>
#include <numbers>
#include <random>
#include <vector>

namespace fringe {
namespace {

/// Does its work when it is told to, on the caller's thread.
class StepRunner : public Runner {
  public:
    void run(const QString&, std::function<void()> work, std::function<void()> done) override {
        tasks_.push_back({std::move(work), std::move(done)});
    }
    void stop() override { tasks_.clear(); }
    void step() {
        const Task task = std::move(tasks_.front());
        tasks_.pop_front();
        task.work();
        task.done();
    }

  private:
    struct Task {
        std::function<void()> work, done;
    };
    std::deque<Task> tasks_;
};

/// A field that is looked at as it is.
Chain chainOf(const Hologram& field) {
    Design design;
    design.reconstruction.fromEncoded = false;
    return {std::make_shared<const Design>(design), field};
}

struct Bench {
    StepRunner runner;
    DevicePool devices;
    Refocus refocus{runner, devices};
    QList<double> shown; ///< distances of pictures [mm]

    Bench() {
        const Field field{{16, 16}, std::vector<Complex>(256, Complex(1, 0))};
        refocus.setSource(
            {.chain = chainOf({{field}, {8_um, 8_um, {532_nm}}, "cpu", {}}), .device = "cpu"});
        QObject::connect(&refocus, &Refocus::ready,
                         [this](const std::shared_ptr<const Previews>& pictures) {
                             shown << std::round(1e3 * pictures->front().distance.si());
                         });
    }
    void finish() {
        while (!refocus.isIdle())
            runner.step();
    }
};

} // namespace

class RefocusTest : public QObject {
    Q_OBJECT

  private slots:
    void thereArePicturesHoweverFastDistancesCome() {
        Bench bench;
        for (int i = 1; i <= 20; ++i) {
            bench.refocus.request(Length(1e-3 * i), false);
            if (i % 4 == 0)
                bench.runner.step();
        }
        QCOMPARE(bench.shown, (QList<double>{1, 4, 8, 12, 16}));
        bench.finish();
        QCOMPARE(bench.shown.last(), 20.0);
    }

    void aSpanIsShownCoarselyThenWhole() {
        Bench bench;
        bench.refocus.request(FocusView::Depth, 1_mm, 5_mm);
        bench.finish();
        QCOMPARE(bench.shown.size(), 2);
        QVERIFY(bench.refocus.view() == FocusView::Depth);
        const Preview& depth = bench.refocus.latest()->front();
        QVERIFY(depth.quantity == Quantity2D::Depth);
        QCOMPARE(bench.refocus.latest()->size(), std::size_t(1));
        for (const float z : depth.values)
            QVERIFY(std::isnan(z) || (z >= 1e-3F && z <= 5e-3F));
        bench.refocus.request(3_mm, true);
        bench.finish();
        QVERIFY(!bench.refocus.view());
        QCOMPARE(bench.shown.last(), 3.0);
    }

    void aDistanceDoesNotWaitForASpan() {
        Bench bench;
        bench.refocus.request(FocusView::AllInFocus, 1_mm, 5_mm);
        bench.refocus.request(2_mm, false);
        bench.finish();
        QCOMPARE(bench.shown, QList<double>{2});
    }

    void theSharpestDistanceOfASpanIsFound() {
        Bench bench;
        std::vector<Complex> light(64 * 64);
        for (std::size_t i = 0; i < light.size(); ++i)
            light[i] = static_cast<float>((i / 640 + i % 64 / 11) % 2);
        const PlaneSampling sampling{8_um, 8_um, 532_nm};
        JobControl control;
        const auto device = bench.devices.device("cpu", Lane::Looking);
        const Field field = propagate(Field({64, 64}, light), sampling, -4.2_mm, Choice{"asm"},
                                      device->kernels(), control);
        bench.refocus.setSource(
            {.chain = chainOf({{field}, {8_um, 8_um, {532_nm}}, "cpu", {}}), .device = "cpu"});
        QSignalSpy found(&bench.refocus, &Refocus::sharpest);
        bench.refocus.findSharpest(1_mm, 9_mm);
        bench.finish();
        QCOMPARE(found.size(), 1);
        const Focus focus = found[0][0].value<FocusFound>().focus;
        QVERIFY(std::abs(focus.best.si() - 4.2e-3) < 0.3e-3);
        QVERIFY(!focus.isAtEdge && focus.others.empty());
    }

    /// Points with random phases, by the formula of their waves, of which the phase alone is kept.
    static Hologram pointsAt(const std::vector<double>& distances) {
        constexpr std::int64_t side = 192;
        constexpr double pitch = 8e-6, wavelength = 532e-9, pi = std::numbers::pi;
        std::mt19937 random(5);
        const auto share = [&random] { return double(random() % 10000) / 10000; };
        std::vector<std::complex<double>> wave(side * side);
        for (const double z : distances)
            for (int point = 0; point < 60; ++point) {
                const double px = (share() - 0.5) * 1e-3, py = (share() - 0.5) * 1e-3;
                const double phase = 2 * pi * share();
                for (std::int64_t i = 0; i < side * side; ++i) {
                    const double x = double(i % side - side / 2) * pitch - px;
                    const double y = double(side / 2 - i / side) * pitch - py;
                    const double r = std::sqrt(x * x + y * y + z * z);
                    wave[std::size_t(i)] +=
                        std::polar(1.0, phase - std::remainder(r / wavelength, 1.0) * 2 * pi);
                }
            }
        std::vector<Complex> light;
        for (const auto& sample : wave)
            light.emplace_back(std::polar(1.0, std::arg(sample)));
        return {{Field({side, side}, std::move(light))}, {8_um, 8_um, {532_nm}}, "cpu", {}};
    }

    static FocusFound sharpestOf(const std::vector<double>& at, Length low, Length high) {
        Bench bench;
        bench.refocus.setSource({.chain = chainOf(pointsAt(at)), .device = "cpu"});
        QSignalSpy found(&bench.refocus, &Refocus::sharpest);
        bench.refocus.findSharpest(low, high);
        bench.finish();
        return found.empty() ? FocusFound() : found[0][0].value<FocusFound>();
    }

    void lightOfRandomPhasesIsFoundInFocus() {
        const Focus one = sharpestOf({0.0274}, 0.5_mm, 80_mm).focus;
        QVERIFY2(std::abs(one.best.si() - 0.0274) < 0.5e-3,
                 qPrintable(QString::number(one.best.si())));
        QVERIFY(!one.isAtEdge && one.others.empty());
    }

    void whatIsSharpestAtTheEdgeOfASearchIsToldSo() {
        const FocusFound found = sharpestOf({0.0274}, 28_mm, 80_mm);
        QVERIFY(found.focus.isAtEdge);
        QCOMPARE(found.focus.best, 28_mm);
        QVERIFY(found.curve.distances.size() > 20);
        QCOMPARE(found.curve.distances.size(), found.curve.sharpnesses.size());
    }

    void twoDistancesInFocusAreBothNamed() {
        const Focus both = sharpestOf({0.022, 0.0274}, 10_mm, 60_mm).focus;
        QCOMPARE(both.others.size(), std::size_t(1));
        const auto [near, far] = std::minmax({both.best.si(), both.others[0].si()});
        QVERIFY(std::abs(near - 0.022) < 0.5e-3 && std::abs(far - 0.0274) < 0.5e-3);
    }

    void aSettledDistanceDoesNotWaitForADraft() {
        Bench bench;
        bench.refocus.request(1_mm, false);
        bench.refocus.request(2_mm, true);
        bench.finish();
        QCOMPARE(bench.shown, QList<double>{2});
    }

    void aDraftDoesNotWaitForASettledPicture() {
        Bench bench;
        bench.refocus.request(1_mm, true);
        bench.refocus.request(2_mm, false);
        bench.refocus.request(3_mm, false);
        bench.finish();
        QCOMPARE(bench.shown, QList<double>{3});
    }

    void aSettledDistanceThatIsShownIsNotComputedAgain() {
        Bench bench;
        bench.refocus.request(1_mm, true);
        bench.finish();
        bench.refocus.request(1_mm, true);
        QVERIFY(bench.refocus.isIdle());
        bench.refocus.request(2_mm, false);
        bench.refocus.request(1_mm, true);
        bench.finish();
        QCOMPARE(bench.shown, (QList<double>{1, 1}));
    }

    void anotherSourceDropsWhatWasAsked() {
        Bench bench;
        bench.refocus.request(1_mm, false);
        bench.refocus.setSource({});
        bench.finish();
        QVERIFY(bench.shown.isEmpty());
        QVERIFY(bench.refocus.latest()->empty());
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::RefocusTest)
#include "refocus_test.moc"
