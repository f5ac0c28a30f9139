// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/disk/disk_convolution.h"
#include "engine/disk/tile_plane.h"
#include "engine/model/units.h"
#include "engine/optics/host_samples.h"
#include "engine/propagation/propagation.h"
#include "engine/run/on_disk.h"
#include "engine/run/plane_sum.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace fringe {
namespace {

/// The sum of two planes, made when it is read.
Field sumOf(const Field& a, const Field& b) {
    const bool isOfJob = a.facts().isOfJob || b.facts().isOfJob;
    return made<Complex>(a.shape(), {.isMade = true, .isOfJob = isOfJob}, [a, b] {
        return [first = a.open(), second = b.open(), more = std::vector<Complex>()](
                   const Region& region, Complex* to, std::ptrdiff_t stride) mutable {
            const std::int64_t cols = region.shape.cols;
            more.resize(static_cast<std::size_t>(region.shape.count()));
            first->read(region, to, stride);
            second->read(region, more.data(), cols);
            for (std::int64_t row = 0; row < region.shape.rows; ++row, to += stride)
                std::transform(to, to + cols, more.data() + row * cols, to, std::plus());
        };
    });
}

/// A plane in files: what is summed on the plate band by band, and what is carried there.
class DiskSum final : public PlaneSum {
  public:
    explicit DiskSum(const SummedPlane& plane)
        : plane_(plane), bands_(*plane.made.bands), how_(convolutionOf(design().propagation)),
          folder_(plane.job.scratch->folder(bands_.disk)), device_(plane.job.kernels()) {
        folder_.fix({bands_.rows, bands_.carried ? bands_.carried->tile : Shape{}, bands_.allowed});
    }

    bool sendsSlices() const override { return bands_.carried.has_value(); }

    void send(std::vector<Slice> slices) override { slices_ = std::move(slices); }

    void add(const std::vector<const Light*>& lights) override {
        auto file =
            std::make_unique<TileFile>(folder_, "field-" + std::to_string(plane_.wavelength),
                                       bands_.tiling(plane_.made.shape), sizeof(Complex));
        const Tiling& tiling = file->tiling();
        const double work =
            bands_.summing / static_cast<double>(plane_.made.planes * tiling.down());
        if (bands_.carried) // which has passes of its own
            control().pass(message(FRINGE_MARK("Adding waves")), plane_.made.unit());
        for (std::int64_t band = 0; band < tiling.down(); ++band) {
            control().checkpoint();
            if (hasBand(*file, band)) {
                control().skip(work);
                continue;
            }
            const Region region = tiling.region(band * tiling.across());
            const auto buffer =
                bandSum(lights, bandOf(design().setup.plate, region.row, region.shape.rows));
            HostSamples samples(device_, *buffer);
            const std::span<const Complex> rows = samples.received();
            onDiskThreads(tiling.across(), [&](std::int64_t col) {
                file->write(band * tiling.across() + col, rows.data() + col * tiling.tile.cols,
                            plane_.made.shape.cols);
            });
        }
        added_ = planeOf<Complex>(std::move(file));
    }

    Field take() override {
        if (!bands_.carried)
            return added_;
        const Field carried = plane_.hiding ? passed() : carriedSum();
        return added_.size() > 0 ? sumOf(carried, added_) : carried;
    }

  private:
    const Design& design() const { return *plane_.made.design; }
    JobControl& control() const { return plane_.job.control; }

    std::unique_ptr<Buffer> bandSum(const std::vector<const Light*>& lights,
                                    const PlaneGrid& band) const {
        std::unique_ptr<Buffer> sum;
        for (const Light* light : lights) {
            auto more = device_.allocate(band.shape);
            light->add(plane_.wavelength, band, device_, *more, control());
            if (sum)
                device_.add(*more, *sum);
            else
                sum = std::move(more);
        }
        return sum;
    }

    /// The slices, carried to the plate and added.
    Field carriedSum() const {
        std::vector<CarriedField> fields;
        for (const Slice& slice : slices_)
            fields.push_back(
                {through(slice, plane_.made.shape, {}), Length(-slice.z), slice.bandDistance});
        DiskPlan plan = *bands_.carried;
        plan.fields = fields.size();
        const PlaneSampling sampling = plane_.sampling();
        return carriedOnDisk(fields, {plan, sampling, how_, folder_, device_, plane_.wavelength},
                             control());
    }

    /// Light that goes from slice to slice, each of which hides what is behind it, and to the
    /// plate. The wave behind a slice stays on the disk until it has gone on to the next.
    Field passed() const {
        const PlaneSampling sampling = plane_.sampling();
        const auto jobOf = [&](std::size_t slice) -> DiskJob {
            return {*bands_.carried, sampling, how_,
                    folder_,         device_,  plane_.wavelength * slices_.size() + slice};
        };
        Field wave;
        std::size_t next = slices_.size();
        std::optional<std::size_t> last; // that was carried
        for (; next > 0; --next)
            if (auto before = carriedBefore(jobOf(next - 1), control())) {
                wave = *std::move(before);
                last = next - 1;
                break;
            }
        control().skip(static_cast<double>(next) * bands_.carried->work);
        for (; next < slices_.size(); ++next) {
            const double z = slices_[next].z;
            wave = through(slices_[next], plane_.made.shape, wave);
            const bool isLast = next + 1 == slices_.size();
            const double end = isLast ? 0 : slices_[next + 1].z;
            if (end == z && !isLast)
                continue;
            const CarriedField only[] = {{std::exchange(wave, {}), Length(end - z)}};
            wave = carriedOnDisk(only, jobOf(next), control());
            if (last)
                forgetCarried(jobOf(*last));
            last = next;
        }
        return wave;
    }

    const SummedPlane plane_;
    const BandPlan& bands_;
    const Choice how_;
    JobFolder& folder_;
    Device& device_;
    std::vector<Slice> slices_;
    Field added_;
};

} // namespace

std::unique_ptr<PlaneSum> sumOnDisk(const SummedPlane& plane) {
    return std::make_unique<DiskSum>(plane);
}

} // namespace fringe
