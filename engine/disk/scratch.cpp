// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/disk/scratch.h"

namespace fringe {

JobFolder& Scratch::folder(std::uint64_t bytes) {
    if (folder_)
        return *folder_;
    if (!place_.job) {
        own_.reset();
        own_ = std::make_unique<OwnFolder>(place_.parent, bytes);
        return *own_;
    }
    folder_ = openJobFolder(place_.parent, *place_.job, bytes + place_.beside);
    if (const auto note = folder_->note(); note && place_.tell)
        place_.tell(*note);
    return *folder_;
}

void Scratch::remove() {
    if (folder_)
        folder_->remove();
    folder_.reset();
}

} // namespace fringe
