// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/device_pool.h"

#include "engine/run/outcome.h"

namespace fringe {

std::shared_ptr<const ComputeDevice> DevicePool::device(const std::string& id, Lane lane) {
    const std::lock_guard lock(mutex_);
    auto& kept = devices_[{id, lane}];
    if (!kept) {
        kept = std::make_shared<const ComputeDevice>(ComputeDevice::open(id, {}, &control_));
        capabilities_.insert_or_assign(id, kept->capabilities());
        ++opened_;
    }
    return kept;
}

std::optional<Capabilities> DevicePool::capabilities(const std::string& id) {
    const auto known = [&]() -> std::optional<Capabilities> {
        const std::lock_guard lock(mutex_);
        const auto found = capabilities_.find(id);
        return found == capabilities_.end() ? std::nullopt : std::optional(found->second);
    };
    if (auto found = known())
        return found;
    outcomeOf([&] { return device(id, Lane::Looking); });
    return known();
}

void DevicePool::forget(const std::shared_ptr<const ComputeDevice>& device) {
    const std::lock_guard lock(mutex_);
    std::erase_if(devices_, [&](const auto& entry) { return entry.second == device; });
}

int DevicePool::opened() const {
    const std::lock_guard lock(mutex_);
    return opened_;
}

} // namespace fringe
