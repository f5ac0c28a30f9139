// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backend_probe.h"

#include <filesystem>
#include <vector>

namespace fringe {

/// Looks for the devices of a back-end that is a module, and leaves out drivers that crash or hang:
/// of OpenCL each of its own, from then on in this program too.
class BackendSearch {
  public:
    /// Starts. anew: drivers that failed before are tried again. checkpoint, patience: as of
    /// `BackendProbe`.
    BackendSearch(Backend backend, std::function<void()> checkpoint, bool anew,
                  std::chrono::milliseconds patience = BackendProbe::usualPatience);

    /// Once. Throws what the checkpoint throws.
    BackendReport report();

  private:
    struct Driver {
        OpenClDriver openCl; ///< of CUDA none
        std::string name, key;
    };

    std::vector<Driver> installed() const;
    void leaveOut(std::size_t driver, Message reason);
    void tryWithoutLayers(BackendReport& report);
    void start();     ///< without a probe where no driver is left, or none can be left out
    void singleOut(); ///< leaves out those that fail alone

    Backend backend_;
    bool anew_;
    std::function<void()> checkpoint_;
    std::chrono::milliseconds patience_;
    std::vector<Driver> drivers_; ///< that are not left out
    std::vector<Message> faults_; ///< of those that are
    std::optional<BackendProbe> probe_;
};

} // namespace fringe
