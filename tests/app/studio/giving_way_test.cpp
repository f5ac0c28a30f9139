// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/giving_way.h"

#include <QTest>

#include <thread>

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace fringe {

class GivingWayTest : public QObject {
    Q_OBJECT

  private slots:
    void workIsDoneOnAnotherThreadBeforeTheCallEnds() {
        std::thread::id worker = std::this_thread::get_id();
        givingWay([&] { worker = std::this_thread::get_id(); });
        QVERIFY(worker != std::this_thread::get_id());
    }

    void onlyTheWorkGivesWay() {
#ifdef __linux__
        const int before = getpriority(PRIO_PROCESS, 0);
        int within = before;
        givingWay([&] { within = getpriority(PRIO_PROCESS, 0); });
        QCOMPARE(within, std::min(before + 10, 19));
        QCOMPARE(getpriority(PRIO_PROCESS, 0), before);
#else
        QSKIP("threads have no niceness here");
#endif
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::GivingWayTest)
#include "giving_way_test.moc"
