// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/studio/both_runners.h"

#include <QSemaphore>
#include <QThread>

namespace fringe {

class RunnerTest : public QObject {
    Q_OBJECT

    const QString queue_ = QStringLiteral("a");

  private slots:
    void doneFollowsWorkOnTheOwnersThread_data() { bothRunners(); }
    void doneFollowsWorkOnTheOwnersThread() {
        const auto runner = rowRunner();
        bool worked = false;
        bool orderly = false;
        QThread* thread = nullptr;
        runner->run(
            queue_, [&] { worked = true; },
            [&] {
                orderly = worked;
                thread = QThread::currentThread();
            });
        QTRY_COMPARE(thread, QThread::currentThread());
        QVERIFY(orderly);
    }

    void aQueueKeepsItsOrder_data() { bothRunners(); }
    void aQueueKeepsItsOrder() {
        const auto runner = rowRunner();
        QList<int> order;
        for (int i = 0; i < 20; ++i)
            runner->run(
                queue_, [] {}, [&order, i] { order << i; });
        QTRY_COMPARE(order.size(), 20);
        QVERIFY(std::ranges::is_sorted(order));
    }

    void nothingIsDoneAfterStop_data() { bothRunners(); }
    void nothingIsDoneAfterStop() {
        const auto runner = rowRunner();
        bool done = false;
        runner->stop();
        runner->run(
            queue_, [&] { done = true; }, [&] { done = true; });
        QCoreApplication::sendPostedEvents();
        QVERIFY(!done);
    }

    void workIsOffTheOwnersThread() {
        ThreadRunner runner;
        QThread* thread = QThread::currentThread();
        bool done = false;
        runner.run(
            queue_, [&] { thread = QThread::currentThread(); }, [&] { done = true; });
        QTRY_VERIFY(done);
        QVERIFY(thread != QThread::currentThread());
    }

    void aBlockedQueueDoesNotHoldAnother() {
        ThreadRunner runner;
        QSemaphore gate;
        bool done = false;
        runner.run(
            queue_, [&] { gate.acquire(); }, [] {});
        runner.run(
            QStringLiteral("b"), [] {}, [&] { done = true; });
        QTRY_VERIFY(done);
        gate.release();
    }

    void stopDropsWhatWaits() {
        ThreadRunner runner;
        QSemaphore begun, gate;
        int worked = 0;
        runner.run(
            queue_,
            [&] {
                begun.release();
                gate.acquire();
                ++worked;
            },
            [&] { worked += 100; });
        for (int i = 0; i < 5; ++i)
            runner.run(
                queue_, [&] { ++worked; }, [] {});
        begun.acquire();
        gate.release();
        runner.stop();
        QVERIFY(worked >= 1 && worked <= 6);
        const int atStop = worked;
        QCoreApplication::sendPostedEvents();
        QCOMPARE(worked, atStop);
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::RunnerTest)
#include "runner_test.moc"
