// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/disk/disk_convolution.h"

#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/propagation/propagation.h"
#include "kernels/backends.h"
#include "kernels/device.h"
#include "tests/engine/optics/fields.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <fstream>

namespace fringe {
namespace {

namespace fs = std::filesystem;

class DiskConvolutionTest : public testing::Test {
  protected:
    CarriedPlane plane(Shape shape) const { return {shape, sampling, 9_mm}; }
    Shape padded(Shape shape, const Choice& how) const {
        return convolutionGrid(plane(shape), how).shape;
    }

    /// What is carried with tiles of a size, in a folder that is kept.
    Field onDisk(const std::vector<Field>& fields, const Choice& how, Shape tile,
                 bool isResumed = false) {
        auto plan =
            planOnDisk(fields[0].shape(), padded(fields[0].shape(), how), fields.size(), 1 << 30);
        plan->tile = tile;
        folder = std::make_unique<JobFolder>(place.path(), 7, isResumed);
        std::vector<CarriedField> carried;
        for (std::size_t i = 0; i < fields.size(); ++i)
            carried.push_back({fields[i], distances[i]});
        const Field field =
            carriedOnDisk(carried, {*plan, sampling, how, *folder, *device}, control);
        atColumns = control.latest().activity.english();
        const Field result = fringe::inMemory(field);
        folder.reset();
        return result;
    }

    Field inMemory(const std::vector<Field>& fields, const Choice& how) {
        CarriedFields sum(plane(fields[0].shape()), how, *device);
        const auto buffer = device->allocate(fields[0].shape());
        for (std::size_t i = 0; i < fields.size(); ++i) {
            device->upload(*buffer, fields[i].samples());
            sum.add(*buffer, distances[i], control);
        }
        sum.store(*buffer, control);
        std::vector<Complex> samples(fields[0].size());
        device->download(*buffer, samples);
        return {fields[0].shape(), std::move(samples)};
    }

