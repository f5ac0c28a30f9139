// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/plan.h"

#include "engine/device/sending.h"
#include "engine/disk/kept_plane.h"
#include "engine/disk/plane_pyramids.h"
#include "engine/encodings/encoding.h"
#include "engine/job/job_control.h"
#include "engine/job/memory_budget.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "engine/model/units.h"
#include "engine/propagation/propagation.h"
#include "engine/propagation/refocuser.h"
#include "engine/run/design_optics.h"
#include "engine/run/designed_instead.h"
#include "engine/run/finer_psnr.h"
#include "engine/run/hidden_sources.h"
#include "engine/run/on_disk.h"
#include "engine/run/outcome.h"
#include "engine/run/picture_findings.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/solvers/solver.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

namespace fringe {
namespace {

std::uint64_t whole(double bytes) {
    return static_cast<std::uint64_t>(std::min(bytes, 9e18));
}

/// Where a design has what its solver, start and setup are checked for.
std::string solverPath(const std::string& parameter) {
    if (parameter.find('.') != std::string::npos)
        return parameter;
    if (parameter == "algorithm")
        return "solver.name";
    return "solver." + (parameter == "stop" ? "until_error" : parameter);
}

void checkpoint(const PlanLimits& limits) {
    if (limits.control != nullptr)
        limits.control->checkpoint();
}

/// Adds up what the sources of a design take.
class Planner {
  public:
    Planner(DesignPtr design, const PlanLimits& limits) : design_(*design), limits_(limits) {
        plan_.design = std::move(design);
    }

    Plan make() {
        plan_.shape = design_.setup.plate.size;
        plan_.planes = static_cast<int>(design_.setup.wavelengths.size());
        plan_.realPart = limits_.realPart;
        plan_.pace = limits_.pace;
        plan_.findings = checkTable(design_);
        if (plan_.runnable()) {
            inputs_ = inputsOf(design_, limits_);
            if (inputs_.empty())
                add(Severity::Refusal, "",
                    message(FRINGE_MARK("There is nothing to show; import something, or show a "
                                        "source that is hidden.")));
            notePhotographed();
            adviseOnSampling();
            design_.isDesigned() ? planDesigned() : planSum();
        }
        keepFixesWithinTables();
        std::ranges::stable_sort(plan_.findings, std::ranges::greater{}, &Finding::severity);
        return std::move(plan_);
    }

  private:
    void add(Severity severity, const char* parameter, Message text, Settings fix = {}) {
        plan_.findings.push_back({severity, parameter, std::move(text), onlyFix(std::move(fix))});
    }

    void notePhotographed() {
        for (const std::size_t number : photographedSources(design_))
            add(Severity::Note, "",
                message(FRINGE_MARK("{0} is photographed by a camera of the design and sends no "
                                    "light of its own; hide the camera to see its own light."),
                        nameOf(design_.sources[number])));
    }

    /// Findings that name rows of the section of `prefix`.
    void add(const std::string& prefix, Findings findings) {
        for (Finding& item : findings) {
            item.parameter = prefix + item.parameter;
            for (Fix& fix : item.fixes)
                for (Setting& setting : fix.settings)
                    setting.path = prefix + setting.path;
            plan_.findings.push_back(std::move(item));
        }
    }

    /// Adds the findings of a source, by the paths that its rows have in the design.
    void addOf(const SourceInput& input, Findings findings) {
        const auto number = static_cast<std::size_t>(&input.source - design_.sources.data());
        const auto inDesign = [&](std::string& path) {
            for (const auto& [prefix, paths] :
                 {std::pair(std::string("source."), &paths_), {"method.", &methodPaths_}})
                if (path.starts_with(prefix))
                    path = paths->at(number) + path.substr(prefix.size() - 1);
        };
        for (Finding& item : findings) {
            inDesign(item.parameter);
            for (Fix& fix : item.fixes)
                for (Setting& setting : fix.settings)
                    inDesign(setting.path);
            plan_.findings.push_back(std::move(item));
        }
    }

    /// The cost of each source. Kinds that do not offer what the solver needs are refused.
    std::vector<SourceCost> costs(SourceCost (*SourceKind::*of)(const SourceInput&),
                                  const char* refused) {
        std::vector<SourceCost> all;
        for (const SourceInput& input : inputs_) {
            checkpoint(limits_);
            const SourceKind& kind = sourceKindOf(input.source.kind.key);
            if (kind.*of == nullptr) {
                add(Severity::Refusal, "solver.name", message(refused, kind.info.label));
                continue;
            }
            all.push_back((kind.*of)(input));
            plan_.pairs += all.back().work;
            plan_.seconds += all.back().seconds * limits_.pace;
            plan_.error = std::max(plan_.error, all.back().error);
            addOf(input, std::exchange(all.back().findings, {}));
        }
        return all;
    }

