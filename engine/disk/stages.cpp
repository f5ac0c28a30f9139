// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/disk/stages.h"

#include "kernels/processors.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace fringe {
namespace {

/// How far each stage has come, and what ended them all.
class Belt {
  public:
    Belt(std::int64_t pieces, std::int64_t buffers, std::size_t stages)
        : pieces_(pieces), buffers_(buffers), done_(stages) {}

    /// Does a stage on each piece once the stage before is done with it; the first one waits for
    /// the last to leave the buffer.
    void run(std::size_t number, const Stages::Stage& stage) {
        try {
            for (std::int64_t piece = 0; piece < pieces_ && await(number, piece); ++piece) {
                stage(piece, piece % buffers_);
                const std::lock_guard lock(mutex_);
                ++done_[number];
                changed_.notify_all();
            }
        } catch (...) {
            fail();
        }
    }

    /// Ends all with the current exception, unless another did.
    void fail() {
        const std::lock_guard lock(mutex_);
        if (!fault_)
            fault_ = std::current_exception();
        changed_.notify_all();
    }

    void rethrow() const {
        if (fault_)
            std::rethrow_exception(fault_);
    }

  private:
    bool await(std::size_t number, std::int64_t piece) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] {
            return fault_
                   || (number == 0 ? done_.back() + buffers_ > piece : done_[number - 1] > piece);
        });
        return !fault_;
    }

    std::int64_t pieces_, buffers_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::int64_t> done_;
    std::exception_ptr fault_;
};

} // namespace

void inStages(std::int64_t pieces, std::int64_t buffers, const Stages& stages) {
    std::vector<const Stages::Stage*> all{&stages.read, &stages.send, &stages.work, &stages.receive,
                                          &stages.write};
    std::erase_if(all, [](const Stages::Stage* stage) { return !*stage; });
    Belt belt(pieces, buffers, all.size());
    {
        std::vector<std::jthread> others;
        try {
            for (std::size_t i = 0; i < all.size(); ++i)
                if (all[i] != &stages.work)
                    others.emplace_back([&belt, &all, i] { belt.run(i, *all[i]); });
        } catch (...) { // there is no room for another thread
            belt.fail();
        }
        const auto work = std::ranges::find(all, &stages.work) - all.begin();
        belt.run(static_cast<std::size_t>(work), stages.work);
    }
    belt.rethrow();
}

void onDiskThreads(std::int64_t count, const std::function<void(std::int64_t)>& body) {
    // Half of the cores: reading and writing go at once, and need them where the disk is memory.
    static const std::int64_t most = std::max<std::int64_t>(4, processorsToUse() / 2);
    std::mutex mutex;
    std::int64_t next = 0;
    std::exception_ptr fault;
    const auto work = [&] {
        for (;;) {
            std::int64_t mine = 0;
            {
                const std::lock_guard lock(mutex);
                if (fault || next == count)
                    return;
                mine = next++;
            }
            try {
                body(mine);
            } catch (...) {
                const std::lock_guard lock(mutex);
                if (!fault)
                    fault = std::current_exception();
            }
        }
    };
    {
        std::vector<std::jthread> threads;
        try {
            for (std::int64_t i = 1; i < std::min(most, count); ++i)
                threads.emplace_back(work);
        } catch (const std::system_error&) { // there is no room for another: those that are do it
        }
        work();
    }
    if (fault)
        std::rethrow_exception(fault);
}

} // namespace fringe
