// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common_options.h"
#include "app/cli/session.h"

#include <pybind11/pybind11.h>

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace fringe::python {

namespace py = pybind11;

/// Refuses to go on in a process that was forked from one that has computed, whose threads it
/// lacks: throws `Error` (Failed). Without a lock: another thread of the parent may have held any.
void enterProcess();
/// Says that this process has devices, or other programs. By work that it has entered.
void bindToProcess();

/// One call of Python's that works: its options, its job, and what is said on the way, which
/// becomes warnings. With the interpreter's lock, but for `session` while `carryOut` works.
class Call {
  public:
    explicit Call(CommonOptions options = {}, std::function<void(Design)> takeDesign = {});

    Session& session() { return session_; }
    JobControl& control() { return *control_; }
    /// What is made when it is read may need it for as long as it is read.
    const std::shared_ptr<JobControl>& keptControl() const { return control_; }

    /// Does the work on a thread of its own, without the lock. Meanwhile signals are heard, and
    /// `progress`, unless it is None, is called ten times a second with what share is done and a
    /// text. Ctrl-C, or what progress throws, cancels the work; that is thrown on unless the work
    /// ended well nevertheless and `keeps`. True: Ctrl-C was pressed. Throws what the work throws.
    bool carryOut(const std::function<void()>& work, const py::object& progress = py::none(),
                  bool keeps = false);
    void warn(); ///< of what was said

  private:
    void look(const py::object& progress);

    CommonOptions options_;
    std::shared_ptr<JobControl> control_ = std::make_shared<JobControl>();
    std::mutex guard_;
    std::vector<std::pair<std::string, std::string>> said_;
    Session session_;
    std::size_t looks_ = 0;
};

/// "device", "threads", "memory" and "device_memory" by their texts.
CommonOptions optionsOf(const std::map<std::string, std::string>& texts);

} // namespace fringe::python
