// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/source_edits.h"
#include "app/studio/studio.h"
#include "app/tasks/compute.h"
#include "app/tasks/freeze.h"
#include "app/tasks/live.h"
#include "tests/app/studio/both_runners.h"
#include "tests/app/studio/camera_design.h"

#include <QSignalSpy>

#include <cmath>

namespace fringe {

/// Depth cameras in the studio, on threads and in line.
class DepthCameraTest : public QObject {
    Q_OBJECT

    struct Bench {
        FreshSettings fresh;
        std::unique_ptr<Runner> runner = rowRunner();
        Studio studio{*runner};
        Live live{studio};

        Document& document() { return studio.document(); }
        bool isCalm() const { return studio.isIdle() && live.isIdle(); }
        bool isFresh() {
            return isCalm() && studio.results().hasHologram() && !studio.results().isWanting();
        }
    };

    static auto turnedTo(double azimuth) {
        return [azimuth](Design design) {
            design.sources.back().kind.values["azimuth"] = azimuth;
            return design;
        };
    }

    /// Relative L2 of a result of the studio against the design computed without it.
    static double errorOf(const Hologram& made, const Design& design) {
        const ComputeDevice device = ComputeDevice::open("cpu");
        JobControl control;
        const auto offline =
            compute(plan(design, {.device = device.capabilities()}), {device, control});
        const Field one = inMemory(made.planes.front());
        const Field other = inMemory(offline.value->field()->planes.front());
        double error = 0, all = 0;
        for (std::size_t i = 0; i < one.size(); ++i) {
            error += std::norm(std::complex<double>(one.samples()[i] - other.samples()[i]));
            all += std::norm(std::complex<double>(other.samples()[i]));
        }
        return std::sqrt(error / all);
    }

  private slots:
    void isPutWhereTheObjectsAre() {
        const Design design = cameraDesign();
        QCOMPARE(design.sources.size(), 2u);
        QVERIFY(plan(design).runnable());
        for (const Finding& item : plan(design).findings)
            QVERIFY2(item.message.english().find("leaves out") == std::string::npos,
                     item.message.english().c_str());
    }

    void framesFollowADragAndTheHologramOfTheLastIsExact_data() { bothRunners(); }
    void framesFollowADragAndTheHologramOfTheLastIsExact() {
        Bench bench;
        bench.live.setOn(true);
        bench.document().reset(cameraDesign(), {}, true);
        QTRY_VERIFY(bench.isFresh());
        const LiveLook& look = bench.studio.liveLook();
        QSignalSpy frames(&look, &LiveLook::changed);
        for (const double azimuth : {0.1, 0.2, 0.3}) {
            bench.document().setDraft(turnedTo(azimuth));
            QTRY_VERIFY(bench.isCalm());
            QVERIFY(look.pictures() && look.pictures()->front().plane == (Shape{48, 64}));
            QVERIFY2(look.label().contains(QStringLiteral("fps")), qPrintable(look.label()));
            QCOMPARE(look.details().count(QLatin1Char('%')), 4);
            QVERIFY2(look.details().contains(QStringLiteral("drawn by")),
                     qPrintable(look.details()));
        }
        QCOMPARE(frames.count(), 3);
        bench.document().edit(QStringLiteral("turn"), turnedTo(0.3));
        QTRY_VERIFY(bench.isFresh());
        QVERIFY(!look.pictures());
        constexpr double sixtyDecibels = 1e-3;
        QVERIFY(
            errorOf(*bench.studio.results().hologram().chain.field(), *bench.document().design())
            <= sixtyDecibels);
    }

    void framesEndWithADragThatIsGivenUp_data() { bothRunners(); }
    void framesEndWithADragThatIsGivenUp() {
        Bench bench;
        bench.live.setOn(true);
        bench.document().reset(cameraDesign(), {}, true);
        QTRY_VERIFY(bench.isFresh());
        bench.document().setDraft(turnedTo(0.2));
        QTRY_VERIFY(bench.isCalm() && bench.studio.liveLook().pictures());
        bench.document().dropDraft();
        QTRY_VERIFY(bench.isCalm() && !bench.studio.liveLook().pictures());
    }

    void frozenItSendsTheSameLight_data() { bothRunners(); }
    void frozenItSendsTheSameLight() {
        Bench bench;
        bench.document().reset(turnedTo(0.2)(cameraDesign()), {}, true);
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isFresh());
        const Field before = bench.studio.results().hologram().chain.field()->planes.front();
        bench.document().choose(0);
        QVERIFY(!canFreezeChosen(bench.studio));
        bench.document().choose(1);
        startFreezing(bench.studio);
        QTRY_COMPARE(bench.document().design()->sources.size(), 3u);
        QCOMPARE(bench.document().chosenSource(), 2u);
        QCOMPARE(bench.document().chosen()->kind.key, std::string("rgbd"));
        QCOMPARE(visibleSources(*bench.document().design()), std::vector<std::size_t>{2});
        startCompute(bench.studio);
        QTRY_VERIFY(bench.isFresh());
        QVERIFY(bench.studio.results().hologram().chain.field()->planes.front() == before);
        bench.document().history().undo();
        QCOMPARE(bench.document().design()->sources.size(), 2u);
    }

    void withNothingInViewItSaysSo_data() { bothRunners(); }
    void withNothingInViewItSaysSo() {
        Bench bench;
        Design design = cameraDesign();
        design.sources.back().kind.values["target_x"] = 1.0;
        bench.document().reset(design, {}, true);
        bench.document().choose(1);
        QSignalSpy notices(&bench.studio.notices(), &Notices::posted);
        startFreezing(bench.studio);
        QTRY_COMPARE(notices.count(), 1);
        QCOMPARE(bench.document().design()->sources.size(), 2u);
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::DepthCameraTest)
#include "depth_camera_test.moc"
