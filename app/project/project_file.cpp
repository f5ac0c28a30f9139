// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"

#include "app/project/archive.h"
#include "app/project/blob_store.h"
#include "app/project/manifest.h"
#include "engine/io/asset_files.h"
#include "engine/io/atomic_file.h"
#include "engine/io/input_file.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/sources/source_kind.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
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
    if (auto text = wholeText(path, largestManifest))
        return *std::move(text);
    throw badInput(FRINGE_MARK("{0} is not a project of Fringe Studio."), path.string());
}

/// Empty if there is no file, or nothing in it.
std::string textIfAny(const fs::path& path) {
    std::error_code error;
    if (isArchive(path))
        return fs::exists(path, error) ? manifestOfArchive(path) : "";
    const bool isNothing = !fs::exists(path, error)
                           || (fs::is_regular_file(path, error) && fs::file_size(path, error) == 0);
    return isNothing ? "" : readText(path);
}

void writeText(const fs::path& path, const std::string& text, bool overwrite = true) {
    AtomicFile file(path);
    file.write(std::as_bytes(std::span(text)));
    file.commit(overwrite);
}

std::string stampOf(const std::string& text) {
    return contentHash(std::as_bytes(std::span(text)));
}

/// `NAME (2026-01-31 12.00.00).fringe`, and a number after the time if that is taken.
fs::path datedName(const fs::path& path) {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    ::localtime_r(&now, &local);
    std::array<char, 32> date{};
    std::strftime(date.data(), date.size(), "%Y-%m-%d %H.%M.%S", &local);
    fs::path name;
    for (int number = 1; number == 1 || fs::exists(name); ++number) {
        const std::string more = number > 1 ? ", " + std::to_string(number) : "";
        name =
            path.parent_path()
            / (path.stem().string() + " (" + date.data() + more + ")" + path.extension().string());
    }
    return name;
}

/// Reads the data of a design.
class Loader {
  public:
    Loader(const fs::path& project, const LocatedData& located, const JobControl& control)
        : blobs_(beside(project, ".data")), project_(project), located_(located),
          control_(control) {}

    void load(Design& design, const ProjectBlobs& blobs);

    std::vector<Message> notes;
    std::vector<MissingData> missing;

  private:
    std::optional<Asset> load(AssetType type, const BlobReference& reference, bool isUsed);
    Asset read(AssetType type, const BlobReference& reference, const fs::path& file) const;

    BlobStore blobs_;
    const fs::path& project_;
    const LocatedData& located_;
    const JobControl& control_;
};

Asset Loader::read(AssetType type, const BlobReference& reference, const fs::path& file) const {
    Asset asset{reference.name, readAsset(type, file, control_)};
    if (const std::int64_t count = assetCount(asset.data); count != reference.count)
        throw badInput(FRINGE_MARK("{0} names {1} points, spots or samples, but their data file "
                                   "{3} has {2}; it is another file, or one of the two has been "
                                   "changed by hand or damaged."),
                       project_.string(), reference.count, count, file.string());
    return asset;
}

std::optional<Asset> Loader::load(AssetType type, const BlobReference& reference, bool isUsed) {
    if (const auto found = located_.find(reference.blob); found != located_.end())
        return read(type, reference, found->second);
    if (!isBlobName(reference.blob) || blobs_.has(reference.blob))
        return read(type, reference, blobs_.checked(reference.blob, control_));
    const std::string name = reference.name.empty() ? reference.blob : reference.name;
    if (isUsed)
        missing.push_back({name, reference.blob, beside(project_, ".data") / reference.blob});
    else
        notes.push_back(message(FRINGE_MARK("The data of \"{0}\" are missing; the design does not "
                                            "use them, and they were left out."),
                                name));
    return std::nullopt;
}

/// Numbers of pixels that a design has beside its sources.
template <class AnyDesign> auto pixelSlots(AnyDesign& design) {
    return std::array{std::pair{"beam", &design.setup.beam.picture},
                      std::pair{"start", &design.start.given}};
}

void Loader::load(Design& design, const ProjectBlobs& blobs) {
    for (std::size_t i = 0; i < design.sources.size(); ++i) {
        Source& source = design.sources[i];
        for (const AssetSlot& slot : sourceKindOf(source.kind.key).info.assets)
            if (const auto found = blobs.sources[i].find(slot.key); found != blobs.sources[i].end())
                if (auto asset = load(slot.type, found->second, source.visible))
                    source.kind.assets[slot.key] = *std::move(asset);
    }
    const std::array areUsed{design.setup.beam.kind == Beam::Kind::Picture,
                             design.isDesigned() && design.start.kind == Start::Kind::Given};
    const auto pixels = pixelSlots(design);
    for (std::size_t i = 0; i < pixels.size(); ++i)
        if (const auto found = blobs.design.find(pixels[i].first); found != blobs.design.end())
            if (auto asset = load(AssetType::Picture, found->second, areUsed[i]))
                *pixels[i].second = *std::move(asset);
}

