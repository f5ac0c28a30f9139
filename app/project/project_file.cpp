// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/project_file.h"

#include "app/project/archive.h"
#include "app/project/asset_slots.h"
#include "app/project/blob_store.h"
#include "app/project/manifest.h"
#include "app/project/run_curve.h"
#include "engine/io/asset_files.h"
#include "engine/io/atomic_file.h"
#include "engine/io/input_file.h"
#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/model/placement.h"
#include "engine/sources/source_kind.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <ctime>
#include <functional>
#include <iterator>
#include <limits>
#include <optional>
#include <span>
#include <utility>

namespace fringe {
namespace {

namespace fs = std::filesystem;

constexpr const char* earlier = ".1"; ///< ending of a project as it was before the last save

fs::path beside(const fs::path& project, const char* ending) {
    fs::path path = project;
    path += ending;
    return path;
}

/// The version before has the data of the project.
fs::path dataFolder(fs::path project) {
    if (project.extension() == earlier)
        project.replace_extension();
    return beside(project, ".data");
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

/// like: whose permissions a new file gets.
void writeText(const fs::path& path, const std::string& text, const fs::path& like,
               bool overwrite = true) {
    AtomicFile file(path);
    file.takeModeOf(like);
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

/// Name of the blob that the data are kept in.
std::string blobNameOf(const Asset::Data& data) {
    const AssetBytes file = assetBytes(data);
    return contentHash(file.bytes) + file.suffix;
}

/// Reads the data of a design.
class Loader {
  public:
    Loader(const fs::path& project, const LocatedData& located, const JobControl& control)
        : blobs_(dataFolder(project)), project_(project), located_(located), control_(control) {}

    void load(Design& design, const ProjectBlobs& blobs);
    /// Nothing if they are no good, which `load` says.
    std::optional<Box> boxOf(AssetType type, const BlobReference& reference);
    /// False: something of it cannot be read.
    bool loadWhole(Design& design, const ProjectBlobs& blobs);

    std::vector<Message> notes;
    std::vector<MissingData> missing;

  private:
    std::optional<Asset> load(AssetType type, const BlobReference& reference, bool isUsed);
    std::optional<Asset> found(AssetType type, const BlobReference& reference);
    fs::path otherFor(const std::string& blob) const; ///< that is not taken for it; empty: none
    Asset readOnce(AssetType type, const BlobReference& reference, const fs::path& file);
    Asset read(AssetType type, const BlobReference& reference, const fs::path& file) const;

    BlobStore blobs_;
    const fs::path& project_;
    const LocatedData& located_;
    const JobControl& control_;
    std::map<std::pair<AssetType, fs::path>, Asset> read_;
};

Asset Loader::readOnce(AssetType type, const BlobReference& reference, const fs::path& file) {
    const auto [found, isNew] = read_.try_emplace({type, file});
    if (isNew)
        try {
            found->second = read(type, reference, file);
        } catch (...) {
            read_.erase(found);
            throw;
        }
    return {reference.name, found->second.data, reference.origin};
}

Asset Loader::read(AssetType type, const BlobReference& reference, const fs::path& file) const {
    Asset asset{reference.name, readAsset(type, file, control_, 0, RasterUse::Numbers)};
    if (located_.contains(reference.blob))
        return asset;
    if (const std::int64_t count = assetCount(asset.data); count != reference.count)
        throw badInput(FRINGE_MARK("{0} names {1} points, spots or samples, but their data file "
                                   "{3} has {2}; it is another file, or one of the two has been "
                                   "changed by hand or damaged."),
                       project_.string(), reference.count, count, file.string());
    return asset;
}

/// Nothing where it should be and is not.
std::optional<Asset> Loader::found(AssetType type, const BlobReference& reference) {
    if (const auto found = located_.find(reference.blob); found != located_.end()) {
        const auto& [file, isTaken] = found->second;
        Asset asset = readOnce(type, reference, file);
        return isTaken || blobNameOf(asset.data) == reference.blob ? std::optional(std::move(asset))
                                                                   : std::nullopt;
    }
    if (!isBlobName(reference.blob) || blobs_.has(reference.blob))
        return readOnce(type, reference, blobs_.checked(reference.blob, control_));
    return std::nullopt;
}

fs::path Loader::otherFor(const std::string& blob) const {
    const auto found = located_.find(blob);
    return found == located_.end() ? fs::path() : found->second.path;
}

std::optional<Box> Loader::boxOf(AssetType type, const BlobReference& reference) {
    try {
        const auto asset = found(type, reference);
        const Source whole{.kind = {{}, {}, {{"", asset.value_or(Asset{})}}}};
        return boxAsRead(whole);
    } catch (const Error&) {
        return std::nullopt;
    }
}

std::optional<Asset> Loader::load(AssetType type, const BlobReference& reference, bool isUsed) {
    const std::string name = reference.name.empty() ? reference.blob : reference.name;
    try {
        if (auto asset = found(type, reference))
            return asset;
        if (isUsed)
            missing.push_back({name, reference.blob, dataFolder(project_) / reference.blob,
                               otherFor(reference.blob)});
    } catch (const Error&) {
        if (isUsed)
            throw;
    }
    if (!isUsed)
        notes.push_back(
            message(FRINGE_MARK("The data of \"{0}\" are missing or damaged; the design "
                                "does not use them, and they were left out."),
                    name));
    return std::nullopt;
}

void Loader::load(Design& design, const ProjectBlobs& blobs) {
    const auto fill = [this](const ChoiceInfo& info, Choice& owner, const SlotBlobs& from,
                             const auto& isNeeded) {
        for (const AssetSlot& slot : info.assets)
            if (const auto found = from.find(slot.key); found != from.end())
                if (auto asset = load(slot.type, found->second, isNeeded(slot)))
                    owner.assets[slot.key] = *std::move(asset);
    };
    for (std::size_t i = 0; Source & source : design.sources) {
        const ChoiceInfo& info = sourceKindOf(source.kind.key).info;
        fill(info, source.kind, blobs.sources[i++],
             [&](const AssetSlot& slot) { return isUsed(source, info, slot); });
    }
    const std::array areUsed{design.setup.beam.kind == Beam::Kind::Picture,
                             design.isDesigned() && design.start.kind == Start::Kind::Given};
    const auto pixels = pixelSlots(design);
    for (std::size_t i = 0; i < pixels.size(); ++i)
        if (const auto found = blobs.design.find(pixels[i].first); found != blobs.design.end())
            if (auto asset = load(AssetType::Picture, found->second, areUsed[i]))
                *pixels[i].second = *std::move(asset);
    for (const ChoiceInfo* device : deviceInfos())
        fill(*device, design.device, blobs.design,
             [&](const AssetSlot&) { return design.device.key == device->key; });
    fill(simulatedCameraInfo(), design.camera, blobs.design, [](auto&) { return false; });
    fill(stereogramInfo(), design.stereogram, blobs.design, [](auto&) { return true; });
}

bool Loader::loadWhole(Design& design, const ProjectBlobs& blobs) {
    try {
        const std::size_t before = missing.size();
        load(design, blobs);
        return missing.size() == before;
    } catch (const Error&) {
        return false;
    }
}

/// Empty if there is no such blob, or it is damaged.
std::vector<std::byte> contentsIfAny(const BlobStore& blobs, const std::string& name) noexcept {
    try {
        return name.empty() ? std::vector<std::byte>() : wholeFile(blobs.checked(name));
    } catch (const std::exception&) {
        return {};
    }
}

/// A run with data that are gone is left out.
void loadRuns(OpenedProject& opened, Manifest& manifest, const BlobStore& blobs, Loader& loader) {
    for (SavedRun& run : manifest.runs) {
        Design design = *run.record.design;
        run.record.history = historyOf(contentsIfAny(blobs, run.curve));
        const auto last = std::ssize(run.record.history) - 1;
        run.record.best = std::clamp<std::int64_t>(run.record.best, 0, std::max(last, {}));
        if (loader.loadWhole(design, run.blobs)) {
            run.record.design = std::make_shared<const Design>(std::move(design));
            opened.kept.runs.push_back(std::move(run.record));
        }
    }
}

/// loader: that has read the design.
void loadResults(OpenedProject& opened, Manifest& manifest, const fs::path& project,
                 Loader loader) {
    const BlobStore blobs(dataFolder(project));
    KeptResult& kept = opened.kept;
    kept.result = contentsIfAny(blobs, manifest.blobs.result);
    kept.resultBlob = manifest.blobs.result;
    kept.picture = contentsIfAny(blobs, manifest.blobs.picture);
    opened.isResultLost = manifest.isOtherLost || kept.result.empty() != kept.resultBlob.empty();
    for (Manifest& other : manifest.others) {
        OtherResult read{nullptr, contentsIfAny(blobs, other.blobs.result),
                         contentsIfAny(blobs, other.blobs.picture), other.blobs.result};
        const bool isWhole = loader.loadWhole(other.design, other.blobs);
        opened.isResultLost |= !isWhole || read.result.empty();
        if (!isWhole)
            continue;
        read.design = std::make_shared<const Design>(std::move(other.design));
        kept.others.push_back(std::move(read));
    }
    loadRuns(opened, manifest, blobs, loader);
}

/// Keeps blobs but those that are kept already.
class BlobKeeper {
  public:
    /// Writes bytes and returns the name of their blob, with the suffix.
    using Write = std::function<std::string(std::span<const std::byte> bytes, const char* suffix)>;
    /// goesAway: to people whom the folders of this machine do not concern.
    BlobKeeper(Write write, KeptBlobs before, bool goesAway = false)
        : write_(std::move(write)), before_(std::move(before)), goesAway_(goesAway) {}

    BlobReference keep(const Asset& asset) {
        std::string& name = kept_[asset.data];
        if (const auto found = before_.find(asset.data); found != before_.end())
            name = found->second;
        if (name.empty()) {
            const AssetBytes file = assetBytes(asset.data);
            name = write_(file.bytes, file.suffix);
        }
        BlobReference reference{asset.name, name, assetCount(asset.data), asset.origin};
        if (goesAway_)
            reference.origin.path.clear();
        return reference;
    }
    /// Keeps bytes under a name, which is empty if there are none.
    std::string keep(const std::vector<std::byte>& bytes, const char* suffix) const {
        return bytes.empty() ? "" : write_(bytes, suffix);
    }
    KeptBlobs& kept() { return kept_; }

  private:
    Write write_;
    KeptBlobs before_, kept_;
    bool goesAway_;
};

/// Blobs of the data of a design.
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
    for (const Choice* owner : {&design.device, &design.camera, &design.stereogram})
        for (const auto& [slot, asset] : owner->assets)
            if (assetCount(asset.data) > 0)
                kept.design[slot] = keeper.keep(asset);
    return kept;
}

ProjectBlobs keepBlobs(BlobKeeper& keeper, const Design& design, const KeptResult& result) {
    ProjectBlobs kept = keepBlobs(keeper, design);
    kept.keeping = result.keeping;
    kept.result = keeper.keep(result.result, ".result");
    kept.picture = keeper.keep(result.picture, ".png");
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

/// The text of the manifest, once all blobs are kept.
std::string textWithBlobs(BlobKeeper& keeper, const Design& design, const KeptResult& result) {
    std::vector<OtherDesign> others;
    for (const OtherResult& other : result.others) {
        others.push_back({other.design, keepBlobs(keeper, *other.design,
                                                  {result.keeping, other.result, other.picture})});
        if (other.result.empty())
            others.back().blobs.result = other.blob;
    }
    std::vector<SavedRun> runs;
    for (const RunRecord& run : result.runs)
        runs.push_back(
            {run, keepBlobs(keeper, *run.design), keeper.keep(curveBytes(run.history), ".curve")});
    return manifestText(design, keepBlobs(keeper, design, result), others, runs);
}

std::string saveArchive(const fs::path& path, const Design& design, const KeptResult& result) {
    AtomicFile file(path);
    ArchiveWriter archive(file.temporary(), path);
    BlobKeeper keeper(
        [&](std::span<const std::byte> bytes, const char* suffix) {
            const std::string name = contentHash(bytes) + suffix;
            archive.addBlob(name, bytes);
            return name;
        },
        {}, true);
    const std::string text = textWithBlobs(keeper, design, result);
    archive.addManifest(text);
    archive.finish();
    file.commit(true);
    return stampOf(text);
}

/// Refuses what is no project but, by its name, data.
void refuseData(const fs::path& path, const JobControl& control) {
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored))
        return;
    const std::string suffix = lowered(path.extension().string());
    for (const SourceKind* kind : allSourceKinds())
        for (const AssetSlot& slot : kind->info.assets)
            if (std::ranges::count(assetSuffixes(slot.type), suffix) > 0
                && mayHold(slot.type, path, control))
                throw badInput(
                    FRINGE_MARK("{0} holds data, and is no project; `fringe {1}` makes a "
                                "hologram of it, or import it in the studio."),
                    path.string(), kind->info.key);
}

OpenedProject opened(const fs::path& path, const LocatedData& located, bool withResult,
                     const JobControl& control) {
    std::optional<UnpackedArchive> unpacked;
    if (isArchive(path))
        unpacked.emplace(path, control);
    const fs::path project = unpacked ? unpacked->project() : path;
    std::string text;
    Manifest manifest;
    Loader loader(project, located, control);
    try {
        text = readText(project);
        manifest = parseManifest(text, path.string(), control,
                                 [&](AssetType type, const BlobReference& reference) {
                                     return loader.boxOf(type, reference);
                                 });
    } catch (const Error&) {
        refuseData(path, control);
        throw;
    }
    loader.load(manifest.design, manifest.blobs);
    std::ranges::move(loader.notes, std::back_inserter(manifest.notes));
    for (MissingData& missing : loader.missing)
        if (unpacked)
            missing.path = path / missing.blob;
    OpenedProject whole{std::move(manifest.design), std::move(manifest.notes), stampOf(text),
                        std::move(loader.missing)};
    whole.kept.keeping = manifest.blobs.keeping;
    whole.isMigrated = manifest.isMigrated;
    if (withResult)
        loadResults(whole, manifest, project, loader);
    return whole;
}

} // namespace

OpenedProject openProject(const fs::path& path, const LocatedData& located,
                          const JobControl& control) {
    return opened(path, located, true, control);
}

OpenedProject openProject(const fs::path& path) {
    OpenedProject project = opened(path, {}, false, JobControl());
    requireData(project);
    return project;
}

void requireData(const OpenedProject& opened) {
    if (opened.missing.empty())
        return;
    const MissingData& missing = opened.missing.front();
    throw badInput(FRINGE_MARK("{0} is missing, with the data of \"{1}\"; keep a project and its "
                               "data folder of the same name together."),
                   missing.path.string(), missing.name);
}

std::vector<std::byte> projectPicture(const fs::path& path) noexcept {
    try {
        const std::string name = pictureNamedIn(textIfAny(path));
        if (name.empty())
            return {};
        return isArchive(path) ? blobOfArchive(path, name)
                               : wholeFile(BlobStore(dataFolder(path)).checked(name));
    } catch (const std::exception&) {
        return {};
    }
}

std::string saveProject(const fs::path& path, const Design& design, KeptBlobs* kept,
                        const KeptResult& result) {
    if (isArchive(path))
        return saveArchive(path, design, result);
    const BlobStore blobs(dataFolder(path));
    blobs.requireOwn();
    BlobKeeper keeper([&](std::span<const std::byte> bytes,
                          const char* suffix) { return blobs.keep(bytes, suffix); },
                      kept ? std::exchange(*kept, {}) : KeptBlobs{});
    const std::string text = textWithBlobs(keeper, design, result);
    const std::string before = textIfAny(path);
    if (before.empty()) {
        writeText(path, text, path);
    } else if (before != text) {
        writeText(beside(path, earlier), before, path);
        writeText(path, text, path);
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

std::optional<fs::path> dataFolderOf(const fs::path& path) {
    return isArchive(path) ? std::nullopt : std::optional(dataFolder(path));
}

std::vector<fs::path> earlierVersions(const fs::path& path) {
    std::vector<fs::path> versions;
    std::error_code ignored;
    const std::string dated = path.stem().string() + " (";
    for (const fs::directory_entry& entry : fs::directory_iterator(path.parent_path(), ignored)) {
        const bool isDated = entry.path().extension() == path.extension()
                             && entry.path().stem().string().starts_with(dated);
        if ((isDated || entry.path() == beside(path, earlier)) && entry.is_regular_file(ignored))
            versions.push_back(entry.path());
    }
    std::ranges::sort(versions, std::ranges::greater(), [](const fs::path& version) {
        std::error_code unknown;
        return fs::last_write_time(version, unknown);
    });
    return versions;
}

fs::path keepOtherVersion(const fs::path& path) {
    const fs::path other = datedName(path);
    if (isArchive(path)) {
        fs::copy_file(path, other);
        return other;
    }
    const std::string text = readText(path);
    if (const auto names = blobsNamedIn(text); names && !names->empty())
        BlobStore(dataFolder(other)).share(BlobStore(dataFolder(path)), *names);
    writeText(other, text, path, false);
    return other;
}

} // namespace fringe
