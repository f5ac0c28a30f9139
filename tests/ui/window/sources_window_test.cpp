// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/field_files.h"
#include "engine/model/design_parameters.h"
#include "engine/run/plan.h"
#include "engine/sources/source_kind.h"
#include "tests/app/studio/small_picture.h"
#include "tests/app/studio/small_spots.h"
#include "tests/ui/window/typing.h"

#include <QComboBox>
#include <QImage>
#include <QListWidget>
#include <QToolButton>

#include <set>

namespace fringe {

/// Several sources of one design in the window: their items, editors and rows, and dropped files.
class SourcesWindowTest : public QObject {
    Q_OBJECT

    struct Bench : WindowBench {
        explicit Bench(const Design& design) { open(design); }
        QTreeWidgetItem* item(const char* section) const {
            for (int i = 0; i < tree()->topLevelItemCount(); ++i)
                if (tree()->topLevelItem(i)->data(0, Qt::UserRole) == QLatin1String(section))
                    return tree()->topLevelItem(i);
            return nullptr;
        }
        QString greyFile(const char* name) const {
            const QString path = folder.filePath(QLatin1String(name));
            QImage image(12, 10, QImage::Format_Grayscale8);
            image.fill(200);
            return image.save(path) ? path : QString();
        }
        /// Panes of sources that are seen.
        QStringList panes() const {
            QStringList seen;
            for (const char* pane : {"scene", "spots", "image"})
                if (find<QWidget>(QStringLiteral("pane-") + QLatin1String(pane))->isVisible())
                    seen << QLatin1String(pane);
            return seen;
        }
        /// Tree, inspector and pane are of the source.
        bool showsAlone(const char* section, const char* pane) const {
            const std::string chosen = sourcePath(design(), document().chosenSource());
            return chosen == section && tree()->section() == QLatin1String(section)
                   && inspector()->section() == QLatin1String(section)
                   && panes() == QStringList(QLatin1String(pane));
        }
    };

    /// Two pictures, spots and a cloud, of which a pattern is designed.
    static Design fourSources() {
        Design design = severalPictures(2);
        const Source spots = smallSpots().sources.front();
        const Source cloud = smallDesign().sources.front();
        design = withSourceAdded(std::move(design), "spots", spots.kind.assets.at("list"));
        return withSourceAdded(std::move(design), "points", cloud.kind.assets.at("cloud"));
    }

    /// Every row of the section that the tree has, with the value that the design has.
    static void formIsOfTheDesign(const Bench& bench, const MainWindow& window) {
        const auto* tree = window.findChild<ProjectTree*>();
        const auto* inspector = window.findChild<Inspector*>();
        QCOMPARE(inspector->section(), tree->section());
        int rows = 0;
        const std::string key = tree->section().toStdString();
        const auto isHere = [&](const DesignSection& section) { // or the method of that source
            return section.key == key
                   || (section.source && section.applies(bench.design())
                       && sourcePath(bench.design(), *section.source) == key);
        };
        for (const DesignSection& section : designSections(bench.design()))
            for (const DesignParameter& row : section.rows)
                if (isHere(section) && row.applies(bench.design())) {
                    const QString path = QString::fromStdString(row.info.key);
                    FormField* field = inspector->field(path);
                    QVERIFY2(field, qPrintable(path));
                    const Value value = row.get(bench.design());
                    if (const auto* number = std::get_if<std::int64_t>(&value))
                        QCOMPARE(field->findChild<QLineEdit*>()->text().toLongLong(), *number);
                    ++rows;
                }
        const auto fields = inspector->findChildren<FormField*>();
        const auto isOfTable = [&](const FormField* field) { // rather than of chosen spots
            return inspector->field(QString::fromStdString(field->key())) == field;
        };
        QCOMPARE(std::ranges::count_if(fields, isOfTable), rows);
    }

  private slots:
    void theTreeShowsEverySource() {
        Bench bench(fourSources());
        QVERIFY(plan(bench.design()).runnable());
        QCOMPARE(bench.shownSections().mid(0, 4),
                 QStringList({QStringLiteral("image"), QStringLiteral("image.2"),
                              QStringLiteral("spots"), QStringLiteral("points")}));
        QCOMPARE(bench.item("image.2")->text(0), QStringLiteral("steps 2"));
        QCOMPARE(bench.item("image.2")->text(1), QStringLiteral("8 × 8 pixels"));
        QVERIFY(bench.showsAlone("image", "image"));
    }

