// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/thread_runner.h"
#include "app/process/start_process.h"
#include "app/studio/studio.h"
#include "ui/program/latency.h"
#include "ui/program/options.h"
#include "ui/program/session.h"
#include "ui/views/gl_probe.h"

#include <QApplication>
#include <QSurfaceFormat>

#include <cstdio>

namespace {

void preferXcb() {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") && !qEnvironmentVariableIsEmpty("DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "xcb");
}

int end(const fringe::OptionsEnd& end) {
    std::FILE* stream = end.status == 0 ? stdout : stderr;
    std::fputs(end.text.toLocal8Bit().constData(), stream);
    std::fputs("\n", stream);
    return end.status;
}

void name(const char* version) {
    QCoreApplication::setApplicationName(QStringLiteral("fringe-studio"));
    QCoreApplication::setOrganizationName(QStringLiteral("fringe-studio"));
    QCoreApplication::setApplicationVersion(QString::fromLatin1(version));
}

/// What is only asked to be told needs no display, which a `QApplication` does.
std::optional<fringe::OptionsEnd> told(int argc, char** argv) {
    const QCoreApplication withoutDisplay(argc, argv);
    std::optional<fringe::OptionsEnd> stop;
    fringe::readOptions(QCoreApplication::arguments(), stop);
    return stop && stop->status == 0 ? stop : std::nullopt;
}

} // namespace

int main(int argc, char** argv) {
    name(FRINGE_VERSION);
    if (const auto answer = told(argc, argv))
        return end(*answer);
    fringe::startProcess();
    preferXcb();
    QSurfaceFormat::setDefaultFormat(fringe::viewSurfaceFormat());
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QApplication application(argc, argv);
    QApplication::setDesktopFileName(QStringLiteral("io.github.fringe_studio.FringeStudio"));

    std::optional<fringe::OptionsEnd> stop;
    const fringe::Options options = fringe::readOptions(QApplication::arguments(), stop);
    if (stop)
        return end(*stop);
    fringe::ThreadRunner runner;
    fringe::Studio studio(runner);
    fringe::Session session(application, studio, options);
    session.begin();
    std::optional<fringe::Latency> latency;
    if (options.latency)
        latency.emplace();
    const int status = QApplication::exec();
    if (latency)
        std::puts(latency->text().toLocal8Bit().constData());
    return status;
}
