// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/understand.h"

#include "app/tasks/reading_choices.h"
#include "app/text/localised.h"
#include "engine/io/array_files.h"
#include "engine/io/asset_files.h"
#include "engine/io/file_checks.h"
#include "engine/io/point_files.h"
#include "engine/io/raster_files.h"
#include "engine/io/spot_files.h"
#include "engine/io/text_fields.h"
#include "engine/io/wave_files.h"
#include "engine/job/job_control.h"
#include "engine/model/called.h"
#include "engine/model/raster_facts.h"
#include "engine/model/spots.h"
#include "engine/model/units.h"
#include "engine/sources/picture_kinds.h"
#include "engine/sources/rgbd/depth_picture.h"
#include "engine/sources/source_kind.h"

#include <QCollator>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace fringe {
namespace {

namespace fs = std::filesystem;

bool hasSuffix(const fs::path& path, AssetType type) {
    return std::ranges::count(assetSuffixes(type), suffixOf(path)) > 0;
}

AssetType typeOf(const std::string& kind) {
    return sourceKindOf(kind).info.assets.front().type;
}

bool reads(const ChoiceInfo& info, const fs::path& path) {
    return !info.assets.empty() && hasSuffix(path, info.assets.front().type);
}

bool isPicture(const fs::path& path) {
    return hasSuffix(path, AssetType::Picture);
}

/// Kind, of those that take pictures, by what the file holds, if it can be read.
std::string kindOfPicture(const fs::path& path, JobControl& control) {
    constexpr std::array ofOne{".jpg", ".jpeg", ".bmp", ".pfm", ".exr"}; // of bytes or floats
    if (std::ranges::count(ofOne, lowered(path.extension().string())) > 0)
        return pictureKind();
    try {
        const Raster raster = readRaster(path, {.control = &control}, RasterUse::Numbers);
        control.takeNotes();
        return kindOfPictures(raster);
    } catch (const Error&) {
        return pictureKind();
    }
}

/// A file's name without what says that it is a depth picture; nothing: it does not.
std::optional<std::string> withoutEnding(std::string stem, std::span<const char* const> endings) {
    for (const std::string ending : endings)
        if (stem.size() > ending.size() && stem.ends_with(ending)) {
            stem.resize(stem.size() - ending.size());
            while (!stem.empty() && std::string("_-. ").find(stem.back()) != std::string::npos)
                stem.pop_back();
            return stem;
        }
    return std::nullopt;
}

std::optional<std::string> nameOfDepth(const fs::path& path) {
    static constexpr std::array endings{"depth", "depthmap", "_z", "-z"};
    return isPicture(path) ? withoutEnding(lowered(path.stem().string()), endings) : std::nullopt;
}

std::string nameOfColour(const fs::path& path) {
    static constexpr std::array endings{"_color", "_colour", "_rgb", "_image",
                                        "-color", "-colour", "-rgb", "-image"};
    const std::string stem = lowered(path.stem().string());
    return withoutEnding(stem, endings).value_or(stem);
}

/// In which the lengths of spots without a unit make sense: the largest that keeps them within
/// 50 mm of the axis.
const char* unitOfSpots(const SpotList& spots) {
    constexpr double widest = 0.05;
    double most = 0;
    for (const Spot& spot : spots)
        most = std::max({most, std::abs(spot.x), std::abs(spot.y)});
    for (const char* unit : {"m", "mm", "um"})
        if (most * lengthUnit(unit).si() <= widest)
            return unit;
    return "nm";
}

SpotList spotsOf(const PointCloud& cloud) {
    SpotList spots;
    for (const Point& point : cloud.points) {
        const double amplitude = point.amplitude;
        spots.push_back({point.x, point.y, point.z, amplitude * amplitude,
                         point.phase == 0 ? std::nullopt : std::optional<double>(point.phase)});
    }
    return spots;
}

/// A table that may also be one of points, which needs no header.
SpotList spotsIn(const fs::path& path, JobControl& control) {
    try {
        return readSpots(path, control);
    } catch (const Error&) {
        if (!hasSuffix(path, AssetType::PointCloud))
            throw;
        control.takeNotes();
        return spotsOf(readPointCloud(path, {control}));
    }
}

/// Reads the data of a file, and keeps what was said of them. reading: options of how; nothing:
/// there is no choice.
class OriginReader {
  public:
    explicit OriginReader(JobControl& control, std::optional<std::string> reading = {})
        : control_(control), reading_(std::move(reading)) {}

    Asset read(AssetType type, const fs::path& path) { return keep(path, dataIn(type, path)); }

    /// Pictures of one size, in this order.
    Asset readStack(const Files& files) {
        return keep(files.front(),
                    std::make_shared<const Raster>(readRasterStack(files, {.control = &control_})));
    }

