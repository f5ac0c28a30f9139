// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checkpoints.h"

#include "app/cli/session.h"
#include "engine/model/design.h"
#include "engine/run/key.h"

#include <algorithm>
#include <utility>

namespace fringe {
namespace {

std::filesystem::path stateIn(const JobFolder& folder) {
    return folder.path() / "iterations";
}

} // namespace

Checkpoints::Checkpoints(CheckpointPlace place, const Design& design, Session& session)
    : place_(std::move(place)), key_(stateKey(design)), session_(session),
      scratch_(place_.scratch.of(place_.job, session)) {
    if (!place_.job.isResumed || !place_.from.empty())
        return;
    if (!place_.file.empty()) {
        session_.say("note", "--resume: nothing is left in " + place_.file + "; it begins anew.");
        return;
    }
    place_.scratch.left(place_.job); // refuses what another device left
    if (hasLeft(place_.scratch.folder(), place_.job))
        scratch_.folder();
    if (std::error_code none;
        scratch_.opened() && std::filesystem::exists(stateIn(scratch_.folder()), none))
        place_.from = stateIn(scratch_.folder());
    else
        place_.scratch.sayNothingLeft(place_.job, session_);
}

SolverRun Checkpoints::run() {
    SolverRun run;
    if (!place_.from.empty())
        run.resume = readCheckpoint(place_.from, key_);
    run.afterIteration = [this](const SolverState& state) { offer(state); };
    return run;
}

void Checkpoints::offer(const SolverState& state) {
    const bool isAtOnce =
        session_.control().isCancelled() || (written_ < 0 && !place_.file.empty());
    if (isAtOnce || watch_.seconds() >= std::max(1.0, 9 * cost_))
        write(state);
}

void Checkpoints::keepLast(const SolverResult& result) {
    if (!place_.file.empty() || scratch_.opened() || result.end == SolverEnd::Stopped)
        write(result.goOnFrom());
}

void Checkpoints::write(const SolverState& state) {
    if (state.iteration == written_)
        return;
    const Stopwatch writing;
    if (place_.file.empty())
        writeInFolder(state);
    else
        writeCheckpoint(place_.file, key_, state);
    cost_ = writing.seconds();
    written_ = state.iteration;
    watch_ = Stopwatch();
}

void Checkpoints::writeInFolder(const SolverState& state) {
    try {
        writeCheckpoint(stateIn(scratch_.folder()), key_, state);
    } catch (const Error& error) {
        if (!std::exchange(hasComplained_, true))
            session_.say("warning", "the iterations cannot be kept, should they be cut off: "
                                        + error.message().english());
    }
}

} // namespace fringe
