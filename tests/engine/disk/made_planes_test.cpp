// SPDX-License-Identifier: GPL-3.0-or-later
// Planes that are made or read when they are asked for, by the readers of several threads.
#include "engine/disk/kept_plane.h"
#include "engine/disk/tile_plane.h"
#include "engine/encodings/encoding.h"
#include "engine/model/mapped_plane.h"
#include "tests/engine/optics/fields.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <thread>

namespace fringe {
namespace {

constexpr Shape plate{38, 70};

/// The samples of a plane, made in a buffer of the reader's own; counts them.
Field madeOf(const Field& plane, std::atomic<std::int64_t>& count) {
    return made<Complex>(plane.shape(), {.isMade = true}, [plane, &count] {
        return [reader = plane.open(), row = std::vector<Complex>(),
                &count](const Region& region, Complex* to, std::ptrdiff_t stride) mutable {
            const std::int64_t cols = region.shape.cols;
            row.resize(static_cast<std::size_t>(cols));
            for (std::int64_t i = 0; i < region.shape.rows; ++i) {
                reader->read({region.row + i, region.col, {1, cols}}, row.data(), cols);
                std::ranges::copy(row, to + i * stride);
            }
            count += region.shape.count();
        };
    });
}

/// By some threads, each of which reads every row and begins with another.
template <class T> std::vector<std::vector<T>> readBy(int threads, const Plane<T>& plane) {
    const auto [rows, cols] = plane.shape();
    std::vector<std::vector<T>> all(static_cast<std::size_t>(threads),
                                    std::vector<T>(plane.size()));
    std::vector<std::jthread> readers;
    for (int number = 0; number < threads; ++number)
        readers.emplace_back([&, number] {
            const auto reader = plane.open();
            for (std::int64_t i = 0; i < rows; ++i) {
                const std::int64_t row = (i + 7 * number) % rows;
                reader->read({row, 0, {1, cols}},
                             all[static_cast<std::size_t>(number)].data() + row * cols, cols);
            }
        });
    readers.clear();
    return all;
}

template <class T> void expectSamples(const Plane<T>& plane, const Plane<T>& expected) {
    for (const std::vector<T>& samples : readBy(4, plane))
        EXPECT_TRUE(std::ranges::equal(samples, expected.samples()));
}

class MadePlanes : public testing::Test {
  protected:
    Field tiles(Shape tile) {
        auto file =
            std::make_shared<TileFile>(folder, "tiles", Tiling{plate, tile}, sizeof(Complex));
        for (std::int64_t number = 0; number < file->tiling().count(); ++number) {
            const Region region = file->tiling().region(number);
            file->write(number, field.samples().data() + region.row * plate.cols + region.col,
                        plate.cols);
        }
        return planeOf<Complex>(std::move(file));
    }

    const Field field = test::randomField(plate, 5);
    std::atomic<std::int64_t> count = 0;
    test::ScratchFolder place;
    JobFolder folder{place.path(), 7, false};
};

TEST_F(MadePlanes, HaveNoSamplesUntilTheyAreRead) {
    const Field plane = madeOf(field, count);
    EXPECT_FALSE(plane.isInMemory());
    EXPECT_THROW(plane.samples(), std::logic_error);
    EXPECT_EQ(count, 0);
    EXPECT_EQ(inMemory(plane), field);
    EXPECT_EQ(count, plate.count());
    EXPECT_EQ(plane.at(3, 4), field.at(3, 4));
}

TEST_F(MadePlanes, AreReadByAReaderAThread) {
    expectSamples(field, field);
    expectSamples(madeOf(field, count), field);
    expectSamples(tiles({8, 9}), field);
    const auto conjugate = [](Complex sample) { return std::conj(sample); };
    expectSamples(mapped(madeOf(field, count), conjugate), mapped(field, conjugate));
    const Region part{5, 3, {20, 40}};
    expectSamples(partOf(tiles({8, 9}), part), partOf(field, part));
    for (const char* const encoding :
         {"phase", "amplitude", "double-phase", "off-axis", "binary", "lee", "bolduc"}) {
        const auto levelsOf = [&](const Field& plane) {
            Choice choice{encoding};
            if (choice.key == "double-phase")
                choice.values["limit"] = std::string("none");
            if (choice.key == "off-axis")
                choice.values["clip"] = 2.0;
            return encode({.planes = {plane}, .sampling = {8_um, 8_um, {532_nm}}}, choice)
                .planes.front();
        };
        expectSamples(levelsOf(madeOf(field, count)), levelsOf(field));
    }
}

TEST_F(MadePlanes, ThatAreKeptAreMadeOnce) {
    const Field plane = kept(madeOf(field, count), folder, "kept");
    expectSamples(plane, field);
    expectSamples(plane, field);
    EXPECT_EQ(count, plate.count());
}

} // namespace
} // namespace fringe
