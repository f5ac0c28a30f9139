// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/studio_session.h"

#include "app/studio/studio.h"
#include "app/tasks/projects.h"
#include "app/tasks/scratch.h"
#include "engine/examples/examples.h"
#include "ui/preferences/preferences_window.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"
#include "ui/start/recovery_flow.h"
#include "ui/style/look.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QFileInfo>
#include <QPixmap>
#include <QScreen>

namespace fringe {

StudioSession::StudioSession(QApplication& application, Studio& studio, Options options)
    : application_(application), studio_(studio), options_(std::move(options)),
      translation_(application) {
    calm_.setInterval(1200);
    calm_.setSingleShot(true);
    connect(&calm_, &QTimer::timeout, this, &StudioSession::takeScreenshot);
    connect(&studio.preferences(), &Preferences::languageChanged, this, &StudioSession::speak,
            Qt::QueuedConnection);
    connect(&studio.preferences(), &Preferences::themeChanged, this, &StudioSession::dress);
}

StudioSession::~StudioSession() = default;

void StudioSession::begin() {
    translation_.install(options_.language.isEmpty() ? studio_.preferences().language()
                                                     : options_.language);
    dress();
    openWindow();
    studio_.devices().list();
    offerRecovery({studio_, dialogs_, *window_});
    tellLeftScratch(studio_);
    if (options_.demo)
        openExample(studio_, examples().front().key);
    if (const auto example = exampleOf(options_.file))
        openExample(studio_, *example);
    else if (!options_.file.isEmpty())
        openAny({studio_, dialogs_, *window_}, QFileInfo(options_.file).absoluteFilePath());
    if (options_.screenshot.isEmpty())
        return;
    connect(&studio_, &Studio::idle, &calm_, qOverload<>(&QTimer::start));
    calm_.start();
}

void StudioSession::speak(const QString& language) {
    if (!studio_.isIdle()) {
        connect(
            &studio_, &Studio::idle, this, [this, language] { speak(language); },
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
        return;
    }
    const auto* preferences = window_->findChild<PreferencesWindow*>();
    const bool wasChosenThere = preferences && preferences->isVisible();
    translation_.install(language);
    openWindow();
    if (wasChosenThere)
        window_->findChild<QAction*>(QStringLiteral("action-preferences"))->trigger();
}

void StudioSession::dress() {
    applyLook(application_, studio_.preferences().theme());
}

/// The desktop has another theme.
bool StudioSession::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::ThemeChange)
        dress();
    return false;
}

void StudioSession::openWindow() {
    auto next = std::make_unique<MainWindow>(studio_, dialogs_);
    if (window_)
        next->setGeometry(window_->geometry());
    else if (options_.size)
        next->resize(options_.size->boundedTo(next->screen()->availableSize()));
    next->installEventFilter(this);
    next->show();
    window_ = std::move(next);
}

void StudioSession::takeScreenshot() {
    if (!studio_.isIdle())
        return calm_.start();
    const bool written = window_->grab().save(options_.screenshot);
    QCoreApplication::exit(written ? 0 : 1);
}

} // namespace fringe
