// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/region_bench.h"
#include "ui/forms/form_field.h"
#include "ui/sources/image/region_drawing.h"

#include <QLabel>
#include <QPushButton>

namespace fringe {

/// Signal regions that are masks, chosen, shown and refused in the window.
class MaskWindowTest : public QObject {
    Q_OBJECT

    using Kind = SignalRegion::Kind;
    using Bench = RegionBench;

    /// A mask of single pixels, each of which has four edges.
    static std::shared_ptr<const GreyPicture> dots(Shape shape) {
        auto mask = std::make_shared<GreyPicture>(GreyPicture{shape, {}});
        for (std::int64_t row = 0; row < shape.rows; ++row)
            for (std::int64_t col = 0; col < shape.cols; ++col)
                mask->intensity.push_back(row % 2 == 0 && col % 2 == 0 ? 1.0F : 0.0F);
        return mask;
    }

  private slots:
    void aMaskIsAskedForOnceAndShown() {
        Bench bench;
        bench.dialogs.file = bench.maskFile(255);
        bench.choose("mask");
        QCOMPARE(bench.signal().kind, Kind::Mask);
        QCOMPARE(bench.steps(), 1);
        QCOMPARE(bench.chosen().kind.assets.at("mask").name, std::string("mask255.png"));
        QCOMPARE(bench.signal().place, asImage(bench.chosen()).place);
        QCOMPARE(bench.signal().mask->shape, (Shape{3, 6}));
        QVERIFY(bench.form()->isVisible());
        const auto* text = bench.form()->findChild<QLabel*>(QStringLiteral("regionText"));
        QVERIFY(text->text().contains(QStringLiteral("mask255.png, 6 × 3")));
        const auto* thumbnail = bench.form()->findChild<QLabel*>(QStringLiteral("thumbnail"));
        QVERIFY(thumbnail->isVisible() && !thumbnail->pixmap().isNull());
        bench.choose("rectangle");
        QVERIFY(!bench.form()->isVisible());
        bench.dialogs.file.clear();
        bench.choose("mask");
        QVERIFY(bench.signal().mask);
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(bench.studio.results().hologram().hasIterations());
    }

    void aMaskThatIsNotChosenChangesNothing() {
        Bench bench;
        const Design before = bench.design();
        bench.choose("mask");
        QVERIFY(bench.design() == before);
        QCOMPARE(bench.steps(), 0);
        QVERIFY(bench.find<QAction>(QStringLiteral("signalForm-rectangle"))->isChecked());
        QVERIFY(!bench.find<QAction>(QStringLiteral("signalForm-mask"))->isChecked());
    }

    void aMaskIsDrawnOnce() {
        LastMaskDrawing drawing;
        QVERIFY(drawing.of(nullptr).noise.isNull());
        const auto mask = dots({2, 3});
        const qint64 first = drawing.of(mask).noise.cacheKey();
        QCOMPARE(drawing.of(mask).noise.cacheKey(), first);
        QVERIFY(drawing.of(dots({2, 3})).noise.cacheKey() != first);
        QVERIFY(drawing.of(nullptr).noise.isNull());
    }

    void theEdgesOfADitheredMaskAreNotDrawn() {
        QVERIFY(!drawingOf(*dots({16, 16})).edges.isEmpty());
        const MaskDrawing dithered = drawingOf(*dots({300, 300}));
        QVERIFY(dithered.edges.isEmpty());
        QCOMPARE(dithered.noise.size(), QSize(300, 300));
        Bench bench;
        bench.action(QStringLiteral("compute"))->trigger();
        const auto isMarked = [&](Shape shape) {
            bench.studio.document().edit(QStringLiteral("Mask"), [shape](Design design) {
                return withSignalMask(std::move(design), 0, {"dots", dots(shape)});
            });
            return bench.find<QWidget>(QStringLiteral("regionMark"))->isVisible();
        };
        QVERIFY(isMarked({16, 16}));
        QVERIFY(!isMarked({300, 300}));
        QVERIFY(isMarked({16, 16}));
    }

    void withoutAMaskTheFormSaysSo() {
        Bench bench;
        bench.chooseMaskForm();
        QVERIFY(!bench.signal().mask);
        const auto* text = bench.form()->findChild<QLabel*>(QStringLiteral("regionText"));
        QVERIFY(text->text().contains(QStringLiteral("No mask yet")));
        const auto* field = bench.inspector()->field(QStringLiteral("image.signal"));
        QTRY_COMPARE(field->finding().severity(), Severity::Refusal);
    }

    void whatIsNoMaskIsRefusedAndChangesNothing() {
        Bench bench;
        bench.chooseMaskForm();
        const Design before = bench.design();
        bench.dialogs.file = bench.maskFile(0);
        bench.form()->findChild<QPushButton*>(QStringLiteral("chooseMask"))->click();
        QVERIFY(bench.design() == before);
        QVERIFY(bench.messages().front().contains(QStringLiteral("black everywhere")));
        bench.dialogs.file = bench.folder.filePath(QStringLiteral("missing.png"));
        bench.form()->findChild<QPushButton*>(QStringLiteral("chooseMask"))->click();
        QVERIFY(bench.design() == before);
        QVERIFY(bench.messages().front().contains(QStringLiteral("missing.png")));
    }

    void aMaskIsDroppedOnItsForm() {
        Bench bench;
        bench.chooseMaskForm();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(bench.maskFile(200))});
        QVERIFY(dropOn(*bench.form(), data));
        QVERIFY(bench.signal().mask != nullptr);
        QCOMPARE(bench.chosen().name, std::string("steps"));
    }
};

} // namespace fringe

QTEST_MAIN(fringe::MaskWindowTest)
#include "mask_window_test.moc"
