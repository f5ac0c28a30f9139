// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace CLI {
class App;
}

namespace fringe {

/// The options that every command takes.
struct CommonOptions {
    std::string device = "auto";
    int threads = 0;          ///< 0: all
    std::string memory;       ///< "2GiB"; empty: the machine's free memory
    std::string deviceMemory; ///< likewise of the device's own; empty: all
    std::string progress = "auto";
    bool json = false;
    bool quiet = false;
    bool verbose = false;
    bool force = false;

    std::uint64_t memoryBytes() const;       ///< 0 if not given; throws `Error` (BadInput)
    std::uint64_t deviceMemoryBytes() const; ///< likewise
};

/// Binds the options to `values`, which must outlive the parsing. Without `computes` those of the
/// resources are not in the help.
void declareCommonOptions(CLI::App& app, CommonOptions& values, bool computes);

/// While it lives, options that are added to the command stand under this title in its help.
class OptionGroup {
  public:
    OptionGroup(CLI::App& app, const std::string& title);
    ~OptionGroup();
    OptionGroup(const OptionGroup&) = delete;
    OptionGroup& operator=(const OptionGroup&) = delete;

  private:
    CLI::App& app_;
    std::string before_;
};

/// The options of the resources that were given and are not in the help: "--device, --memory".
std::string givenResources(const CLI::App& app);

} // namespace fringe
