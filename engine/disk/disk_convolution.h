// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/tile_file.h"
#include "engine/model/choice.h"
#include "engine/model/field.h"
#include "kernels/values.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

/// Fields larger than memory that are carried to another plane: rows are transformed in bands,
/// columns in panels, and what lies between them is on the disk in tiles that both read and write
/// in long runs. Padding rows are never on the disk, nothing is shifted or transposed.
namespace fringe {

class JobControl;

/// What carrying takes, known before the start.
struct DiskPlan {
    Shape field, grid;              ///< before and after zero padding
    std::size_t fields = 1;         ///< that are carried and added
    Shape tile;                     ///< of what lies between rows and columns: a band by a panel
    std::int64_t buffers = 0;       ///< bands or panels in work at once
    std::uint64_t memory = 0;       ///< of these [bytes]
    std::uint64_t deviceMemory = 0; ///< of a device that has its own, of these [bytes]
    std::uint64_t disk = 0;         ///< scratch files [bytes]
    std::uint64_t moved = 0; ///< from and to the disk, reading fields and results left out [bytes]
    double work = 0;         ///< of progress, in samples transformed

    Tiling tiling() const { return {{field.rows, grid.cols}, tile}; }
};

/// Whether each tile of a row of tiles was written before and verifies.
bool hasBand(const TileFile& file, std::int64_t band);

/// What shares the chunks: a device and its helpers.
struct DiskDevices {
    double memory = 0; ///< each one's own [bytes]; 0: they compute in the host's
    int count = 1;
};

/// How fields of a shape are carried within `memory` [bytes] by devices: chunks as large as both
/// allow, up to what keeps a cancelled job waiting (Lee et al., Opt. Express 29, 19094, 2021, eq.
/// 4, without its divisibility). Nothing where it does not hold a row or column for each buffer.
std::optional<DiskPlan> planOnDisk(Shape field, Shape grid, std::size_t fields,
                                   std::uint64_t memory, const DiskDevices& devices = {});

/// How they are carried in these tiles, whatever memory that takes; nothing where those are none.
std::optional<DiskPlan> planOnDisk(Shape field, Shape grid, std::size_t fields, Shape tile,
                                   const DiskDevices& devices);

/// The least memory of the host for which there is a plan [bytes].
std::uint64_t leastMemoryOnDisk(Shape grid, const DiskDevices& devices = {});

/// A field in memory or on the disk, and how far along z it is carried. bandDistance: as of
/// `CarriedFields`.
struct CarriedField {
    Field field;
    Length distance;
    Length bandDistance{};

    Length limitedFor() const { return bandDistance == Length{} ? distance : bandDistance; }
};

/// Where fields are carried, and with what. The folder and the device outlive what comes of it.
struct DiskJob {
    const DiskPlan& plan;
    const PlaneSampling& sampling;
    const Choice& how; ///< a convolution
    JobFolder& folder;
    Device& device;
    std::size_t number = 0; ///< of the sum, where several are carried in one folder
};

/// What `carriedOnDisk` left for the job in the folder, if it is whole; nothing: it is not.
std::optional<Field> carriedBefore(const DiskJob& job, JobControl& control);
/// Takes what it left away. Fields that read it can go on.
void forgetCarried(const DiskJob& job);

/// Σ P_d of the fields, a plane that transforms its rows when they are read, best from the top, by
/// the device's thread. Reports `DiskPlan::work`, the last pass over the rows as they are read.
/// Tiles that an earlier run left whole in the folder are not made again, and give the same bits.
/// Throws `Error`, `DeviceError`, `Cancelled`.
Field carriedOnDisk(std::span<const CarriedField> fields, const DiskJob& job, JobControl& control);

/// The two-dimensional transform of the complex samples of a file with the plan's tiles, in place:
/// one that is cut off is lost. plan: without padding.
void transformOnDisk(const std::shared_ptr<TileFile>& file, const DiskPlan& plan, Device& device,
                     JobControl& control);

} // namespace fringe
