// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/show/show_server.h"

#include "app/panel/panel_packets.h"
#include "engine/model/error.h"
#include "ui/show/x_screens.h"

#include <algorithm>
#include <fstream>
#include <poll.h>
#include <string>
#include <utility>

namespace fringe {
namespace {

using Kind = PanelRequest::Kind;
constexpr double micro = 1e-6;
constexpr std::int64_t betweenNods = 10'000'000; ///< [µs], that keep the display awake
constexpr int watchInterval = 10;                ///< [ms]

/// Whether the system has stopped the process, by a signal or for a debugger.
bool isStoppedProcess(int process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string text;
    std::getline(file, text);
    const std::size_t name = text.rfind(')'); // "17 (name) T …"
    const char state = name + 2 < text.size() ? text[name + 2] : ' ';
    return state == 'T' || state == 't' || state == 'Z' || state == 'X';
}

std::string nameOf(int process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/comm");
    std::string name;
    std::getline(file, name);
    return name;
}

ShowCause causeOf(Kind kind) {
    switch (kind) {
    case Kind::Hold:
        return ShowCause::Hold;
    case Kind::GoOn:
        return ShowCause::GoOn;
    case Kind::Blank:
        return ShowCause::Blank;
    default:
        return ShowCause::Off;
    }
}

} // namespace

ShowServer::ShowServer(int socket, int memory, int client)
    : socket_(socket), memory_(memory), client_(client), heard_(monotonicNow()) {}

void ShowServer::run() {
    while (display_.isAlive()) {
        if (!takeRequests())
            return;
        presentWaiting();
        watch();
        xcb_flush(display_.connection());
        if (takeDisplayEvents()) // answers that were waited for brought some along
            continue;
        pollfd wanted[] = {{socket_, POLLIN, 0},
                           {xcb_get_file_descriptor(display_.connection()), POLLIN, 0}};
        ::poll(wanted, 2, patience());
    }
}

int ShowServer::patience() const {
    return window_ ? watchInterval : -1;
}

/// False: the other end is gone.
bool ShowServer::takeRequests() {
    while (const auto packet = receivePacket(socket_)) {
        const auto request = requestIn(*packet);
        if (!request)
            return false;
        heard_ = monotonicNow();
        pause_ = request->pause;
        handle(*request);
    }
    return true;
}

/// False: there were none.
bool ShowServer::takeDisplayEvents() {
    bool isAny = false, screensChanged = false;
    while (const XOwned<xcb_generic_event_t> event{xcb_poll_for_event(display_.connection())}) {
        isAny = true;
        if (event->response_type == 0)
            lose(message(FRINGE_MARK("The X server refused something (error {0}); the panel is "
                                     "off."),
                         int{reinterpret_cast<const xcb_generic_error_t&>(*event).error_code}));
        screensChanged = screensChanged || display_.tellsOfScreens(*event);
        if (key_ && key_->isPressedBy(*event))
            blankByKey();
        if (window_)
            tellSeen(window_->take(*event));
    }
    if (window_ && screensChanged)
        lose(lossOf(window_->screen(), readScreens(display_)));
    if (window_ && window_->isDisturbed())
        lose(message(FRINGE_MARK("Another program moved the window on {0}; the panel is off until "
                                 "it is armed again."),
                     window_->screen().name));
    return isAny;
}

/// What happens without an event.
void ShowServer::watch() {
    if (!window_)
        return;
    tellSeen(window_->advance());
    const std::int64_t now = monotonicNow();
    if (!isArmingTold_ && window_->clock()) {
        isArmingTold_ = true;
        tellState();
    }
    if (now > awake_ + betweenNods) {
        awake_ = now;
        display_.stayAwake();
    }
    watchClient();
}

/// What the socket has brought is read first: this program or the display may have been late.
void ShowServer::watchClient() {
    const auto silence = [&] { return static_cast<double>(monotonicNow() - heard_) * micro; };
    if (state_ == PanelState::Off || (silence() <= lateBeat && pause_ <= patience_))
        return;
    takeRequests(); // at its end `run` finds it again
    const bool isStopped = silence() > lateBeat && isStoppedProcess(client_);
    const Message why = absenceOf({nameOf(client_), silence(), pause_, isStopped}, patience_);
    if (state_ != PanelState::Off && !why.empty())
        step(ShowCause::ClientSilent, why);
}

void ShowServer::handle(const PanelRequest& request) {
    switch (request.kind) {
    case Kind::Beat:
        return;
    case Kind::Screens:
        return tell({.kind = PanelEvent::Kind::Screens, .screens = readScreens(display_)});
    case Kind::Arm:
        return handleArm(request.arming);
    case Kind::Show:
        return handleShow(request);
    default:
        return step(causeOf(request.kind));
    }
}

void ShowServer::handleArm(const PanelArming& arming) {
    const std::vector<PanelScreen> screens = readScreens(display_);
    if (const ArmingFault fault = armingFault(screens, arming); !fault.why.empty())
        return refuse(fault.why, fault.asks);
    step(ShowCause::Off); // what is armed so far
    const auto screen = std::ranges::find(screens, arming.screen, &PanelScreen::name);
    if (PanelWindow::isTaken(display_, *screen))
        return refuse(message(FRINGE_MARK("Another program shows patterns on {0}; end that first."),
                              screen->name));
    try {
        slots_ = std::make_unique<PictureSlots>(memory_, arming.mode, false);
    } catch (const Error& error) {
        return refuse(error.message());
    }
    window_ = std::make_unique<PanelWindow>(display_, *screen);
    key_.emplace(display_);
    late_ = 0;
    awake_ = 0;
    patience_ = arming.patience;
    isArmingTold_ = false;
    state_ = nextStep(state_, ShowCause::Arm).state;
    lose(lossOf(*screen, readScreens(display_))); // the meantime
}

void ShowServer::handleShow(const PanelRequest& request) {
    const ShowStep next = nextStep(state_, ShowCause::Show);
    if (next.act == ShowAct::Present) {
        waiting_.push_back(request);
    } else {
        if (next.act == ShowAct::Refuse)
            refuse({FRINGE_MARK("The panel is off; arm it first.")});
        tell({.kind = PanelEvent::Kind::Taken, .state = state_, .sequence = request.sequence});
    }
    const bool isNew = next.state != state_;
    state_ = next.state;
    if (isNew)
        tellState();
}

void ShowServer::presentWaiting() {
    while (window_ && !waiting_.empty() && window_->hasRoom()) {
        const PanelRequest request = waiting_.front();
        waiting_.pop_front();
        if (!window_->show(slots_->read(request.sequence), request.sequence, request.refreshes))
            refuse(message(FRINGE_MARK("A picture for {0} has not as many pixels as it."),
                           window_->screen().name));
        tell({.kind = PanelEvent::Kind::Taken, .state = state_, .sequence = request.sequence});
    }
}

void ShowServer::step(ShowCause cause, Message why) {
    const ShowStep next = nextStep(state_, cause);
    const bool isNew = next.state != state_;
    state_ = next.state;
    act(next.act);
    if (isNew || !why.empty())
        tellState(std::move(why));
}

void ShowServer::act(ShowAct act) {
    if (act == ShowAct::Freeze && window_)
        window_->freeze();
    else if (act == ShowAct::Blacken && window_)
        window_->blacken();
    else if (act == ShowAct::Unmap) {
        window_.reset();
        key_.reset();
    } else
        return;
    for (; !waiting_.empty(); waiting_.pop_front())
        tell({.kind = PanelEvent::Kind::Taken,
              .state = state_,
              .sequence = waiting_.front().sequence});
}

/// Pictures that are on their way are not seen: the panel holds what is black until its client,
/// who is told, blanks it or goes on.
void ShowServer::blankByKey() {
    step(ShowCause::Key);
    tell({.kind = PanelEvent::Kind::Pressed, .state = state_});
}

/// Nothing where nothing is lost.
void ShowServer::lose(Message why) {
    if (!why.empty() && window_)
        step(ShowCause::ScreenLost, std::move(why));
}

void ShowServer::refuse(Message why, bool asks) const {
    tell({.kind = PanelEvent::Kind::Refused, .state = state_, .why = std::move(why), .asks = asks});
}

void ShowServer::tell(PanelEvent event) const {
    event.late = late_;
    sendPacket(socket_, packed(std::move(event)));
}

void ShowServer::tellState(Message why) const {
    PanelEvent event{.kind = PanelEvent::Kind::State, .state = state_, .why = std::move(why)};
    if (window_ && window_->clock()) {
        event.interval = window_->clock()->interval;
        event.isCounted = window_->clock()->isCounted;
        event.hasKey = key_ && key_->isOurs();
    }
    tell(std::move(event));
}

void ShowServer::tellSeen(const std::optional<PanelWindow::Seen>& seen) {
    if (!seen)
        return;
    late_ += seen->isLate ? 1 : 0;
    tell({.kind = PanelEvent::Kind::Shown,
          .state = state_,
          .sequence = seen->sequence,
          .refresh = seen->time.refresh,
          .microseconds = seen->time.microseconds});
}

} // namespace fringe
