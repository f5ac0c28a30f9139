// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/look_scratch.h"

#include "engine/disk/job_folder.h"

#include <atomic>
#include <unistd.h>
#include <utility>

namespace fringe {

LookScratch::LookScratch(std::filesystem::path parent) : parent_(std::move(parent)) {}

LookScratch::~LookScratch() {
    if (folder_)
        folder_->remove();
}

JobFolder& LookScratch::operator()(std::uint64_t bytes) {
    static std::atomic<std::uint64_t> number{0}; // no other look, of any process, has its mark
    const std::uint64_t mark = static_cast<std::uint64_t>(::getpid()) << 32U | ++number;
    if (folder_)
        folder_->remove();
    folder_ = openJobFolder(parent_, {mark, {}, false}, bytes);
    return *folder_;
}

} // namespace fringe
