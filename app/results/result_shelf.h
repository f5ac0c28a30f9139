// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/runner.h"
#include "app/results/result_store.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <set>
#include <vector>

namespace fringe {

/// Where results lie that memory is not to hold: in files of the scratch folder, from which they
/// come back when they are to be shown. GUI thread; the files are the runner's work.
class ResultShelf : public QObject {
    Q_OBJECT

  public:
    /// What it takes outlives it; the runner is stopped first.
    ResultShelf(Runner& runner, ResultStore& store, QObject* parent = nullptr);

    /// Puts away what takes more than that beside the result on show [bytes]. Where the folder has
    /// no room, it stays in memory if the project keeps it, and else only its run is remembered.
    void putAway(std::uint64_t beyond, const std::filesystem::path& folder);
    bool isIdle() const { return busy_.empty(); }

  signals:
    void idle();

  private:
    void write(const HologramResult& result, const std::filesystem::path& folder);
    void read(int number);
    void end(int number);

    Runner& runner_;
    ResultStore& store_;
    std::set<int> busy_; ///< numbers of results
};

} // namespace fringe
