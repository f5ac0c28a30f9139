// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/picture_light.h"

#include "engine/encodings/band_limit.h"
#include "engine/encodings/encoding_steps.h"
#include "engine/job/job_control.h"
#include "engine/job/memory_budget.h"
#include "engine/optics/device_plane.h"
#include "engine/optics/host_samples.h"
#include "engine/optics/padded_transform.h"

#include <algorithm>

namespace fringe {
namespace {

/// Samples that are held of each of a plane, here and on the device.
constexpr std::uint64_t heldBySpectra = 4;

bool fitsMemory(const Hologram& shown, const Job& job) {
    const auto bytes = static_cast<std::uint64_t>(shown.shape().count()) * sizeof(Complex)
                       * (heldBySpectra + shown.planes.size());
    return bytes <= memoryWithin(job.memory);
}

/// Samples of a plane whose picture is moved to the axis.
std::vector<Complex> onAxis(const Field& shown, const PictureBand& band) {
    const Field here = inMemory(shown);
    std::vector<Complex> samples(here.samples().begin(), here.samples().end());
    if (!band.isAside())
        return samples;
    const auto [alongX, alongY] = waveOf(Carrier{-band.x, -band.y}, shown.shape());
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i] *= alongX[i % alongX.size()] * alongY[i / alongX.size()];
    return samples;
}

} // namespace

bool isOfPictureAlone(const std::vector<PictureBand>& bands, FocalStop stop) {
    return !bands.empty()
           && (std::ranges::any_of(bands, &PictureBand::isAside) || stop == FocalStop::Centre);
}

Field pictureLight(const Field& shown, const PictureBand& band, const Job& job) {
    const Shape shape = shown.shape();
    const BinsInBand kept(shape, 0, band.middleY, band.halfX, band.halfY);
    Device& device = job.kernels();
    auto buffer = bufferOf(device, Field(shape, onAxis(shown, band)));
    const auto transform = [&](Direction direction) {
        transformLines(device, *buffer, Axis::Rows, direction, shape.rows, job.control);
        transformLines(device, *buffer, Axis::Columns, direction, shape.cols, job.control);
    };
    transform(Direction::Forward);
    {
        HostSamples host(device, *buffer);
        const std::span<Complex> spectrum = host.received();
        for (std::int64_t row = 0; row < shape.rows; ++row)
            for (std::int64_t col = 0; col < shape.cols; ++col)
                if (!kept.has(row, col))
                    spectrum[static_cast<std::size_t>(row * shape.cols + col)] = 0;
        if (band.isWithoutZero)
            spectrum.front() = 0;
        host.send();
    }
    transform(Direction::Inverse);
    return planeOf<Complex>(device, std::move(buffer));
}

Hologram pictureLight(Hologram shown, const Job& job) {
    if (!fitsMemory(shown, job)) {
        job.control.note(message(FRINGE_MARK("Memory does not hold the spectrum of a plane, so all "
                                             "light is looked at, not the picture's band alone.")));
        return shown;
    }
    for (std::size_t i = 0; i < shown.planes.size(); ++i)
        shown.planes[i] = pictureLight(shown.planes[i], shown.bands.at(i), job);
    shown.bands.clear();
    return shown;
}

} // namespace fringe
