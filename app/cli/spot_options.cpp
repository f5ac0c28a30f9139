// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/spot_options.h"

#include "app/cli/stop_options.h"
#include "app/cli/text_list.h"
#include "engine/io/spot_files.h"
#include "engine/model/error.h"
#include "engine/spots/spot_algorithm.h"

namespace fringe {
SpotOptions::SpotOptions(CLI::App& app)
    : design_(app, {.paths = {"illumination.", "plate.", "encoding.", "scene.seed"}}),
      pattern_(app, "lens: spots about the focal plane of a lens, z from there; free: no lens, z "
                    "from the hologram") {
    declareModel(app);
    declareAlgorithm(app);
    declareStops(app, stop_,
                 {"--until-uniformity", stop_.uniformity,
                  "End at this uniformity of the best pattern, such as 0.99"});
}

void SpotOptions::declareModel(CLI::App& app) {
    app.add_option("--model", model_, "Of free space: fresnel (paraxial, fast) or exact")
        ->type_name("fresnel|exact")
        ->capture_default_str();
}

void SpotOptions::declareAlgorithm(CLI::App& app) {
    app.option_defaults()->group("Design");
    app.add_option("--algorithm", algorithm_, "How a round makes the next pattern")
        ->type_name(keysOf(allSpotAlgorithms()))
        ->capture_default_str();
    app.add_option("--beta", tuning_.beta, "ora: exponent of the weights' correction; 0 for none")
        ->type_name("NUMBER")
        ->capture_default_str();
    app.add_option("--gain", tuning_.gain, "wgs-nogrette: gain of the correction, 0 to 1")
        ->type_name("NUMBER")
        ->capture_default_str();
    app.add_option("--free-rounds", tuning_.freeRounds,
                   "wgs-kim: rounds before the phases of the spots are fixed")
        ->type_name("N")
        ->capture_default_str();
    app.add_option(
           "--balance", tuning_.balance,
           "direct-search, annealing: what evenness counts against light; 0 for light alone")
        ->type_name("NUMBER")
        ->capture_default_str();
    app.add_option("--temperature", tuning_.temperature,
                   "annealing: of the first round, in losses that a pixel can make")
        ->type_name("NUMBER")
        ->capture_default_str();
    app.add_option("--cooling", tuning_.cooling,
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
           "--tolerance", tolerance_,
           "Error that sums over spots may have in a round, such as 1e-3, to save time; the "
           "result is measured exactly; 0 for none")
        ->type_name("NUMBER")
        ->capture_default_str();
    app.add_flag("--any-phase", anyPhase_, "Let the pattern take any phase instead of levels");
}

SpotGeometry SpotOptions::geometry() const {
    if (pattern_.isLens())
        return SpotGeometry::Lens;
    if (model_ != "fresnel" && model_ != "exact")
        throw badInput("--model {0}: give fresnel or exact.", model_);
    return model_ == "fresnel" ? SpotGeometry::FreeFresnel : SpotGeometry::FreeExact;
}

SpotStart SpotOptions::start() const {
    SpotStart start;
    start.seed = design_.applyTo(Design{}).scene.seed;
    if (start_ == "superposition")
        return start;
    start.kind = start_ == "random"      ? SpotStart::Kind::Random
                 : start_ == "rehearsed" ? SpotStart::Kind::Rehearsed
                                         : SpotStart::Kind::Given;
    if (start.kind == SpotStart::Kind::Given)
        start.given = givenStart(start_);
    return start;
}

SpotDesign SpotOptions::read(const std::string& spots, const JobControl& control) const {
    const Design given = design_.applyTo(Design{});
    if (given.illumination.wavelengths.size() != 1)
        throw badInput("--wavelength: spots are designed for one wavelength; give one.");
    SpotDesign design;
    design.plate = given.plate;
    design.wavelength = given.illumination.wavelengths.front();
    design.geometry = geometry();
    design.focalLength = pattern_.focalLength();
    design.levels = anyPhase_ ? 0 : given.encoding.levels;
    design.algorithm = algorithm_;
    design.tuning = tuning_;
    design.tolerance = tolerance_;
    design.stop = stop_;
    spotAlgorithm(algorithm_);
    design.spots = readSpots(spots, control);
    design.beam = pattern_.beam();
    design.start = start();
    return design;
}

} // namespace fringe
