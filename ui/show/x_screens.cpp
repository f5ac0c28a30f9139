// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/show/x_screens.h"

#include "ui/show/edid.h"
#include "ui/show/show_state.h"

#include <xcb/randr.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <span>

namespace fringe {
namespace {

using Resources = XOwned<xcb_randr_get_screen_resources_current_reply_t>;

std::string nameOf(xcb_connection_t* connection, xcb_atom_t atom) {
    const XOwned<xcb_get_atom_name_reply_t> reply(
        xcb_get_atom_name_reply(connection, xcb_get_atom_name(connection, atom), nullptr));
    if (!reply)
        return {};
    return {xcb_get_atom_name_name(reply.get()),
            static_cast<std::size_t>(xcb_get_atom_name_name_length(reply.get()))};
}

/// Refreshes in 1000 s of a video mode.
std::int32_t milliHertzOf(const xcb_randr_mode_info_t& mode) {
    double lines = mode.vtotal;
    lines *= (mode.mode_flags & XCB_RANDR_MODE_FLAG_DOUBLE_SCAN) != 0 ? 2 : 1;
    lines /= (mode.mode_flags & XCB_RANDR_MODE_FLAG_INTERLACE) != 0 ? 2 : 1;
    const double pixels = lines * mode.htotal;
    return pixels > 0 ? static_cast<std::int32_t>(std::lround(mode.dot_clock * 1e3 / pixels)) : 0;
}

const xcb_randr_mode_info_t* modeOf(const Resources& resources, xcb_randr_mode_t id) {
    const auto* modes = xcb_randr_get_screen_resources_current_modes(resources.get());
    for (int i = 0; i < resources->num_modes; ++i)
        if (modes[i].id == id)
            return &modes[i];
    return nullptr;
}

void addEdid(xcb_connection_t* connection, xcb_randr_output_t output, xcb_atom_t edidAtom,
             PanelScreen& screen) {
    constexpr std::uint32_t most = 1024; // of 4 bytes
    const XOwned<xcb_randr_get_output_property_reply_t> reply(xcb_randr_get_output_property_reply(
        connection,
        xcb_randr_get_output_property(connection, output, edidAtom, XCB_ATOM_ANY, 0, most, 0, 0),
        nullptr));
    if (!reply || reply->format != 8)
        return;
    const std::span edid(
        xcb_randr_get_output_property_data(reply.get()),
        static_cast<std::size_t>(xcb_randr_get_output_property_data_length(reply.get())));
    screen.edid = edidHash(edid);
    screen.model = edidModel(edid);
}

/// Whether a table of an output leaves values of 8 bits as they are. One that was never set does.
bool isPlain(std::span<const std::uint16_t> table) {
    constexpr double most = 65'535, tolerance = 1.0 / 255; // some drivers begin with 256 i
    if (std::ranges::all_of(table, [](std::uint16_t value) { return value == 0; }))
        return true;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double wanted = static_cast<double>(i) / static_cast<double>(table.size() - 1);
        if (std::abs(table[i] / most - wanted) > tolerance)
            return false;
    }
    return true;
}

bool isTinted(xcb_connection_t* connection, xcb_randr_crtc_t crtc) {
    const XOwned<xcb_randr_get_crtc_gamma_reply_t> reply(xcb_randr_get_crtc_gamma_reply(
        connection, xcb_randr_get_crtc_gamma(connection, crtc), nullptr));
    if (!reply || reply->size < 2)
        return false;
    const std::size_t size = reply->size;
    return !isPlain({xcb_randr_get_crtc_gamma_red(reply.get()), size})
           || !isPlain({xcb_randr_get_crtc_gamma_green(reply.get()), size})
           || !isPlain({xcb_randr_get_crtc_gamma_blue(reply.get()), size});
}

void addMode(xcb_connection_t* connection, const Resources& resources, xcb_randr_output_t id,
             PanelScreen& screen) {
    const XOwned<xcb_randr_get_output_info_reply_t> output(xcb_randr_get_output_info_reply(
        connection, xcb_randr_get_output_info(connection, id, resources->config_timestamp),
        nullptr));
    if (!output || output->crtc == XCB_NONE)
        return;
    const XOwned<xcb_randr_get_crtc_info_reply_t> crtc(xcb_randr_get_crtc_info_reply(
        connection, xcb_randr_get_crtc_info(connection, output->crtc, resources->config_timestamp),
        nullptr));
    if (!crtc)
        return;
    screen.isMirrored = crtc->num_outputs > 1;
    screen.isTurned = crtc->rotation != XCB_RANDR_ROTATION_ROTATE_0;
    screen.isTinted = isTinted(connection, output->crtc);
    if (const auto* mode = modeOf(resources, crtc->mode)) {
        screen.mode = {mode->width, mode->height};
        screen.milliHertz = milliHertzOf(*mode);
    }
}

} // namespace

std::vector<PanelScreen> readScreens(const XDisplay& display) {
    xcb_connection_t* const connection = display.connection();
    const xcb_window_t root = display.desktop().root;
    const Resources resources(xcb_randr_get_screen_resources_current_reply(
        connection, xcb_randr_get_screen_resources_current(connection, root), nullptr));
    const XOwned<xcb_randr_get_monitors_reply_t> monitors(xcb_randr_get_monitors_reply(
        connection, xcb_randr_get_monitors(connection, root, 1), nullptr));
    std::vector<PanelScreen> screens;
    if (!resources || !monitors)
        return screens;
    const xcb_atom_t edid = display.atom("EDID");
    for (auto at = xcb_randr_get_monitors_monitors_iterator(monitors.get()); at.rem > 0;
         xcb_randr_monitor_info_next(&at)) {
        PanelScreen& screen = screens.emplace_back();
        screen.name = nameOf(connection, at.data->name);
        screen.x = at.data->x;
        screen.y = at.data->y;
        screen.size = {at.data->width, at.data->height};
        screen.isPrimary = at.data->primary != 0;
        if (xcb_randr_monitor_info_outputs_length(at.data) == 0)
            continue;
        const xcb_randr_output_t output = *xcb_randr_monitor_info_outputs(at.data);
        addMode(connection, resources, output, screen);
        addEdid(connection, output, edid, screen);
    }
    findMirrors(screens);
    return screens;
}

} // namespace fringe
