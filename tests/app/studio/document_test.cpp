// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/document.h"

#include "app/edits/source_edits.h"
#include "tests/app/studio/small_design.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace fringe {

class DocumentTest : public QObject {
    Q_OBJECT

    static void move(Document& document, Length distance, const QString& key = {}) {
        document.edit(
            QStringLiteral("Move"),
            [&](Design design) { return withDistance(std::move(design), distance); }, key);
    }

    static Design twoSources() {
        Design design = smallDesign();
        design.sources.push_back(design.sources.front());
        return design;
    }

  private slots:
    void anEditThatChangesNothingLeavesNoTrace() {
        Document document;
        QSignalSpy changed(&document, &Document::changed);
        const DesignPtr before = document.design();
        move(document, before->reconstruction.distance);
        QCOMPARE(document.history().count(), 0);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(document.design(), before);
        QVERIFY(!document.isDirty());
    }

    void lookingIsNoEdit() {
        Document document;
        QSignalSpy changed(&document, &Document::changed);
        document.look({120_mm, false});
        QCOMPARE(document.design()->reconstruction, (Reconstruction{120_mm, false}));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(document.history().count(), 0);
        QVERIFY(!document.isDirty());
    }

    void stepsLeaveTheLookUnlessTheyChangeIt() {
        Document document;
        document.edit(QStringLiteral("Pitch"), [](Design design) {
            design.setup.plate.pitchX = 4_um;
            return design;
        });
        move(document, 150_mm);
        document.look({170_mm});
        document.history().undo();
        QCOMPARE(document.design()->reconstruction, Reconstruction());
        document.look({170_mm});
        document.history().undo();
        QCOMPARE(document.design()->setup.plate.pitchX, 8_um);
        QCOMPARE(document.design()->reconstruction.distance, 170_mm);
        document.history().redo();
        QCOMPARE(document.design()->setup.plate.pitchX, 4_um);
        QCOMPARE(document.design()->reconstruction.distance, 170_mm);
    }

    void theDistanceFollowsTheChosenObject() {
        const Asset points{
            "two", std::make_shared<const PointCloud>(PointCloud{{{0, 0, 0}, {1, 1, 1}}, {}})};
        Document document(withSourceAdded(withData(emptyDesign(), 0, points), "points", points));
        const auto distance = [&] { return document.design()->reconstruction.distance; };
        const auto moved = [](std::size_t number, double by) {
            return [number, by](Design design) {
                return withSourceMoved(std::move(design), number, {.shift = {0, 0, by}});
            };
        };
        document.edit(QStringLiteral("move"), moved(0, -0.16));
        QCOMPARE(distance(), 40_mm);
        document.edit(QStringLiteral("move the other"), moved(1, 0.1));
        QCOMPARE(distance(), 40_mm);
        document.choose(1);
        QCOMPARE(distance(), 300_mm);
        document.setDraft(moved(1, -0.05));
        QCOMPARE(document.draft()->reconstruction.distance, 250_mm);
        QCOMPARE(distance(), 300_mm);
        document.dropDraft();
        document.history().undo();
        QCOMPARE(distance(), 200_mm);
        Reconstruction byHand = document.design()->reconstruction;
        byHand.distance = 123_mm;
        byHand.follows = false;
        document.look(byHand);
        document.edit(QStringLiteral("move"), moved(1, 0.02));
        QCOMPARE(distance(), 123_mm);
        byHand.follows = true;
        document.look(byHand);
        QCOMPARE(distance(), 220_mm);
    }

    void aLookWhileSavingLeavesTheProjectSaved() {
        Document document;
        move(document, 150_mm);
        const DesignPtr saved = document.design();
        document.look({170_mm});
        document.markSaved(saved, {QStringLiteral("a.fringe")});
        QVERIFY(!document.isDirty());
    }

    void undoAndRedoBringTheVeryDesignsBack() {
        Document document;
        const DesignPtr first = document.design();
        move(document, 150_mm);
        const DesignPtr second = document.design();
        document.history().undo();
        QCOMPARE(document.design(), first);
        document.history().redo();
        QCOMPARE(document.design(), second);
        QCOMPARE(second->reconstruction.distance, 150_mm);
    }

    void changedTellsBeforeAndAfter() {
        Document document;
        const DesignPtr first = document.design();
        DesignPtr before, after;
        connect(&document, &Document::changed, this, [&](const DesignPtr& a, const DesignPtr& b) {
            before = a;
            after = b;
        });
        move(document, 150_mm);
        QCOMPARE(before, first);
        QCOMPARE(after, document.design());
    }

