// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/placement.h"
#include "tests/app/studio/small_design.h"
#include "tests/ui/window/window_bench.h"
#include "ui/forms/form_field.h"
#include "ui/views/focus_note.h"
#include "ui/views/pupil_disc.h"

#include <QLineEdit>
#include <QListWidget>
#include <QToolButton>

#include <cmath>

namespace fringe {
namespace {

/// A ball of triangles in metres that are meant as millimetres.
Asset ball() {
    Mesh mesh{{{0, 0, 9}, {9, 0, 0}, {0, 9, 0}, {-9, 0, 0}, {0, -9, 0}, {0, 0, -9}}, {}};
    for (std::uint32_t i = 0; i < 4; ++i) {
        const std::uint32_t a = 1 + i, b = 1 + (i + 1) % 4;
        mesh.triangles.push_back({0, a, b});
        mesh.triangles.push_back({5, b, a});
    }
    return {"ball", std::make_shared<const Mesh>(std::move(mesh))};
}

struct Bench : WindowBench {
    Bench() {
        Design design = withData(emptyDesign("mesh"), 0, ball());
        design.setup.plate.size = {512, 512};
        design.sources[0].kind.values["points"] = std::int64_t{500};
        open(design);
    }
    QWidget* scene() const { return find<QWidget>(QStringLiteral("sceneCanvas")); }
    Length distance() const { return design().reconstruction.distance; }
    Placement placement(std::size_t number = 0) const {
        return asPlacement(design().sources.at(number));
    }
    void move(double z) {
        document().edit(QStringLiteral("move"), [&](Design design) {
            return withSourceMoved(std::move(design), document().chosenSource(),
                                   {.shift = {0, 0, z}});
        });
    }
    /// Checks that offer to mend something.
    QList<QListWidgetItem*> fixes() const {
        QList<QListWidgetItem*> found;
        const auto* list = find<QListWidget>(QStringLiteral("checks"));
        for (int i = 0; i < list->count(); ++i)
            if (list->item(i)->text().startsWith(QStringLiteral("Fix this")))
                found << list->item(i);
        return found;
    }
};

} // namespace

class PlacingWindowTest : public QObject {
    Q_OBJECT

  private slots:
    void theDistanceGoesAlongUntilItIsPinned() {
        Bench bench;
        auto* pin = bench.find<QToolButton>(QStringLiteral("distancePin"));
        QVERIFY(!pin->isChecked());
        bench.move(-0.16);
        QCOMPARE(bench.distance(), 40_mm);
        pin->click();
        bench.move(0.02);
        QCOMPARE(bench.distance(), 40_mm);
        pin->click();
        QCOMPARE(bench.distance(), 60_mm);
        auto* field = bench.find<QLineEdit>(QStringLiteral("distanceField"));
        field->setText(QStringLiteral("150 mm"));
        field->setModified(true);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(bench.distance(), 150_mm);
        QVERIFY(pin->isChecked());
    }

    void nothingInFocusIsANoteThatLeadsThere() {
        Bench bench;
        auto* note = bench.find<FocusNote>(QStringLiteral("focusNote"));
        QVERIFY(note->isHidden());
        Reconstruction look = bench.design().reconstruction;
        look.follows = false;
        look.distance = 100_mm;
        bench.document().look(look);
        QVERIFY(!note->isHidden());
        emit note->linkActivated(QStringLiteral("there"));
        QVERIFY(note->isHidden());
        QVERIFY(std::abs(bench.distance().si() - 0.2) < 6e-3);
    }

    void sizesAreInTheFormAndOneScalesAll() {
        Bench bench;
        QVERIFY(!bench.inspector()->field(QStringLiteral("mesh.placement")));
        QVERIFY(!bench.inspector()->field(QStringLiteral("mesh.rest")));
        FormField* width = bench.inspector()->field(QStringLiteral("mesh.size_x"));
        QVERIFY(width);
        emit width->edited(Value(1e-3));
        QVERIFY(std::abs(bench.placement().scale - 1e-3 / 18) < 1e-12);
        QCOMPARE(bench.document().history().count(), 1);
    }

