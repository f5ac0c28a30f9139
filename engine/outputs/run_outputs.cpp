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

std::vector<PlannedFile> plannedFiles(const Design& design, const OutputTarget& target) {
    const std::vector<Output> outputs = chosenOutputs(design, target.names);
    std::ranges::for_each(outputs, requireInside);
    const fs::path& folder = target.folder;
    std::error_code none;
    const bool isThere = fs::exists(folder, none);
    std::vector<PlannedFile> planned;
    std::set<fs::path> paths;
    for (const Output& output : outputs) {
        planned.push_back({output, (folder / output.file).lexically_normal(),
                           outputFiles(output, design, folder)});
        const PlannedFile& file = planned.back();
        for (const fs::path& path : file.files) {
            if (isThere && !isInside(folder, path.has_parent_path() ? path.parent_path() : folder))
                throw badInput(
                    FRINGE_MARK("The output \"{0}\" goes to \"{1}\", but a link there leads "
                                "out of the output folder; give another file name."),
                    output.name, output.file);
            if (!paths.insert(path).second)
                throw badInput(
                    FRINGE_MARK("Two outputs go to the same file, {0}; give each its own."),
                    path.string());
        }
        if (isThere)
            requireWritable(file.files, file.kind(), target.overwrite);
    }
    return planned;
}

/// With its folder, which is made.
const OutputTarget& withFolder(const OutputTarget& target) {
    std::error_code error;
    fs::create_directories(target.folder, error);
    if (error)
        throw badInput(FRINGE_MARK("The folder {0} cannot be made: {1}; choose another."),
                       target.folder.string(), error.message());
    return target;
}

bool readsField(const Design& design, const Output& output) {
    const Stage stage = outputKindOf(output.what.key).needs;
    return stage == Stage::Field || (stage == Stage::Picture && !design.reconstruction.fromEncoded);
}

/// One run: what is computed is kept for the outputs that need it again.
class OutputRun {
  public:
    OutputRun(const Design& design, const OutputTarget& target, const Job& job)
        : design_(design), job_(job), looking_(job), overwrite_(target.overwrite),
          files_(plannedFiles(design, withFolder(target))) {}

    std::vector<WrittenFile> make(const Plan& made, const SolverRun& run) {
        const auto needs = [](Stage stage) {
            return [stage](const PlannedFile& file) { return file.kind().needs == stage; };
        };
        const bool looks = std::ranges::any_of(files_, needs(Stage::Picture));
        if (!std::ranges::all_of(files_, needs(Stage::Design))) {
            const JobShare share(job_.control, 0, looks ? 0.8 : 1);
            Result result = take(compute(made, job_, run));
            if (result.solved && run.afterIteration)
                run.afterIteration(result.solved->goOnFrom());
            field_ = std::move(result.hologram);
            if (made.bands)
                lookWithin(*made.bands);
        }
        const JobShare share(job_.control, 0.8, 1);
        return write(made.bands.has_value());
    }

    std::vector<WrittenFile> make(const ComputedStages& computed) {
        field_ = computed.field;
        levels_ = computed.levels;
        return write(false);
    }

    std::vector<Message> notes;

  private:
    std::vector<WrittenFile> write(bool isLong) {
        std::vector<WrittenFile> written;
        FileGroup all;
        for (const PlannedFile& file : files_) {
            if (isLong)
                job_.control.pass(
                    message(FRINGE_MARK("Writing {0}"), file.path.filename().string()),
                    FRINGE_MARK("samples"));
            writeFile(file);
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

    void writeFile(const PlannedFile& file) {
        job_.control.checkpoint();
        const Stage needs = file.kind().needs;
        const auto show = [this](const Look& at) -> const Picture& { return seen(at); };
        const ResultStages stages{.field = &field_,
                                  .levels = needs == Stage::Levels ? &pattern() : nullptr,
                                  .show = show,
                                  .frame = needs == Stage::Levels ? frame() : nullptr,
                                  .design = &design_,
                                  .device = &job_.device,
                                  .control = &job_.control};
        file.kind().write(stages, file.output.what.values, {file.path, overwrite_, &job_.control});
    }

    const LevelPattern& pattern() {
        if (!pattern_) {
            pattern_ = inBalance(levels_ ? *levels_ : encode(field_, design_.encoding), field_,
                                 design_.encoding, design_.propagation, job_);
            pattern_ = kept(*std::move(pattern_), job_.scratch);
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
                              design_.reconstruction.powers, design_.propagation, job_);
        return *lit_;
    }

    const Picture& seen(const Look& at) {
        if (!seen_ || seenAt_ != at) {
            seen_.reset();
            seen_ = take(look(lit(), at, looking_));
            seenAt_ = at;
        }
        return *seen_;
    }

    /// The files of a reconstruction are made anew: their folder lies in that of the hologram.
    void lookWithin(const BandPlan& bands) {
        looking_.memory = job_.memory > 0 ? std::min(job_.memory, bands.allowed) : bands.allowed;
        looking_.scratch = &pictures_.emplace(Scratch::Place{job_.scratch->folder().path()});
    }

    const Design& design_;
    const Job& job_;
    Job looking_;
    const bool overwrite_;
    const std::vector<PlannedFile> files_;
    std::optional<Scratch> pictures_; ///< files of theirs
    Hologram field_;
    std::shared_ptr<const LevelPattern> levels_; ///< that were made before
    std::optional<LevelPattern> pattern_;
    std::optional<Frame> frame_;
    std::optional<Hologram> lit_;
    Look seenAt_;
    std::optional<Picture> seen_;
};

/// What `make` writes by a run, with its notes.
template <class Make>
Outcome<std::vector<WrittenFile>> written(const Design& design, const OutputTarget& target,
                                          const Job& job, const Make& make) {
    std::vector<Message> notes;
    auto outcome = outcomeOf([&] {
        requireOutputs(design, target); // before a folder is made for them
        OutputRun run(design, target, job);
        std::vector<WrittenFile> files = make(run);
        notes = std::move(run.notes);
        return files;
    });
    if (outcome.finished())
        outcome.notes = std::move(notes);
    return outcome;
}

} // namespace

PlanLimits limitsFor(const Design& design, const std::vector<std::string>& names,
                     PlanLimits limits) {
    limits.realPart =
        encodingOf(design.encoding.key).readsRealPartOnly
        && std::ranges::none_of(namedOutputs(design, names),
                                [&](const Output& output) { return readsField(design, output); });
    return limits;
}

void requireOutputs(const Design& design, const OutputTarget& target) {
    plannedFiles(design, target);
}

Outcome<std::vector<WrittenFile>> runDesign(const Plan& made, const OutputTarget& target,
                                            const Job& job, const SolverRun& run) {
    return written(*made.design, target, job, [&](OutputRun& outputs) {
        requireRunnable(made);
        return outputs.make(made, run);
    });
}

Outcome<std::vector<WrittenFile>> writeOutputs(const Design& design, const ComputedStages& computed,
                                               const OutputTarget& target, const Job& job) {
    return written(design, target, job, [&](OutputRun& run) { return run.make(computed); });
}

} // namespace fringe