    void planSum() {
        checkLight();
        const std::vector<SourceCost> all =
            costs(&SourceKind::lightCost,
                  FRINGE_MARK("The light of a source of the kind \"{0}\" cannot be summed; choose "
                              "another solver, or hide the source."));
        if (plan_.pairs == 0)
            return; // nothing to compute yet
        for (const SourceCost& cost : all)
            plan_.methods.push_back(cost.method);
        plan_.isOfPoints = findInfo(methodInfos(), plan_.method().key) != nullptr;
        plan_.estimates = all.front().methods;
        if (design_.setup.lens.on && !mayHaveLens(design_))
            add(Severity::Warning, "lens.on",
                message(FRINGE_MARK("A sum is of light in free space: the lens is left out of "
                                    "account. Switch it off, or choose another solver.")),
                {{"lens.on", false}});
        if (inputs_.front().hiding)
            adviseOnHidden();
        adviseOnDesigning(design_, limits_, plan_.findings);
        add("", findingsOnPicture(design_, limits_));
        addSumMemory(all);
    }

    /// Says which sources others hide.
    void adviseOnHidden() {
        constexpr double whole = 0.99, much = 0.5;
        const std::vector<HiddenSource> hidden = hiddenSources(inputs_);
        for (std::size_t i = 0; i < hidden.size(); ++i) {
            if (hidden[i].share < much)
                continue;
            const Source& source = inputs_[i].source;
            const bool isWhole = hidden[i].share >= whole;
            addOf(inputs_[i],
                  {{isWhole ? Severity::Warning : Severity::Note,
                    "source." + sourceKindOf(source.kind.key).info.parameters.front().key,
                    isWhole ? message(FRINGE_MARK("Nothing of {0} is seen from any side that the "
                                                  "plate shows, for other sources hide it; move "
                                                  "it, or let light through what hides it."),
                                      nameOf(source))
                            : message(FRINGE_MARK("Other sources hide {1} % of {0} from all sides "
                                                  "that the plate shows."),
                                      nameOf(source), std::lround(100 * hidden[i].share))}});
            if (hidden[i].isHiddenByOne)
                plan_.findings.back().fixes =
                    onlyFix(lettingThrough(inputs_[hidden[i].hider].source));
        }
    }

    /// With which the source hides nothing.
    Settings lettingThrough(const Source& source) const {
        const auto number = static_cast<std::size_t>(&source - design_.sources.data());
        const std::string path = paths_.at(number) + '.';
        Settings settings;
        for (const ParameterInfo& row : sourceKindOf(source.kind.key).info.parameters) {
            if (row.key == "occlusion")
                settings.push_back({path + row.key, std::string("none")});
            if (row.key == "splat")
                settings.push_back({path + row.key, 0.0});
        }
        return settings;
    }

    /// A fix may be made of numbers that files hold.
    void keepFixesWithinTables() {
        if (std::ranges::all_of(plan_.findings, &std::vector<Fix>::empty, &Finding::fixes))
            return;
        std::map<std::string, ParameterInfo> rows;
        for (DesignSection& section : designSections(design_))
            for (DesignParameter& row : section.rows)
                rows.try_emplace(row.info.key, std::move(row.info));
        const auto isWrong = [&](const Setting& setting) {
            const auto row = rows.find(setting.path);
            const ParameterInfo& info =
                row != rows.end() ? row->second : designParameter(design_, setting.path).info;
            return refusal(info, setting.value).has_value();
        };
        for (Finding& item : plan_.findings) {
            checkpoint(limits_);
            std::erase_if(item.fixes, [&](const Fix& fix) {
                return std::ranges::any_of(fix.settings, isWrong);
            });
        }
    }

    void adviseOnSampling() {
        const Plate& plate = design_.setup.plate;
        const Length finest = std::min(plate.pitchX, plate.pitchY);
        const Length longest = std::ranges::max(design_.setup.wavelengths);
        if (finest < longest / 2)
            add(Severity::Warning, plate.pitchX <= plate.pitchY ? "plate.pitch_x" : "plate.pitch_y",
                message(
                    FRINGE_MARK("The pitch of {0} is below half the wavelength of {1}: the finest "
                                "fringes make evanescent waves, which do not travel."),
                    legibleLength(finest), legibleLength(longest)));
        const Sampling sampling = encodedPlanes(design_).sampling;
        if (limits_.reconstructing && !design_.isDesigned() && !lensOf(design_))
            add("reconstruction.",
                checkPropagation(sampling, plate.size, design_.reconstruction.distance,
                                 design_.propagation));
        add("encoding.", findingsOnEncoding(design_.encoding, sampling));
    }

