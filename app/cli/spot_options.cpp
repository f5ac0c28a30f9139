// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/spot_options.h"

#include "app/cli/text_list.h"
#include "engine/encodings/encoding.h"
#include "engine/io/spot_files.h"
#include "engine/model/error.h"
#include "engine/solvers/solver.h"

#include <CLI/App.hpp>

namespace fringe {
namespace {

SolverOffer offer() {
    SolverOffer offer;
    for (const Solver* solver : allSolvers())
        if (solver->info.key != "mraf")
            offer.solvers.push_back(solver->info.key);
    offer.starts = {{"superposition", Start::Kind::Superposition},
                    {"rehearsed", Start::Kind::WarmStart},
                    {"random", Start::Kind::Random}};
    offer.startHelp = "First pattern: superposition (of all spots with random phases), rehearsed "
                      "(with phases from many rounds on the middle of the plate), random (a phase "
                      "a pixel), or a file of a field or of phase levels";
    return offer;
}

} // namespace

SpotOptions::SpotOptions(CLI::App& app)
    : PatternOptions(app,
                     "lens: spots about the focal plane of a lens, z from there; free: no lens, z "
                     "from the hologram"),
      solving_(app, SpotSettings(), offer()) {
    declareModel(app);
    declareAnyPhase(app);
}

void SpotOptions::declareModel(CLI::App& app) {
    app.option_defaults()->group("Design");
    app.add_option("--model", model_, "Of free space: fresnel (paraxial, fast) or exact")
        ->type_name("fresnel|exact")
        ->capture_default_str();
    app.add_option(
           "--tolerance", tolerance_,
           "Error that sums over spots may have in a round, such as 1e-3, to save time; the "
           "result is measured exactly; 0 for as exact as single precision goes. Not given: 1e-4 "
           "with --model exact, 0 otherwise. From 2^-10 on, about 0.001, CUDA devices multiply in "
           "TF32")
        ->type_name("NUMBER");
}

WaveModel SpotOptions::model() const {
    if (!isLens() && model_ != "fresnel" && model_ != "exact")
        throw badInput("--model {0}: give fresnel or exact.", model_);
    return model_ == "exact" ? WaveModel::Exact : WaveModel::Fresnel;
}

SpotDesign SpotOptions::read(const std::string& spots, const JobControl& control) const {
    const Design given = givenDesign();
    SpotDesign design;
    static_cast<Solving&>(design) = solving_.read(given.scene.seed);
    design.setup = given.setup;
    design.model = model();
    design.tolerance = tolerance_;
    design.levels = levelsOf(given.encoding);
    design.spots = readSpots(spots, control);
    return design;
}

} // namespace fringe
