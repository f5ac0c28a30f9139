// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/panel_output.h"

#include "app/panel/panel_link.h"
#include "app/panel/shown_pictures.h"
#include "app/preferences/preferences.h"
#include "app/results/result_store.h"
#include "app/studio/panel_frames.h"
#include "app/studio/panel_list.h"
#include "app/text/localised.h"
#include "engine/device/panel.h"
#include "engine/device/sending.h"
#include "engine/device/test_pages.h"
#include "engine/encodings/encoding.h"
#include "engine/run/outcome.h"

#include <QSocketNotifier>
#include <QTime>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <utility>

namespace fringe {
namespace {

constexpr int mostLines = 500;
constexpr int pulseInterval = 1000; ///< [ms], by which the panel sees that this thread answers

} // namespace

QString stateText(PanelState state) {
    const QStringList texts{PanelOutput::tr("Off"), PanelOutput::tr("Armed"),
                            PanelOutput::tr("Showing"), PanelOutput::tr("Hold")};
    return texts.value(static_cast<int>(state));
}

PanelOutput::PanelOutput(Runner& runner, const Document& document, const ResultStore& results,
                         const Preferences& preferences, QObject* parent)
    : QObject(parent), document_(document), results_(results), preferences_(preferences),
      work_(runner, QStringLiteral("panel")), reading_(runner, QStringLiteral("panel list")) {
    connect(&pulse_, &QTimer::timeout, this, &PanelOutput::take);
    connect(&document, &Document::replaced, this, &PanelOutput::blank);
    connect(&results, &ResultStore::onScreenChanged, this, &PanelOutput::follow);
}

PanelOutput::~PanelOutput() = default;

PanelLink* PanelOutput::link() {
    if (link_)
        return link_.get();
    try {
        link_ = std::make_unique<PanelLink>();
    } catch (const Error& error) {
        told(error);
        return nullptr;
    }
    notifier_ = std::make_unique<QSocketNotifier>(link_->descriptor(), QSocketNotifier::Read);
    connect(notifier_.get(), &QSocketNotifier::activated, this, &PanelOutput::take);
    pulse_.start(pulseInterval);
    return link_.get();
}

void PanelOutput::findScreens() {
    if (PanelLink* const panel = link())
        panel->listScreens();
}

void PanelOutput::choose(const PanelScreen& screen) {
    if (state_ != PanelState::Off)
        off();
    screen_ = screen;
    emit changed();
}

void PanelOutput::arm(bool evenShared) {
    if (!screen_)
        return told(badInput(FRINGE_MARK("Choose the screen that is the panel.")));
    PanelLink* const panel = link();
    if (!panel)
        return;
    try {
        const Design& design = *document_.design();
        requirePanel(design.device);
        mode_ = sizeOf(modeOf(panelOf(design.device), design.setup.plate.size));
        fits_ = true;
        panel->arm({screen_->name, screen_->edid, mode_, evenShared, preferences_.panelPatience()});
    } catch (const Error& error) {
        told(error);
    }
}

void PanelOutput::make(const Made& made) {
    const Chain now = results_.onScreen();
    if (!now.field())
        return told(badInput(FRINGE_MARK("There is no result to be shown; compute it first.")));
    work_.ask(
        [now](JobControl& control) {
            requirePanel(now.design().device);
            return pictureFor(*now.sent(control));
        },
        [this, now, made](Outcome<PanelPicture> picture) {
            if (picture.error)
                return told(*picture.error);
            if (picture.finished())
                made(std::make_shared<const PanelPicture>(*std::move(picture.value)), now);
        });
}

void PanelOutput::show() {
    stop();
    make([this](const PanelPicturePtr& picture, const Chain& of) {
        if (send(picture))
            note(of);
    });
}

/// What the panel shows from now on, as far as the document knows it.
void PanelOutput::note(const Chain& sent) {
    sent_ = sent.field() ? sent.designPtr() : nullptr;
    sentField_ = sent.field();
    emit changed();
}

std::vector<PanelPage> PanelOutput::pages() {
    std::vector<PanelPage> pages;
    for (const TestPage& page : testPages())
        pages.push_back({page.key, localisedMark(page.label), localisedMark(page.help)});
    return pages;
}

void PanelOutput::showPage(const std::string& key) {
    stop();
    try {
        const TestPage& page = testPageOf(key);
        const Design& design = *document_.design();
        requirePanel(design.device);
        const Panel device = panelOf(design.device);
        const auto turn = static_cast<int>(std::max<std::int64_t>(levelsOf(design.encoding), 2));
        if (send(std::make_shared<const PanelPicture>(
                panelBytes(sentPage(page, device, design.setup.plate.size, turn), device.bits))))
            note({});
    } catch (const Error& error) {
        told(error);
    }
}

bool PanelOutput::send(const PanelPicturePtr& picture) {
    const bool isOff = state_ == PanelState::Off || !link_;
    if (isOff)
        told(badInput(FRINGE_MARK("The panel is off; arm it first.")));
    if (isOff || !isOfMode(*picture))
        return false;
    waiting_ = picture;
    feed();
    return true;
}

/// False, and said: it is of another size than the panel.
bool PanelOutput::isOfMode(const PanelPicture& picture) {
    if (picture.size != mode_)
        told(badInput(FRINGE_MARK("A pattern of {0} × {1} pixels is none for the panel, which is "
                                  "sent {2} × {3}."),
                      picture.size.width, picture.size.height, mode_.width, mode_.height));
    return picture.size == mode_;
}

void PanelOutput::feed() {
    if (!link_ || state_ == PanelState::Off)
        return;
    if (waiting_ && link_->show(waiting_->samples))
        waiting_.reset();
    while (isPlaying() && !list_.empty()) {
        next_ %= list_.size();
        const ShownPicture& now = list_[next_];
        const double seconds = now.dwell.value_or(dwell_ / 1000.0);
        const double refreshes = interval_ > 0 ? std::round(seconds / interval_) : 0;
        if (!link_->show(now.picture->samples,
                         static_cast<std::uint32_t>(std::max(refreshes, 1.0))))
            return;
        ++next_;
    }
}

void PanelOutput::hold(bool held) {
    if (link_)
        held ? link_->hold() : link_->goOn();
}

void PanelOutput::blank() {
    stop();
    work_.cancel();
    waiting_.reset();
    note({});
    if (link_)
        link_->blank();
}

void PanelOutput::off() {
    blank();
    if (link_)
        link_->off();
}

void PanelOutput::setFollows(bool follows) {
    follows_ = follows;
    sentField_.reset(); // is sent again
    emit changed();
    follow();
}

void PanelOutput::follow() {
    const Chain& now = results_.onScreen();
    const bool isReady = now.field() && now.field()->shape() == now.design().setup.plate.size;
    if (!follows_ || state_ != PanelState::Showing || isPlaying() || !isReady)
        return;
    if (sent_ && sentField_.lock() == now.field() && areSame(*sent_, now.design(), Stage::Sent)) {
        fits_ = true;
        return work_.cancel();
    }
    make([this](const PanelPicturePtr& picture, const Chain& of) {
        const bool didFit = std::exchange(fits_, picture->size == mode_);
        if (state_ == PanelState::Showing && (fits_ || didFit) && send(picture))
            note(of);
    });
}

void PanelOutput::addShown(const QString& name) {
    make([this, name](const PanelPicturePtr& picture, const Chain&) {
        list_.push_back({.picture = picture, .name = name.toStdString()});
        emit changed();
    });
}

void PanelOutput::open(const QString& path) {
    reading_.ask([path](JobControl& control) { return readShown(toPath(path), 0, control); },
                 [this](const Outcome<std::vector<ShownPicture>>& pictures) {
                     if (pictures.error)
                         return told(*pictures.error);
                     if (pictures.finished())
                         takeList(*pictures.value);
                 });
}

void PanelOutput::takeList(const std::vector<ShownPicture>& pictures) {
    for (ShownPicture one : pictures) {
        one.name = std::filesystem::path(one.name).stem().string();
        list_.push_back(std::move(one));
    }
    emit changed();
}

void PanelOutput::save(const QString& path, int milliseconds) {
    try {
        writePanelList(path, list_, milliseconds);
    } catch (const Error& error) {
        told(error);
    }
}

void PanelOutput::remove(int entry) {
    list_.erase(list_.begin() + entry);
    if (list_.empty())
        dwell_ = 0;
    emit changed();
}

void PanelOutput::play(int milliseconds) {
    if (state_ == PanelState::Off)
        return told(badInput(FRINGE_MARK("The panel is off; arm it first.")));
    if (!std::ranges::all_of(list_,
                             [&](const ShownPicture& one) { return isOfMode(*one.picture); }))
        return;
    dwell_ = list_.empty() ? 0 : milliseconds;
    next_ = 0;
    feed();
    note({});
}

void PanelOutput::stop() {
    if (std::exchange(dwell_, 0) != 0)
        emit changed();
}

void PanelOutput::takeState(const PanelEvent& event, const QString& why) {
    if (event.state == PanelState::Armed && state_ == PanelState::Off)
        shown_ = late_ = 0;
    state_ = event.state;
    if (state_ == PanelState::Off) {
        dwell_ = 0;
        waiting_.reset();
        note({});
    }
    interval_ = event.interval > 0 ? event.interval : interval_;
    if (event.interval > 0 && !event.hasKey)
        say(tr("Another program has Shift+F9, which blanks the panel from this window alone."));
    say(why.isEmpty() ? stateText(state_) : QStringLiteral("%1: %2").arg(stateText(state_), why));
    if (!why.isEmpty())
        emit refused(why, false);
}

void PanelOutput::take() {
    using Kind = PanelEvent::Kind;
    while (const auto event = link_ ? link_->event() : std::nullopt) {
        const QString why = event->why.empty() ? QString() : localised(event->why);
        switch (event->kind) {
        case Kind::Screens:
            screens_ = event->screens;
            break;
        case Kind::State:
            takeState(*event, why);
            break;
        case Kind::Refused:
            say(why);
            emit refused(why, event->asks);
            break;
        case Kind::Pressed:
            say(tr("Shift+F9 was pressed."));
            blank();
            break;
        case Kind::Taken:
            feed();
            break;
        case Kind::Shown:
            ++shown_;
            late_ = event->late;
            break;
        case Kind::Ended:
            return end(why);
        }
        emit changed();
    }
}

void PanelOutput::end(const QString& why) {
    notifier_->setEnabled(false);
    notifier_.release()->deleteLater(); // it is telling this
    link_.reset();
    pulse_.stop();
    state_ = PanelState::Off;
    dwell_ = 0;
    note({});
    say(tr("%1; the panel is off.").arg(why));
    emit changed();
}

void PanelOutput::say(const QString& line) {
    log_ << QTime::currentTime().toString(QStringLiteral("HH:mm:ss.zzz  ")) + line;
    if (log_.size() > mostLines)
        log_.removeFirst();
    emit logged(log_.back());
}

void PanelOutput::told(const Error& why) {
    say(localised(why));
    emit refused(localised(why), false);
}

} // namespace fringe
