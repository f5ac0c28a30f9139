// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/show/picture_window.h"

#include <xcb/present.h>

#include <algorithm>

namespace fringe {
namespace {

std::uint16_t side(std::int32_t pixels) {
    return static_cast<std::uint16_t>(pixels);
}

/// Pixels as the display keeps them: 0x00RRGGBB.
void convert(std::span<const std::uint8_t> samples, std::size_t channels,
             std::span<std::uint32_t> pixels) {
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        const std::uint8_t* at = samples.data() + i * channels;
        const std::uint32_t red = at[0], green = at[channels / 2], blue = at[channels - 1];
        pixels[i] = red << 16 | green << 8 | blue;
    }
}

} // namespace

PictureWindow::PictureWindow(const XDisplay& display, xcb_window_t parent, const PanelSize& size,
                             bool isCounted, xcb_pixmap_t first)
    : display_(display), size_(size), isCounted_(isCounted),
      window_(xcb_generate_id(display.connection())),
      copying_(xcb_generate_id(display.connection())) {
    xcb_connection_t* const to = display_.connection();
    const std::uint32_t noBackground = XCB_BACK_PIXMAP_NONE;
    xcb_create_window(to, XCB_COPY_FROM_PARENT, window_, parent, 0, 0, side(size.width),
                      side(size.height), 0, XCB_WINDOW_CLASS_INPUT_OUTPUT, XCB_COPY_FROM_PARENT,
                      XCB_CW_BACK_PIXMAP, &noBackground);
    const std::uint32_t noExposures = 0;
    xcb_create_gc(to, copying_, window_, XCB_GC_GRAPHICS_EXPOSURES, &noExposures);
    for (Slot& slot : slots_) {
        slot.pixmap = xcb_generate_id(to);
        xcb_create_pixmap(to, display_.desktop().root_depth, slot.pixmap, window_, side(size.width),
                          side(size.height));
    }
    if (first != XCB_NONE) {
        xcb_copy_area(to, first, slots_[0].pixmap, copying_, 0, 0, 0, 0, side(size.width),
                      side(size.height));
        become(slots_[0]);
    }
    if (isCounted_)
        xcb_present_select_input(to, xcb_generate_id(to), window_,
                                 XCB_PRESENT_EVENT_MASK_COMPLETE_NOTIFY
                                     | XCB_PRESENT_EVENT_MASK_IDLE_NOTIFY);
    xcb_map_window(to, window_);
}

PictureWindow::~PictureWindow() {
    xcb_connection_t* const to = display_.connection();
    xcb_destroy_window(to, window_);
    for (const Slot& slot : slots_)
        xcb_free_pixmap(to, slot.pixmap);
    xcb_free_gc(to, copying_);
}

int PictureWindow::freeSlot() const {
    const auto found = std::ranges::find_if(slots_, [&](const Slot& slot) {
        return slot.use == Use::Free && slot.isRead && &slot != seen_;
    });
    return found == slots_.end() ? -1 : static_cast<int>(found - slots_.begin());
}

bool PictureWindow::hasRoom() const {
    return freeSlot() >= 0;
}

xcb_pixmap_t PictureWindow::seen() const {
    return seen_ == nullptr ? xcb_pixmap_t{XCB_NONE} : seen_->pixmap;
}

bool PictureWindow::isWaiting() const {
    return std::ranges::any_of(slots_, [](const Slot& slot) { return slot.use != Use::Free; });
}

/// In bands, since one request holds no whole picture.
void PictureWindow::upload(xcb_pixmap_t pixmap, std::span<const std::uint8_t> samples) const {
    xcb_connection_t* const to = display_.connection();
    const auto width = static_cast<std::size_t>(size_.width);
    const std::size_t channels = samples.size() / (width * static_cast<std::size_t>(size_.height));
    constexpr std::size_t unit = sizeof(std::uint32_t), head = 64; // bytes
    const std::size_t most = xcb_get_maximum_request_length(to) * unit - head;
    const auto band = static_cast<std::int32_t>(
        std::clamp<std::size_t>(most / (width * unit), 1, static_cast<std::size_t>(size_.height)));
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(band) * width);
    for (std::int32_t row = 0; row < size_.height; row += band) {
        const std::int32_t rows = std::min(band, size_.height - row);
        const std::size_t count = static_cast<std::size_t>(rows) * width;
        convert(samples.subspan(static_cast<std::size_t>(row) * width * channels), channels,
                std::span(pixels).first(count));
        xcb_put_image(to, XCB_IMAGE_FORMAT_Z_PIXMAP, pixmap, copying_, side(size_.width),
                      side(rows), 0, static_cast<std::int16_t>(row), 0,
                      display_.desktop().root_depth, static_cast<std::uint32_t>(count * unit),
                      reinterpret_cast<const std::uint8_t*>(pixels.data()));
    }
}

