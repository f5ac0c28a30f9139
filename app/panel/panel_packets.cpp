// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel/panel_packets.h"

#include <cerrno>
#include <cstring>
#include <sys/socket.h>
#include <type_traits>
#include <utility>

namespace fringe {
namespace {

constexpr std::size_t largestPacket = 1 << 16; ///< [bytes]
constexpr int deepestMessage = 8;

/// One list of members for both ways.
void pass(auto& way, PanelSize& size) {
    way(size.width, size.height);
}
void pass(auto& way, PanelScreen& screen) {
    way(screen.name, screen.model, screen.edid, screen.x, screen.y, screen.size, screen.mode,
        screen.milliHertz, screen.isPrimary, screen.isMirrored, screen.isTurned, screen.isTinted);
}
void pass(auto& way, PanelArming& arming) {
    way(arming.screen, arming.edid, arming.mode, arming.evenShared, arming.patience);
}
void pass(auto& way, PanelRequest& request) {
    way(request.kind, request.sequence, request.refreshes, request.arming, request.pause);
}
void pass(auto& way, Message& message) {
    way(message.pattern, message.arguments);
}
void pass(auto& way, PanelEvent& event) {
    way(event.kind, event.state, event.why, event.asks, event.screens, event.sequence,
        event.refresh, event.microseconds, event.late, event.interval, event.isCounted,
        event.hasKey);
}

template <class T>
concept Plain = std::is_arithmetic_v<T> || std::is_enum_v<T>;

class PacketWriter {
  public:
    void operator()(auto&... members) { (put(members), ...); }
    PacketBytes take() { return std::move(bytes_); }

  private:
    void put(Plain auto value) { append(&value, sizeof value); }
    void put(std::string& text) {
        put(text.size());
        append(text.data(), text.size());
    }
    template <class T> void put(std::vector<T>& all) {
        put(all.size());
        for (T& one : all)
            put(one);
    }
    template <class T>
    requires(!Plain<T>) void put(T& value) { pass(*this, value); }
    void append(const void* from, std::size_t count) {
        const auto* bytes = static_cast<const std::byte*>(from);
        bytes_.insert(bytes_.end(), bytes, bytes + count);
    }

    PacketBytes bytes_;
};

class PacketReader {
  public:
    explicit PacketReader(std::span<const std::byte> bytes) : rest_(bytes) {}
    void operator()(auto&... members) { (get(members), ...); }
    bool isWhole() const { return isWhole_; }

  private:
    /// Any byte is one that a bool can be made of, but not all are one.
    void get(bool& value) {
        const auto bytes = next(sizeof value);
        value = !bytes.empty() && bytes.front() != std::byte{};
    }
    template <Plain T> void get(T& value) {
        if (const auto bytes = next(sizeof value); !bytes.empty())
            std::memcpy(&value, bytes.data(), sizeof value);
    }
    void get(std::string& text) {
        const auto bytes = next(count());
        text.assign(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    }
    template <class T> void get(std::vector<T>& all) {
        if (++depth_ > deepestMessage)
            isWhole_ = false;
        for (std::size_t left = count(); left > 0 && isWhole_; --left)
            get(all.emplace_back());
        --depth_;
    }
    template <class T>
    requires(!Plain<T>) void get(T& value) { pass(*this, value); }
    std::size_t count() {
        std::size_t value = 0;
        get(value);
        return value;
    }
    std::span<const std::byte> next(std::size_t count) {
        isWhole_ = isWhole_ && count <= rest_.size();
        if (!isWhole_)
            return {};
        const auto taken = rest_.first(count);
        rest_ = rest_.subspan(count);
        return taken;
    }

    std::span<const std::byte> rest_;
    bool isWhole_ = true;
    int depth_ = 0;
};

PacketBytes bytesOf(auto& value) {
    PacketWriter writer;
    writer(value);
    return writer.take();
}

template <class T> std::optional<T> valueIn(std::span<const std::byte> packet) {
    PacketReader reader(packet);
    T value;
    reader(value);
    return reader.isWhole() ? std::optional(std::move(value)) : std::nullopt;
}

} // namespace

PacketBytes packed(PanelRequest request) {
    return bytesOf(request);
}
PacketBytes packed(PanelEvent event) {
    return bytesOf(event);
}

std::optional<PanelRequest> requestIn(std::span<const std::byte> packet) {
    return valueIn<PanelRequest>(packet);
}
std::optional<PanelEvent> eventIn(std::span<const std::byte> packet) {
    return valueIn<PanelEvent>(packet);
}

bool sendPacket(int socket, std::span<const std::byte> packet) {
    return ::send(socket, packet.data(), packet.size(), MSG_DONTWAIT | MSG_NOSIGNAL)
           == static_cast<ssize_t>(packet.size());
}

std::optional<PacketBytes> receivePacket(int socket) {
    PacketBytes bytes(largestPacket);
    ssize_t got = 0;
    do
        got = ::recv(socket, bytes.data(), bytes.size(), MSG_DONTWAIT);
    while (got < 0
           && (errno == EINTR || errno == ECONNRESET)); // what came before that still is there
    if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
        return std::nullopt;
    bytes.resize(got < 0 ? 0 : static_cast<std::size_t>(got));
    return bytes;
}

} // namespace fringe