  private:
    Asset::Data dataIn(AssetType type, const fs::path& path) {
        if (type == AssetType::SpotList)
            return spotsData(path);
        if (type == AssetType::PointCloud)
            unit_ = unitOfTable(path, control_);
        if (type == AssetType::Mesh && lowered(path.extension().string()).starts_with(".gl"))
            unit_ = "m";
        const bool isLayout = type == AssetType::Wave && isLayoutFile(path);
        const std::string options = reading_.value_or("");
        const LayoutChoice layout = isLayout ? layoutChoiceOf(options) : LayoutChoice{};
        try {
            return readAsset(type, path,
                             {.control = &control_,
                              .array = {.name = arrayOf(options)},
                              .layout = isLayout ? &layout : nullptr});
        } catch (const SeveralArrays& all) {
            if (!reading_ || !options.empty())
                throw;
            return firstOf(all, type, path);
        }
    }

    Asset::Data firstOf(const SeveralArrays& all, AssetType type, const fs::path& path) {
        reading_ = optionsOfArray(all.names.front());
        control_.note(message(FRINGE_MARK("{0} holds several arrays that may be meant ({1}); {2} "
                                          "is read, unless another is chosen ({3})."),
                              path.string(), listed(all.names), all.names.front(),
                              reading::array()));
        return dataIn(type, path);
    }

    Asset::Data spotsData(const fs::path& path) {
        SpotList spots = spotsIn(path, control_);
        unit_ = unitOfTable(path, control_);
        if (unit_.empty()) {
            unit_ = unitOfSpots(spots);
            spots = scaled(std::move(spots), lengthUnit(unit_).si());
            assumed_.push_back(
                message(FRINGE_MARK("The file names no unit; {0} is assumed."), unit_));
        }
        return std::make_shared<const SpotList>(std::move(spots));
    }

    Asset keep(const fs::path& path, Asset::Data data) {
        Asset asset{
            path.filename().string(),
            std::move(data),
            {fs::absolute(path).string(), unit_, reading_.value_or(""), control_.takeNotes()}};
        for (Message& note : asset.origin.notes) {
            control_.note(note);
            if (!note.arguments.empty() && note.arguments.front().pattern == path.string())
                note.arguments.front() = {asset.name};
        }
        std::ranges::move(assumed_, std::back_inserter(asset.origin.notes));
        return asset;
    }

    JobControl& control_;
    std::optional<std::string> reading_;
    std::string unit_{};
    std::vector<Message> assumed_{};
};

/// Light wherever there is a depth; of metric ones, 0 is none.
Asset whiteWhere(const Raster& depth, bool isMetric) {
    Raster white{.shape = depth.shape, .white = 255};
    for (const float sample : depth.plane(0, 0))
        white.samples.push_back(std::isfinite(sample) && (sample > 0 || !isMetric) ? 1.0F : 0.0F);
    return {{}, std::make_shared<const Raster>(std::move(white))};
}

/// The depth picture of a file, and what its numbers are.
void takeDepth(SourceData& data, const fs::path& path, JobControl& control,
               const std::optional<std::string>& reading = {}) {
    Asset depth = OriginReader(control, reading).read(AssetType::Depth, path);
    const std::string meaning = guessedMeaning(*depth.as<Raster>());
    data.values["depth_meaning"] = meaning;
    data.assets["depth"] = std::move(depth);
}

SourceData readDepths(const fs::path& path, const std::string& reading, JobControl& control) {
    SourceData data{.kind = depthKind()};
    takeDepth(data, path, control, reading);
    const bool isMetric = data.values["depth_meaning"] != Value(std::string("normalised"));
    data.assets["color"] = whiteWhere(*data.assets["depth"].as<Raster>(), isMetric);
    data.name = path.filename().string();
    return data;
}

/// Picture in the same folder, the first of them by name, whose name says that it has the depths of
/// this one's pixels.
std::optional<fs::path> depthBeside(const fs::path& colour) {
    std::optional<fs::path> first;
    std::error_code fault;
    for (fs::directory_iterator at(fs::absolute(colour).parent_path(), fault), end;
         !fault && at != end; at.increment(fault))
        if (at->path().filename() != colour.filename()
            && nameOfDepth(at->path()) == nameOfColour(colour) && (!first || at->path() < *first))
            first = at->path();
    return first;
}

SourceData readPair(const fs::path& colour, const fs::path& depth, JobControl& control) {
    SourceData data{.kind = depthKind()};
    data.assets["color"] = OriginReader(control).read(AssetType::Raster, colour);
    takeDepth(data, depth, control);
    return data;
}

SourceData readDepthPicture(const fs::path& path, const ImportWish& wish, JobControl& control) {
    const auto depth = wish.areDepths && !nameOfDepth(path) ? depthBeside(path) : std::nullopt;
    if (!depth)
        return readDepths(path, wish.reading, control);
    control.note(
        message(FRINGE_MARK("{0} has the depths of the pixels of {1}, beside which it lies."),
                depth->filename().string(), path.filename().string()));
    return readPair(path, *depth, control);
}

SourceData readOne(const fs::path& path, const std::string& kind, const ImportWish& wish,
                   JobControl& control) {
    if (kind == depthKind()
        && (wish.areDepths || nameOfDepth(path) || kindOfPicture(path, control) == kind))
        return readDepthPicture(path, wish, control);
    const AssetSlot& slot = sourceKindOf(kind).info.assets.front();
    SourceData data{.kind = kind};
    data.assets[slot.key] = OriginReader(control, wish.reading).read(slot.type, path);
    return data;
}

void sortByName(Files& files) {
    QCollator byName{QLocale(QLocale::English)}; // that of C does not know numbers
    byName.setNumericMode(true);
    std::ranges::stable_sort(files, [&](const fs::path& a, const fs::path& b) {
        return byName.compare(fromPath(a), fromPath(b)) < 0;
    });
}

/// Reads files one group after the other; what is wrong with one leaves the others.
class FileReader {
  public:
    FileReader(const ImportWish& wish, JobControl& control) : wish_(wish), control_(control) {}

