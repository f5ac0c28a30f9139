// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/look_scratch.h"

#include "engine/disk/job_folder.h"

#include <utility>

namespace fringe {

LookScratch::LookScratch(std::filesystem::path parent) : parent_(std::move(parent)) {}

LookScratch::~LookScratch() = default;

JobFolder& LookScratch::operator()(std::uint64_t bytes) {
    folder_.reset();
    folder_ = std::make_unique<OwnFolder>(parent_, bytes);
    return *folder_;
}

} // namespace fringe
