// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/refocus.h"

#include <QTest>

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
