// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/machine.h"

#include "app/python/call.h"

#include <map>
#include <mutex>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace fringe::python {
namespace {

/// Devices that were given back. Never destroyed: threads may end after the interpreter.
class IdleDevices {
  public:
    using Key = std::tuple<std::string, int, std::string>;

    std::unique_ptr<ComputeDevice> take(const Key& key) {
        const std::scoped_lock lock(guard_);
        auto& idle = idle_[key];
        if (idle.empty())
            return nullptr;
        auto device = std::move(idle.back());
        idle.pop_back();
        return device;
    }
    void giveBack(const Key& key, std::unique_ptr<ComputeDevice> device) {
        const std::scoped_lock lock(guard_);
        idle_[key].push_back(std::move(device));
    }

  private:
    std::mutex guard_;
    std::map<Key, std::vector<std::unique_ptr<ComputeDevice>>> idle_;
};

IdleDevices& idleDevices() {
    static IdleDevices& devices = *new IdleDevices;
    return devices;
}

} // namespace

std::shared_ptr<const ComputeDevice> lentDevice(const Session& session) {
    bindToProcess();
    const CommonOptions& options = session.options();
    const IdleDevices::Key key{options.device, options.threads, options.deviceMemory};
    auto device = idleDevices().take(key);
    if (!device)
        device = std::make_unique<ComputeDevice>(session.openDevice());
    return {device.release(), [key](const ComputeDevice* used) {
                std::unique_ptr<ComputeDevice> own(const_cast<ComputeDevice*>(used));
                if (isAtHome())
                    idleDevices().giveBack(key, std::move(own));
                else
                    static_cast<void>(own.release());
            }};
}

} // namespace fringe::python
