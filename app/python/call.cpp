// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/call.h"

#include "app/cli/progress_text.h"
#include "app/python/machine.h"
#include "engine/model/design.h"
#include "engine/model/error.h"
#include "engine/model/units.h"
#include "engine/run/compute_device.h"

#include <unistd.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <optional>
#include <thread>

namespace fringe::python {
namespace {

/// The process that loaded this, or one that was forked from it before it had anything to lose.
std::atomic<pid_t> home{getpid()};
std::atomic<bool> isBound{false};

/// Work on a thread of its own.
class Working {
  public:
    explicit Working(const std::function<void()>& work)
        : thread_([this, &work] {
              try {
                  work();
              } catch (...) {
                  fault_ = std::current_exception();
              }
              const std::scoped_lock lock(guard_);
              isDone_ = true;
              ended_.notify_all();
          }) {}

    bool isDoneWithin(std::chrono::milliseconds time) {
        std::unique_lock lock(guard_);
        return ended_.wait_for(lock, time, [this] { return isDone_; });
    }
    std::exception_ptr fault() const { return fault_; } ///< once it is done

  private:
    std::mutex guard_;
    std::condition_variable ended_;
    bool isDone_ = false;
    std::exception_ptr fault_;
    std::jthread thread_;
};

std::string wordsOf(const Progress& progress) {
    constexpr int columns = 160;
    const std::string bar = barText(progress, columns);
    const std::size_t end = bar.find("%  ");
    return end == std::string::npos ? bar : bar.substr(end + 3);
}

} // namespace

bool isAtHome() {
    return home == getpid();
}

void bindToProcess() {
    isBound = true;
}

void enterProcess() {
    if (isAtHome())
        return;
    if (!isBound && !hasComputingThreads())
        home = getpid();
    else
        throw failed("This process was forked from one that has computed, and lacks its "
                     "threads; begin with multiprocessing.set_start_method('spawn').");
}

Call::Call(CommonOptions options, std::function<void(Design)> takeDesign)
    : options_(std::move(options)),
      session_(options_, *control_,
               {[this](const char* kind, const std::string& sentence) {
                    const std::scoped_lock lock(guard_);
                    said_.emplace_back(kind, sentence);
                },
                std::move(takeDesign)}) {}

void Call::look(const py::object& progress) {
    constexpr std::size_t pause = 5;
    if (PyErr_CheckSignals() != 0)
        throw py::error_already_set();
    const Progress latest = control_->latest();
    if (++looks_ % pause == 0 && !progress.is_none() && !latest.activity.pattern.empty())
        progress(latest.fraction, wordsOf(latest));
}

bool Call::carryOut(const std::function<void()>& work, const py::object& progress, bool keeps) {
    using namespace std::chrono_literals;
    enterProcess();
    std::optional<py::error_already_set> stop;
    std::exception_ptr fault;
    {
        const py::gil_scoped_release free;
        Working working(work);
        while (!working.isDoneWithin(20ms)) {
            const py::gil_scoped_acquire held;
            try {
                if (!stop)
                    look(progress);
            } catch (py::error_already_set& thrown) {
                stop.emplace(std::move(thrown));
                control_->cancel();
            }
        }
        fault = working.fault();
    }
    const bool isInterrupted = stop && stop->matches(PyExc_KeyboardInterrupt);
    if (stop && (fault || !keeps || !isInterrupted))
        throw std::move(*stop);
    if (fault)
        std::rethrow_exception(fault);
    return isInterrupted;
}

void Call::warn() {
    session_.tellNotes();
    std::vector<std::pair<std::string, std::string>> said;
    {
        const std::scoped_lock lock(guard_);
        said.swap(said_);
    }
    const py::object tell = py::module_::import("fringe._words").attr("warn");
    for (const auto& [kind, sentence] : said)
        tell(kind, sentence);
}

CommonOptions optionsOf(const std::map<std::string, std::string>& texts) {
    CommonOptions options;
    for (const auto& [name, text] : texts)
        if (name == "device")
            options.device = text;
        else if (name == "memory")
            options.memory = text;
        else if (name == "device_memory")
            options.deviceMemory = text;
        else if (name == "threads")
            options.threads = static_cast<int>(parseNumber(text));
        else
            throw badInput(
                "There is no setting {0}; give device, threads, memory or device_memory.", name);
    return options;
}

} // namespace fringe::python