    void aPictureOnSpotsIsShownInTreeAndForm() {
        for (const char* section : {"spots", "solver"}) {
            Bench bench(smallSpots());
            bench.tree()->select(QLatin1String(section));
            QVERIFY(bench.drop({bench.greyFile("grey.png")}));
            QVERIFY(bench.showsAlone("image", "image"));
            bench.tree()->select(QStringLiteral("solver"));
            formIsOfTheDesign(bench, bench.window);
            const Source hidden = bench.design().sources.front();
            QVERIFY(!hidden.visible);
            type(bench.inspector()->field(QStringLiteral("solver.seed"))->findChild<QLineEdit*>(),
                 QStringLiteral("77"));
            QCOMPARE(bench.design().start.seed, 77);
            QVERIFY(bench.design().sources.front() == hidden);
            bench.action(QStringLiteral("undo"))->trigger();
            bench.action(QStringLiteral("undo"))->trigger();
            formIsOfTheDesign(bench, bench.window);
        }
    }

    void anotherWindowOnTheDesignShowsTheSame() {
        Bench bench(smallSpots());
        QVERIFY(bench.drop({bench.greyFile("grey.png")}));
        const MainWindow next(bench.studio, bench.dialogs); // as after a change of language
        formIsOfTheDesign(bench, next);
        next.findChild<ProjectTree*>()->select(QStringLiteral("solver"));
        formIsOfTheDesign(bench, next);
        bench.document().edit(QStringLiteral("Solver"), [](Design design) {
            design.solver = {"mraf"};
            return design;
        });
        formIsOfTheDesign(bench, next);
    }

    void solversThatTheSourceCannotUseAreNotOffered() {
        Bench bench(severalPictures(1));
        bench.tree()->select(QStringLiteral("solver"));
        const auto isOffered = [&](const char* solver) {
            const auto* box =
                bench.inspector()->field(QStringLiteral("solver.name"))->findChild<QComboBox*>();
            const QModelIndex item = box->model()->index(box->findData(QLatin1String(solver)), 0);
            const bool isEnabled = item.flags().testFlag(Qt::ItemIsEnabled);
            return isEnabled || item.data(Qt::ToolTipRole).toString().isEmpty();
        };
        QVERIFY(isOffered("gs"));
        QVERIFY(!isOffered("sum"));
        QVERIFY(!isOffered("direct-search"));
        bench.open(smallSpots());
        bench.tree()->select(QStringLiteral("solver"));
        for (const char* solver : {"gs", "sum", "direct-search"})
            QVERIFY2(isOffered(solver), solver);
    }

    void aChosenSourceShowsItsEditorAndItsRows_data() {
        QTest::addColumn<QString>("section");
        QTest::addColumn<QString>("pane");
        QTest::addColumn<QString>("row");
        const auto add = [](const char* section, const char* pane, const char* row) {
            QTest::newRow(section) << QString::fromLatin1(section) << QString::fromLatin1(pane)
                                   << QString::fromLatin1(row);
        };
        add("image", "image", "image.width");
        add("image.2", "image", "image.2.width");
        add("spots", "spots", "spots.tolerance");
        add("points", "scene", "points.centre_z");
    }
    void aChosenSourceShowsItsEditorAndItsRows() {
        QFETCH(QString, section);
        QFETCH(QString, pane);
        QFETCH(QString, row);
        Bench bench(fourSources());
        bench.tree()->select(section == QLatin1String("points") ? QStringLiteral("spots")
                                                                : QStringLiteral("points"));
        bench.tree()->select(section);
        QVERIFY(bench.showsAlone(qPrintable(section), qPrintable(pane)));
        QVERIFY(bench.inspector()->field(row));
    }

    void aHiddenSourceIsOfNoAccount() {
        Bench bench(fourSources());
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(bench.studio.results().hasHologram() && !bench.studio.results().isWanting());
        bench.item("spots")->setCheckState(0, Qt::Unchecked);
        QVERIFY(!bench.design().sources[2].visible);
        QVERIFY(bench.studio.results().isWanting());
        QCOMPARE(bench.item("spots")->checkState(0), Qt::Unchecked);
        QVERIFY(bench.showsAlone("image", "image"));
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(!bench.studio.results().isWanting());
        QCOMPARE(bench.item("spots")->checkState(0), Qt::Checked);
    }

    void aRemovedSourceComesBackWithUndo() {
        Bench bench(fourSources());
        bench.tree()->select(QStringLiteral("image.2"));
        const Design before = bench.design();
        bench.find<QToolButton>(QStringLiteral("removeSource"))->click();
        QCOMPARE(bench.design().sources.size(), 3u);
        QVERIFY(!bench.item("image.2"));
        QVERIFY(bench.showsAlone("spots", "spots"));
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(bench.design() == before);
        QVERIFY(bench.showsAlone("image.2", "image"));
    }

