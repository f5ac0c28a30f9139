// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/capabilities.h"
#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/model/finding.h"
#include "engine/model/space.h"
#include "engine/solvers/wanted.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fringe {

class JobControl;

/// A visible source in its design, and what is known before it is computed.
struct SourceInput {
    const Design& design;
    const Source& source;
    Capabilities device;
    std::uint64_t memory = 0;            ///< budget [bytes]; 0: the machine's free memory
    bool realPart = false;               ///< of the field alone is wanted
    bool comparing = false;              ///< what every method would take is wanted
    const JobControl* control = nullptr; ///< whose checkpoints planning passes; null: none
    std::size_t number = 0; ///< from 1 among visible sources of its kind; 0: it is the only one
    /// A part of the plate, where the cost of light that is not carried is wanted for that; null:
    /// all of the plate.
    std::optional<PlaneGrid> tile{};
    bool hiding = false; ///< some source hides what is behind it, so all go slice by slice
};

/// What one method would make of a source.
struct MethodEstimate {
    std::string key;
    bool possible = true; ///< offered by the device, and not refused
    double seconds = 0;   ///< estimate
    double error = 0;     ///< at most: relative L2 against the exact wave
};

/// What a source takes, before anything is allocated. Findings have paths of other sections, keys
/// of the kind's rows after "source.", those of its method after "method.", or none.
struct SourceCost {
    Findings findings;
    double seconds = 0;       ///< estimate on a machine like the one that costs were measured on
    double work = 0;          ///< of progress: pairs of points and pixels, or samples transformed
    double error = 0;         ///< at most: relative L2 against the exact wave
    double bytes = 0;         ///< at the peak; of light besides what is held and the field
    double held = 0;          ///< by the source itself, as long as it is there
    double onDevice = 0;      ///< of a device's own memory, besides the field of light
    std::uint64_t points = 0; ///< which the user can choose fewer of; 0: does not say
    Choice method;            ///< of light: what does the work
    std::vector<MethodEstimate> methods{}; ///< of light: all, if wanted
};

/// Adds the light of slices to waves, for ONE thread, and owns every buffer and cache that this
/// takes. Its `Slices` outlive it.
class SliceReader {
  public:
    virtual ~SliceReader() = default;
    /// Rows of the wave behind a slice, in its plane, become those of the wave that has gone
    /// through it and has taken on its light: wave · √(1 − opacity) + light.
    virtual void pass(std::size_t slice, const RowRange& rows, std::span<Complex> wave) = 0;
};

/// The light of a wavelength in the planes that it starts in, see `Light::slices`. Immutable: any
/// thread. What is large, and shared by the readers, is made with them.
class Slices {
  public:
    virtual ~Slices() = default;
    virtual std::unique_ptr<SliceReader> open() const = 0;
};

/// The waves that a source sends to the plate. Immutable: any thread.
class Light {
  public:
    virtual ~Light() = default;
    /// Adds those of a wavelength to `field`, samples of the grid, which is zero before. Light that
    /// is not carried is for any tile of the plate. Passes `control.advance` by parts of
    /// `SourceCost::work` at least every 200 ms where the device allows it. The same input gives
    /// the same bits. Throws `Error`, `DeviceError`, `Cancelled`.
    virtual void add(std::size_t wavelength, const PlaneGrid& grid, Device& device, Buffer& field,
                     JobControl& control) const = 0;

    /// z of the planes that its light of a wavelength starts in, which is carried from there,
    /// rising [m]. None: it is summed on the plate, behind all that hides others.
    virtual std::vector<double> depths(std::size_t /*wavelength*/) const { return {}; }
    /// What these planes send on; null where there are none. The light outlives it.
    virtual std::unique_ptr<const Slices> slices(std::size_t /*wavelength*/) const { return {}; }
    /// The |z| that sets the band limit of all slices, see `CarriedFields`; 0: each has its own.
    virtual Length bandDistance() const { return {}; }
    /// Where its light is looked at, and how much there is of each colour; nothing: of one.
    virtual std::optional<SeenLight> seen() const { return std::nullopt; }
};

/// A slice of one of several lights.
struct Slice {
    double z = 0; ///< [m]
    std::shared_ptr<const Slices> of;
    std::size_t number = 0; ///< of these
    Length bandDistance{};  ///< of its light
};

/// Slices of a wavelength, in the order of rising z: what is nearer to the viewer comes later.
std::vector<Slice> slicesOf(const std::vector<std::unique_ptr<Light>>& lights,
                            std::size_t wavelength);

/// The wave when it has gone through a slice, made when it is read. behind: in the slice's plane,
/// of the plate's shape; without samples, dark.
Field through(const Slice& slice, Shape plate, const Field& behind);

/// A picture with the depth of every pixel.
struct DepthPicture {
    std::shared_ptr<const Raster> colour{}, depth{}; ///< null: none yet
    bool isMetric = false;   ///< depths are lengths, else shares of the way from near to far
    bool isInverted = false; ///< 0 is far
};

/// Numbers of a report by their names: "x_m".
using Reported = std::vector<std::pair<const char*, double>>;

/// A kind of source, found by its file `NAME/NAME_source.cpp`. A source offers light to be summed,
/// light that is wanted of a solver, or both; what is null is not offered.
struct SourceKind {
    ChoiceInfo info;
    Solving usual;                  ///< of a new design
    const char* encoding = "phase"; ///< likewise, key
    /// How a pattern is found for light that is usually summed, by the solver that is best for it;
    /// nothing: as for all others. Where that starts with summed light, it has `Wanted::sum`.
    std::optional<Solving> designed{};
    bool isOfferedDesigned = false; ///< in place of summed light: all that is seen is wanted of it

