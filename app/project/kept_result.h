// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/figures.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// What came of a design, in its project.
namespace fringe {

struct Design;

/// Which results are saved with the project.
enum class Keeping { Small, All, None };

/// What of a result is kept at most with `Keeping::Small` [bytes].
inline constexpr std::uint64_t largestSmallResult = std::uint64_t{64} << 20;

/// What stays known of a run when its planes are gone.
struct RunRecord {
    std::shared_ptr<const Design> design;
    double seconds = 0;             ///< that it took, those gone on from included [s]
    std::int64_t finished = 0;      ///< when, in seconds since 1970
    std::string device{};           ///< id
    std::vector<Figures> history{}; ///< of the start and of every iteration; empty: of a sum
    std::int64_t best = 0;          ///< iteration
    bool wasStopped = false;        ///< before a rule ended it
    std::string note{};             ///< a person's

    friend bool operator==(const RunRecord&, const RunRecord&) = default; ///< one design
};

/// What came of a design that the project had.
struct OtherResult {
    std::shared_ptr<const Design> design;
    std::vector<std::byte> result;  ///< as below
    std::vector<std::byte> picture; ///< as below
    /// Name of the result in the project's data, as it was read; without bytes they have it
    /// already.
    std::string blob{};
};

/// Bytes that the project file only carries.
struct KeptResult {
    Keeping keeping = Keeping::Small;
    std::vector<std::byte> result{};  ///< in a form of its own; empty: none
    std::vector<std::byte> picture{}; ///< a small PNG of what it shows; empty: none
    std::vector<OtherResult> others{};
    std::vector<RunRecord> runs{}; ///< the oldest first
    std::string resultBlob{};      ///< of the result, as read; empty: none
};

} // namespace fringe
