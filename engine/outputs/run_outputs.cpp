// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/run_outputs.h"

#include "engine/disk/kept_plane.h"
#include "engine/encodings/encoding.h"
#include "engine/io/atomic_file.h"
#include "engine/model/units.h"
#include "engine/outputs/output_kind.h"
#include "engine/outputs/sent_files.h"
#include "engine/run/laser_powers.h"
#include "engine/run/look.h"

#include <algorithm>
#include <set>

namespace fringe {
namespace {

namespace fs = std::filesystem;

struct PlannedFile {
    Output output;
    fs::path path;
    std::vector<fs::path> files; ///< that it becomes

    const OutputKind& kind() const { return outputKindOf(output.what.key); }
};

/// Outputs of the names; all if none is given.
std::vector<Output> namedOutputs(const Design& design, const std::vector<std::string>& names) {
    std::vector<Output> named;
    std::ranges::copy_if(design.outputs, std::back_inserter(named), [&](const Output& output) {
        return names.empty() || std::ranges::find(names, output.name) != names.end();
    });
    return named;
}

std::vector<Output> chosenOutputs(const Design& design, const std::vector<std::string>& names) {
    if (design.outputs.empty())
        throw badInput(FRINGE_MARK("The project has no outputs; add one that says what to make and "
                                   "the file it goes to."));
    for (const std::string& name : names)
        if (std::ranges::find(design.outputs, name, &Output::name) == design.outputs.end())
            throw badInput(FRINGE_MARK("There is no output \"{0}\"; the project has: {1}."), name,
                           joined(design.outputs, &Output::name));
    return namedOutputs(design, names);
}

/// A project comes from anywhere, so its file names may not lead out of the chosen folder.
void requireInside(const Output& output) {
    const fs::path file(output.file);
    const bool leadsOut = file.is_absolute() || std::ranges::find(file, "..") != file.end();
    if (leadsOut || !file.has_filename())
        throw badInput(
            FRINGE_MARK("The output \"{0}\" goes to \"{1}\"; give a file name within the "
                        "output folder."),
            output.name, output.file);
}

void requireFolder(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error)
        throw badInput(FRINGE_MARK("The folder {0} cannot be made: {1}; choose another."),
                       folder.string(), error.message());
}

std::vector<PlannedFile> plannedFiles(const Design& design, const std::vector<std::string>& names,
                                      const fs::path& folder, bool overwrite) {
    const std::vector<Output> outputs = chosenOutputs(design, names);
    std::ranges::for_each(outputs, requireInside);
    requireFolder(folder);
    std::vector<PlannedFile> planned;
    std::set<fs::path> paths;
    for (const Output& output : outputs) {
        planned.push_back({output, (folder / output.file).lexically_normal(),
                           outputFiles(output, design, folder)});
        const PlannedFile& file = planned.back();
        for (const fs::path& path : file.files) {
            if (!isInside(folder, path.has_parent_path() ? path.parent_path() : folder))
                throw badInput(
                    FRINGE_MARK("The output \"{0}\" goes to \"{1}\", but a link there leads "
                                "out of the output folder; give another file name."),
                    output.name, output.file);
            if (!paths.insert(path).second)
                throw badInput(
                    FRINGE_MARK("Two outputs go to the same file, {0}; give each its own."),
                    path.string());
        }
        requireWritable(file.files, file.kind(), overwrite);
    }
    return planned;
}

bool readsField(const Design& design, const Output& output) {
    const Stage stage = outputKindOf(output.what.key).needs;
    return stage == Stage::Field || (stage == Stage::Picture && !design.reconstruction.fromEncoded);
}

/// One run: what is computed is kept for the outputs that need it again.
class OutputRun {
  public:
    /// scratch: of a plan with bands; null: there is none.
    OutputRun(const Design& design, Carrying by, JobFolder* scratch = nullptr)
        : design_(design), device_(by.device), control_(by.control), by_(std::move(by)),
          scratch_(scratch) {
        if (scratch_ != nullptr)
            by_.scratch = [this](std::uint64_t bytes) -> JobFolder& { return folder(bytes); };
    }

    std::vector<WrittenFile> make(const Plan& made, const std::vector<PlannedFile>& files,
                                  bool overwrite) {
        const bool looks = std::ranges::any_of(
            files, [](const PlannedFile& file) { return file.kind().needs == Stage::Picture; });
        const bool computes = std::ranges::any_of(
            files, [](const PlannedFile& file) { return file.kind().needs != Stage::Design; });
        if (computes) {
            const JobShare share(control_, 0, looks ? 0.8 : 1);
            field_ = take(compute(design_, made, device_, control_, {}, scratch_)).hologram;
        }
        const JobShare share(control_, 0.8, 1);
        return write(files, overwrite, made.bands.has_value());
    }

    std::vector<WrittenFile> make(const ComputedStages& computed,
                                  const std::vector<PlannedFile>& files) {
        field_ = computed.field;
        levels_ = computed.levels;
        return write(files, true, false);
    }

    std::vector<Message> notes;

