// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the pictures of the help into a folder. usage: draw_help_pictures FOLDER
#include "tests/ui/help/help_pictures.h"

#include <QApplication>
#include <QDir>

#include <cstdio>

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QDir folder(QApplication::arguments().value(1));
    for (const auto& [name, image] : fringe::makeHelpPictures()) {
        const QString path = folder.filePath(name + QStringLiteral(".png"));
        QDir().mkpath(QFileInfo(path).path());
        const QImage few = image.convertToFormat(QImage::Format_Indexed8, Qt::ThresholdDither);
        if (!few.save(path, "PNG", 0)) {
            std::fprintf(stderr, "%s could not be written\n", qPrintable(path));
            return 1;
        }
    }
    return 0;
}
