// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/panel_list.h"

#include "app/text/localised.h"
#include "engine/io/atomic_file.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QImage>

#include <span>

namespace fringe {
namespace {

QByteArray pngOf(const PanelPicture& picture) {
    const bool isGrey =
        std::ssize(picture.samples) == std::int64_t{picture.size.width} * picture.size.height;
    const int stride = picture.size.width * (isGrey ? 1 : 3);
    const QImage image(picture.samples.data(), picture.size.width, picture.size.height, stride,
                       isGrey ? QImage::Format_Grayscale8 : QImage::Format_RGB888);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

void writeWhole(const QString& path, const QByteArray& bytes) {
    AtomicFile file(toPath(path));
    file.write(std::as_bytes(std::span(bytes)));
    file.commit(true);
}

} // namespace

void writePanelList(const QString& path, const std::vector<ShownPicture>& list, int milliseconds) {
    const QFileInfo file(path);
    QByteArray lines("file,dwell\n");
    FileGroup group;
    for (int number = 1; const ShownPicture& entry : list) {
        const QString name = QStringLiteral("%1 %2.png").arg(file.completeBaseName()).arg(number++);
        writeWhole(file.dir().filePath(name), pngOf(*entry.picture));
        const double own = entry.dwell ? *entry.dwell * 1000 : milliseconds;
        lines += name.toUtf8() + ',' + QByteArray::number(own, 'g', 12) + "ms\n";
    }
    writeWhole(path, lines);
    group.commit();
}

} // namespace fringe
