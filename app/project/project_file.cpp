// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"

#include "app/project/blob_store.h"
#include "app/project/cloud_blob.h"
#include "app/project/manifest.h"
#include "engine/io/atomic_file.h"
#include "engine/io/point_files.h"
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

std::shared_ptr<const PointCloud> loadCloud(const CloudReference& reference,
                                            const fs::path& project) {
    const fs::path blob = BlobStore(beside(project, ".data")).checked(reference.blob);
    JobControl control;
    auto cloud = std::make_shared<const PointCloud>(readPointCloud(blob, control));
    if (static_cast<std::int64_t>(cloud->points.size()) != reference.points)
        throw badInput(
            FRINGE_MARK("{0} names {1} points, but its data file has {2}; the project file "
                        "has been changed by hand or damaged."),
            project.string(), reference.points, cloud->points.size());
    return cloud;
}

std::optional<CloudReference> keepCloud(const BlobStore& blobs, const Scene& scene) {
    if (!scene.cloud || scene.cloud->points.empty())
        return std::nullopt;
    return CloudReference{blobs.keep(plyOf(*scene.cloud), ".ply"),
                          static_cast<std::int64_t>(scene.cloud->points.size())};
}

/// Blobs of an unreadable manifest are unknown, so nothing is removed then.
void dropUnusedBlobs(const BlobStore& blobs, const std::vector<std::string>& manifests) {
    std::set<std::string> used;
    for (const std::string& text : manifests) {
        bool readable = false;
        if (const auto name = blobNamedIn(text, readable))
            used.insert(*name);
        if (!readable)
            return;
    }
    blobs.removeAllBut(used);
}

} // namespace

OpenedProject openProject(const fs::path& path) {
    Manifest manifest = parseManifest(readText(path), path.string());
    if (manifest.cloud)
        manifest.design.scene.cloud = loadCloud(*manifest.cloud, path);
    return {std::move(manifest.design), std::move(manifest.notes)};
}

void saveProject(const fs::path& path, const Design& design) {
    const BlobStore blobs(beside(path, ".data"));
    const std::string text = manifestText(design, keepCloud(blobs, design.scene));
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
