// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"

#include "app/project/blob_store.h"
#include "app/project/cloud_blob.h"
#include "app/project/manifest.h"
#include "engine/io/atomic_file.h"
#include "engine/io/point_files.h"
#include "engine/io/spot_files.h"
#include "engine/io/target_picture.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"

#include <cerrno>
#include <fstream>
#include <iterator>
#include <system_error>

namespace fringe {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largestManifest = 16u << 20;

fs::path beside(const fs::path& project, const char* ending) {
    fs::path path = project;
    path += ending;
    return path;
}

std::string readText(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::error_code error;
    const auto size = fs::file_size(path, error);
    if (!file || error)
        throw badInput(FRINGE_MARK("{0} cannot be read: {1}."), path.string(),
                       error ? error.message() : std::generic_category().message(errno));
    if (size > largestManifest)
        throw badInput(FRINGE_MARK("{0} is not a project of Fringe Studio."), path.string());
    return {std::istreambuf_iterator<char>(file), {}};
}

void writeText(const fs::path& path, const std::string& text) {
    AtomicFile file(path);
    file.write(std::as_bytes(std::span(text)));
    file.commit(true);
}

fs::path blobOf(const BlobReference& reference, const fs::path& project) {
    return BlobStore(beside(project, ".data")).checked(reference.blob);
}

std::shared_ptr<const PointCloud> loadCloud(const BlobReference& reference,
                                            const fs::path& project) {
    JobControl control;
    auto cloud =
        std::make_shared<const PointCloud>(readPointCloud(blobOf(reference, project), {control}));
    if (static_cast<std::int64_t>(cloud->points.size()) != reference.count)
        throw badInput(
            FRINGE_MARK("{0} names {1} points, but its data file has {2}; the project file "
                        "has been changed by hand or damaged."),
            project.string(), reference.count, cloud->points.size());
    return cloud;
}

std::shared_ptr<const SpotList> loadSpots(const BlobReference& reference, const fs::path& project) {
    const JobControl control;
    auto list = std::make_shared<const SpotList>(readSpots(blobOf(reference, project), control));
    if (static_cast<std::int64_t>(list->size()) != reference.count)
        throw badInput(FRINGE_MARK("{0} names {1} spots, but its data file has {2}; the project "
                                   "file has been changed by hand or damaged."),
                       project.string(), reference.count, list->size());
    return list;
}

GreyPicture loadPicture(const BlobReference& reference, const fs::path& project) {
    GreyPicture picture = readTargetPicture(blobOf(reference, project));
    if (picture.shape.count() != reference.count)
        throw badInput(FRINGE_MARK("{0} names a picture of {1} samples, but its data file has {2}; "
                                   "the project file has been changed by hand or damaged."),
                       project.string(), reference.count, picture.shape.count());
    return picture;
}

using SharedPicture = std::shared_ptr<const GreyPicture>;

SharedPicture loadShared(const std::optional<BlobReference>& reference, const fs::path& project) {
    return reference ? std::make_shared<const GreyPicture>(loadPicture(*reference, project))
                     : nullptr;
}

void loadPictures(Manifest& manifest, const fs::path& project) {
    const ProjectBlobs& blobs = manifest.blobs;
    for (std::size_t i = 0; i < blobs.pictures.size(); ++i) {
        PicturePlane& plane = manifest.design.picture.planes.at(i);
        plane.picture = loadShared(blobs.pictures[i], project);
        plane.signal.mask = loadShared(blobs.masks.at(i), project);
    }
}

void loadPixels(Manifest& manifest, const fs::path& project) {
    for (std::size_t i = 0; i < pixelPlaces.size(); ++i)
        if (const auto& reference = manifest.blobs.pixels[i]) {
            GivenPixels& pixels = pixelPlaces[i].in(manifest.design);
            GreyPicture read = loadPicture(*reference, project);
            pixels = givenPixels(pixels.name, read.shape, std::move(read.intensity));
        }
}

std::optional<BlobReference> keepCloud(const BlobStore& blobs, const Scene& scene) {
    if (!scene.cloud || scene.cloud->points.empty())
        return std::nullopt;
    return BlobReference{blobs.keep(plyOf(*scene.cloud), ".ply"),
                         static_cast<std::int64_t>(scene.cloud->points.size())};
}

std::optional<BlobReference> keepSpots(const BlobStore& blobs, const SpotList& spots) {
    if (spots.empty())
        return std::nullopt;
    const std::string table = spotTable(spots);
    return BlobReference{blobs.keep(std::as_bytes(std::span(table)), ".csv"),
                         static_cast<std::int64_t>(spots.size())};
}

BlobReference keepSamples(const BlobStore& blobs, Shape shape, const std::vector<float>& samples) {
    return {blobs.keep(npyOf(shape, samples), ".npy"), shape.count()};
}

std::optional<BlobReference> keepPicture(const BlobStore& blobs, const SharedPicture& picture) {
    if (!picture)
        return std::nullopt;
    return keepSamples(blobs, picture->shape, picture->intensity);
}

ProjectBlobs keepBlobs(const BlobStore& blobs, const Design& design) {
    ProjectBlobs kept{
        keepCloud(blobs, design.scene), keepSpots(blobs, design.spots.spots()), {}, {}, {}};
    for (const PicturePlane& plane : design.picture.planes) {
        kept.pictures.push_back(keepPicture(blobs, plane.picture));
        kept.masks.push_back(keepPicture(blobs, plane.signal.mask));
    }
    for (std::size_t i = 0; i < pixelPlaces.size(); ++i)
        if (const GivenPixels& pixels = pixelPlaces[i].of(design); pixels.numbers)
            kept.pixels[i] = keepSamples(blobs, pixels.shape, pixels.values());
    return kept;
}

/// Blobs of an unreadable manifest are unknown, so nothing is removed then.
void dropUnusedBlobs(const BlobStore& blobs, const std::vector<std::string>& manifests) {
    std::set<std::string> used;
    for (const std::string& text : manifests) {
        const auto names = blobsNamedIn(text);
        if (!names)
            return;
        used.insert(names->begin(), names->end());
    }
    blobs.removeAllBut(used);
}

} // namespace

OpenedProject openProject(const fs::path& path) {
    Manifest manifest = parseManifest(readText(path), path.string());
    if (manifest.blobs.cloud)
        manifest.design.scene.cloud = loadCloud(*manifest.blobs.cloud, path);
    if (manifest.blobs.spots)
        manifest.design.spots.list = loadSpots(*manifest.blobs.spots, path);
    loadPictures(manifest, path);
    loadPixels(manifest, path);
    return {std::move(manifest.design), std::move(manifest.notes)};
}

void saveProject(const fs::path& path, const Design& design) {
    const BlobStore blobs(beside(path, ".data"));
    const std::string text = manifestText(design, keepBlobs(blobs, design));
    if (!fs::exists(path)) {
        writeText(path, text);
        return;
    }
    const std::string before = readText(path);
    if (before == text)
        return;
    writeText(beside(path, ".1"), before);
    writeText(path, text);
    dropUnusedBlobs(blobs, {text, before});
}

} // namespace fringe
