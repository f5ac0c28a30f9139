// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/image/target_image.h"
#include "tests/app/studio/small_picture.h"
#include "tests/ui/window/canvas_bench.h"
#include "ui/panels/message_bar.h"
#include "ui/sources/image/picture_canvas.h"

#include <QImage>

namespace fringe {

/// A window on a picture whose signal region is edited.
struct RegionBench : CanvasBench<PictureCanvas> {
    explicit RegionBench(const Design& design = smallPicture()) : CanvasBench(design) {}
    SignalRegion signal() const { return asImage(chosen()).signal; }
    QPoint at(double xMillimetres, double yMillimetres) const {
        return canvas()->placeOf(xMillimetres * 1e-3, yMillimetres * 1e-3).toPoint();
    }
    QPoint corner(std::size_t number) const {
        const PlanePoint point = outlineOf(signal()).at(number);
        return canvas()->placeOf(point.x, point.y).toPoint();
    }
    void choose(const char* form) const {
        find<QAction>(QStringLiteral("signalForm-") + QLatin1String(form))->trigger();
    }
    /// As the inspector does it, which asks for no mask.
    void chooseMaskForm() {
        studio.document().edit(QStringLiteral("Form"), [](Design design) {
            return withChange(std::move(design), "image.signal", "mask");
        });
    }
    void click(QPoint place) {
        press(place);
        release(place);
    }
    /// As a mouse makes it.
    void doubleClick(QPoint place) {
        click(place);
        QMouseEvent event(QEvent::MouseButtonDblClick, place, canvas()->mapToGlobal(place),
                          Qt::LeftButton, Qt::LeftButton, {});
        QApplication::sendEvent(canvas(), &event);
        release(place);
    }
    void key(Qt::Key key) const { QTest::keyClick(canvas(), key); }
    QString maskFile(int grey) const {
        const QString path = folder.filePath(QStringLiteral("mask%1.png").arg(grey));
        QImage image(6, 3, QImage::Format_Grayscale8);
        image.fill(0);
        for (int row = 0; row < 3; ++row)
            image.scanLine(row)[0] = image.scanLine(row)[1] = static_cast<uchar>(grey);
        return image.save(path) ? path : QString();
    }
    QStringList messages() const { return find<MessageBar>(QStringLiteral("messageBar"))->texts(); }
    QWidget* form() const { return inspector()->findChild<QWidget*>(QStringLiteral("regionForm")); }
    /// What is drawn there, where neither grid nor outline is.
    QColor colourAt(double xMillimetres, double yMillimetres) const {
        return canvas()->grab().toImage().pixelColor(at(xMillimetres, yMillimetres));
    }
};

} // namespace fringe
