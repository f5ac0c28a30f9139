// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/array_options.h"
#include "app/cli/command.h"
#include "app/cli/layout_options.h"
#include "app/cli/progress_text.h"
#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "engine/io/compared_picture.h"
#include "engine/optics/metrics.h"

#include <CLI/App.hpp>

#include <array>
#include <cmath>
#include <cstdio>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    explicit Options(CLI::App& app) : arrays(app), layout(app) {
        app.add_option("A", a, "Field or picture to judge")->required()->type_name("FILE");
        app.add_option("B", b, "Field or picture that is right")->required()->type_name("FILE");
    }
    std::string a, b;
    ArrayOptions arrays;
    LayoutOptions layout;
};

/// JSON has no infinity: a figure that has no number is null.
struct Figures {
    std::vector<std::vector<std::string>> rows;
    Json json;

    void add(const std::string& name, double value) {
        rows.push_back({name, std::isfinite(value) ? formatted("%.6g", value)
                              : std::isnan(value)  ? "undefined: the second is dark everywhere"
                                                   : "infinite"});
        json[name] = std::isfinite(value) ? Json(value) : Json();
    }
};

Report run(const Options& options, Session& session) {
    SamplingHints hints;
    hints.array = options.arrays.of(std::vector{options.a, options.b});
    hints.layout = options.layout.choiceFor({options.a, options.b});
    const auto read = [&](const std::string& path) {
        return readPattern(path, {.sampling = hints, .isPicture = true},
                           session.options().memoryBytes(), false, &session.control());
    };
    PatternRead readA = read(options.a), readB = read(options.b);
    const auto [unitA, unitB] = matchLevels(readA, readB);
    const FieldOrLevels& a = readA.content;
    FieldOrLevels& b = readB.content;
    putInOrder(b, std::visit([](const auto& of) { return of.sampling.wavelengths; }, a));
    const auto* fieldA = std::get_if<Hologram>(&a);
    const auto* fieldB = std::get_if<Hologram>(&b);
    const PictureMetrics pictures = comparePictures(pictureOf(a, unitA), pictureOf(b, unitB));
    const bool fields = fieldA && fieldB && !(isReal(*fieldA) && isReal(*fieldB));
    const char* const of = fields ? "fields, and their intensities" : "pictures";
    Figures figures{{{"of", of}}, {{"of", of}}};
    figures.add("relative_l2", fields ? relativeL2(*fieldA, *fieldB) : pictures.relativeL2);
    figures.add("intensity_scale", pictures.scale);
    figures.add("scaled_psnr_db", pictures.scaledPsnr);
    figures.add("scaled_ssim", pictures.scaledSsim);
    return {alignedTable(figures.rows), figures.json};
}

} // namespace

extern const Command command_compare{
    "compare",
    "Measure how far one field or picture is from another",
    CommandGroup::Light,
    "fringe run example:die -o results\n"
    "fringe reconstruct results/die-field.npy --distance 200mm -o seen.png\n"
    "fringe compare results/die-reconstruction.png seen.png --json",
    bodyOf<Options, run>,
    false};

} // namespace fringe