/// Keeps blobs but those that are kept already.
class BlobKeeper {
  public:
    /// Writes bytes and returns the name of their blob, with the suffix.
    using Write = std::function<std::string(const AssetBytes& file)>;
    BlobKeeper(Write write, KeptBlobs before)
        : write_(std::move(write)), before_(std::move(before)) {}

    BlobReference keep(const Asset& asset) {
        std::string& name = kept_[asset.data];
        if (const auto found = before_.find(asset.data); found != before_.end())
            name = found->second;
        if (name.empty())
            name = write_(assetBytes(asset.data));
        return {asset.name, name, assetCount(asset.data)};
    }
    KeptBlobs& kept() { return kept_; }

  private:
    Write write_;
    KeptBlobs before_, kept_;
};

ProjectBlobs keepBlobs(BlobKeeper& keeper, const Design& design) {
    ProjectBlobs kept;
    for (const Source& source : design.sources) {
        SlotBlobs& filled = kept.sources.emplace_back();
        for (const auto& [slot, asset] : source.kind.assets)
            if (assetCount(asset.data) > 0)
                filled[slot] = keeper.keep(asset);
    }
    for (const auto& [slot, pixels] : pixelSlots(design))
        if (pixels->as<GreyPicture>())
            kept.design[slot] = keeper.keep(*pixels);
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

std::string saveArchive(const fs::path& path, const Design& design) {
    AtomicFile file(path);
    ArchiveWriter archive(file.temporary(), path);
    BlobKeeper keeper(
        [&](const AssetBytes& data) {
            const std::string name = contentHash(data.bytes) + data.suffix;
            archive.addBlob(name, data.bytes);
            return name;
        },
        {});
    const std::string text = manifestText(design, keepBlobs(keeper, design));
    archive.addManifest(text);
    archive.finish();
    file.commit(true);
    return stampOf(text);
}

} // namespace

OpenedProject openProject(const fs::path& path, const std::optional<LocatedData>& located,
                          const JobControl& control) {
    std::optional<UnpackedArchive> unpacked;
    if (isArchive(path))
        unpacked.emplace(path, control);
    const fs::path project = unpacked ? unpacked->project() : path;
    const std::string text = readText(project);
    Manifest manifest = parseManifest(text, path.string());
    const LocatedData none;
    Loader loader(project, located ? *located : none, control);
    loader.load(manifest.design, manifest.blobs);
    std::ranges::move(loader.notes, std::back_inserter(manifest.notes));
    for (MissingData& missing : loader.missing)
        if (unpacked)
            missing.path = path / missing.blob;
    if (!located && !loader.missing.empty())
        throw badInput(FRINGE_MARK("{0} is missing, with the data of \"{1}\"; keep a project and "
                                   "its data folder of the same name together."),
                       loader.missing.front().path.string(), loader.missing.front().name);
    return {std::move(manifest.design), std::move(manifest.notes), stampOf(text),
            std::move(loader.missing)};
}

std::string saveProject(const fs::path& path, const Design& design, KeptBlobs* kept) {
    if (isArchive(path))
        return saveArchive(path, design);
    const BlobStore blobs(beside(path, ".data"));
    BlobKeeper keeper([&](const AssetBytes& file) { return blobs.keep(file.bytes, file.suffix); },
                      kept ? std::exchange(*kept, {}) : KeptBlobs{});
    const std::string text = manifestText(design, keepBlobs(keeper, design));
    const std::string before = textIfAny(path);
    if (before.empty()) {
        writeText(path, text);
    } else if (before != text) {
        writeText(beside(path, ".1"), before);
        writeText(path, text);
        dropUnusedBlobs(blobs, {text, before});
    }
    if (kept)
        *kept = std::move(keeper.kept());
    return stampOf(text);
}

std::string projectStamp(const fs::path& path) {
    const std::string text = textIfAny(path);
    return text.empty() ? "" : stampOf(text);
}

fs::path keepOtherVersion(const fs::path& path) {
    const fs::path other = datedName(path);
    if (isArchive(path)) {
        fs::copy_file(path, other);
        return other;
    }
    const std::string text = readText(path);
    if (const auto names = blobsNamedIn(text); names && !names->empty())
        BlobStore(beside(other, ".data")).share(BlobStore(beside(path, ".data")), *names);
    writeText(other, text, false);
    return other;
}

} // namespace fringe
