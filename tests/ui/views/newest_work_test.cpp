// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/newest_work.h"

#include <QSemaphore>
#include <QTest>

#include <thread>

using namespace fringe;

class NewestWorkTest : public QObject {
    Q_OBJECT

    static constexpr double few = 10, many = 1e7; ///< samples

  private slots:
    void fewSamplesAreWorkedOnAtOnce() {
        NewestWork work;
        QStringList order;
        work.request({few, [&] { order << "work"; }, [&] { order << "done"; }});
        QCOMPARE(order, (QStringList{"work", "done"}));
    }

    void manyAreWorkedOnElsewhereAndTheNewestIsNext() {
        NewestWork work;
        QSemaphore begun, gate;
        std::thread::id worker;
        QList<int> done;
        work.request({many,
                      [&] {
                          worker = std::this_thread::get_id();
                          begun.release();
                          gate.acquire();
                      },
                      [&] { done << 0; }});
        begun.acquire();
        for (int i = 1; i <= 3; ++i)
            work.request({i == 3 ? few : many, [] {}, [&done, i] { done << i; }});
        QVERIFY(done.isEmpty());
        gate.release();
        QTRY_COMPARE(done, (QList<int>{0, 3}));
        QVERIFY(worker != std::this_thread::get_id());
    }

    void whatIsForgottenIsNotFollowed() {
        NewestWork work;
        QSemaphore gate;
        QList<int> done;
        work.request({many, [&] { gate.acquire(); }, [&] { done << 0; }});
        work.request({many, [] {}, [&] { done << 1; }});
        work.forget();
        work.request({many, [] {}, [&] { done << 2; }});
        gate.release();
        QTRY_COMPARE(done, QList<int>{2});
    }
};

QTEST_GUILESS_MAIN(NewestWorkTest)
#include "newest_work_test.moc"
