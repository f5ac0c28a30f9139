// SPDX-License-Identifier: GPL-3.0-or-later
// Files of all sorts, dropped on the window: what they are understood as, without a question.
#include "app/tasks/projects.h"
#include "app/tasks/reading_choices.h"
#include "app/text/localised.h"
#include "app/text/source_text.h"
#include "engine/io/field_files.h"
#include "engine/io/picture_stack.h"
#include "engine/sources/source_kind.h"
#include "kernels/run_time_module.h"
#include "tests/app/studio/small_spots.h"
#include "tests/engine/mask/foreign_layouts.h"
#include "tests/ui/window/window_bench.h"
#include "ui/forms/form_field.h"
#include "ui/panels/message_bar.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"

#include <QBuffer>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <cstring>
#include <filesystem>

namespace fringe {
namespace {

/// A file to drop, and what it is understood as.
struct Sample {
    QString name;
    QByteArray bytes;
    std::string kind; ///< empty: it is refused
    std::string unit{};
    QString note{}; ///< a part of what was assumed or left out; empty: nothing was
};

template <class Number> QByteArray bytesOf(std::initializer_list<Number> numbers) {
    return {reinterpret_cast<const char*>(std::data(numbers)),
            static_cast<qsizetype>(numbers.size() * sizeof(Number))};
}

QByteArray npy(const char* type, const char* shape, const QByteArray& samples) {
    QByteArray header =
        QByteArray("{'descr': '") + type + "', 'fortran_order': False, 'shape': " + shape + ", }";
    header += QByteArray((64 - (10 + header.size() + 1) % 64) % 64, ' ') + '\n';
    const auto size = static_cast<std::uint16_t>(header.size());
    return QByteArray("\x93NUMPY\x01\x00", 8) + bytesOf({size}) + header + samples;
}

/// A MAT file of version 4, of doubles.
QByteArray mat(const char* name, int rows, int cols, std::initializer_list<double> real,
               std::initializer_list<double> imaginary = {}) {
    const int length = static_cast<int>(std::strlen(name)) + 1;
    return bytesOf<std::int32_t>({0, rows, cols, imaginary.size() > 0 ? 1 : 0, length})
           + QByteArray(name, length) + bytesOf(real) + bytesOf(imaginary);
}

QByteArray picture(const QImage& image, const char* format) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, format);
    return bytes;
}

QImage grey(int value = 120) {
    QImage image(8, 6, QImage::Format_Grayscale8);
    image.fill(value);
    return image;
}

/// A picture of 16 bits, rising from one number to another; the first is `zeros`.
QImage deep(int low, int high, bool zeros = false) {
    QImage image(8, 6, QImage::Format_Grayscale16);
    for (int row = 0; row < 6; ++row)
        for (int col = 0; col < 8; ++col)
            reinterpret_cast<quint16*>(image.scanLine(row))[col] =
                static_cast<quint16>(low + (high - low) * (row * 8 + col) / 47);
    if (zeros)
        reinterpret_cast<quint16*>(image.scanLine(0))[0] = 0;
    return image;
}

QImage coloured(QImage::Format format, QRgb colour) {
    QImage image(8, 6, format);
    image.fill(QColor::fromRgba(colour));
    return image;
}

