// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/blob_store.h"

#include "engine/model/error.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

using test::contentsOf;
using test::ScratchFolder;

std::string keepText(const BlobStore& store, const std::string& text) {
    return store.keep(std::as_bytes(std::span(text)), ".ply");
}

TEST(BlobStore, NamesContentByItsHash) {
    const ScratchFolder folder;
    const BlobStore store(folder / "data");
    // XXH3-128 of nothing, from the definition of the hash.
    EXPECT_EQ(keepText(store, ""), "99aa06d3014798d86001c324468d497f.ply");
    EXPECT_EQ(keepText(store, "a"), keepText(store, "a"));
    EXPECT_NE(keepText(store, "a"), keepText(store, "b"));
}

TEST(BlobStore, RepairsWhatWasDamaged) {
    const ScratchFolder folder;
    const BlobStore store(folder.path());
    const std::string name = keepText(store, "points");
    test::writeFile(folder.path() / name, "pojnts");
    EXPECT_THROW(store.checked(name), Error);
    keepText(store, "points");
    EXPECT_EQ(contentsOf(store.checked(name)), "points");
}

TEST(BlobStore, RefusesNamesThatAreNone) {
    const ScratchFolder folder;
    const BlobStore store(folder.path());
    const std::string digits(32, 'a');
    for (const std::string& name : {std::string("../secret"), digits, digits + ".PLY",
                                    digits + ".p/y", digits + "/x.ply", std::string()})
        EXPECT_THROW(store.checked(name), Error) << name;
}

TEST(BlobStore, RemovesOnlyBlobsThatAreNotNamed) {
    const ScratchFolder folder;
    const BlobStore store(folder.path());
    const std::string kept = keepText(store, "kept"), dropped = keepText(store, "dropped");
    test::writeFile(folder / "readme", "");
    store.removeAllBut({kept});
    EXPECT_TRUE(std::filesystem::exists(folder.path() / kept));
    EXPECT_TRUE(std::filesystem::exists(folder / "readme"));
    EXPECT_FALSE(std::filesystem::exists(folder.path() / dropped));
}

} // namespace
} // namespace fringe
