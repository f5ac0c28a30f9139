// SPDX-License-Identifier: GPL-3.0-or-later
// A program that shows patterns on a panel, pixel by pixel, and blanks it by itself. See
// `app/panel/panel_link.h`, which starts it.
#include "app/panel/panel_packets.h"
#include "engine/model/error.h"
#include "ui/show/show_server.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <sys/socket.h>
#include <unistd.h>

namespace fringe {
namespace {

/// The process that made the socket, or -1.
int processAt(int socket) {
    struct ucred made {};
    socklen_t size = sizeof made;
    return ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &made, &size) == 0 ? made.pid : -1;
}

} // namespace
} // namespace fringe

int main() {
    using namespace fringe;
    for (const int ofTerminals : {SIGINT, SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE})
        std::signal(ofTerminals, SIG_IGN);
    const int client = processAt(panelSocket);
    if (client < 0) {
        std::fputs("fringe-show is started by fringe-studio, and by: fringe show\n", stderr);
        return 2;
    }
    try {
        ShowServer(panelSocket, panelMemory, client).run();
        return EXIT_SUCCESS;
    } catch (const Error& error) {
        sendPacket(panelSocket,
                   packed(PanelEvent{.kind = PanelEvent::Kind::Refused, .why = error.message()}));
        return EXIT_FAILURE;
    }
}