    void addSumMemory(const std::vector<SourceCost>& all) {
        const Capabilities& device = inputs_.front().device;
        const double field = static_cast<double>(plan_.shape.count()) * sizeof(Complex);
        constexpr double records = 1 << 20; // of points and encodings
        const double levels = static_cast<double>(plan_.shape.count()) * sizeof(std::uint16_t);
        const double beside = all.size() > 1 ? field : 0; // a source that is added to others
        double bytes = 0, held = 0, onDevice = 0;
        std::uint64_t points = 0;
        for (const SourceCost& cost : all) {
            bytes = std::max(bytes, cost.bytes + beside);
            onDevice = std::max(onDevice, cost.onDevice + beside);
            held += cost.held;
            points += cost.points;
        }
        const double more = encodingBytes(design_.encoding, encodedPlanes(design_));
        const double encoding = limits_.makesLevels() ? plan_.planes * (field + levels) + more : 0;
        const double computing = std::max(plan_.planes * field + bytes, encoding);
        const double reconstructing = reconstructionBytes();
        plan_.bytes = whole(held + std::max(computing, reconstructing));
        const MemoryNeed use{
            plan_.shape,  plan_.bytes,
            plan_.planes, reconstructing > computing ? paddingOf(design_.propagation) : 1,
            points,       held};
        const auto reason = memoryRefusal(use, limits_.memory);
        if (reason || limits_.left)
            refuseOrBand(reason);
        if (device.memory > 0 && !plan_.bands)
            checkDevice(device, field + levels + records + std::max(onDevice, besideField()));
    }

    /// Where scratch files may hold what memory does not, or some are left, the sum is made in
    /// bands.
    void refuseOrBand(std::optional<Message> reason) {
        if (limits_.scratch && !design_.isDesigned() && plan_.runnable())
            try {
                plan_.bands = planBands(design_, limits_);
            } catch (const Error& error) {
                reason = error.message();
            }
        if (!plan_.bands)
            return reason ? add(Severity::Refusal, "plate.columns", *std::move(reason)) : void();
        const auto planes = static_cast<std::size_t>(plan_.planes);
        plan_.bands->disk += limits_.viewing ? pyramidBytes(plan_.shape, planes)
                                             : planes * keptBytes<std::uint16_t>(plan_.shape);
        plan_.bytes = plan_.bands->memory;
        plan_.deviceBytes =
            whole(std::min(plan_.bands->deviceMemory, inputs_.front().device.memory));
        plan_.methods = plan_.bands->methods;
        plan_.seconds += static_cast<double>(plan_.bands->moved) / diskRate(*limits_.scratch);
        plan_.pairs = plan_.bands->summing + plan_.bands->carrying;
        add(Severity::Note, "plate.columns", noteOn(*plan_.bands, limits_.left.has_value()));
    }

    double reconstructionBytes() const {
        if (!limits_.reconstructing)
            return 0;
        return limits_.refocusing
                   ? refocusBytes(lookedAt(design_), plan_.planes, design_.propagation)
                   : propagationBytes(lookedAt(design_), plan_.planes, design_.propagation);
    }

    /// What a reconstruction holds on the device beside a field [bytes].
    double besideField() const {
        const auto grid = convolutionGrid(lookedAt(design_), design_.propagation).shape.count();
        const auto samples =
            plan_.shape.count() + grid * (limits_.refocusing ? plan_.planes + 1 : 1);
        return limits_.reconstructing ? static_cast<double>(samples) * sizeof(Complex) : 0;
    }

    /// The memory of a device that has its own.
    void checkDevice(const Capabilities& device, double bytes) {
        plan_.deviceBytes = whole(bytes);
        if (bytes > device.memory)
            refuseOrBand(message(
                FRINGE_MARK("The device {0} has {1} of memory, and {2} are needed there; "
                            "choose fewer pixels or less zero padding, or another device."),
                device.device, formatBytes(whole(device.memory)), formatBytes(plan_.deviceBytes)));
    }

    void planDesigned() {
        checkDesigned();
        if (!plan_.runnable())
            return;
        const std::vector<SourceCost> all =
            costs(&SourceKind::wantedCost,
                  FRINGE_MARK("No pattern can be designed for a source of the kind \"{0}\"; choose "
                              "the sum of all light, or hide the source."));
        plan_.seconds += limits_.pace * anyPhaseSeconds(inputs_);
        plan_.methods = {design_.solver};
        plan_.isOfPoints =
            !inputs_.empty() && sourceKindOf(inputs_.front().source.kind.key).seen == nullptr;
        double onDevice = 0;
        for (const SourceCost& cost : all) {
            plan_.bytes += whole(cost.bytes);
            onDevice += cost.onDevice;
        }
        checkConditions();
        if (!plan_.runnable())
            return;
        if (const Capabilities& device = inputs_.front().device; device.memory > 0)
            checkDevice(device, onDevice);
        addJudging(plan_, design_, limits_.memory);
        addPictureMemory();
        noteLightBetween();
    }

