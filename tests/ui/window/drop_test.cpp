// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/placed_points.h"
#include "engine/sources/points/points_source.h"
#include "tests/ui/window/window_bench.h"

#include <QFile>

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

/// Numbers on a grid of coarse cells over the plate, row 0 on top.
struct Cells {
    static constexpr int cols = 96, rows = 54;
    std::vector<double> values = std::vector<double>(cols * rows);

    double& at(double col, double row) {
        return values[static_cast<std::size_t>(row) * cols + static_cast<std::size_t>(col)];
    }
    Cells mirrored() const {
        Cells result;
        for (int row = 0; row < rows; ++row)
            for (int col = 0; col < cols; ++col)
                result.at(cols - 1 - col, row) = values[static_cast<std::size_t>(row * cols + col)];
        return result;
    }
    Cells upsideDown() const {
        Cells result;
        for (int row = 0; row < rows; ++row)
            for (int col = 0; col < cols; ++col)
                result.at(col, rows - 1 - row) = values[static_cast<std::size_t>(row * cols + col)];
        return result;
    }
};

/// 1 where a point of the cloud lies before the cell, else 0.
Cells silhouette(const PointCloud& cloud, const Plate& plate) {
    const double width = static_cast<double>(plate.size.cols) * plate.pitchX.si();
    const double height = static_cast<double>(plate.size.rows) * plate.pitchY.si();
    Cells cells;
    for (const Point& point : cloud.points) {
        const double col = (point.x / width + 0.5) * Cells::cols;
        const double row = (0.5 - point.y / height) * Cells::rows;
        if (col >= 0 && col < Cells::cols && row >= 0 && row < Cells::rows)
            cells.at(col, row) = 1;
    }
    return cells;
}

/// The mean amplitude in each cell.
Cells brightness(const Preview& picture) {
    Cells cells;
    for (std::int64_t row = 0; row < picture.rows; ++row)
        for (std::int64_t col = 0; col < picture.cols; ++col)
            cells.at(static_cast<double>(col * Cells::cols / picture.cols),
                     static_cast<double>(row * Cells::rows / picture.rows)) +=
                std::sqrt(picture.values[static_cast<std::size_t>(row * picture.cols + col)]);
    return cells;
}

double correlation(const Cells& a, const Cells& b) {
    double sumA = 0, sumB = 0, sumAa = 0, sumBb = 0, sumAb = 0;
    for (std::size_t i = 0; i < a.values.size(); ++i) {
        sumA += a.values[i];
        sumB += b.values[i];
        sumAa += a.values[i] * a.values[i];
        sumBb += b.values[i] * b.values[i];
        sumAb += a.values[i] * b.values[i];
    }
    const auto n = static_cast<double>(a.values.size());
    return (n * sumAb - sumA * sumB)
           / std::sqrt((n * sumAa - sumA * sumA) * (n * sumBb - sumB * sumB));
}

} // namespace

class DropTest : public QObject {
    Q_OBJECT

  private slots:
    void theDroppedBunnyIsRecognisedInItsReconstruction() {
        const QString bunny = QStringLiteral(FRINGE_SHARED_DATA "/data/stanford-bunny.obj");
        if (!QFile::exists(bunny))
            QSKIP("The bunny is not there.");
        ThreadedWindowBench bench;
        bench.open(emptyDesign("points")); // it has faces, too
        QVERIFY(bench.drop({bunny}));
        QTRY_VERIFY(asCloud(bench.chosen()).cloud);
        const Design& design = bench.design();
        const CloudSource source = asCloud(bench.chosen());
        QCOMPARE(source.cloud->points.size(), std::size_t{35947});
        QCOMPARE(design.setup.plate.size, (Shape{1080, 1920}));
        QCOMPARE(design.setup.plate.pitchX, 8_um);
        QCOMPARE(design.setup.wavelengths, std::vector<Length>{532_nm});
        const auto sides = placed(source).bounds()->extent();
        QVERIFY(std::abs(std::ranges::max(sides) - 8e-3) < 1e-9); // the plate is 8.64 mm high
        QCOMPARE(source.placement->centre, (Place{0, 0, 0.2}));

        QAction* compute = bench.action(QStringLiteral("compute"));
        QTRY_VERIFY(compute->isEnabled());
        compute->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(bench.studio.results().hasHologram() && bench.studio.isIdle(),
                                 1200000);
        const Preview& picture = bench.studio.refocus().latest()->front();
        QCOMPARE(picture.distance, 200_mm);
        QCOMPARE(picture.cols, std::int64_t{1920});
        const Cells seen = brightness(picture);
        const Cells wanted =
            silhouette(*bench.studio.planner().estimate()->seen.front().cloud, design.setup.plate);
        const double right = correlation(seen, wanted);
        QVERIFY2(right > 0.7, qPrintable(QString::number(right)));
        QVERIFY(right > correlation(seen, wanted.mirrored()) + 0.2);
        QVERIFY(right > correlation(seen, wanted.upsideDown()) + 0.2);
    }
};

} // namespace fringe

QTEST_MAIN(fringe::DropTest)
#include "drop_test.moc"
