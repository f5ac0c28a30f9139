// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/run_journal.h"

#include "app/text/localised.h"
#include "engine/run/key.h"

#include <algorithm>
#include <utility>

namespace fringe {
RunJournal::RunJournal(RunFacts facts, Complaint complain, std::shared_ptr<RecoveryFolder> folder,
                       std::chrono::milliseconds wait)
    : facts_(std::move(facts)), complain_(std::move(complain)), wait_(wait),
      secondsBefore_(facts_.seconds), folder_(std::move(folder)) {}

void RunJournal::end() {
    if (const auto folder = std::exchange(folder_, nullptr))
        folder->remove();
}

std::chrono::nanoseconds RunJournal::waitAfter(std::chrono::nanoseconds cost,
                                               std::chrono::nanoseconds least) {
    constexpr std::chrono::nanoseconds often = std::chrono::seconds(4);
    return std::max({least, std::min(50 * cost, often), 9 * cost});
}

/// What does not change with the iterations.
void RunJournal::prepare() {
    if (isPrepared_)
        return;
    if (!folder_)
        folder_ = RecoveryFolder::make(RecoveryFolder::Kind::Run);
    writeDesign(*folder_, facts_);
    key_ = stateKey(*facts_.design);
    isPrepared_ = true;
}

void RunJournal::afterIteration(const SolverState& state) {
    const auto start = Clock::now();
    if (start < due_)
        return;
    try {
        prepare();
        writeCheckpoint(toPath(folder_->file(QLatin1String(RecoveryFolder::iterations))), key_,
                        state);
        facts_.seconds = secondsBefore_ + std::chrono::duration<double>(start - begin_).count();
        writeFacts(*folder_, facts_);
    } catch (const Error& error) {
        if (!hasComplained_)
            complain_(error);
        hasComplained_ = true;
    }
    const auto end = Clock::now();
    due_ = end + waitAfter(end - start, wait_);
}

} // namespace fringe
