// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/reconstruction_view.h"

#include <QImage>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

/// What holds for the reconstruction view with and without OpenGL.
namespace fringe::test {

/// Dark, with a bright upper right quarter.
inline Preview quarterBright() {
    Preview preview{64, 128, {}, Quantity2D::Intensity, 10_mm, 5_mm, 200_mm};
    for (int row = 0; row < 64; ++row) {
        for (int col = 0; col < 128; ++col) {
            preview.values.push_back(row < 32 && col >= 64 ? 1.0f : 0.1f);
        }
    }
    return preview;
}

/// The left third is bright in blue light, the middle in red, the right in green.
inline Previews threeLights() {
    Previews pictures;
    for (const Length wavelength : {450_nm, 638_nm, 532_nm}) {
        Preview light{60, 120, std::vector<float>(60 * 120), {}, 10_mm, 5_mm, 200_mm, wavelength};
        const auto third = static_cast<int>(pictures.size());
        for (int i = 0; i < 60 * 120; ++i) {
            light.values[static_cast<std::size_t>(i)] = i % 120 / 40 == third ? 1.0f : 0.0f;
        }
        pictures.push_back(light);
    }
    return pictures;
}

inline void showPictures(ReconstructionView& view, Previews pictures) {
    view.setPreviews(std::make_shared<const Previews>(std::move(pictures)));
}

/// The colour at a place of the picture, whose width and height are 1.
inline QRgb colourAt(ReconstructionView& view, double x, double y) {
    auto* canvas = view.findChild<QWidget*>(QStringLiteral("reconstructionCanvas"));
    const QImage image = canvas->grab().toImage();
    const double side = std::min(canvas->width() / 2.0, double(canvas->height()));
    return image.pixel(qRound(canvas->width() / 2.0 + (x - 0.5) * 2 * side),
                       qRound(canvas->height() / 2.0 + (y - 0.5) * side));
}

inline int greyAt(ReconstructionView& view, double x, double y) {
    return qGreen(colourAt(view, x, y));
}

inline void checkOrientationAndAspect(ReconstructionView& view) {
    showPictures(view, {quarterBright()});
    QTRY_COMPARE(greyAt(view, 0.75, 0.25), 255);
    QVERIFY(std::abs(greyAt(view, 0.25, 0.25) - 26) <= 2);
    QVERIFY(std::abs(greyAt(view, 0.75, 0.75) - 26) <= 2);
    QVERIFY(greyAt(view, 0.51, 0.02) > 240);
    QVERIFY(greyAt(view, 0.98, 0.48) > 240);
}

inline void dragSlider(ReconstructionView& view, double to) {
    auto* slider = view.findChild<QSlider*>(QStringLiteral("distanceSlider"));
    slider->setSliderDown(true);
    slider->setSliderPosition(qRound(slider->maximum() * (to + 0.1)));
    slider->setSliderPosition(qRound(slider->maximum() * to));
    slider->setSliderDown(false);
}

inline void checkDragging(ReconstructionView& view) {
    view.setDistanceRange(100_mm, 300_mm);
    QSignalSpy changed(&view, &ReconstructionView::distanceChanged);
    dragSlider(view, 0.25);
    QCOMPARE(changed.count(), 3);
    QCOMPARE(changed[0][1].toBool(), false);
    QCOMPARE(changed[1][1].toBool(), false);
    QCOMPARE(changed[2][1].toBool(), true);
    QVERIFY(std::abs(changed[2][0].toDouble() - 0.15) < 1e-9);
    QVERIFY(std::abs(view.distance().si() - 0.15) < 1e-9);
}

} // namespace fringe::test
