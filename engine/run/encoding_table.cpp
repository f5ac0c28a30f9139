// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/encoding_table.h"

#include "engine/encodings/encoding_steps.h"
#include "engine/encodings/plane_transform.h"
#include "engine/job/memory_budget.h"
#include "engine/model/error.h"
#include "engine/optics/metrics.h"
#include "engine/run/look.h"
#include "engine/run/picture_light.h"

#include <algorithm>
#include <cmath>
#include <complex>

namespace fringe {
namespace {

/// Samples that are held of each of a plane.
constexpr std::uint64_t heldByTable = 24;

void requireMemory(const Hologram& field, const Job& job) {
    const auto samples = static_cast<std::uint64_t>(field.shape().count()) * field.planes.size();
    if (samples * heldByTable * sizeof(Complex) > memoryWithin(job.memory))
        throw badInput(
            FRINGE_MARK("Memory does not hold the planes that comparing encodings takes; "
                        "choose fewer pixels, or allow more memory."));
}

/// Field between twice as many samples along each axis, without new frequencies.
Field twiceAsFine(const Field& field) {
    const Field here = inMemory(field);
    const auto [rows, cols] = here.shape();
    const Shape fine{2 * rows, 2 * cols};
    const std::vector<Complex> spectrum =
        PlaneTransform(here.shape()).spectrum({here.samples().begin(), here.samples().end()});
    std::vector<Complex> wide(static_cast<std::size_t>(fine.count()));
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t col = 0; col < cols; ++col) {
            const std::int64_t down = (binNumber(row, rows) + fine.rows) % fine.rows,
                               right = (binNumber(col, cols) + fine.cols) % fine.cols;
            wide[static_cast<std::size_t>(down * fine.cols + right)] =
                4.0F * spectrum[static_cast<std::size_t>(row * cols + col)];
        }
    return {fine, PlaneTransform(fine).samples(wide)};
}

Hologram twiceAsFine(Hologram hologram) {
    for (Field& plane : hologram.planes)
        plane = twiceAsFine(plane);
    hologram.sampling.pitchX = hologram.sampling.pitchX / 2;
    hologram.sampling.pitchY = hologram.sampling.pitchY / 2;
    return hologram;
}

/// Pictures of a field, to which others are compared.
class WantedLight {
  public:
    WantedLight(Hologram field, const Design& design, const Job& job)
        : job_(job), distance_(design.reconstruction.distance), how_(design.propagation),
          field_(inMemory(std::move(field))), own_(pictureOf(field_)),
          fine_(pictureOf(twiceAsFine(field_))) {}

    EncodedLight judged(const Hologram& given, double onDevice) const {
        const Hologram light = inMemory(given);
        EncodedLight judged = sums(light, onDevice);
        judged.psnr = comparePictures(pictureOf(light), own_).scaledPsnr;
        judged.finerPsnr = comparePictures(pictureOf(twiceAsFine(light)), fine_).scaledPsnr;
        return judged;
    }

  private:
    Picture pictureOf(const Hologram& of) const {
        const Outcome<Hologram> there = propagateHologram(of, distance_, how_, job_);
        return inMemory(intensity(taken(there)));
    }

    EncodedLight sums(const Hologram& light, double onDevice) const {
        double all = 0, noise = 0, signal = 0;
        for (std::size_t i = 0; i < light.planes.size(); ++i) {
            const auto shown = light.planes[i].samples(), wanted = field_.planes[i].samples();
            std::complex<double> along;
            double energy = 0, power = 0;
            for (std::size_t s = 0; s < wanted.size(); ++s) {
                const std::complex<double> d(shown[s]), v(wanted[s]);
                along += std::conj(v) * d;
                energy += std::norm(v);
                power += std::norm(d);
            }
            const double kept = energy > 0 ? std::norm(along) / energy : 0;
            signal += kept;
            noise += power - kept;
            all += power;
        }
        return {.snr = 10 * std::log10(signal / std::max(noise, 0.0)),
                .light = onDevice > 0 ? all / onDevice : 0};
    }

    const Job& job_;
    Length distance_;
    const Choice& how_;
    Hologram field_;
    Picture own_, fine_;
};

/// The field as it is in the bands.
Hologram inBands(const Hologram& field, std::vector<PictureBand> bands, const Job& job) {
    for (PictureBand& band : bands)
        band.x = band.y = 0;
    Hologram there = field;
    there.bands = std::move(bands);
    return pictureLight(std::move(there), job);
}

/// All light, with the pictures moved to the axis.
Hologram onAxis(Hologram shown, const Job& job) {
    for (PictureBand& band : shown.bands)
        band = {.x = band.x, .y = band.y};
    return shown.bands.empty() || !shown.bands.front().isAside()
               ? shown
               : pictureLight(std::move(shown), job);
}

double lightOnDevice(const LevelPattern& levels) {
    double sum = 0;
    for (const float amplitude :
         lightOn({levels.shape(), levels.sampling.pitchX.si(), levels.sampling.pitchY.si()},
                 levels.beam, levels.aperture))
        sum += static_cast<double>(amplitude) * static_cast<double>(amplitude);
    return sum * static_cast<double>(levels.planes.size());
}

/// The encoding of a design, or another with the levels that it has.
Choice encodingFor(const Encoding& kind, const Design& design) {
    if (kind.info.key == design.encoding.key)
        return design.encoding;
    Choice other{kind.info.key};
    if (parameterOf(kind.info, "levels"))
        other.values["levels"] =
            deviceLevels(design.encoding) > 2 ? deviceLevels(design.encoding) : std::int64_t{256};
    return other;
}

} // namespace

Outcome<std::vector<EncodingRow>> encodingTable(const Chain& chain, const Job& job) {
    return outcomeOf([&] {
        const Hologram& field = *chain.field();
        requireMemory(field, job);
        const WantedLight whole(field, chain.design(), job);
        std::vector<EncodingRow> rows;
        const auto& kinds = allEncodings();
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            job.control.checkpoint();
            const auto all = static_cast<double>(kinds.size()), number = static_cast<double>(i);
            const JobShare share(job.control, number / all, (number + 1) / all);
            EncodingRow row{encodingFor(*kinds[i], chain.design()), {}, {}};
            const LevelPattern levels = encode(field, row.encoding);
            const Hologram shown = fieldOfPattern(levels);
            const double onDevice = lightOnDevice(levels);
            row.all = whole.judged(onAxis(shown, job), onDevice);
            if (!levels.bands.empty())
                row.alone = WantedLight(inBands(field, levels.bands, job), chain.design(), job)
                                .judged(pictureLight(shown, job), onDevice);
            rows.push_back(std::move(row));
        }
        return rows;
    });
}

} // namespace fringe