    PlaneSampling sampling{4_um, 5_um, 532_nm};
    std::vector<Length> distances{3_mm, -2_mm, 9_mm};
    std::unique_ptr<Device> device = openDevice("cpu");
    JobControl control;
    std::string atColumns; ///< what was said when all had been carried
    test::ScratchFolder place;
    std::unique_ptr<JobFolder> folder;
};

TEST_F(DiskConvolutionTest, IsThatInMemoryForOddPrimeAndOblongPlanes) {
    for (const Shape shape : {Shape{31, 53}, {64, 48}, {1, 97}, {101, 1}, {40, 17}})
        for (const Shape tile : {Shape{shape.rows, 2 * shape.cols}, {5, 7}, {16, 11}})
            for (const char* key : {"asm", "fresnel"}) {
                if (tile.rows > shape.rows)
                    continue;
                const std::vector<Field> field{test::randomField(shape, 3)};
                const Choice how{key};
                EXPECT_LT(test::relativeDifference(onDisk(field, how, tile), inMemory(field, how)),
                          1e-6)
                    << shape.rows << 'x' << shape.cols << ' ' << tile.rows << 'x' << tile.cols;
            }
}

TEST_F(DiskConvolutionTest, AddsFieldsFromSeveralDistances) {
    const std::vector<Field> fields{test::randomField({37, 29}, 1), test::randomField({37, 29}, 2),
                                    test::randomField({37, 29}, 3)};
    for (const Choice& how : {Choice{"asm"}, Choice{"asm", {{"padding", std::int64_t{1}}}}})
        EXPECT_LT(test::relativeDifference(onDisk(fields, how, {8, 9}), inMemory(fields, how)),
                  1e-6);
}

TEST_F(DiskConvolutionTest, GoesOnWithWhatIsWholeAndGivesTheSameBits) {
    const std::vector<Field> fields{test::randomField({37, 29}, 1), test::randomField({37, 29}, 2)};
    const Field wanted = onDisk(fields, {"asm"}, {8, 9});
    const fs::path file = JobFolder(place.path(), 7, true).path() / "columns-0";
    ASSERT_TRUE(fs::exists(file));
    // A bit of a panel, which is then made again from both fields.
    std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
    stream.seekp(2 * 4096 + 3 * 4096 + 17);
    stream.put('!');
    stream.close();
    EXPECT_EQ(onDisk(fields, {"asm"}, {8, 9}, true), wanted);
    EXPECT_EQ(onDisk(fields, {"asm"}, {8, 9}, true), wanted);
    EXPECT_EQ(onDisk(fields, {"asm"}, {8, 9}, false), wanted);
}

TEST_F(DiskConvolutionTest, EachPassIsToldAndAllMakeUpTheWork) {
    const std::vector<Field> fields{test::randomField({36, 28}, 1), test::randomField({36, 28}, 2)};
    const auto plan = planOnDisk({36, 28}, {72, 56}, 2, 1 << 30);
    control.begin(message("all"), 0, 1, plan->work);
    onDisk(fields, {"asm"}, {9, 8});
    EXPECT_EQ(atColumns, "Columns, pass 2 of 3");
    EXPECT_EQ(control.latest().activity.english(), "Rows back, pass 3 of 3");
    EXPECT_NEAR(control.latest().fraction, 1, 1e-12);
}

TEST_F(DiskConvolutionTest, ACancelledJobEnds) {
    control.cancel();
    EXPECT_THROW(onDisk({test::randomField({37, 29}, 1)}, {"asm"}, {8, 9}), Cancelled);
}

TEST_F(DiskConvolutionTest, TransformsAPlane) {
    const Field field = test::randomField({45, 38}, 5);
    const auto plan = planOnDisk(field.shape(), field.shape(), 1, 5 * 16 * 45 * 8);
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->tile, (Shape{16, 16}));
    JobFolder own(place.path(), 8, false);
    const auto file = std::make_shared<TileFile>(own, "plane", plan->tiling(), sizeof(Complex));
    for (std::int64_t tile = 0; tile < file->tiling().count(); ++tile) {
        const Region region = file->tiling().region(tile);
        file->write(tile, field.samples().data() + region.row * 38 + region.col, 38);
    }
    transformOnDisk(file, *plan, *device, control);
    auto buffer = device->allocate(field.shape());
    device->upload(*buffer, field.samples());
    device->fft(*buffer, {Axis::Rows, Direction::Forward, 0, 45});
    device->fft(*buffer, {Axis::Columns, Direction::Forward, 0, 38});
    std::vector<Complex> wanted(field.size()), got(field.size());
    device->download(*buffer, wanted);
    for (std::int64_t tile = 0; tile < file->tiling().count(); ++tile) {
        const Region region = file->tiling().region(tile);
        file->read(tile, got.data() + region.row * 38 + region.col, 38);
    }
    EXPECT_LT(test::relativeDifference({field.shape(), got}, {field.shape(), wanted}), 1e-6);
}

TEST_F(DiskConvolutionTest, PlansWithinItsMemoryOrSaysWhatItNeeds) {
    const Shape field{16384, 16384}, grid{32768, 32768};
    const auto plan = planOnDisk(field, grid, 3, std::uint64_t{512} << 20);
    ASSERT_TRUE(plan);
    EXPECT_LE(plan->memory, std::uint64_t{512} << 20);
    EXPECT_GE(plan->tile.count() * 8, 65536);
    // Four planes of the matrix each way, twice as wide.
    EXPECT_NEAR(static_cast<double>(plan->moved) / (16384.0 * 16384 * 8), 16, 0.1);
    EXPECT_FALSE(planOnDisk(field, grid, 1, leastMemoryOnDisk(grid) - 1));
    EXPECT_TRUE(planOnDisk(field, grid, 1, leastMemoryOnDisk(grid)));
    const double small = 64 << 20; // of a device
    const auto onDevice = planOnDisk(field, grid, 3, std::uint64_t{512} << 20, {small});
    ASSERT_TRUE(onDevice);
    // Five buffers, a sum, and a chunk's transform with what an awkward length takes.
    EXPECT_LE(10.0 * 8 * static_cast<double>(onDevice->tile.rows * grid.cols), small);
    EXPECT_LE(10.0 * 8 * static_cast<double>(onDevice->tile.cols * grid.rows), small);
    const auto byTwo = planOnDisk(field, grid, 3, std::uint64_t{512} << 20, {.count = 2});
    ASSERT_TRUE(byTwo);
    EXPECT_LE(byTwo->memory, std::uint64_t{512} << 20);
    EXPECT_LT(byTwo->tile.rows, plan->tile.rows);
}

} // namespace
} // namespace fringe
