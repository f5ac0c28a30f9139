// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the pictures of the help and of the examples into the folder of resources. usage:
// draw_help_pictures FOLDER
#include "tests/ui/help/example_pictures.h"
#include "tests/ui/help/help_pictures.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>

#include <cstdio>

namespace {

bool save(const QImage& image, const QString& path) {
    QDir().mkpath(QFileInfo(path).path());
    if (image.save(path, "PNG", 0))
        return true;
    std::fprintf(stderr, "%s could not be written\n", qPrintable(path));
    return false;
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QDir folder(QApplication::arguments().value(1));
    bool isWritten = true;
    for (const auto& [name, image] : fringe::makeExamplePictures())
        isWritten &= save(image, folder.filePath(QStringLiteral("examples/%1.png").arg(name)));
    for (const auto& [name, image] : fringe::makeHelpPictures())
        isWritten &= save(image.convertToFormat(QImage::Format_RGB888),
                          folder.filePath(QStringLiteral("help/pictures/%1.png").arg(name)));
    return isWritten ? 0 : 1;
}
