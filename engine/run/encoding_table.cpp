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
constexpr std::uint64_t heldByFigures = 24;

void requireMemory(const Hologram& field, const Job& job) {
    const auto samples = static_cast<std::uint64_t>(field.shape().count()) * field.planes.size();
    if (samples * heldByFigures * sizeof(Complex) > memoryWithin(job.memory))
        throw badInput(
            FRINGE_MARK("Memory does not hold the planes that figures of the light take; "
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

    LightFigures judged(const Hologram& given) const {
        const Hologram light = inMemory(given);
        LightFigures figures = sums(light);
        figures.psnr = comparePictures(pictureOf(light), own_).scaledPsnr;
        figures.finerPsnr = comparePictures(pictureOf(twiceAsFine(light)), fine_).scaledPsnr;
        return figures;
    }

  private:
    Picture pictureOf(const Hologram& of) const {
        return inMemory(intensity(taken(propagateHologram(of, distance_, how_, job_))));
    }

    /// Light is its energy.
    LightFigures sums(const Hologram& light) const {
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
        return {.snr = 10 * std::log10(signal / std::max(noise, 0.0)), .light = all};
    }

    const Job& job_;
    Length distance_;
    const Choice& how_;
    Hologram field_;
    Picture own_, fine_;
};

/// The field as it is in the bands.
Hologram inBands(Hologram field, std::vector<PictureBand> bands, const Job& job) {
    for (PictureBand& band : bands)
        band.x = band.y = 0;
    field.bands = std::move(bands);
    return pictureLight(std::move(field), job);
}

/// Light of a device, with the pictures moved to the axis.
Hologram onAxis(Hologram shown, const Job& job) {
    for (PictureBand& band : shown.bands)
        band = {.x = band.x, .y = band.y};
    return shown.bands.empty() || !shown.bands.front().isAside()
               ? shown
               : pictureLight(std::move(shown), job);
}

/// Light on the device, of all planes.
double lightOnDevice(const Hologram& shown) {
    double sum = 0;
    for (const float amplitude :
         lightOn({shown.shape(), shown.sampling.pitchX.si(), shown.sampling.pitchY.si()},
                 shown.beam, shown.aperture))
        sum += static_cast<double>(amplitude) * static_cast<double>(amplitude);
    return sum * static_cast<double>(shown.planes.size());
}

/// What is looked at: the device through the stop or not, or the field.
enum class LookedAt { ThroughStop, AllLight, Field };

Hologram lightOf(const Chain& chain, LookedAt what, const Job& job) {
    Design design = chain.design();
    design.reconstruction.fromEncoded = what != LookedAt::Field;
    design.reconstruction.isFiltered = what == LookedAt::ThroughStop;
    return chain.with(std::make_shared<const Design>(std::move(design))).lit(job);
}

LightFigures asShare(LightFigures figures, double light) {
    figures.light = light > 0 ? figures.light / light : 0;
    return figures;
}

LightFigures throughStop(const Chain& chain, const Hologram& shown, const Job& job) {
    const WantedLight wanted(inBands(lightOf(chain, LookedAt::Field, job), shown.bands, job),
                             chain.design(), job);
    return asShare(wanted.judged(lightOf(chain, LookedAt::ThroughStop, job)), lightOnDevice(shown));
}

LightFigures withAllLight(const WantedLight& wanted, const Hologram& shown, const Job& job) {
    return asShare(wanted.judged(onAxis(shown, job)), lightOnDevice(shown));
}

/// The encoding of a design, or another with the levels that it has.
Choice encodingFor(const Encoding& kind, const Design& design) {
    if (kind.info.key == design.encoding.key)
        return design.encoding;
    Choice other{kind.info.key};
    if (parameterOf(kind.info, "levels") && deviceLevels(design.encoding) > 2)
        other.values["levels"] = deviceLevels(design.encoding);
    return other;
}

/// The chain with another encoding, and a stop behind the bare device.
Chain encodedBy(const Encoding& kind, const Chain& chain) {
    Design design = chain.design();
    design.encoding = encodingFor(kind, design);
    design.device = {"none"};
    design.focalStop = FocalStop::Centre;
    return chain.with(std::make_shared<const Design>(std::move(design)));
}

} // namespace

Outcome<std::vector<EncodingRow>> encodingTable(const Chain& chain, const Job& job) {
    return outcomeOf([&] {
        requireMemory(*chain.field(), job);
        const WantedLight whole(lightOf(chain, LookedAt::Field, job), chain.design(), job);
        std::vector<EncodingRow> rows;
        const auto& kinds = allEncodings();
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            job.control.checkpoint();
            const auto all = static_cast<double>(kinds.size()), number = static_cast<double>(i);
            const JobShare share(job.control, number / all, (number + 1) / all);
            const Chain one = encodedBy(*kinds[i], chain);
            const Hologram shown = lightOf(one, LookedAt::AllLight, job);
            EncodingRow row{one.design().encoding, withAllLight(whole, shown, job), {}};
            if (!shown.bands.empty())
                row.alone = throughStop(one, shown, job);
            rows.push_back(std::move(row));
        }
        return rows;
    });
}

} // namespace fringe