QList<Sample> tables() {
    const QByteArray rows = "0,0,0\n1,2,3\n-4,5,6\n";
    const QByteArray spaced = "0 0 0\n1 2 3\n-4 5 6\n";
    QByteArray many = "x,y,z\n";
    for (int i = 0; i < 5000; ++i)
        many += QByteArray::number(i) + ",0,1\n";
    return {
        {"metres.csv", "x[m],y[m],z[m]\n0,0,0.2\n0.001,0,0.2\n", "points", "m"},
        {"milli.csv", "x[mm],y[mm],z[mm]\n" + rows, "points", "mm"},
        {"micro.csv", "x[um],y[um],z[um]\n" + rows, "points", "um"},
        {"nano.csv", "x[nm],y[nm],z[nm]\n" + rows, "points", "nm"},
        {"centi.csv", "x (cm),y (cm),z (cm)\n" + rows, "points", "cm"},
        {"none.csv", "x,y,z\n" + rows, "points"},
        {"upper.CSV", "X,Y,Z\n" + rows, "points"},
        {"semicolons.csv", "x[mm];y[mm];z[mm]\n0,5;0;0\n1,5;2;3\n", "points", "mm"},
        {"tabs.csv", "x\ty\tz\n0\t0\t0\n1\t2\t3\n", "points"},
        {"sep.csv", "sep=;\nx;y;z\n0;0;0\n1;2;3\n", "points"},
        {"comment.csv", "# made by hand\nx,y,z\n" + rows, "points"},
        {"extra.csv", "x,y,z,label\n0,0,0,7\n1,2,3,8\n", "points", "", "label"},
        {"gap.csv", "x,y,z\n0,0,0\nnan,1,1\n1,2,3\n", "points", "", "without a place"},
        {"intensity.csv", "x,y,z,intensity\n0,0,0,1\n1,2,3,0.5\n", "points"},
        {"phase.csv", "x[mm],y[mm],z[mm],amplitude,phase[deg]\n0,0,0,1,90\n1,0,0,1,0\n", "points",
         "mm"},
        {"many.csv", many, "points"},
        {"plain.xyz", spaced, "points"},
        {"plain.txt", spaced, "points"},
        {"plain.asc", spaced, "points"},
        {"lidar.pts", "2\n0 0 0 10 255 0 0\n1 2 3 20 0 255 0\n", "points", "", "have no names"},
        {"four.xyz", "0 0 0 1\n1 2 3 2\n", "points", "", "have no names"},
        {"colour.xyzrgb", "0 0 0 255 0 0\n1 2 3 0 255 0\n", "points", "", "have no names"},
        {"normals.xyzn", "0 0 0 0 0 1\n1 2 3 0 1 0\n", "points", "", "nx"},
        {"empty.csv", "", ""},
        {"words.csv", "this is no table\nat all\n", ""},
        {"header.csv", "x,y,z\n", ""},
    };
}

QList<Sample> objects() {
    const QByteArray vertices = "v 0 0 0\nv 1 0 0\nv 0 1 0\n";
    const QByteArray ply = "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\n"
                           "property float y\nproperty float z\n";
    const QByteArray places = "0 0 0\n1 0 0\n0 1 0\n";
    const QByteArray stl = "solid s\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\n"
                           "vertex 0 1 0\nendloop\nendfacet\nendsolid s\n";
    return {
        {"points.obj", vertices, "points"},
        {"surface.obj", vertices + "f 1 2 3\n", "mesh"},
        {"material.obj", "mtllib absent.mtl\nusemtl a\n" + vertices + "f 1 2 3\n", "mesh"},
        {"points.ply", ply + "end_header\n" + places, "points"},
        {"surface.ply",
         ply + "element face 1\nproperty list uchar int vertex_indices\nend_header\n" + places
             + "3 0 1 2\n",
         "mesh"},
        {"extra.ply",
         "ply\nformat ascii 1.0\nelement vertex 1\nproperty float x\nproperty float y\n"
         "property float z\nproperty float curvature\nend_header\n0 0 0 5\n",
         "points", "", "curvature"},
        {"cut.ply", ply + "end_header\n0 0 0\n", ""},
        {"surface.stl", stl, "mesh"},
        {"cloud.pcd",
         "# .PCD v0.7\nVERSION 0.7\nFIELDS x y z\nSIZE 4 4 4\nTYPE F F F\nCOUNT 1 1 1\nWIDTH 2\n"
         "HEIGHT 1\nVIEWPOINT 0 0 0 1 0 0 0\nPOINTS 2\nDATA ascii\n0 0 0\n1 2 3\n",
         "points"},
        {"program.exe", "MZ", ""},
    };
}

