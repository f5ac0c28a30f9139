// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/panel_values.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace fringe {

/// Descriptors that `fringe-show` starts with: a packet socket, and the memory of `PictureSlots`.
inline constexpr int panelSocket = 3, panelMemory = 4;

using PacketBytes = std::vector<std::byte>;

/// As bytes of one packet, for a process of the same machine and program.
PacketBytes packed(PanelRequest request);
PacketBytes packed(PanelEvent event);

/// None where bytes are missing.
std::optional<PanelRequest> requestIn(std::span<const std::byte> packet);
std::optional<PanelEvent> eventIn(std::span<const std::byte> packet);

/// False: the other end is gone, or takes no more now. Never waits. Any thread.
bool sendPacket(int socket, std::span<const std::byte> packet);

/// Without waiting. No bytes: the other end is gone; none at all: nothing has come.
std::optional<PacketBytes> receivePacket(int socket);

} // namespace fringe
