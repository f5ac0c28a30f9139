// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/run_outputs.h"

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

bool readsLevels(const Design& design, const Output& output) {
    const Stage stage = outputKindOf(output.what.key).needs;
    return stage == Stage::Levels || (stage == Stage::Picture && design.reconstruction.fromEncoded);
}

/// One run: what is seen is kept for the outputs that need it again.
class OutputRun {
  public:
    OutputRun(Chain chain, const OutputTarget& target, const Job& job)
        : chain_(std::move(chain)), job_(job), looking_(job), overwrite_(target.overwrite),
          files_(plannedFiles(chain_.design(), withFolder(target))) {}

    /// What its outputs need of a design is computed first.
    void compute(const Plan& made, const SolverRun& run) {
        const auto needs = [](Stage stage) {
            return [stage](const PlannedFile& file) { return file.kind().needs == stage; };
        };
        if (std::ranges::all_of(files_, needs(Stage::Design)))
            return;
        const bool looks = std::ranges::any_of(files_, needs(Stage::Picture));
        begun_ = computing;
        const JobShare share(job_.control, 0, looks ? computing : 1);
        chain_ = take(fringe::compute(made, job_, run));
        if (chain_.solved() && run.afterIteration)
            run.afterIteration(chain_.solved()->goOnFrom());
        if (made.bands)
            lookWithin(*made.bands);
    }

    std::vector<WrittenFile> write() {
        const JobShare share(job_.control, begun_, 1);
        std::vector<WrittenFile> written;
        FileGroup all;
        for (const PlannedFile& file : files_) {
            if (pictures_)
                job_.control.pass(
                    message(FRINGE_MARK("Writing {0}"), file.path.filename().string()),
                    FRINGE_MARK("samples"));
            const WrittenFile facts = writeFile(file);
            for (const fs::path& path : file.files)
                written.emplace_back(facts).path = path;
        }
        all.commit();
        return written;
    }

    std::vector<Message> notes;

  private:
    static constexpr double computing = 0.8; ///< share of it in a job that looks, too

    template <class T> T take(Outcome<T> outcome) {
        notes.insert(notes.end(), outcome.notes.begin(), outcome.notes.end());
        return taken(std::move(outcome));
    }

    /// Without its path.
    WrittenFile writeFile(const PlannedFile& file) {
        job_.control.checkpoint();
        const auto show = [this](const Look& at) -> const Picture& { return seen(at); };
        file.kind().write({chain_, job_, show}, file.output.what.values,
                          {file.path, overwrite_, &job_.control});
        WrittenFile facts{file.output.name, {}, {}, {}};
        if (file.kind().needs == Stage::Picture)
            facts.powers = lit().powers;
        if (file.kind().needs != Stage::Levels)
            return facts;
        const auto levels = chain_.levels(job_);
        facts.powers = levels->powers;
        facts.efficiency = levels->efficiency;
        for (const Finding& item : findingsOnPowers(*levels))
            notes.push_back(item.message);
        const auto frame = chain_.sent(job_.control);
        if (const auto text = frame ? clippedText(*frame) : std::nullopt)
            notes.push_back(*text);
        return facts;
    }

    const Hologram& lit() {
        if (!lit_)
            lit_ = chain_.lit(job_);
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

    Chain chain_;
    const Job& job_;
    Job looking_;
    double begun_ = 0; ///< share of the job that is done before anything is written
    const bool overwrite_;
    const std::vector<PlannedFile> files_;
    std::optional<Scratch> pictures_; ///< files of theirs; nothing: memory holds all
    std::optional<Hologram> lit_;
    Look seenAt_;
    std::optional<Picture> seen_;
};

/// What `OutputRun` writes once `begin` has prepared it, with its notes.
template <class Begin>
Outcome<std::vector<WrittenFile>> written(const Chain& chain, const OutputTarget& target,
                                          const Job& job, const Begin& begin) {
    std::vector<Message> notes;
    auto outcome = outcomeOf([&] {
        requireOutputs(chain.design(), target); // before a folder is made for them
        OutputRun run(chain, target, job);
        begin(run);
        std::vector<WrittenFile> files = run.write();
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
    limits.encoding = std::ranges::any_of(namedOutputs(design, names), [&](const Output& output) {
        return readsLevels(design, output);
    });
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
    return written(Chain(made.design), target, job, [&](OutputRun& outputs) {
        requireRunnable(made);
        outputs.compute(made, run);
    });
}

Outcome<std::vector<WrittenFile>> writeOutputs(const Chain& chain, const OutputTarget& target,
                                               const Job& job) {
    return written(chain, target, job, [](OutputRun&) {});
}

} // namespace fringe
