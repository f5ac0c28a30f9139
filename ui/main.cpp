// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/thread_runner.h"
#include "app/process/start_process.h"
#include "app/studio/studio.h"
#include "ui/program/latency.h"
#include "ui/program/options.h"
#include "ui/program/studio_session.h"
#include "ui/views/gl_probe.h"

#include <QApplication>
#include <QSurfaceFormat>

#include <cstdio>
#include <cstdlib>
#include <vector>

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

/// What is only told, a mistake in the options among it, needs no display. A mistake may be an
/// option of Qt's own, which it takes out where there are windows, if only such that nobody sees.
std::optional<fringe::OptionsEnd> told(int argc, char** argv) {
    std::optional<fringe::OptionsEnd> stop;
    {
        const QCoreApplication withoutDisplay(argc, argv);
        fringe::readOptions(QCoreApplication::arguments(), stop);
    }
    if (!stop || stop->status == 0)
        return stop;
    const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
    qputenv("QT_QPA_PLATFORM", "offscreen");
    {
        std::vector<char*> copies(argv, argv + argc + 1);
        const QApplication unseen(argc, copies.data());
        stop.reset();
        fringe::readOptions(QApplication::arguments(), stop);
    }
    platform.isEmpty() ? qunsetenv("QT_QPA_PLATFORM") : qputenv("QT_QPA_PLATFORM", platform);
    return stop;
}

/// Lines of Qt's are for those who look for faults in it; what ends the program is said as ours.
void hear(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    static const bool isWanted = qEnvironmentVariableIsSet("QT_LOGGING_RULES");
    if (isWanted)
        std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, text)));
    if (type != QtFatalMsg)
        return;
    std::fputs(QGuiApplication::platformName().isEmpty()
                   ? "fringe-studio: there is no display to show windows on; set DISPLAY, or use "
                     "fringe, which needs none.\n"
                   : "fringe-studio: a library of the window system failed; say what you did with "
                     "QT_LOGGING_RULES=\"*=true\" set.\n",
               stderr);
    std::_Exit(1);
}

} // namespace

int main(int argc, char** argv) {
    name(FRINGE_VERSION);
    qInstallMessageHandler(&hear);
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
    fringe::StudioSession session(application, studio, options);
    session.begin();
    std::optional<fringe::Latency> latency;
    if (options.latency)
        latency.emplace();
    const int status = QApplication::exec();
    if (latency)
        std::puts(latency->text().toLocal8Bit().constData());
    return status;
}