QList<Sample> pictures() {
    const QByteArray four = bytesOf<float>({0, 0.25F, 0.5F, 1});
    return {
        {"grey.png", picture(grey(), "PNG"), "image"},
        {"grey.bmp", picture(grey(), "BMP"), "image"},
        {"grey.jpg", picture(grey(), "JPG"), "image"},
        {"UPPER.PNG", picture(grey(), "PNG"), "image"},
        {"colour.png", picture(coloured(QImage::Format_RGB32, 0xffff8000), "PNG"), "image"},
        {"alpha.png", picture(coloured(QImage::Format_ARGB32, 0x80ff8000), "PNG"), "image", "",
         "opacity"},
        {"millimetres.png", picture(deep(900, 3000, true), "PNG"), "rgbd"},
        {"bright.png", picture(deep(0, 60000), "PNG"), "image"},
        {"dark.png", picture(deep(0, 200), "PNG"), "image"},
        {"black.png", picture(grey(0), "PNG"), "image"},
        {"numbers.npy", npy("<f4", "(2, 2)", four), "image"},
        {"bytes.npy", npy("|u1", "(2, 2)", bytesOf<std::uint8_t>({0, 90, 180, 255})), "image"},
        {"depth.npy", npy("<u2", "(2, 2)", bytesOf<std::uint16_t>({900, 1000, 2000, 3000})),
         "rgbd"},
        {"volume.npy", npy("|u1", "(4, 1, 2)", bytesOf<std::uint8_t>({0, 1, 2, 3, 4, 5, 6, 7})),
         "layers"},
        {"wave.npy", npy("<c8", "(1, 2)", four), "field"},
        {"negative.npy", npy("<f4", "(2, 2)", bytesOf<float>({0, -0.25F, 0.5F, 1})), "image", "",
         "negative"},
        {"light.pfm", QByteArray("Pf\n2 2\n-1.0\n") + four, "image"},
        {"text.png", "no picture", ""},
        {"empty.tif", "", ""},
        {"cut.npy", npy("<f4", "(2, 2)", four.left(6)), ""},
        {"numbers.mat", mat("picture", 2, 2, {0, 0.25, 0.5, 1}), "image"},
        {"wave.mat", mat("field", 1, 2, {1, 0}, {0, 1}), "field"},
        {"stack.json",
         R"([{"image": "grey.png", "z": "100mm"}, {"image": "black.png", "z": "110mm"}])",
         "layers"},
        {"nothing.json", "[]", ""},
    };
}

/// At so many hundredths of the window's width.
bool dropAt(int percent, QWidget& window, const QString& file) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    const QPoint place(window.width() * percent / 100, window.height() / 2);
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    if (enter.isAccepted())
        QApplication::sendEvent(&window, &drop);
    return enter.isAccepted();
}

} // namespace

class ImportWindowTest : public QObject {
    Q_OBJECT

    struct Bench : WindowBench {
        QString write(const Sample& sample) const {
            QFile file(folder.filePath(sample.name));
            return file.open(QIODevice::WriteOnly) && file.write(sample.bytes) >= 0
                       ? file.fileName()
                       : QString();
        }
        QString write(const QString& name, const QImage& image) const {
            return image.save(folder.filePath(name)) ? folder.filePath(name) : QString();
        }
        QStringList notes() const {
            QStringList all;
            for (const auto& [slot, asset] : chosen().kind.assets)
                for (const Message& note : asset.origin.notes)
                    all << localised(note);
            return all;
        }
        std::string unit() const {
            const Asset* asset = mainAsset(chosen());
            return asset ? asset->origin.unit : std::string();
        }
        QString label(const char* name) const { return find<QLabel>(QLatin1String(name))->text(); }
        QPushButton* button(const char* name) const {
            return find<QPushButton>(QLatin1String(name));
        }
        QStringList open(const QStringList& names, ImportTo to) {
            QStringList paths;
            for (const QString& name : names)
                paths << folder.filePath(name);
            openAll({studio, dialogs, window}, paths, to);
            return paths;
        }
        using WindowBench::open;
        QStringList messages() const {
            return find<MessageBar>(QStringLiteral("messageBar"))->texts();
        }
        /// What messages and *Read as* say.
        QStringList texts() const {
            QStringList all = messages();
            for (const auto* label :
                 find<QWidget>(QStringLiteral("readAs"))->findChildren<QLabel*>())
                all << label->text();
            return all;
        }
        static bool readsMatlab() { return std::filesystem::exists(modulePath("fringe-read-mat")); }
    };