void PictureWindow::put(std::span<const std::uint8_t> samples, std::uint64_t sequence,
                        std::uint32_t refreshes) {
    const int free = freeSlot();
    if (free < 0)
        return;
    Slot& slot = slots_[static_cast<std::size_t>(free)];
    upload(slot.pixmap, samples);
    slot.sequence = sequence;
    slot.refreshes = refreshes;
    slot.use = Use::Put;
}

PictureWindow::Slot* PictureWindow::begun() {
    const auto found = std::ranges::find(slots_, Use::Begun, &Slot::use);
    return found == slots_.end() ? nullptr : &*found;
}

void PictureWindow::begin(std::uint64_t refresh) {
    Slot* next = nullptr;
    for (Slot& slot : slots_)
        if (slot.use == Use::Put && (next == nullptr || slot.sequence < next->sequence))
            next = &slot;
    if (next == nullptr || begun() != nullptr)
        return;
    next->use = Use::Begun;
    next->target = refresh;
    next->isRead = !isCounted_;
    if (isCounted_)
        xcb_present_pixmap(display_.connection(), window_, next->pixmap,
                           static_cast<std::uint32_t>(next->sequence), XCB_NONE, XCB_NONE, 0, 0,
                           XCB_NONE, XCB_NONE, XCB_NONE, XCB_PRESENT_OPTION_NONE, refresh, 0, 0, 0,
                           nullptr);
}

std::optional<PresentedPicture> PictureWindow::advance(const RefreshClock& clock) {
    const std::int64_t now = monotonicNow();
    Slot* const slot = begun();
    if (isCounted_ || slot == nullptr || clock.refreshAt(now) < slot->target)
        return std::nullopt;
    xcb_copy_area(display_.connection(), slot->pixmap, window_, copying_, 0, 0, 0, 0,
                  side(size_.width), side(size_.height));
    become(*slot);
    return PresentedPicture{slot->sequence, slot->refreshes,
                            RefreshTime{clock.refreshAt(now), now}};
}

/// Whatever covers the window for a moment, the display itself draws the picture again.
void PictureWindow::become(Slot& slot) {
    slot.use = Use::Free;
    seen_ = &slot;
    xcb_change_window_attributes(display_.connection(), window_, XCB_CW_BACK_PIXMAP, &slot.pixmap);
}

std::optional<PresentedPicture> PictureWindow::take(const xcb_generic_event_t& event) {
    const auto& any = reinterpret_cast<const xcb_present_generic_event_t&>(event);
    if ((event.response_type & 0x7f) != XCB_GE_GENERIC || any.extension != display_.present())
        return std::nullopt;
    if (any.evtype == XCB_PRESENT_IDLE_NOTIFY) {
        const auto& idle = reinterpret_cast<const xcb_present_idle_notify_event_t&>(event);
        for (Slot& slot : slots_)
            slot.isRead = slot.isRead || slot.pixmap == idle.pixmap;
    }
    const auto& done = reinterpret_cast<const xcb_present_complete_notify_event_t&>(event);
    if (any.evtype != XCB_PRESENT_COMPLETE_NOTIFY || done.window != window_
        || done.kind != XCB_PRESENT_COMPLETE_KIND_PIXMAP)
        return std::nullopt;
    Slot* const slot = begun();
    if (slot == nullptr || static_cast<std::uint32_t>(slot->sequence) != done.serial)
        return std::nullopt;
    slot->use = Use::Free;
    if (done.mode == XCB_PRESENT_COMPLETE_MODE_SKIP)
        return PresentedPicture{slot->sequence, slot->refreshes, std::nullopt};
    become(*slot);
    return PresentedPicture{slot->sequence, slot->refreshes,
                            RefreshTime{done.msc, static_cast<std::int64_t>(done.ust)}};
}

} // namespace fringe
