// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "engine/run/compute_device.h"

#include <memory>

namespace fringe::python {

/// A device that nobody else uses while it is held: one that is opened for it, or that was given
/// back before, with its programs and plans. Any thread. Throws as `ComputeDevice::open`.
std::shared_ptr<const ComputeDevice> lentDevice(const Session& session);

/// Whether this process is the one that works, whose threads and files others must leave alone.
bool isWorker();

/// Something that is given up by the process alone that made it.
template <class T, class... Args> std::shared_ptr<T> ownedHere(Args&&... args) {
    return {new T(std::forward<Args>(args)...), [](T* owned) {
                if (isWorker())
                    delete owned;
            }};
}

} // namespace fringe::python
