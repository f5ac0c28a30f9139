// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/disk_convolution.h"
#include "engine/sources/source_kind.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fringe {

/// How a hologram that memory does not hold is summed in bands, which go to scratch files, and how
/// its slices are carried to the plate by way of them.
struct BandPlan {
    std::int64_t rows = 0;    ///< of a band; 0: all light is carried
    std::uint64_t memory = 0; ///< [bytes]
    /// Memory that was allowed, when what is gone on with was begun [bytes]: what is made of the
    /// hologram afterwards goes by it, to the same bits.
    std::uint64_t allowed = 0;
    double deviceMemory = 0;          ///< of a band on a device that has its own [bytes]
    std::uint64_t disk = 0;           ///< scratch files [bytes]
    std::uint64_t moved = 0;          ///< from and to them [bytes]
    double summing = 0, carrying = 0; ///< of progress: of all bands, of all slices
    std::vector<Choice> methods{};    ///< what sums the light of each visible source
    /// How the slices of a wavelength are carried: all at once, or one where they hide others;
    /// nothing: none are.
    std::optional<DiskPlan> carried{};

    Tiling tiling(Shape plate) const; ///< of the scratch files
};

/// What computing a design will take, known before anything is allocated. Immutable: any thread.
struct Plan {
    DesignPtr design;          ///< that it is of; null before it is made
    Shape shape;               ///< of the hologram
    int planes = 1;            ///< wavelengths
    std::uint64_t bytes = 0;   ///< peak memory of compute and, if wanted, reconstruction
    std::uint64_t judging = 0; ///< of these, for `finerPsnr`; 0: memory does not hold that as well
    /// Most of a device's own memory that computing and, if wanted, reconstruction take; 0 where
    /// the device computes in the host's.
    std::uint64_t deviceBytes = 0;
    /// Units of progress: point × pixel pairs, all wavelengths, window not counted; of target
    /// images samples transformed.
    double pairs = 0;
    double seconds = 0;      ///< estimate of computing; 0 if the design is refused
    bool isOfPoints = false; ///< what is counted are point-pixels, else samples transformed
    double pace = 1;         ///< as given, by which the estimate is longer
    /// At most: relative L2 against the exact wave, of waves that do not cancel one another. Single
    /// precision rounds each wave, so that the rest of waves in antiphase has a larger error.
    double error = 0;
    /// What does the work: the solver, or what sums the light of each visible source.
    std::vector<Choice> methods;
    std::vector<MethodEstimate> estimates; ///< every method for the first source, if wanted
    Findings findings;                     ///< all problems, worst first
    std::optional<BandPlan> bands{};       ///< where memory does not hold the hologram
    bool realPart = false;                 ///< as wanted of the field

    const char* unit() const { ///< FRINGE_MARKed: of `pairs`
        return isOfPoints ? FRINGE_MARK("point-pixels") : FRINGE_MARK("samples");
    }
    const Choice& method() const { return methods.front(); } ///< of the first; of a runnable plan

    bool runnable() const; ///< no refusal among the findings
};

struct PlanLimits {
    std::uint64_t memory = 0; ///< budget [bytes]; 0: the machine's free memory
    /// Seconds that this design's method took on this machine over what was estimated.
    double pace = 1;
    /// The device to plan for; the cpu if it is not known yet.
    std::optional<Capabilities> device = std::nullopt;
    bool reconstructing = true; ///< a reconstruction follows
    bool refocusing = false;    ///< the spectra of all wavelengths are kept for a distance slider
    /// Only the real part of the field is wanted, see `Encoding`; the imaginary part is 0.
    bool realPart = false;
    /// What every method would take is wanted, for those who compare them: that takes longer than a
    /// small hologram.
    bool comparing = false;
    /// Whose checkpoints planning passes; null: none.
    const JobControl* control = nullptr;
    /// Where scratch files of what memory does not hold may go, as for `JobFolder`; nothing: there
    /// are none.
    std::optional<std::filesystem::path> scratch = std::nullopt;
    /// How what is left of an earlier run there is cut: it is gone on with; nothing: there is none.
    std::optional<FolderTiles> left = std::nullopt;
    /// What goes there is looked at, see `withPyramids`.
    bool viewing = false;
    bool encoding = false; ///< the levels of all wavelengths are made of the field

    bool makesLevels() const { return encoding || viewing; }
};

/// Checks the whole design at once: every parameter against its table, the memory, the optics:
/// largest distance whose angular spectrum is sampled, aliasing, sources outside the field of view,
/// |z| < λ; and forecasts its work. Throws `Cancelled`; all else that goes wrong is a refusal of
/// the plan. Every fix of a finding is of rows of the design and within their tables. Reads clouds
/// once. Any thread.
Plan plan(DesignPtr design, const PlanLimits& limits = {});
inline Plan plan(const Design& design, const PlanLimits& limits = {}) {
    return plan(std::make_shared<const Design>(design), limits);
}

/// What a plan is that could not be made for that reason.
Plan refusedPlan(DesignPtr design, const Error& error);

/// What is wrong with single parameters of the design, by their table.
Findings checkTable(const Design& design);

/// Throws the first refusal of `plan` as an `Error` (BadInput).
void requireRunnable(const Plan& plan);

/// The focal length of the lens that the design's light goes through, or nothing.
std::optional<Length> lensOf(const Design& design);

/// The propagation that carries light of visible sources to the plate on its way; nothing where all
/// of it is summed on the plate.
std::optional<Choice> carriedBy(const Design& design);

/// The visible sources, as their kinds are asked about them.
std::vector<SourceInput> inputsOf(const Design& design, const PlanLimits& limits);
/// The inputs of the plan's design on the device that computes it. The plan outlives them.
std::vector<SourceInput> inputsOf(const Plan& made, const Capabilities& device);

} // namespace fringe
