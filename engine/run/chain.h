// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/device/sending.h"
#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/run/job.h"
#include "engine/solvers/solve.h"

#include <functional>
#include <memory>
#include <mutex>

namespace fringe {

/// Something that is made once, by the first who asks, and then shared. Any thread: who asks for
/// what another is making waits for it. What making throws, the next one tries again.
template <class T> class Once {
  public:
    explicit Once(std::shared_ptr<const T> made = {}) : made_(std::move(made)) {}

    /// Null: nobody has made it yet.
    std::shared_ptr<const T> made() const {
        const std::scoped_lock lock(mutex_);
        return made_;
    }
    template <class Make> std::shared_ptr<const T> get(const Make& make) {
        const std::scoped_lock making(making_);
        if (auto there = made())
            return there;
        auto now = std::make_shared<const T>(make());
        const std::scoped_lock lock(mutex_);
        return made_ = std::move(now);
    }

  private:
    std::mutex making_;
    mutable std::mutex mutex_;
    std::shared_ptr<const T> made_;
};

/// The only way from a field to what is seen: each stage is made of the one before, the levels,
/// what the device is sent of them, what it shows. A handle whose copies share what is made;
/// immutable from outside; any thread. Without a field only the design may be asked for. Stages
/// throw `Error` (BadInput) for what a device does not take, `Cancelled`, and what reading the
/// field throws.
class Chain {
  public:
    /// How levels are kept, once they are made.
    using Keep = std::function<LevelPattern(LevelPattern levels, JobControl& control)>;

    Chain() = default; ///< of no design, to be assigned
    explicit Chain(DesignPtr design) : design_(std::move(design)) {}
    /// Levels are made where they are read, and lie in the files of the job that asks for them, if
    /// it has some. solved: how a pattern came about; null: it was summed.
    Chain(DesignPtr design, Hologram field, std::shared_ptr<const SolverResult> solved = {});

    const Design& design() const { return *design_; }
    const DesignPtr& designPtr() const { return design_; }
    /// Null: there is none.
    const std::shared_ptr<const Hologram>& field() const { return field_; }
    const std::shared_ptr<const SolverResult>& solved() const { return solved_; }

    /// Levels by the design's encoding.
    std::shared_ptr<const LevelPattern> encoded(JobControl& control) const;
    /// Null: nobody has asked for them yet.
    std::shared_ptr<const LevelPattern> encodedBefore() const { return encoded_->made(); }
    /// Levels with the powers that bring colours in balance.
    std::shared_ptr<const LevelPattern> levels(const Job& job) const;
    /// Pattern and device, valid as long as this.
    PatternToSend toSend(JobControl& control) const;
    /// Frame that the device is sent; null: it takes the levels as they are.
    std::shared_ptr<const Frame> sent(JobControl& control) const;
    /// Light that is looked at, as the design's reconstruction says, with the powers of its lasers:
    /// the field, or what is sent, read back.
    Hologram lit(const Job& job) const;

    /// Chain of another design of which the same field comes: what else is the same is shared.
    Chain with(DesignPtr design) const;
    /// Chain with levels by the design's encoding that were made before.
    Chain withLevels(LevelPattern levels) const;
    /// Chain whose field stays where it is given, and whose levels will be kept so. memory: that
    /// making them may take [bytes]; 0: what is free.
    Chain kept(Hologram field, Keep keep, std::uint64_t memory = 0) const;

  private:
    DesignPtr design_;
    std::shared_ptr<const Hologram> field_;
    std::shared_ptr<const SolverResult> solved_;
    Keep keep_;
    std::uint64_t memory_ = 0;
    using Levels = Once<LevelPattern>;
    std::shared_ptr<Levels> encoded_ = std::make_shared<Levels>();
    std::shared_ptr<Levels> balanced_ = std::make_shared<Levels>();
    std::shared_ptr<Once<Frame>> sent_ = std::make_shared<Once<Frame>>();
};

/// Chain whose field lies in memory, as do its levels once they are made.
Chain inMemory(const Chain& chain);

} // namespace fringe