    /// Two masks of pixels of 2 µm × 1 µm, and a frame on layer 10.
    static QByteArray layout() {
        test::GdsiiElements all;
        all.box(0, 0, 4000, 1000).on(2).box(2000, 0, 4000, 1000).box(6000, 0, 8000, 1000);
        all.on(10).box(-8000, -8000, 8000, -7000);
        return QByteArray::fromStdString(all.file());
    }

  private slots:
    void sixtyFilesComeInWithoutAQuestion() {
        Bench bench;
        const QList<Sample> samples = tables() + objects() + pictures();
        QVERIFY(samples.size() >= 60);
        for (const Sample& sample : samples)
            QVERIFY(!bench.write(sample).isEmpty());
        QString failure;
        connect(&bench.studio.notices(), &Notices::posted, &bench.window,
                [&failure](const Notice& notice) {
                    if (notice.kind == Notice::Kind::Failure)
                        failure = notice.text;
                });
        for (const Sample& sample : samples) {
            const QByteArray name = sample.name.toUtf8();
            bench.open(smallSpots());
            failure.clear();
            const bool isTaken = dropAt(99, bench.window, bench.folder.filePath(sample.name));
            QVERIFY2(!QApplication::activeModalWidget() && bench.dialogs.asked == 0, name);
            if (sample.kind.empty()) {
                QVERIFY2(!isTaken || failure.contains(sample.name), name);
                QVERIFY2(bench.design() == smallSpots(), name);
                continue;
            }
            QVERIFY2(isTaken && failure.isEmpty(),
                     qPrintable(sample.name + QStringLiteral(": ") + failure));
            QCOMPARE(sample.name + QLatin1Char(' ')
                         + QString::fromStdString(bench.chosen().kind.key),
                     sample.name + QLatin1Char(' ') + QString::fromStdString(sample.kind));
            QVERIFY2(bench.unit() == sample.unit, name);
            const QString notes = bench.notes().join(QLatin1Char(' '));
            QVERIFY2(sample.note.isEmpty() ? notes.isEmpty() : notes.contains(sample.note),
                     qPrintable(sample.name + QStringLiteral(": ") + notes));
            QVERIFY2(
                bench.label("readTitle").contains(localisedMark(kindInfo(bench.chosen()).label)),
                name);
        }
    }

    void whereItIsDroppedSaysWhatBecomesOfIt() {
        Bench bench;
        bench.write({"one.csv", "x,y,z\n0,0,0\n1,1,1\n", ""});
        const QString file = bench.folder.filePath(QStringLiteral("one.csv"));
        const auto* targets = bench.find<QWidget>(QStringLiteral("dropTargets"));
        bench.open(smallDesign());
        QVERIFY(dropAt(30, bench.window, file)); // the left of the views
        QVERIFY(!targets->isVisible());
        QCOMPARE(bench.design().sources.size(), 2u);
        bench.open(smallDesign());
        QVERIFY(dropAt(60, bench.window, file));
        QCOMPARE(bench.design().sources.size(), 1u);
        QCOMPARE(bench.chosen().name, std::string("one.csv"));
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(bench.design() == smallDesign());
        bench.document().edit(QStringLiteral("Edit"), [](Design design) {
            design.setup.plate.size.cols = 40;
            return design;
        });
        const quint64 project = bench.document().project();
        QVERIFY(dropAt(99, bench.window, file)); // and stays, since that is not answered
        QCOMPARE(bench.dialogs.asked, 1);
        QCOMPARE(bench.document().project(), project);
        bench.dialogs.unsaved = Dialogs::Unsaved::Discard;
        QVERIFY(dropAt(99, bench.window, file));
        QVERIFY(bench.document().project() > project);
        QVERIFY(!bench.action(QStringLiteral("undo"))->isEnabled());
    }

    void aTableWithAUnitKeepsItsSize() {
        Bench bench;
        bench.write({"micro.csv", "x[um],y[um],z[um]\n-50,0,0\n50,20,10\n", ""});
        bench.open({QStringLiteral("micro.csv")}, ImportTo::Fresh);
        const auto box = gripOf(bench.design(), 0)->box.bounds();
        QVERIFY(std::abs(box.extent()[0] - 100e-6) < 1e-12);
        QVERIFY(std::abs(box.centre()[2] - 0.2) < 1e-9);
        bench.write({"far.csv", "x[mm],y[mm],z[mm]\n0,0,150\n1,0,160\n", ""});
        bench.open({QStringLiteral("far.csv")}, ImportTo::Beside);
        QVERIFY(std::abs(gripOf(bench.design(), 1)->box.bounds().low[2] - 0.15) < 1e-12);
    }

