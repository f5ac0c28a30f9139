// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

namespace fringe {

class JobFolder;
class OwnFolder;

/// Gives the scratch files of a look a folder of their own, which goes with this, or with the next
/// look. ONE thread.
class LookScratch {
  public:
    explicit LookScratch(std::filesystem::path parent); ///< as of a `JobFolder`
    ~LookScratch();
    LookScratch(const LookScratch&) = delete;
    LookScratch& operator=(const LookScratch&) = delete;

    /// As `Job::scratch` wants it. Throws like `openJobFolder`.
    JobFolder& operator()(std::uint64_t bytes);

  private:
    std::filesystem::path parent_;
    std::unique_ptr<OwnFolder> folder_;
};

} // namespace fringe
