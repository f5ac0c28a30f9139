// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/screenshot.h"

#include "app/studio/studio.h"

#include <QPixmap>
#include <QWidget>

namespace fringe {

Screenshot::Screenshot(Studio& studio, QWidget& window, QString file)
    : QObject(&window), studio_(studio), window_(window), file_(std::move(file)) {
    calm_.setInterval(1200);
    calm_.setSingleShot(true);
    connect(&calm_, &QTimer::timeout, this, &Screenshot::take);
    connect(&studio, &Studio::idle, &calm_, qOverload<>(&QTimer::start));
    calm_.start();
}

void Screenshot::take() {
    if (!studio_.isIdle())
        return calm_.start();
    emit written(window_.grab().save(file_));
}

} // namespace fringe