    void aCheckLeadsToTheRowOfItsSource() {
        Design design = severalPictures(2);
        TargetImage second = imageOf(design, 1);
        second.place.width = 1_m;
        store(design.sources[1], second);
        Bench bench(design);
        auto* checks = bench.find<QListWidget>(QStringLiteral("checks"));
        const QString path = QStringLiteral("image.2.width");
        const auto lines = checks->findItems(QString(), Qt::MatchContains);
        const auto found =
            std::ranges::find(lines, QVariant(path),
                              [](const QListWidgetItem* item) { return item->data(Qt::UserRole); });
        QVERIFY(found != lines.end());
        checks->setCurrentItem(*found);
        emit checks->itemClicked(*found);
        QVERIFY(bench.showsAlone("image.2", "image"));
        QCOMPARE(bench.inspector()->field(path)->finding().severity(), Severity::Refusal);
    }

    void picturesThatAreDroppedTogetherBecomeLayers() {
        WindowBench empty;
        const Bench full(smallPicture());
        const QStringList files{full.greyFile("10.png"), full.greyFile("9.png")};
        QVERIFY(empty.drop(files));
        QCOMPARE(empty.design().sources.size(), 1u);
        const Source& source = empty.design().sources.front();
        QCOMPARE(source.kind.key, std::string("layers"));
        QCOMPARE(source.name, std::string("9.png"));
        const auto stack = source.kind.data<Raster>("stack");
        QVERIFY(stack);
        QCOMPARE(stack->count(), 2u);
        const auto& glyphs = sourceKindOf("layers").glyphs;
        std::set<double> distances;
        const auto cloud = glyphs(source);
        for (const Point& point : cloud->points)
            distances.insert(point.z);
        QCOMPARE(distances, (std::set<double>{0.2, 0.22}));
    }

    void aHologramThatIsDroppedIsReconstructed() {
        WindowBench bench;
        const QString path = bench.folder.filePath(QStringLiteral("h.npy"));
        writeField(path.toStdString(),
                   {.planes = {{{24, 36}, std::vector<Complex>(24 * 36, 1)}},
                    .sampling = {5_um, 5_um, {633_nm}}},
                   false);
        QVERIFY(bench.drop({path}));
        QCOMPARE(bench.shownSections().first(), QStringLiteral("field"));
        QVERIFY((bench.design().setup.plate == Plate{{24, 36}, 5_um, 5_um}));
        QVERIFY(bench.inspector()->field(QStringLiteral("field.meaning")));
        bench.action(QStringLiteral("compute"))->trigger();
        QVERIFY(bench.studio.results().hasHologram() && !bench.studio.results().isWanting());
        QVERIFY(!bench.studio.refocus().latest()->empty());
        QCOMPARE(bench.studio.refocus().latest()->front().cols, std::int64_t{36});
    }

    void theSceneSaysThatThereIsNoObjectWhereThatIsSo() {
        WindowBench bench;
        Design design = emptyDesign("field");
        bench.open(design);
        const auto* overlay = bench.find<QWidget>(QStringLiteral("sceneOverlay"));
        const QString missing = QStringLiteral("No object yet");
        QVERIFY(overlay->accessibleDescription().contains(missing));
        design.sources.front().kind.assets["wave"] = {
            "h.npy",
            std::make_shared<const Raster>(Raster{.shape = {2, 2}, .samples = {1, 1, 1, 1}})};
        bench.open(design);
        QVERIFY(!overlay->accessibleDescription().contains(missing));
    }

    void aPictureThatIsImportedHidesSpots() {
        Bench bench(smallSpots());
        QVERIFY(bench.showsAlone("spots", "spots"));
        QVERIFY(bench.drop({bench.greyFile("one.png")}));
        QVERIFY(bench.showsAlone("image", "image"));
        QCOMPARE(visibleSources(bench.design()), std::vector<std::size_t>{1});
        QCOMPARE(bench.item("spots")->checkState(0), Qt::Unchecked);
        bench.tree()->select(QStringLiteral("spots"));
        QVERIFY(bench.showsAlone("spots", "spots"));
        bench.tree()->select(QStringLiteral("image"));
        QVERIFY(bench.showsAlone("image", "image"));
        while (bench.action(QStringLiteral("undo"))->isEnabled())
            bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(bench.design() == smallSpots());
        QVERIFY(bench.showsAlone("spots", "spots"));
    }
};

} // namespace fringe

QTEST_MAIN(fringe::SourcesWindowTest)
#include "sources_window_test.moc"