    ReadFiles read(Files files) {
        if (files.size() > 1) {
            sortByName(files);
            takePairs(files);
        }
        const bool areSeveral = files.size() > 1;
        for (const fs::path& file : files)
            attempt([&] { takeOne(file, areSeveral); });
        if (stack_.size() == 1)
            attempt([&] { add(readOne(stack_.front(), pictureKind(), wish_, control_)); });
        if (stack_.size() > 1)
            attempt([&] {
                SourceData data{.kind = stackKind()};
                data.assets["stack"] = OriginReader(control_).readStack(stack_);
                add(std::move(data));
            });
        return std::move(read_);
    }

  private:
    template <class Work> void attempt(const Work& work) {
        control_.checkpoint();
        try {
            work();
        } catch (const Error& error) {
            read_.faults.push_back(error);
        }
    }

    void add(SourceData data) { read_.sources.push_back(std::move(data)); }

    void takePairs(Files& files) {
        for (const fs::path& depth : Files(files)) {
            const auto name = nameOfDepth(depth);
            const auto colour = std::ranges::find_if(files, [&](const fs::path& file) {
                return name && file != depth && isPicture(file) && nameOfColour(file) == *name;
            });
            if (colour == files.end())
                continue;
            attempt([&] { add(readPair(*colour, depth, control_)); });
            files.erase(colour);
            std::erase(files, depth);
        }
    }

    void takeOne(const fs::path& file, bool areSeveral) {
        if (wish_.kind.empty() && lowered(file.extension().string()) == ".json" && saysPreset(file))
            return read_.presets.push_back(readPreset(file));
        const std::string kind =
            !wish_.kind.empty() ? wish_.kind
                                : kindOfFile(file, areSeveral ? "" : wish_.preferred, control_);
        if (kind.empty())
            throw badInput(FRINGE_MARK("\"{0}\" is no project, and nothing that can be "
                                       "imported."),
                           file.filename().string());
        if (areSeveral && kind == pictureKind())
            return stack_.push_back(file);
        add(readOne(file, kind, wish_, control_));
    }

    const ImportWish& wish_;
    JobControl& control_;
    ReadFiles read_{};
    Files stack_{}; ///< pictures
};

} // namespace

std::string kindOfFile(const fs::path& path, const std::string& preferred, JobControl& control) {
    const ChoiceInfo* wished = findInfo(sourceInfos(), preferred);
    const auto saysOther = [&](AssetType type) {
        return typeOf(preferred) != type && hasSuffix(path, type) && mayHold(type, path, control);
    };
    if (wished && reads(*wished, path) && !saysOther(AssetType::Wave)
        && !saysOther(AssetType::ModeList))
        return preferred;
    const auto found = std::ranges::find_if(sourceInfos(), [&](const ChoiceInfo* info) {
        return reads(*info, path) && mayHold(info->assets.front().type, path, control);
    });
    if (found == sourceInfos().end())
        return {};
    return (*found)->key == pictureKind() ? kindOfPicture(path, control) : (*found)->key;
}

ReadFiles readFiles(Files files, const ImportWish& wish, JobControl& control) {
    return FileReader(wish, control).read(std::move(files));
}

SourceData readSlot(const fs::path& path, const std::string& kind, const AssetSlot& slot,
                    JobControl& control) {
    SourceData data{.kind = kind};
    if (slot.type == AssetType::Depth)
        takeDepth(data, path, control);
    else
        data.assets[slot.key] = OriginReader(control).read(slot.type, path);
    return data;
}

} // namespace fringe
