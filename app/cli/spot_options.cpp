// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/spot_options.h"

#include "app/cli/stop_options.h"
#include "app/cli/text_list.h"
#include "engine/io/spot_files.h"
#include "engine/model/error.h"
#include "engine/spots/spot_algorithm.h"

#include <CLI/App.hpp>

namespace fringe {
SpotOptions::SpotOptions(CLI::App& app)
    : design_(app, {.paths = {"illumination.", "plate.", "encoding.", "scene.seed"}}),
      pattern_(app, "lens: spots about the focal plane of a lens, z from there; free: no lens, z "
                    "from the hologram") {
    declareModel(app);
    declareAlgorithm(app);
    declareStops(app, wanted_.stop,
                 {"--until-uniformity", wanted_.stop.uniformity,
                  "End at this uniformity of the best pattern, such as 0.99"});
}

void SpotOptions::declareModel(CLI::App& app) {
    app.add_option("--model", model_, "Of free space: fresnel (paraxial, fast) or exact")
        ->type_name("fresnel|exact")
        ->capture_default_str();
}

void SpotOptions::declareAlgorithm(CLI::App& app) {
    app.option_defaults()->group("Design");
    app.add_option(
           "--algorithm", wanted_.algorithm,
           "How a round makes the next pattern; direct-search and annealing try pixels on the "
           "host, whatever the device")
        ->type_name(keysOf(allSpotAlgorithms()))
        ->capture_default_str();
    app.add_option("--beta", wanted_.tuning.beta,
                   "ora: exponent of the weights' correction; 0 for none")
        ->type_name("NUMBER")
        ->capture_default_str();
    app.add_option("--gain", wanted_.tuning.gain, "wgs-nogrette: gain of the correction, 0 to 1")
        ->type_name("NUMBER")
        ->capture_default_str();
    app.add_option("--free-rounds", wanted_.tuning.freeRounds,
                   "wgs-kim: rounds before the phases of the spots are fixed")
        ->type_name("N")
        ->capture_default_str();
    app.add_option(
           "--balance", wanted_.tuning.balance,
           "direct-search, annealing: what evenness counts against light; 0 for light alone")
        ->type_name("NUMBER")
        ->capture_default_str();
    app.add_option("--temperature", wanted_.tuning.temperature,
                   "annealing: of the first round, in losses that a pixel can make")
        ->type_name("NUMBER")
        ->capture_default_str();
    app.add_option("--cooling", wanted_.tuning.cooling,
                   "annealing: of the temperature from round to round, 0 to 1")
        ->type_name("NUMBER")
        ->capture_default_str();
    app.add_option("--start", start_,
                   "First pattern: superposition (of all spots with random phases), rehearsed "
                   "(with phases from many rounds on the middle of the plate), random (a phase a "
                   "pixel), or a file of a field or of phase levels")
        ->type_name("superposition|rehearsed|random|FILE")
        ->capture_default_str();
    app.add_option(
           "--tolerance", wanted_.tolerance,
           "Error that sums over spots may have in a round, such as 1e-3, to save time; the "
           "result is measured exactly; 0 for as exact as single precision goes. Not given: 1e-4 "
           "with --model exact, 0 otherwise. From 2^-10 on, about 0.001, CUDA devices multiply in "
           "TF32")
        ->type_name("NUMBER");
    app.add_flag("--any-phase", anyPhase_, "Let the pattern take any phase instead of levels");
}

SpotGeometry SpotOptions::geometry() const {
    if (pattern_.isLens())
        return SpotGeometry::Lens;
    if (model_ != "fresnel" && model_ != "exact")
        throw badInput("--model {0}: give fresnel or exact.", model_);
    return model_ == "fresnel" ? SpotGeometry::FreeFresnel : SpotGeometry::FreeExact;
}

SpotDesign SpotOptions::read(const std::string& spots, const JobControl& control) const {
    const Design given = design_.applyTo(Design{});
    SpotDesign design = wanted_;
    spotAlgorithm(design.algorithm);
    pattern_.apply(given, design);
    design.geometry = geometry();
    if (anyPhase_)
        design.levels = 0;
    design.spots = readSpots(spots, control);
    using Kind = SpotStart::Kind;
    design.start = startOf<SpotStart>(start_, given.scene.seed,
                                      {{"superposition", Kind::Superposition},
                                       {"rehearsed", Kind::Rehearsed},
                                       {"random", Kind::Random}});
    return design;
}

} // namespace fringe
