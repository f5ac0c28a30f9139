// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/step_solid.h"
#include "engine/mask/mask_files.h"
#include "engine/outputs/fabrication.h"
#include "engine/outputs/relief_writers.h"

namespace fringe {
namespace {

template <MaskFormat format> MaskFacts layoutForecast(const Fabrication& of, const JobControl* c) {
    return forecastMask(of.made.numbers, of.layout, format, c);
}

MaskFacts writeLayout(const Fabrication& of, const OutputFile& file) {
    return writeMask(file.path, of.made.numbers, of.layout, file.overwrite, file.control);
}

MaskFacts factsOf(std::uint64_t count, std::uint64_t bytes) {
    return {.layers = {{0, 0, count}}, .bytes = bytes};
}

/// Samples as they are without compression, and the coarser ones behind those of large pictures.
template <int bytesOfSample> MaskFacts pictureForecast(const Fabrication& of, const JobControl*) {
    const std::uint64_t pixels = of.made.numbers.size();
    return factsOf(pixels, bytesOfSample * (pixels + pixels / 3) + (1 << 12));
}

MaskFacts csvForecast(const Fabrication& of, const JobControl*) {
    return factsOf(of.made.numbers.size(), reliefCsvBytes(of));
}

/// The base is as high as the relief of a whole turn, so that either is seen.
StepSolid solidOf(const MadePattern& made) {
    return {.numbers = made.numbers,
            .isOfDepths = made.isOfDepths(),
            .highest = made.levels - 1,
            .step = made.step,
            .base = fullDepth(made.mask, made.wavelength),
            .pitchX = made.pitchX,
            .pitchY = made.pitchY};
}

MaskFacts solidForecast(const Fabrication& of, const JobControl* control) {
    const std::uint64_t tops = 2 * of.made.numbers.size();
    const std::uint64_t triangles =
        tops > mostTriangles ? tops : trianglesOf(solidOf(of.made), control);
    return factsOf(triangles, stlBytes(triangles));
}

/// As forecast.
template <void (*write)(const Fabrication&, const OutputFile&)>
MaskFacts written(const Fabrication& of, const OutputFile& file) {
    write(of, file);
    return of.facts;
}

void writeSolid(const Fabrication& of, const OutputFile& file) {
    writeStepSolid(file.path, solidOf(of.made), of.facts.count(), file.overwrite, file.control);
}

using Forecast = MaskFacts (*)(const Fabrication&, const JobControl*);
using Holds = FabricationFormat::Holds;
using Write = MaskFacts (*)(const Fabrication&, const OutputFile&);

FabricationFormat layoutRow(const char* suffix, Forecast forecast) {
    return {{suffix},
            Holds::Shapes,
            false,
            forecast,
            writeLayout,
            "shapes",
            FRINGE_MARK("{0} shapes, {1}, about {2}")};
}

FabricationFormat pictureRow(std::vector<std::string> suffixes, Holds holds, Forecast forecast,
                             Write write) {
    return {std::move(suffixes),
            holds,
            true,
            forecast,
            write,
            "pixels",
            FRINGE_MARK("{0} pixels, at most {1}")};
}

} // namespace

const std::vector<FabricationFormat>& fabricationFormats() {
    static const std::vector<FabricationFormat> all{
        layoutRow(".oas", layoutForecast<MaskFormat::Oasis>),
        layoutRow(".gds", layoutForecast<MaskFormat::Gdsii>),
        layoutRow(".svg", layoutForecast<MaskFormat::Svg>),
        layoutRow(".dxf", layoutForecast<MaskFormat::Dxf>),
        layoutRow(".cif", layoutForecast<MaskFormat::Cif>),
        {{".stl"},
         Holds::Relief,
         false,
         solidForecast,
         written<writeSolid>,
         "triangles",
         FRINGE_MARK("{0} triangles, {1}")},
        {{".csv"},
         Holds::Relief,
         false,
         csvForecast,
         written<writeReliefCsv>,
         "pixels",
         FRINGE_MARK("{0} pixels, at most {1}")},
        pictureRow({".exr"}, Holds::Relief, pictureForecast<4>, written<writeReliefExr>),
        pictureRow({".tif", ".tiff"}, Holds::Numbers, pictureForecast<2>, written<writeReliefTiff>),
        pictureRow({".bmp", ".png"}, Holds::Numbers, pictureForecast<2>, written<writeGrays>)};
    return all;
}

} // namespace fringe
