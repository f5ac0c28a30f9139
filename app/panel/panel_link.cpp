// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel/panel_link.h"

#include "app/panel/panel_process.h"
#include "engine/io/helper_program.h"
#include "engine/model/error.h"

#include <algorithm>
#include <cmath>
#include <condition_variable>
#include <csignal>
#include <linux/sockios.h>
#include <mutex>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace fringe {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds betweenBeats{20};
constexpr int mostUnread = 1 << 14; ///< [bytes] of the socket, so that beats leave room for demands

/// [s]
double since(Clock::time_point time) {
    return std::chrono::duration<double>(Clock::now() - time).count();
}

} // namespace

PanelLink::PanelLink() : PanelLink(helperProgram("fringe-show")) {}

PanelLink::PanelLink(const std::filesystem::path& program)
    : memory_(newSharedMemory()), asked_(Clock::now()), took_(Clock::now()) {
    int ends[2] = {-1, -1};
    if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) == 0) {
        socket_ = ends[0];
        child_ = startPanelProcess(program, ends[1], memory_);
        ::close(ends[1]);
    }
    if (child_ < 0) {
        ::close(socket_);
        ::close(memory_);
        throw failed(FRINGE_MARK("{0} could not be started."), program.string());
    }
    heart_ = std::jthread([this](const std::stop_token& stop) { beat(stop); });
}

PanelLink::~PanelLink() {
    heart_.request_stop();
    heart_.join();
    ::close(socket_);
    endPanelProcess(child_);
    ::close(memory_);
}

void PanelLink::listScreens() {
    ask({.kind = PanelRequest::Kind::Screens});
}

void PanelLink::arm(const PanelArming& arming) {
    slots_ = std::make_unique<PictureSlots>(memory_, arming.mode, true);
    taken_ = sent_;
    patience_ = arming.patience;
    ask({.kind = PanelRequest::Kind::Arm, .sequence = sent_, .arming = arming});
}

std::optional<std::uint64_t> PanelLink::show(std::span<const std::uint8_t> samples,
                                             std::uint32_t refreshes) {
    if (slots_ == nullptr || sent_ - taken_ >= PictureSlots::count)
        return std::nullopt;
    slots_->write(++sent_, samples);
    ask({.kind = PanelRequest::Kind::Show, .sequence = sent_, .refreshes = refreshes});
    return sent_;
}

void PanelLink::hold() {
    ask({.kind = PanelRequest::Kind::Hold});
}
void PanelLink::goOn() {
    ask({.kind = PanelRequest::Kind::GoOn});
}
void PanelLink::blank() {
    ask({.kind = PanelRequest::Kind::Blank});
}
void PanelLink::off() {
    ask({.kind = PanelRequest::Kind::Off});
}

std::optional<PanelEvent> PanelLink::event() {
    asked_ = Clock::now();
    if (isEnded_)
        return std::nullopt;
    const std::optional<PacketBytes> packet = receivePacket(socket_);
    if (!packet)
        return std::nullopt;
    std::optional<PanelEvent> event = eventIn(*packet);
    isEnded_ = !event;
    if (isEnded_)
        return PanelEvent{.kind = PanelEvent::Kind::Ended, .why = endedFor_};
    took_ = Clock::now(); // who tells something is at work
    if (event->kind == PanelEvent::Kind::Taken)
        taken_ = std::max(taken_, event->sequence);
    return event;
}

std::optional<PanelEvent> PanelLink::wait(std::chrono::milliseconds patience) {
    if (std::optional<PanelEvent> come = event())
        return come;
    pollfd wanted{socket_, POLLIN, 0};
    ::poll(&wanted, 1, isEnded_ ? 0 : static_cast<int>(patience.count()));
    return event();
}

/// Whether the program has read what it was sent, but for the last of it.
bool PanelLink::isTaking() const {
    int unread = 0;
    return ::ioctl(socket_, SIOCOUTQ, &unread) == 0 && unread <= mostUnread;
}

/// A program that takes no demand for too long is ended, and its picture with it; `event` tells it.
void PanelLink::ask(PanelRequest request) {
    const bool isSent = sendPacket(socket_, packed(std::move(request)));
    if (isSent && (isTaking() || since(took_) < patience_))
        return;
    endedFor_ = message(FRINGE_MARK("fringe-show took no demand for {0} s, since it or the X "
                                    "server had no time, and was ended"),
                        std::lround(since(took_)));
    ::kill(child_, SIGKILL);
}

void PanelLink::beat(const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any wake;
    std::unique_lock lock(mutex);
    while (!wake.wait_for(lock, stop, betweenBeats, [&] { return stop.stop_requested(); }))
        if (isTaking()) {
            took_ = Clock::now();
            sendPacket(socket_, packed({.kind = PanelRequest::Kind::Beat, .pause = since(asked_)}));
        }
}

} // namespace fringe
