// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "engine/run/compute_device.h"

#include <memory>

namespace fringe::python {

/// A device that nobody else uses while it is held: one that is opened for it, or that was given
/// back before, with its programs and plans. Any thread. Throws as `ComputeDevice::open`.
std::shared_ptr<const ComputeDevice> lentDevice(const Session& session);

/// Whether this is the process that threads and files are of, which one that was forked from it
/// must leave alone.
bool isAtHome();

/// Something that is given up by the process alone that made it.
template <class T, class... Args> std::shared_ptr<T> ownedHere(Args&&... args) {
    return {new T(std::forward<Args>(args)...), [](T* owned) {
                if (isAtHome())
                    delete owned;
            }};
}

} // namespace fringe::python
