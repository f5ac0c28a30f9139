// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/look.h"

#include "engine/disk/disk_convolution.h"
#include "engine/job/memory_budget.h"
#include "engine/model/build.h"
#include "engine/optics/device_plane.h"
#include "engine/optics/finite.h"
#include "engine/optics/metrics.h"
#include "engine/propagation/lens_focus.h"
#include "engine/propagation/propagation.h"
#include "engine/run/on_disk.h"
#include "engine/run/plan.h"
#include "engine/run/window.h"

#include <algorithm>

namespace fringe {
namespace {

/// Throws `Error` (BadInput) for what has no meaning.
void requirePropagable(const Hologram& hologram, Length distance, const Choice& how) {
    for (const Finding& item : checkPropagation(hologram.sampling, hologram.shape(), distance, how))
        if (item.severity == Severity::Refusal)
            throw Error(ErrorKind::BadInput, item.message);
    const auto padding = paddingOf(how);
    const auto [rows, cols] = hologram.shape();
    if (padding < 1 || !Shape{rows * padding, cols * padding}.isAddressable())
        throw badInput(
            FRINGE_MARK("Zero padding by {0} has no meaning; give a small whole number such "
                        "as 2."),
            padding);
}

/// What is carried where, and how.
struct Carrying {
    const Hologram& hologram;
    Length distance;
    const Choice& how;