  private:
    std::vector<WrittenFile> write(const std::vector<PlannedFile>& files, bool overwrite,
                                   bool isLong) {
        std::vector<WrittenFile> written;
        FileGroup all;
        for (const PlannedFile& file : files) {
            if (isLong)
                control_.pass(message(FRINGE_MARK("Writing {0}"), file.path.filename().string()),
                              FRINGE_MARK("samples"));
            writeFile(file, overwrite);
            WrittenFile facts{file.output.name, {}, {}, {}};
            if (file.kind().needs == Stage::Levels) {
                facts.powers = pattern().powers;
                facts.efficiency = pattern().efficiency;
                for (const Finding& item : findingsOnPowers(pattern()))
                    notes.push_back(item.message);
                if (const auto text = frame() ? clippedText(*frame()) : std::nullopt)
                    notes.push_back(*text);
            }
            if (file.kind().needs == Stage::Picture)
                facts.powers = lit().powers;
            for (const fs::path& path : file.files)
                written.emplace_back(facts).path = path;
        }
        all.commit();
        return written;
    }

    template <class T> T take(Outcome<T> outcome) {
        notes.insert(notes.end(), outcome.notes.begin(), outcome.notes.end());
        return taken(std::move(outcome));
    }

    void writeFile(const PlannedFile& file, bool overwrite) {
        control_.checkpoint();
        const Stage needs = file.kind().needs;
        const auto show = [this](const Look& at) -> const Picture& { return seen(at); };
        const ResultStages stages{.field = &field_,
                                  .levels = needs == Stage::Levels ? &pattern() : nullptr,
                                  .show = show,
                                  .frame = needs == Stage::Levels ? frame() : nullptr,
                                  .design = &design_,
                                  .device = &device_,
                                  .control = &control_};
        file.kind().write(stages, file.output.what.values, {file.path, overwrite, &control_});
    }

    const LevelPattern& pattern() {
        if (!pattern_) {
            pattern_ = inBalance(levels_ ? *levels_ : encode(field_, design_.encoding), field_,
                                 design_.encoding, weighing());
            if (scratch_)
                pattern_ = kept(*std::move(pattern_), *scratch_);
        }
        return *pattern_;
    }

    /// What is sent; null: the levels as they are.
    const Frame* frame() {
        if (!frame_)
            frame_ = frameOf(design_, field_, pattern());
        return frame_ ? &*frame_ : nullptr;
    }

    /// What is looked at, in the light of its lasers.
    const Hologram& lit() {
        if (!lit_)
            lit_ = withPowers(design_.reconstruction.fromEncoded
                                  ? shownOf({field_, pattern(), design_.device})
                                  : field_,
                              design_.reconstruction.powers, weighing());
        return *lit_;
    }

    const Picture& seen(const Look& at) {
        if (!seen_ || seenAt_ != at) {
            seen_.reset();
            seen_ = take(look(lit(), at, by_));
            seenAt_ = at;
        }
        return *seen_;
    }

    Weighing weighing() const { return {design_.propagation, device_, control_, by_.memory}; }

    /// The files of a reconstruction are made anew: their folder lies in that of the hologram.
    JobFolder& folder(std::uint64_t bytes) {
        pictureFolder_.emplace(scratch_->path(), scratch_->mark(), false);
        requireRoom(*pictureFolder_, bytes);
        return *pictureFolder_;
    }

    const Design& design_;
    const ComputeDevice& device_;
    JobControl& control_;
    Carrying by_;
    JobFolder* scratch_;
    std::optional<JobFolder> pictureFolder_;
    Hologram field_;
    std::shared_ptr<const LevelPattern> levels_; ///< that were made before
    std::optional<LevelPattern> pattern_;
    std::optional<Frame> frame_;
    std::optional<Hologram> lit_;
    Look seenAt_;
    std::optional<Picture> seen_;
}; // namespace fringe

} // namespace

PlanLimits limitsFor(const Design& design, const std::vector<std::string>& names,
                     PlanLimits limits) {
    limits.realPart =
        encodingOf(design.encoding.key).readsRealPartOnly
        && std::ranges::none_of(namedOutputs(design, names),
                                [&](const Output& output) { return readsField(design, output); });
    return limits;
}

Outcome<std::vector<WrittenFile>> runDesign(const Design& design, const fs::path& folder,
                                            const std::vector<std::string>& names, bool overwrite,
                                            const ComputeDevice& device, JobControl& control,
                                            const PlanLimits& limits, const Plan* made,
                                            JobFolder* scratch) {
    OutputRun run(design, {device, control, limits.memory}, scratch);
    auto outcome = outcomeOf([&] {
        const std::vector<PlannedFile> files = plannedFiles(design, names, folder, overwrite);
        PlanLimits known = limitsFor(design, names, limits);
        known.device = device.capabilities();
        known.control = &control;
        const Plan planned = made ? *made : plan(design, known);
        requireRunnable(planned);
        return run.make(planned, files, overwrite);
    });
    if (outcome.finished())
        outcome.notes = std::move(run.notes);
    return outcome;
}

Outcome<std::vector<WrittenFile>> writeOutputs(const Design& design, const ComputedStages& computed,
                                               const fs::path& folder, const Carrying& by) {
    OutputRun run(design, by);
    auto outcome =
        outcomeOf([&] { return run.make(computed, plannedFiles(design, {}, folder, true)); });
    if (outcome.finished())
        outcome.notes = std::move(run.notes);
    return outcome;
}

} // namespace fringe
