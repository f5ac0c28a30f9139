// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/refocus.h"

#include "engine/propagation/propagation.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

#include <deque>

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

struct Bench {
    StepRunner runner;
    DevicePool devices;
    Refocus refocus{runner, devices};
    QList<double> shown; ///< distances of pictures [mm]

    Bench() {
        const Field field{{16, 16}, std::vector<Complex>(256, Complex(1, 0))};
        refocus.setSource({.hologram = std::make_shared<const Hologram>(
                               Hologram{{field}, {8_um, 8_um, {532_nm}}, "cpu", {}}),
                           .device = "cpu"});
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
        bench.refocus.setSource({.hologram = std::make_shared<const Hologram>(
                                     Hologram{{field}, {8_um, 8_um, {532_nm}}, "cpu", {}}),
                                 .device = "cpu"});
        QSignalSpy found(&bench.refocus, &Refocus::sharpest);
        bench.refocus.findSharpest(1_mm, 9_mm);
        bench.finish();
        QCOMPARE(found.size(), 1);
        QVERIFY(std::abs(found[0][0].toDouble() - 4.2e-3) < 0.3e-3);
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