    void fitAndCentreAreSteps() {
        Bench bench;
        bench.document().edit(QStringLiteral("away"), [](Design design) {
            return withSourceMoved(std::move(design), 0,
                                   {.shift = {1e-3, 0, 0}, .scale = {0.25, 0.25, 0.25}});
        });
        bench.action(QStringLiteral("centre-object"))->trigger();
        QCOMPARE(bench.placement().centre, (Place{0, 0, 0.2}));
        const double before = bench.placement().scale;
        bench.find<QToolButton>(QStringLiteral("fitSource"))->click();
        QVERIFY(bench.placement().scale > 1.9 * before);
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(bench.placement().scale, before);
    }

    void keysDuplicateInTheTreeAndInTheScene() {
        Bench bench;
        bench.tree()->setFocus();
        QTest::keyClick(bench.tree(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.design().sources.size(), std::size_t{2});
        QCOMPARE(bench.document().chosenSource(), std::size_t{1});
        bench.scene()->setFocus();
        QTest::keyClick(bench.scene(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.design().sources.size(), std::size_t{3});
        auto* field = bench.find<QLineEdit>(QStringLiteral("distanceField"));
        field->setFocus();
        QTest::keyClick(field, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.design().sources.size(), std::size_t{3});
    }

    void aNameIsTypedInTheTree() {
        Bench bench;
        bench.tree()->setFocus();
        QTest::keyClick(bench.tree(), Qt::Key_F2);
        auto* editor = bench.tree()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->setText(QStringLiteral("globe"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(bench.design().sources.front().name, std::string("globe"));
        QCOMPARE(bench.tree()->currentItem()->text(0), QStringLiteral("globe"));
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(bench.tree()->currentItem()->text(0), QStringLiteral("ball"));
    }

    void methodsHaveNoLineOfTheirOwn() {
        Bench bench;
        QVERIFY(!bench.shownSections().contains(QStringLiteral("method")));
        QVERIFY(bench.inspector()->field(QStringLiteral("method.name")));
        bench.tree()->select(QStringLiteral("plate"));
        bench.tree()->select(QStringLiteral("method"));
        QCOMPARE(bench.tree()->section(), QStringLiteral("mesh"));
    }

    void aFixNamesBothWays() {
        Bench bench;
        bench.document().edit(QStringLiteral("large"), [](Design design) {
            design.focalStop = FocalStop::None;
            return withSourceMoved(std::move(design), 0,
                                   {.shift = {0, 0, -0.1}, .scale = {6, 6, 6}});
        });
        const auto fixes = bench.fixes();
        QCOMPARE(fixes.size(), 2);
        QVERIFY2(fixes[0]->text().contains(QStringLiteral("Scale to ")),
                 qPrintable(fixes[0]->text()));
        QVERIFY2(fixes[1]->text().contains(QStringLiteral("Move to ")),
                 qPrintable(fixes[1]->text()));
        auto* list = bench.find<QListWidget>(QStringLiteral("checks"));
        list->setCurrentItem(fixes[1]);
        emit list->itemClicked(fixes[1]);
        QVERIFY(bench.fixes().isEmpty());
        QVERIFY(bench.placement().centre[2] > 0.1);
        QCOMPARE(bench.distance().si(), bench.placement().centre[2]);
    }

    void thePupilIsOneDiscInBothViews() {
        Bench bench;
        auto* button = bench.find<QToolButton>(QStringLiteral("hologramPupil"));
        button->click();
        const Pupil pupil = bench.design().reconstruction.pupil;
        QVERIFY(std::abs(pupil.diameter.si() - 256 * 8e-6) < 1e-9);
        const auto discs = bench.window.findChildren<PupilDisc*>(QStringLiteral("pupilDisc"));
        QCOMPARE(discs.size(), 2);
        for (PupilDisc* disc : discs)
            emit disc->changed({2_mm, 0.5_mm, Length{}}, true);
        QCOMPARE(bench.design().reconstruction.pupil, (Pupil{2_mm, 0.5_mm, Length{}}));
        QCOMPARE(bench.document().history().count(), 0);
        button->click();
        QCOMPARE(bench.design().reconstruction.pupil, Pupil{});
    }
};

} // namespace fringe

QTEST_MAIN(fringe::PlacingWindowTest)
#include "placing_window_test.moc"
