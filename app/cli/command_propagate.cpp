// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/design_options.h"
#include "app/cli/device_options.h"
#include "app/cli/field_input.h"
#include "app/cli/field_output.h"
#include "app/cli/lengths.h"
#include "app/cli/progress_text.h"
#include "app/cli/scratch_files.h"
#include "app/cli/session.h"
#include "app/cli/stopwatch.h"
#include "engine/disk/kept_plane.h"
#include "engine/encodings/encoding.h"
#include "engine/model/units.h"
#include "engine/propagation/propagation.h"
#include "engine/run/look.h"

#include <CLI/App.hpp>

#include <algorithm>

namespace fringe {
namespace {

struct Options {
    explicit Options(CLI::App& app)
        : input(app),
          design(app, {.paths = {"encoding.", "reconstruction."}, .names = namesWherePropagated()}),
          scratch(app), device(app) {
        app.add_option("--distance", distance, "How far along +z; negative goes back")
            ->required()
            ->type_name("LENGTH");
        app.add_option("-o,--out", output,
                       "Field (.npy .exr .tif) or, encoded, levels (.png .bmp .tif .npy)")
            ->required()
            ->type_name("FILE");
        app.add_flag("--resume", isResumed,
                     "Go on from the scratch files of a run of this command that was cut off");
    }
    FieldInput input;
    DesignOptions design;
    ScratchFiles scratch;
    DeviceOptions device; ///< whose tables a frame was made with
    std::string distance, output;
    bool isResumed = false;
};

/// Σ |u|² p_x p_y over all planes.
double lightOf(const Hologram& field) {
    double sum = 0;
    for (const Field& plane : field.planes)
        inBands(plane, [&](std::int64_t, std::span<const Complex> rows) {
            for (const Complex sample : rows)
                sum += static_cast<double>(std::norm(sample));
        });
    return sum * field.sampling.pitchX.si() * field.sampling.pitchY.si();
}

/// The share of the light that arrives, where that is known without going over the field again.
void tellLost(const Hologram& source, const Hologram& field, const Session& session) {
    if (!std::ranges::all_of(field.planes, &Field::isHeld))
        return;
    const double arriving = lightOf(field) / lightOf(source);
    if (arriving < 0.5)
        session.say("note", formatted("%.0f %%", 100 * arriving)
                                + " of the light arrive; the rest leaves the plane, or the band "
                                  "that a hard limit leaves.");
}

Report run(const Options& options, Session& session) {
    const Design design = options.design.applyTo(Design{});
    const Choice& how = design.propagation;
    const Length distance = lengthOption("--distance", options.distance);
    const FieldOutput output(options.output, design.encoding, options.design.isGiven("encode"),
                             session.options().force);
    options.design.refuseIdle(design, output.isEncoded());
    const Hologram source = options.input.read(
        session.options().memoryBytes(), session.control(),
        options.device.tables(options.design, options.input.path(), session.control()));
    session.tell(checkPropagation(source.sampling, source.shape(), distance, how));
    const ComputeDevice device = session.openDevice();
    const std::uint64_t levels =
        output.isEncoded() ? source.planes.size() * keptBytes<std::uint16_t>(source.shape()) : 0;
    const ScratchJob kept{options.input.mark(source, design, options.distance), device.info().id,
                          options.isResumed};
    Scratch scratch = options.scratch.of(kept, session, levels);
    Job job = session.job(device, &scratch);
    job.left = options.scratch.goneOnFrom(kept, session);
    return withScratch(scratch, session, [&] {
        const Stopwatch watch;
        const Hologram field = taken(propagateHologram(source, distance, how, job));
        tellLost(source, field, session);
        if (output.isEncoded())
            session.tell(findingsOnEncoding(design.encoding, field.sampling));
        const Chain chain(std::make_shared<const Design>(design), field);
        auto [facts, powers] = output.write(chain, job, session);
        const double seconds = watch.seconds();
        facts.update(factsOf(field));
        facts["distance_m"] = distance.si();
        facts["seconds"] = seconds;
        return Report{options.output + ": the field at " + formatLength(distance) + ", in "
                          + secondsText(seconds) + " on " + field.device + powers,
                      facts};
    });
}

} // namespace

extern const Command command_propagate{
    "propagate", "Carry a field to another plane", CommandGroup::Light,
    "fringe run example:die -o results\n"
    "fringe propagate results/die-field.npy --distance 200mm --method asm --pad 2 -o "
    "there.npy",
    bodyOf<Options, run>};

} // namespace fringe