    void fewPointsCanBeSpotsAndTakenBack() {
        Bench bench;
        bench.write({"few.csv", "x[um],y[um],z[um]\n-500,0,0\n500,0,0\n", ""});
        bench.open({QStringLiteral("few.csv")}, ImportTo::Fresh);
        QVERIFY(bench.button("read-as-spots")->isEnabled());
        bench.button("read-as-spots")->click();
        QCOMPARE(bench.chosen().kind.key, std::string("spots"));
        QVERIFY(bench.design().isDesigned());
        QCOMPARE(bench.chosen().kind.data<SpotList>("list")->front().x, -500e-6);
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(bench.chosen().kind.key, std::string("points"));
    }

    void spotsWithoutAUnitGetOneThatCanBeChanged() {
        Bench bench;
        bench.write({"bare.csv", "x,y,z\n-500,0,0\n500,0,0\n", ""});
        bench.open({QStringLiteral("bare.csv")}, ImportTo::Fresh);
        bench.button("read-as-spots")->click();
        QCOMPARE(bench.unit(), std::string("um"));
        QVERIFY(bench.label("readNotes").contains(QStringLiteral("um")));
        auto* unit = bench.find<QComboBox>(QStringLiteral("readUnit"));
        QVERIFY(unit->isVisible());
        unit->setCurrentIndex(unit->findData(QStringLiteral("nm")));
        emit unit->activated(unit->currentIndex());
        QVERIFY(std::abs(bench.chosen().kind.data<SpotList>("list")->front().x + 500e-9) < 1e-15);
        bench.action(QStringLiteral("undo"))->trigger();
        QVERIFY(std::abs(bench.chosen().kind.data<SpotList>("list")->front().x + 500e-6) < 1e-12);
    }

    void aLayoutIsReadAsItsRowsSay() {
        Bench bench;
        bench.write({"m.gds", layout(), ""});
        bench.open({QStringLiteral("m.gds")}, ImportTo::Fresh);
        const auto rows = [&] {
            return bench.window.findChildren<QComboBox*>(QStringLiteral("layoutLayer"));
        };
        const auto places = [&] {
            QList<int> all;
            for (const QComboBox* row : rows())
                all << row->currentIndex();
            return all;
        };
        const auto choose = [](QComboBox* box, int index) {
            box->setCurrentIndex(index);
            emit box->activated(index);
        };
        QCOMPARE(places(), QList<int>({1, 2, 0}));
        for (const QComboBox* row : rows())
            QTRY_COMPARE(row->x(), bench.find<QComboBox>(QStringLiteral("layoutTone"))->x());
        QVERIFY(bench.find<QComboBox>(QStringLiteral("readArray"))->parentWidget()->isHidden());
        const QStringList before = bench.texts();
        for (const QString& text : before)
            QVERIFY2(!text.contains(QStringLiteral("--")) && !text.contains(bench.folder.path()),
                     qPrintable(text));
        QVERIFY(before.join(QLatin1Char(' ')).contains(QStringLiteral("Layers")));
        choose(rows().at(2), 1);
        QCOMPARE(places(), QList<int>({0, 2, 1}));
        QCOMPARE(readingOf(bench.chosen()), std::string("--layers 10/0,2/0"));
        QVERIFY(bench.texts() != before);
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(places(), QList<int>({1, 2, 0}));
        QCOMPARE(bench.texts(), before);
        choose(bench.find<QComboBox>(QStringLiteral("layoutLayerPer")), 1);
        QCOMPARE(places(), QList<int>({1, 2, 10}));
        QCOMPARE(rows().front()->itemText(2), QStringLiteral("Level 2"));
    }