    CarriedPlane plane(std::size_t number = 0) const {
        return carriedPlane(hologram.shape(), hologram.sampling, distance, number);
    }
};

std::optional<Message> refusedMemory(const Carrying& carrying, const Job& job) {
    const auto& [hologram, distance, how] = carrying;
    const double bytes =
        propagationBytes(carrying.plane(), static_cast<int>(hologram.planes.size()), how);
    return memoryRefusal({.shape = hologram.shape(),
                          .bytes = static_cast<std::uint64_t>(std::min(bytes, 9e18)),
                          .padding = paddingOf(how)},
                         job.memory);
}

void requireMemory(const Carrying& carrying, const Job& job) {
    if (auto reason = refusedMemory(carrying, job))
        throw Error(ErrorKind::BadInput, std::move(*reason));
}

/// How each plane is carried with scratch files; nothing where memory, and that of the device,
/// holds all that it takes, it is no convolution, or there is no folder. Throws `Error` (BadInput)
/// for too little memory.
std::optional<DiskPlan> planOnDisk(const Carrying& carrying, const Job& job) {
    const auto& [hologram, distance, how] = carrying;
    const Shape field = hologram.shape();
    const DiskDevices devices = diskDevices(job.device.capabilities());
    const bool fitsDevice =
        devices.memory == 0 || propagationBytes(carrying.plane(), 1, how) <= devices.memory;
    if (!job.scratch || !propagationOf(how.key).transfer
        || (fitsDevice && !job.left && !refusedMemory(carrying, job)))
        return std::nullopt;
    const Shape grid = convolutionGrid(carrying.plane(), how).shape;
    std::uint64_t held = 0; // by what is carried
    for (const Field& plane : hologram.planes)
        held += plane.isHeld() ? plane.size() * sizeof(Complex) : 0;
    if (const auto plan =
            job.left ? planOnDisk(field, grid, 1, job.left->tile, devices) : std::nullopt) {
        requireMemoryForTiles(held + plan->memory, memoryWithin(job.memory));
        return plan;
    }
    const std::uint64_t most = memoryForTiles(job.memory);
    if (const auto plan = planOnDisk(field, grid, 1, most - std::min(most, held), devices))
        return plan;
    throw tooLittleMemory(field, most, held + leastMemoryOnDisk(grid, devices));
}

/// What `carry` makes of every plane: a field, and how that is sampled.
template <class Carry>
Hologram carriedPlanes(const Hologram& hologram, const Job& job, const Carry& carry) {
    Hologram result;
    result.sampling = hologram.sampling;
    result.powers = hologram.powers;
    result.device = job.device.info().id;
    result.program = programName();
    for (std::size_t i = 0; i < hologram.planes.size(); ++i) {
        auto [field, there] = carry(hologram.planes[i], ofPlane(hologram.sampling, i));
        requireFinite(field);
        result.planes.push_back(std::move(field));
        result.sampling.pitchX = there.pitchX;
        result.sampling.pitchY = there.pitchY;
    }
    return result;
}

void beginPropagating(const Job& job, double work) {
    job.control.begin(message(FRINGE_MARK("Propagating")), 0, 1, work, FRINGE_MARK("samples"));
}

Hologram propagated(const Hologram& hologram, Length distance, const Choice& how, const Job& job) {
    requirePropagable(hologram, distance, how);
    Device& device = job.kernels();
    const auto planes = static_cast<double>(hologram.planes.size());
    const Carrying carrying{hologram, distance, how};
    if (const auto plan = planOnDisk(carrying, job)) {
        JobFolder& folder = job.scratch->folder(hologram.planes.size() * plan->disk);
        folder.fix({0, plan->tile, memoryForTiles(job.memory)});
        beginPropagating(job, planes * plan->work);
        return carriedPlanes(hologram, job, [&](const Field& field, const PlaneSampling& plane) {
            const auto number = static_cast<std::size_t>(&field - hologram.planes.data());
            const CarriedField only[] = {{field, distance}};
            return std::pair(
                carriedOnDisk(only, {*plan, plane, how, folder, device, number}, job.control),
                plane);
        });
    }
    requireMemory(carrying, job);
    beginPropagating(job, planes * propagationWork(carrying.plane(), how));
    return carriedPlanes(hologram, job, [&](const Field& field, const PlaneSampling& plane) {
        const auto number = static_cast<std::size_t>(&field - hologram.planes.data());
        auto buffer = bufferOf(device, field);
        carry(*buffer, carrying.plane(number), distance, how, device, job.control);
        return std::pair(planeOf<Complex>(device, std::move(buffer)),
                         propagatedSampling(plane, field.shape(), distance, how));
    });
}

Hologram focusedBehindLens(const Hologram& hologram, const Look& at, const Job& job) {
    const LensPlane lens{*at.lens, at.distance};
    const std::int64_t padding = paddingOf(at.propagation);
    requireMemory({hologram, Length{}, at.propagation}, job);
    return carriedPlanes(hologram, job, [&](const Field& field, const PlaneSampling& plane) {
        beginPropagating(job, lensWork(field.shape(), padding));
        return std::pair(focused(field, plane, lens, padding, job.kernels(), job.control),
                         lensSampling(plane, field.shape(), lens.focalLength, padding));
    });
}

/// All of the plane.
Picture pictureOf(const Hologram& hologram, const Look& at, const Job& job) {
    Picture picture = intensity(at.lens ? focusedBehindLens(hologram, at, job)
                                        : propagated(hologram, at.distance, at.propagation, job));
    requireFinite(picture);
    picture.distance = at.distance;
    return picture;
}

/// The samples of a window, and a note if those are not all of it.
Region samplesInside(const Window& window, Shape plane, const Sampling& sampling,
                     const JobControl& control) {
    const Region inside = samplesOf(window, plane, sampling);
    const auto [rows, cols] = inside.shape;
    const auto isCut = [](Length size, Length pitch, std::int64_t left) {
        constexpr double another = 0.999; // of a sample, for quotients miss whole numbers
        return size / pitch > static_cast<double>(left) + another;
    };
    if (isCut(window.width, sampling.pitchX, cols) || isCut(window.height, sampling.pitchY, rows))
        control.note(message(FRINGE_MARK("The window reaches beyond the plane; the {0} x {1} "
                                         "pixels inside are made."),
                             cols, rows));
    return inside;
}

/// The picture is of this region of a plane.
void place(Picture& picture, const Region& region, Shape plane) {
    const auto from = [](std::int64_t first, std::int64_t count, std::int64_t all) {
        return static_cast<double>(first + count / 2 - all / 2);
    };
    picture.x =
        picture.x + from(region.col, region.shape.cols, plane.cols) * picture.sampling.pitchX;
    picture.y =
        picture.y - from(region.row, region.shape.rows, plane.rows) * picture.sampling.pitchY;
}

Picture partOf(Picture picture, const Region& part) {
    place(picture, part, picture.shape());
    for (Plane<float>& plane : picture.planes)
        plane = partOf(plane, part);
    return picture;
}

Picture seenThroughWindow(const Hologram& hologram, const Look& at, const Job& job) {
    if (at.lens || !propagationOf(at.propagation.key).transfer) {
        Picture all = pictureOf(hologram, at, job);
        const Region inside = samplesInside(at.window, all.shape(), all.sampling, job.control);
        return partOf(std::move(all), inside);
    }
    const Shape plate = hologram.shape();
    const Region inside = samplesInside(at.window, plate, hologram.sampling, job.control);
    const Region lit = seenFrom(inside, at.distance, plate, hologram.sampling);
    if (lit.shape != plate)
        job.control.note(
            message(FRINGE_MARK("The window is made of the part of the hologram that sends light "
                                "there: it is right to about 0.1 % for smooth phases, 2 % for "
                                "random ones.")));
    Picture picture = pictureOf(fadedPart(hologram, lit, at.distance), at, job);
    place(picture, lit, plate);
    return partOf(std::move(picture), {inside.row - lit.row, inside.col - lit.col, inside.shape});
}

} // namespace

Outcome<Hologram> propagateHologram(const Hologram& hologram, Length distance, const Choice& how,
                                    const Job& job) {
    return outcomeOf([&] {
        Hologram there = propagated(hologram, distance, how, job);
        there.seen = hologram.seen;
        for (SeenLight& seen : there.seen)
            for (double& z : seen.z)
                z -= distance.si();
        return there;
    });
}

Hologram throughPupil(const Hologram& hologram, const Pupil& pupil) {
    if (pupil.diameter == Length{})
        return hologram;
    Hologram seen = hologram;
    const PlaneGrid plate{seen.shape(), seen.sampling.pitchX.si(), seen.sampling.pitchY.si()};
    for (Field& plane : seen.planes)
        plane = mappedRegions<Complex>(plane, [plate, pupil](std::span<const Complex> samples,
                                                             const Region& region, Complex* field) {
            std::ranges::copy(samples, field);
            look(std::span(field, samples.size()),
                 {region.shape, plate.pitchX, plate.pitchY, region.row, region.col, plate.shape},
                 pupil);
        });
    return seen;
}

Look lookOf(const Design& design) {
    const Reconstruction& reconstruction = design.reconstruction;
    return {reconstruction.distance, design.propagation, reconstruction.pupil,
            reconstruction.window, lensOf(design)};
}

Outcome<Picture> look(const Hologram& hologram, const Look& at, const Job& job) {
    return outcomeOf([&] {
        const Hologram seen = throughPupil(hologram, at.pupil);
        return at.window.isWhole() ? pictureOf(seen, at, job) : seenThroughWindow(seen, at, job);
    });
}

} // namespace fringe