    /// Never throws but `Cancelled`; values have passed their table.
    SourceCost (*lightCost)(const SourceInput& input) = nullptr;
    /// method: of the cost. Shares what it needs of the source.
    std::unique_ptr<Light> (*light)(const SourceInput& input, const Choice& method) = nullptr;
    /// Whether the light has slices, which are carried to the plate; null: only where some source
    /// hides others.
    bool (*isCarried)(const Source& source) = nullptr;
    /// Whether the source hides what is behind it; null: never.
    bool (*hides)(const Source& source) = nullptr;
    /// Whether its light is a picture of the objects of its design, which send none of their own.
    bool photographs = false;
    /// A source with data of its own that sends the same light, to the bit; null: it has its data.
    /// Throws `Error`, `Cancelled`.
    Source (*frozen)(const SourceInput& input) = nullptr;
    /// How pure its light is, as `LightFigures::purity`, where it has a mean power on the plate and
    /// larger amplitudes than 1 are made 1; of infinite power all are, and its phases are left
    /// alone. Null: nobody asks how pure its light is.
    double (*purityOfCut)(const SourceInput& input, double power) = nullptr;
    /// The picture that it has, or a `frozen` source of it has; null: it is none.
    DepthPicture (*depthPicture)(const Source& source) = nullptr;

    /// Cost of wanted light, for a setup without faults. Never throws but `Cancelled`.
    SourceCost (*wantedCost)(const SourceInput& input) = nullptr;
    /// Keeps references to device and control. Throws `Error` (BadInput).
    std::unique_ptr<Wanted> (*wanted)(const SourceInput& input, Device& device, JobControl& control,
                                      bool eachPair) = nullptr;
    bool tellsPixels = false; ///< it has `Wanted::pixelWaves`
    /// What is told of each of its places, beside the power there; null: how many there are.
    std::vector<Reported> (*report)(const Source& source) = nullptr;
    /// What the fields at wanted places show as a picture; null: they are single places.
    Picture (*seen)(const SourceInput& input, std::span<const Complex> fields) = nullptr;
    /// What data that have just been read say of the source's parameters; null: nothing.
    void (*adopt)(Source& source) = nullptr;
    /// The setup that its data were made for, where they name it, else the given one; null: they
    /// are of no setup.
    Setup (*madeFor)(const Source& source, Setup setup) = nullptr;
    /// Writes the size that it has on the plate in the place of one that fits the plate; null: its
    /// size is always its own.
    void (*fit)(Source& source, const PlaneGrid& plate) = nullptr;
    /// Puts source `number`, whose data have just been imported, where it is seen.
    void (*settle)(Design& design, std::size_t number) = nullptr;
    /// What has to follow in source `number` of `after` where a person has changed a parameter.
    void (*follow)(const Design& before, Design& after, std::size_t number) = nullptr;
    /// The z at which the source is looked at; null: it has none of its own.
    Length (*lookedAt)(const Source& source) = nullptr;
    /// Points in metres for views of space; null: it shows none there. These and what follows: of
    /// a source with a size, see `onPlate`.
    std::shared_ptr<const PointCloud> (*glyphs)(const Source& source) = nullptr;
    /// A surface for views of space; null or nothing: its glyphs are shown.
    std::optional<SeenSurface> (*surface)(const Source& source) = nullptr;
    /// The side of the squares around its glyphs that hide what is behind them, where the source
    /// does [m]; null or nothing: other sources cannot hide it.
    std::optional<double> (*grain)(const Source& source) = nullptr;
    /// The box around what is seen of it; null, or no box while data are missing: a hand cannot
    /// take hold of it.
    std::optional<TurnedBox> (*around)(const Source& source) = nullptr;
    Freedoms freedoms{}; ///< of the motions that `move` takes
    /// The source moved as a whole, in the numbers that it is placed by.
    void (*move)(Source& source, const Motion& motion) = nullptr;
    /// The rows with azimuth and elevation of the `Lamp` that its surface is lit by; empty: none.
    std::array<std::string_view, 2> lamp{};
    /// What makes the design of a draft faster for this source beside fewer samples and iterations:
    /// its values, and how it is solved; null: nothing. share: of the plate's samples that the
    /// draft has.
    void (*draft)(Design& design, Source& source, double share) = nullptr;
};

/// Turns the look of a design to where source `number` is or has its middle, where it has a place.
void lookAtSource(Design& design, std::size_t number);

/// The source with the size that it has on the plate.
Source onPlate(Source source, const Plate& plate);

/// What sentences call a source: by its name or, without one, its kind.
const std::string& nameOf(const Source& source);

/// The number of the first visible source that photographs others.
std::optional<std::size_t> firstCamera(const Design& design);
/// The numbers of the visible sources that others photograph: placed ones with a surface or points
/// in space. None while no visible source photographs.
std::vector<std::size_t> photographedSources(const Design& design);
/// The numbers of those that send light, or whose light is wanted: visible ones that nobody
/// photographs.
std::vector<std::size_t> lightSources(const Design& design);

/// Whether a source that sends light has `SourceKind::purityOfCut`.
bool asksForPurity(const Design& design);

/// In the order of their files' names.
const std::vector<const SourceKind*>& allSourceKinds();

/// Throws `Error` (BadInput) that lists the keys that exist.
const SourceKind& sourceKindOf(std::string_view key);

} // namespace fringe