    void aPitchThatNoLayoutHasIsSaidAndGoes() {
        Bench bench;
        bench.write({"m.gds", layout(), ""});
        bench.open({QStringLiteral("m.gds")}, ImportTo::Fresh);
        auto* field = bench.find<FormField>(QStringLiteral("layoutPitchX"));
        auto* text = field->findChild<QLineEdit*>();
        const auto type = [&](const QString& words) {
            text->setFocus();
            text->selectAll();
            QTest::keyClicks(text, words);
            QTest::keyClick(text, Qt::Key_Return);
        };
        const QString before = text->text();
        type(QStringLiteral("nothing"));
        QVERIFY(!field->refusal().isEmpty());
        QTest::keyClick(text, Qt::Key_Escape);
        QCOMPARE(text->text(), before);
        type(QStringLiteral("0.1 nm"));
        QCOMPARE(text->text(), before);
        QVERIFY(bench.messages().front().contains(QStringLiteral("a pitch of")));
        QVERIFY(!bench.messages().front().contains(QStringLiteral("--")));
        type(QStringLiteral("1 um"));
        QCOMPARE(bench.design().setup.plate.pitchX, 1_um);
        QCOMPARE(bench.design().setup.plate.size.cols, 8);
    }

    void anotherArrayOfAFileIsChosen() {
        Bench bench;
        if (!bench.readsMatlab())
            QSKIP("built without MatIO");
        bench.write({"two.mat",
                     mat("low", 2, 2, {0, 0.25, 0.5, 1}) + mat("step", 1, 1, {3})
                         + mat("high", 2, 2, {1, 2, 3, 4}),
                     ""});
        bench.open({QStringLiteral("two.mat")}, ImportTo::Fresh);
        QCOMPARE(bench.chosen().kind.key, std::string("image"));
        auto* array = bench.find<QComboBox>(QStringLiteral("readArray"));
        QVERIFY(array->isVisible());
        QCOMPARE(array->count(), 3);
        QCOMPARE(array->currentText(), QStringLiteral("low"));
        const QString said = bench.notes().join(QLatin1Char(' '));
        QVERIFY2(said.contains(QStringLiteral("low is read")) && !said.contains("--"),
                 qPrintable(said));
        array->setCurrentIndex(1);
        emit array->activated(1);
        QCOMPARE(readingOf(bench.chosen()), std::string("--array high"));
        bench.action(QStringLiteral("undo"))->trigger();
        QCOMPARE(array->currentText(), QStringLiteral("low"));
        bench.button("read-as-field")->click();
        QCOMPARE(readingOf(bench.chosen()), std::string("--array low"));
        QVERIFY(bench.messages().join(QLatin1Char(' ')).contains(QStringLiteral("two.mat")));
    }

    void aDepthPictureInMillimetresSaysWhatItIs() {
        Bench bench;
        bench.write(QStringLiteral("d.png"), deep(900, 3000, true));
        bench.open({QStringLiteral("d.png")}, ImportTo::Fresh);
        QCOMPARE(bench.chosen().kind.key, std::string("rgbd"));
        QCOMPARE(bench.chosen().name, std::string("d.png"));
        QCOMPARE(std::get<std::string>(bench.chosen().kind.values.at("depth_meaning")),
                 std::string("millimetres"));
        QVERIFY(bench.label("readTitle").contains(QStringLiteral("8 × 6")));
        QVERIFY(bench.label("readTitle").contains(QStringLiteral("16 bit")));
        QVERIFY(bench.label("readValues").contains(QStringLiteral("3000")));
        QVERIFY(bench.label("readValues").contains(QStringLiteral("2 % not measured")));
        QVERIFY(bench.find<QWidget>(QStringLiteral("readHistogram"))->isVisible());
        bench.button("read-as-field")->click();
        QCOMPARE(bench.chosen().kind.key, std::string("field"));
        bench.action(QStringLiteral("undo"))->trigger();
        bench.button("read-as-layers")->click();
        QCOMPARE(bench.chosen().kind.key, std::string("layers"));
    }

