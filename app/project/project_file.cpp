// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"

#include "app/project/blob_store.h"
#include "app/project/manifest.h"
#include "engine/io/asset_files.h"
#include "engine/io/atomic_file.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/sources/source_kind.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

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

Asset load(AssetType type, const BlobReference& reference, const fs::path& project) {
    const JobControl control;
    Asset asset{reference.name, readAsset(type, blobOf(reference, project), control)};
    if (const std::int64_t count = assetCount(asset.data); count != reference.count)
        throw badInput(
            FRINGE_MARK("{0} names {1} points, spots or samples, but their data file has "
                        "{2}; the project file has been changed by hand or damaged."),
            project.string(), reference.count, count);
    return asset;
}

void loadSource(Source& source, const SlotBlobs& blobs, const fs::path& project) {
    for (const AssetSlot& slot : sourceKindOf(source.kind.key).info.assets)
        if (const auto found = blobs.find(slot.key); found != blobs.end())
            source.kind.assets[slot.key] = load(slot.type, found->second, project);
}

/// Numbers of pixels that a design has beside its sources.
template <class AnyDesign> auto pixelSlots(AnyDesign& design) {
    return std::array{std::pair{"beam", &design.setup.beam.picture},
                      std::pair{"start", &design.start.given}};
}

void loadPixels(Manifest& manifest, const fs::path& project) {
    for (const auto& [slot, pixels] : pixelSlots(manifest.design))
        if (const auto found = manifest.blobs.design.find(slot);
            found != manifest.blobs.design.end()) {
            *pixels = load(AssetType::Picture, found->second, project);
        }
}

BlobReference keep(const BlobStore& blobs, const Asset& asset) {
    const AssetBytes file = assetBytes(asset.data);
    return {asset.name, blobs.keep(file.bytes, file.suffix), assetCount(asset.data)};
}

ProjectBlobs keepBlobs(const BlobStore& blobs, const Design& design) {
    ProjectBlobs kept;
    for (const Source& source : design.sources) {
        SlotBlobs& filled = kept.sources.emplace_back();
        for (const auto& [slot, asset] : source.kind.assets)
            if (assetCount(asset.data) > 0)
                filled[slot] = keep(blobs, asset);
    }
    for (const auto& [slot, pixels] : pixelSlots(design))
        if (pixels->as<GreyPicture>())
            kept.design[slot] = keep(blobs, *pixels);
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
    for (std::size_t i = 0; i < manifest.design.sources.size(); ++i)
        loadSource(manifest.design.sources[i], manifest.blobs.sources[i], path);
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
