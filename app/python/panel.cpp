// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/panel.h"

#include "app/panel/panel_link.h"
#include "app/panel/panel_picture.h"
#include "app/python/call.h"
#include "app/python/machine.h"
#include "engine/device/panel.h"
#include "engine/io/device_preset.h"
#include "engine/model/error.h"

#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace fringe::python {
namespace {

using namespace std::chrono_literals;
using Kind = PanelEvent::Kind;

/// A panel that shows what it was given last for as long as this lives, whatever Python does
/// meanwhile: a thread of its own takes its events. Any thread.
class PanelKeeper {
  public:
    /// Waits until the panel is armed. Throws `Error` where it is refused; `Cancelled`.
    PanelKeeper(const PanelArming& arming, const JobControl& control) {
        bindToProcess();
        {
            const std::scoped_lock lock(guard_);
            link_.arm(arming);
        }
        pump_ = std::jthread([this](const std::stop_token& stop) { keep(stop); });
        waitFor(control, [this] { return interval_ > 0; });
    }

    /// Waits until the picture is seen. Throws `Error` where the panel is gone; `Cancelled`.
    void show(const std::vector<std::uint8_t>& samples, const JobControl& control) {
        std::optional<std::uint64_t> sent;
        waitFor(control, [&] {
            sent = link_.show(samples);
            return sent.has_value();
        });
        waitFor(control, [&] { return shown_ >= *sent; });
    }

    void blank() {
        const std::scoped_lock lock(guard_);
        link_.blank();
    }

  private:
    void keep(const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            {
                const std::scoped_lock lock(guard_);
                take();
            }
            std::this_thread::sleep_for(20ms);
        }
    }

    /// Takes the events there are. Under the guard.
    void take() {
        while (!fault_) {
            const auto event = link_.event();
            if (!event)
                return;
            if (event->kind == Kind::Shown)
                shown_ = std::max(shown_, event->sequence);
            interval_ = std::max(interval_, event->interval);
            fault_ = faultOf(*event);
        }
    }

    static std::optional<Error> faultOf(const PanelEvent& event) {
        if (event.kind == Kind::Refused && event.asks)
            return badInput("{0} Give even_shared=True if that is meant.", event.why);
        if (event.kind == Kind::Pressed)
            return failed("Shift+F9 was pressed, and the panel is off.");
        if (event.kind == Kind::Ended || event.kind == Kind::Refused
            || (event.kind == Kind::State && !event.why.empty()))
            return failed("The panel is off: {0}.", event.why);
        return std::nullopt;
    }

    void waitFor(const JobControl& control, const std::function<bool()>& isSo) {
        while (true) {
            control.checkpoint();
            {
                const std::scoped_lock lock(guard_);
                take();
                if (fault_)
                    throw *fault_;
                if (isSo())
                    return;
            }
            std::this_thread::sleep_for(1ms);
        }
    }

    std::mutex guard_;
    PanelLink link_;
    std::uint64_t shown_ = 0; ///< number of the last picture that was seen
    double interval_ = 0;     ///< between refreshes [s]; 0: it is not armed
    std::optional<Error> fault_;
    std::jthread pump_; ///< ends before all else does
};

struct PanelHolder {
    std::shared_ptr<PanelKeeper> keeper;
};

PanelHolder armed(const std::string& screen, const std::string& edid,
                  const std::pair<int, int>& size, bool evenShared) {
    PanelHolder held;
    Call call;
    const PanelArming arming{screen, edid, {size.first, size.second}, evenShared};
    call.carryOut([&] { held.keeper = ownedHere<PanelKeeper>(arming, call.control()); });
    return held;
}

PanelKeeper& keeperOf(const PanelHolder& held) {
    if (!held.keeper)
        throw failed("The panel is off; open it again by fringe.panel.");
    return *held.keeper;
}

/// samples: (rows, columns), or (rows, columns, 3) of red, green and blue.
void shownOn(const PanelHolder& held,
             const py::array_t<std::uint8_t, py::array::c_style | py::array::forcecast>& samples) {
    keeperOf(held);
    const std::vector<std::uint8_t> bytes(samples.data(), samples.data() + samples.size());
    Call call;
    call.carryOut([&, own = held] { keeperOf(own).show(bytes, call.control()); });
}

/// Pixels of the video mode of a device preset.
std::pair<int, int> modeOfPreset(const std::string& name) {
    const DevicePreset preset = presetOf(name);
    const PanelSize size = sizeOf(modeOf(panelOf(preset.device), preset.plate.size));
    return {size.width, size.height};
}

} // namespace

void bindPanels(py::module_& module) {
    py::class_<PanelHolder>(module, "Panel")
        .def(py::init(&armed))
        .def("show", &shownOn)
        .def("blank", [](const PanelHolder& held) { keeperOf(held).blank(); })
        .def("off", [](PanelHolder& held) {
            const py::gil_scoped_release free;
            held.keeper.reset();
        });
    module.def("mode_of", &modeOfPreset);
}

} // namespace fringe::python
