// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

/// What came of a design, in its project.
namespace fringe {

struct Design;

/// Which results are saved with the project.
enum class Keeping { Small, All, None };

/// What of a result is kept at most with `Keeping::Small` [bytes].
inline constexpr std::uint64_t largestSmallResult = std::uint64_t{64} << 20;

/// What came of a design that the project had.
struct OtherResult {
    std::shared_ptr<const Design> design;
    std::vector<std::byte> result;  ///< as below
    std::vector<std::byte> picture; ///< as below
};

/// Bytes that the project file only carries.
struct KeptResult {
    Keeping keeping = Keeping::Small;
    std::vector<std::byte> result{};  ///< in a form of its own; empty: none
    std::vector<std::byte> picture{}; ///< a small PNG of what it shows; empty: none
    std::vector<OtherResult> others{};
};

} // namespace fringe