    void stepsWithOneKeyMerge() {
        Document document;
        document.setMergeWindow(std::chrono::hours(1));
        const DesignPtr first = document.design();
        for (const Length distance : {150_mm, 160_mm, 170_mm})
            move(document, distance, QStringLiteral("distance"));
        QCOMPARE(document.history().count(), 1);
        QCOMPARE(document.design()->reconstruction.distance, 170_mm);
        document.history().undo();
        QCOMPARE(document.design(), first);
    }

    void otherKeysNoKeyAndLateStepsStayApart() {
        Document document;
        document.setMergeWindow(std::chrono::hours(1));
        move(document, 150_mm, QStringLiteral("a"));
        move(document, 160_mm, QStringLiteral("b"));
        move(document, 170_mm);
        move(document, 180_mm);
        QCOMPARE(document.history().count(), 4);
        document.setMergeWindow({});
        move(document, 150_mm, QStringLiteral("a"));
        move(document, 160_mm, QStringLiteral("a"));
        QCOMPARE(document.history().count(), 6);
    }

    void aDragBackToItsStartVanishes() {
        Document document;
        document.setMergeWindow(std::chrono::hours(1));
        const Length start = document.design()->reconstruction.distance;
        move(document, 150_mm, QStringLiteral("a"));
        move(document, start, QStringLiteral("a"));
        QCOMPARE(document.history().count(), 0);
    }

    void aSavedStateIsNotMergedAway() {
        Document document;
        document.setMergeWindow(std::chrono::hours(1));
        move(document, 150_mm, QStringLiteral("a"));
        document.markSaved(document.design(), {QStringLiteral("/x/y.fringe")});
        QVERIFY(!document.isDirty());
        move(document, 160_mm, QStringLiteral("a"));
        QVERIFY(document.isDirty());
        document.history().undo();
        QVERIFY(!document.isDirty());
        QCOMPARE(document.name(), QStringLiteral("y"));
    }

    void anEditMadeWhileSavingStaysUnsaved() {
        Document document;
        move(document, 150_mm);
        const DesignPtr saving = document.design();
        document.edit(QStringLiteral("Pitch"), [](Design design) {
            design.setup.plate.pitchX = 4_um;
            return design;
        });
        document.markSaved(saving, {QStringLiteral("/x/y.fringe")});
        QVERIFY(document.isDirty());
    }

    void choosingIsNoEdit() {
        Document document(twoSources());
        QSignalSpy chosen(&document, &Document::sourceChosen);
        document.choose(1);
        document.choose(1);
        QCOMPARE(document.chosenSource(), 1u);
        QCOMPARE(document.chosen(), &document.design()->sources[1]);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(!document.isDirty());
        document.choose(9);
        QCOMPARE(document.chosenSource(), 1u);
    }

    void aSourceThatIsGoneIsNotChosen() {
        Document document(twoSources());
        document.choose(1);
        QSignalSpy chosen(&document, &Document::sourceChosen);
        document.edit(QStringLiteral("remove"),
                      [](Design design) { return withoutSource(std::move(design), 1); });
        QCOMPARE(document.chosenSource(), 0u);
        QCOMPARE(chosen.count(), 1);
        document.edit(QStringLiteral("none"), [](Design design) {
            design.sources.clear();
            return design;
        });
        QVERIFY(!document.chosen());
    }

    void aProjectOpensWithItsFirstVisibleSource() {
        Document document;
        document.reset(withVisible(twoSources(), 0, false), {}, true);
        QCOMPARE(document.chosenSource(), 1u);
        document.reset(twoSources(), {}, true);
        QCOMPARE(document.chosenSource(), 0u);
    }

    void resetBeginsAnew() {
        Document document;
        QSignalSpy replaced(&document, &Document::replaced);
        move(document, 150_mm);
        document.reset(smallDesign(), {QStringLiteral("/x/z.fringe")}, true);
        QCOMPARE(document.history().count(), 0);
        QVERIFY(!document.isDirty());
        QVERIFY(*document.design() == smallDesign());
        QCOMPARE(replaced.count(), 1);
        document.reset(smallDesign(), {}, false);
        QVERIFY(document.isDirty());
    }

    void aLockThatIsNoFileIsNotWaitedFor() {
        const QTemporaryDir folder;
        const QString project = folder.filePath(QStringLiteral("p.fringe"));
        QCOMPARE(::mkfifo(qPrintable(folder.filePath(QStringLiteral(".p.fringe.lock"))), 0600), 0);
        const ProjectLock lock = lockProject(project);
        QVERIFY(!lock.file);
        QVERIFY(!lock.holder);
    }
};

} // namespace fringe

QTEST_GUILESS_MAIN(fringe::DocumentTest)
#include "document_test.moc"