    /// Checks the light that falls on the finished pattern, and what this is sent to.
    void checkLight() {
        Findings findings = findingsOnDevice(design_);
        checkAperture(design_.setup, findings);
        checkBeam(design_.setup, findings);
        add("", std::move(findings));
    }

    /// What all sources of a solver have in common.
    void checkDesigned() {
        Findings findings;
        checkOptics(design_.setup, levelsOf(design_.encoding), findings);
        checkLight();
        if (design_.start.kind == Start::Kind::Given)
            checkGivenStart(design_.start.given, design_.setup.plate, findings);
        checkSolving(design_, findings);
        for (Finding& item : findings) {
            item.parameter = solverPath(item.parameter);
            plan_.findings.push_back(std::move(item));
        }
    }

    void checkConditions() {
        if (design_.setup.wavelengths.size() > 1)
            add(Severity::Refusal, "illumination.wavelengths",
                message(FRINGE_MARK("A phase pattern is designed for one wavelength; give one.")));
        if (!encodingOf(design_.encoding.key).offersPhases)
            add(Severity::Refusal, "encoding.kind",
                message(FRINGE_MARK("The pattern is designed for a device that turns the phase; "
                                    "choose the encoding \"Phase\".")),
                {{"encoding.kind", "phase"}});
        checkStart(inputs_, plan_.findings);
        if (solverOf(design_.solver.key).comparesLevels && levelsOf(design_.encoding) == 0)
            add(Severity::Refusal, "encoding.levels",
                message(
                    FRINGE_MARK("Direct search and annealing compare levels; give 2 or more.")));
        const Plate& plate = design_.setup.plate;
        if (limits_.reconstructing && !lensOf(design_))
            for (Finding& item :
                 checkPropagation({plate.pitchX, plate.pitchY, design_.setup.wavelengths},
                                  plate.size, design_.reconstruction.distance, design_.propagation))
                if (item.severity == Severity::Refusal)
                    add("reconstruction.", {std::move(item)});
    }

    void addPictureMemory() {
        const std::uint64_t padded =
            limits_.reconstructing ? whole(refocusBytes(lookedAt(design_), 1, design_.propagation))
                                   : 0;
        const std::int64_t padding = padded > plan_.bytes ? paddingOf(design_.propagation) : 1;
        plan_.bytes = std::max(plan_.bytes, padded);
        if (auto reason = memoryRefusal(
                {.shape = plan_.shape, .bytes = plan_.bytes, .padding = padding}, limits_.memory))
            add(Severity::Refusal, "plate.columns", std::move(*reason));
    }

    /// A far field has four times the samples that it is designed on by default.
    void noteLightBetween() {
        if (!limits_.reconstructing || !design_.setup.lens.on
            || paddingOf(design_.propagation) <= 1)
            return;
        for (const SourceInput& input : inputs_)
            if (sourceKindOf(input.source.kind.key).seen != nullptr
                && !input.source.kind.values.contains("padding"))
                return addOf(input, {noteOnLightBetween()});
    }

    const Design& design_;
    const PlanLimits& limits_;
    const std::vector<std::string> paths_ = sourcePaths(design_),
                                   methodPaths_ = sourcePaths(design_, "method");
    std::vector<SourceInput> inputs_;
    Plan plan_;
};

} // namespace

bool Plan::runnable() const {
    return std::ranges::none_of(
        findings, [](const Finding& item) { return item.severity == Severity::Refusal; });
}

Plan plan(DesignPtr design, const PlanLimits& limits) {
    try {
        return Planner(design, limits).make();
    } catch (const Cancelled&) {
        throw;
    } catch (...) {
        return refusedPlan(std::move(design), detail::currentError());
    }
}

Plan refusedPlan(DesignPtr design, const Error& error) {
    Plan refused;
    refused.shape = design->setup.plate.size;
    refused.design = std::move(design);
    refused.findings = {{Severity::Refusal, error.parameter(), error.message()}};
    return refused;
}

Findings checkTable(const Design& design) {
    Findings findings;
    for (const DesignSection& section : designSections(design))
        for (const DesignParameter& row : section.rows)
            if (!row.info.derived && row.applies(design))
                if (auto reason = refusal(row.info, row.get(design)))
                    findings.push_back({Severity::Refusal, row.info.key, std::move(*reason)});
    return findings;
}

void requireRunnable(const Plan& plan) {
    for (const Finding& item : plan.findings)
        if (item.severity == Severity::Refusal)
            throw Error(ErrorKind::BadInput, item.message, item.parameter);
}

} // namespace fringe