    void aGreyPictureCanBeDepths() {
        Bench bench;
        bench.write(QStringLiteral("grey.png"), deep(0, 60000));
        bench.open({QStringLiteral("grey.png")}, ImportTo::Fresh);
        QCOMPARE(bench.chosen().kind.key, std::string("image"));
        bench.button("read-as-rgbd")->click();
        QCOMPARE(bench.chosen().kind.key, std::string("rgbd"));
        QCOMPARE(bench.chosen().kind.assets.at("depth").name, std::string("grey.png"));
        QVERIFY(bench.chosen().kind.data<Raster>("color"));
        QVERIFY(bench.studio.planner().estimate()->plan.runnable());
    }

    void colourAndDepthPairAndTakeThreeColours() {
        Bench bench;
        bench.write(QStringLiteral("street.png"), coloured(QImage::Format_RGB32, 0xffff8000));
        bench.write(QStringLiteral("street_depth.png"), deep(900, 3000));
        bench.open({QStringLiteral("street_depth.png"), QStringLiteral("street.png")},
                   ImportTo::Fresh);
        QCOMPARE(bench.design().sources.size(), 1u);
        QCOMPARE(bench.chosen().name, std::string("street.png"));
        QCOMPARE(bench.chosen().kind.assets.at("depth").name, std::string("street_depth.png"));
        bench.button("useColours")->click();
        QCOMPARE(bench.design().setup.wavelengths, (std::vector<Length>{638_nm, 532_nm, 450_nm}));
        QVERIFY(!bench.button("useColours"));
        bench.button("fitToReach")->click();
        QVERIFY(bench.studio.planner().estimate()->plan.runnable());
    }

    void severalPicturesFromTheDialogAreAStackInNaturalOrder() {
        Bench bench;
        for (const int number : {10, 9, 1})
            bench.dialogs.files << bench.write(QString::number(number) + QStringLiteral(".png"),
                                               grey(20 * number));
        bench.action(QStringLiteral("import"))->trigger();
        QCOMPARE(bench.chosen().kind.key, std::string("layers"));
        const auto stack = bench.chosen().kind.data<Raster>("stack");
        QCOMPARE(stack->count(), 3u);
        QVERIFY(stack->plane(0, 0)[0] < stack->plane(1, 0)[0]
                && stack->plane(1, 0)[0] < stack->plane(2, 0)[0]);
    }

    void whatWasUnderstoodIsKeptWithTheProject() {
        Bench bench;
        bench.write(QStringLiteral("alpha.png"), coloured(QImage::Format_ARGB32, 0x80ff8000));
        bench.open({QStringLiteral("alpha.png")}, ImportTo::Fresh);
        const QStringList notes = bench.notes();
        QVERIFY(!notes.isEmpty());
        bench.dialogs.file = bench.folder.filePath(QStringLiteral("p.fringe"));
        saveProjectAs({bench.studio, bench.dialogs, bench.window});
        newProject(bench.studio);
        openAny({bench.studio, bench.dialogs, bench.window}, bench.dialogs.file);
        QCOMPARE(bench.notes(), notes);
        QVERIFY(bench.button("read-as-field")->isEnabled());
        QFile::remove(bench.folder.filePath(QStringLiteral("alpha.png")));
        bench.dialogs.file = bench.folder.filePath(QStringLiteral("p.fringez"));
        saveProjectAs({bench.studio, bench.dialogs, bench.window});
        newProject(bench.studio);
        openAny({bench.studio, bench.dialogs, bench.window}, bench.dialogs.file);
        QCOMPARE(bench.notes(), notes);
        QVERIFY(originPath(bench.chosen()).isEmpty());
        QVERIFY(!bench.button("read-as-field")->isEnabled());
    }

    void aDroppedPresetIsAmongTheDevices() {
        Bench bench;
        bench.open(smallSpots());
        bench.write({"mine.json",
                     R"({"name": "Mine", "panel": {"columns": 320, "rows": 240, "pitch": "20 um"},
                         "bits": 8, "sign": -1})",
                     ""});
        bench.open({QStringLiteral("mine.json")}, ImportTo::Beside);
        QVERIFY(bench.studio.panels().find("Mine"));
        QVERIFY(bench.studio.panels().find("Mine")->text.find("sign") != std::string::npos);
        QVERIFY(bench.design() == smallSpots());
        QDir(Panels::folder()).removeRecursively();
    }
};

} // namespace fringe

QTEST_MAIN(fringe::ImportWindowTest)
#include "import_window_test.moc"
