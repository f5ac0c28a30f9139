// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/panel_show.h"
#include "app/cli/progress_text.h"
#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "app/panel/shown_pictures.h"
#include "engine/device/panel.h"
#include "engine/device/test_pages.h"
#include "engine/io/device_preset.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    explicit Options(CLI::App& app) {
        app.add_option("FILE", input,
                       "Picture as it is sent, of the screen's size, or a list of such: .txt, .csv "
                       "or .json, with a dwell each")
            ->type_name("FILE|PLAYLIST");
        app.add_option("--screen", screen, "Name, model or EDID of the panel's screen")
            ->type_name("NAME");
        app.add_flag("--screens", lists, "List the screens");
        app.add_option("--dwell", dwell, "Time that each pattern stays, by whole refreshes")
            ->type_name("TIME");
        app.add_option("--frames-per-pattern", refreshes, "Refreshes that each pattern stays")
            ->check(CLI::Range(1, 1'000'000))
            ->excludes("--dwell");
        app.add_option("--repeat", repeat, "How often all patterns are shown, or: forever")
            ->type_name("N")
            ->capture_default_str();
        app.add_option("--test-page", page,
                       "A page of the program's own instead of a file: "
                           + joined(testPages(), &TestPage::key))
            ->type_name("NAME");
        app.add_option("--device-preset", device,
                       "Panel that the screen is, a name or a file of its own: pictures must be of "
                       "its video mode, test pages are made for it")
            ->type_name("NAME|FILE.json");
        app.add_option("--wavelength", wavelength,
                       "Wavelength at which a test page turns by 2π, where the preset has several")
            ->type_name("LENGTH");
        app.add_flag(
            "--yes", even,
            "Show also on a screen that is primary, mirrored, or changes values by a table");
    }
    std::string input, screen, dwell, repeat = "1", page, device, wavelength;
    int refreshes = 0;
    bool lists = false, even = false;
};

std::string sizeText(const PanelSize& size) {
    return std::to_string(size.width) + " × " + std::to_string(size.height);
}

Report listed(const std::vector<PanelScreen>& screens) {
    std::vector<std::vector<std::string>> rows;
    Json json = Json::array();
    for (const PanelScreen& screen : screens) {
        const double hertz = screen.milliHertz * 1e-3;
        rows.push_back({screen.name, sizeText(screen.size),
                        "at " + std::to_string(screen.x) + ", " + std::to_string(screen.y),
                        hertz > 0 ? formatted("%.2f Hz", hertz) : "", screen.model,
                        screen.isPrimary ? "primary" : "", screen.isMirrored ? "mirrored" : ""});
        json.push_back({{"name", screen.name},
                        {"model", screen.model},
                        {"edid", screen.edid},
                        {"width", screen.size.width},
                        {"height", screen.size.height},
                        {"x", screen.x},
                        {"y", screen.y},
                        {"refresh_hz", hertz > 0 ? Json(hertz) : Json()},
                        {"primary", screen.isPrimary},
                        {"mirrored", screen.isMirrored},
                        {"tinted", screen.isTinted}});
    }
    return {alignedTable(rows), json};
}

/// The screen that is meant.
const PanelScreen& screenOf(const std::vector<PanelScreen>& screens, const std::string& meant) {
    const auto isMeant = [&](const PanelScreen& screen) {
        return screen.name == meant || (!screen.model.empty() && screen.model == meant)
               || (!screen.edid.empty() && screen.edid == meant);
    };
    const auto found = std::ranges::find_if(screens, isMeant);
    if (found == screens.end() || std::ranges::count_if(screens, isMeant) > 1)
        throw badInput("--screen: {0} \"{1}\"; there are: {2}.",
                       found == screens.end() ? "there is no screen" : "several screens are a",
                       meant, joined(screens, [](const PanelScreen& screen) {
                           return screen.name + " (" + sizeText(screen.size) + ")";
                       }));
    return *found;
}

/// Values that make 2π at the wavelength that is given, or the only one that the preset knows.
int turnOf(const DevicePreset& preset, const std::string& wavelength) {
    if (wavelength.empty() && preset.levels.size() > 1)
        throw badInput("--wavelength is missing: {0} has other levels at other wavelengths.",
                       preset.name);
    const Length at = !wavelength.empty()     ? parseLength(wavelength)
                      : preset.levels.empty() ? Length(1)
                                              : preset.levels.front().wavelength;
    return static_cast<int>(levelsAt(preset, at));
}

/// A page of the program's own for the panel; without a preset for all of the screen.
PanelPicture pageFor(const Options& options, const PanelSize& screen) {
    const TestPage& page = testPageOf(options.page);
    if (options.device.empty()) {
        const Shape all{screen.height, screen.width};
        return panelPictureOf({valuesOf(page, {.mode = all, .place = {0, 0, all}})}, options.page);
    }
    const DevicePreset preset = presetOf(options.device);
    Panel panel = panelOf(preset.device);
    panel.bits = static_cast<int>(preset.bits);
    return panelPictureOf(
        sentPage(page, panel, preset.plate.size, turnOf(preset, options.wavelength)), options.page);
}

std::uint64_t roundsOf(const std::string& text) {
    if (text == "forever")
        return std::numeric_limits<std::uint64_t>::max();
    std::uint64_t rounds = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), rounds);
    if (error != std::errc() || end != text.data() + text.size() || rounds == 0)
        throw badInput("--repeat: \"{0}\" is no number from 1 up; give one, or forever.", text);
    return rounds;
}

/// Refuses pictures that are not of the video mode of the preset.
void requireMode(const PanelPicture& picture, const Options& options) {
    const DevicePreset preset = presetOf(options.device);
    const PanelSize wanted = sizeOf(modeOf(panelOf(preset.device), preset.plate.size));
    if (picture.size != wanted)
        throw badInput("{0} has {1} pixels, and {2} is sent {3}; `fringe encode --device-preset` "
                       "makes such pictures.",
                       options.input, sizeText(picture.size), preset.name, sizeText(wanted));
}

Report shownText(const Options& options, const PanelScreen& screen, const ShowTally& tally) {
    const std::string patterns =
        std::to_string(tally.shown) + (tally.shown == 1 ? " pattern" : " patterns");
    return {screen.name + ": " + patterns + " shown, " + std::to_string(tally.late) + " late"
                + (tally.isCounted ? "" : " by the clock, as this display counts no refreshes"),
            {{"screen", screen.name},
             {"file", options.page.empty() ? options.input : options.page},
             {"shown", tally.shown},
             {"late", tally.late},
             {"refresh_s", tally.interval},
             {"mean_s", tally.shown > 1 ? Json(tally.mean) : Json()},
             {"counted", tally.isCounted}}};
}

Report run(const Options& options, Session& session) {
    if (options.lists)
        return listed(PanelShow(session).screens());
    if (options.input.empty() == options.page.empty())
        throw badInput("Give a FILE to show, or --test-page NAME.");
    if (options.screen.empty())
        throw badInput("--screen is missing; --screens lists those that there are.");
    Dwell dwell{options.refreshes, options.dwell.empty() ? 0 : parseSeconds(options.dwell),
                roundsOf(options.repeat)};
    std::vector<ShownPicture> pictures;
    if (options.page.empty())
        pictures = readShown(options.input, session.options().memoryBytes(), session.control());
    else
        pageFor(options, {1, 1}); // before any work
    if (options.page.empty() && !options.device.empty())
        requireMode(*pictures.front().picture, options);
    if ((pictures.size() > 1 || dwell.rounds > 1) && !dwell.isGiven()
        && std::ranges::any_of(pictures, [](const auto& one) { return !one.dwell; }))
        throw badInput("{0}: how long do its pictures stay? Give --dwell 500ms, "
                       "--frames-per-pattern, or a dwell for each.",
                       options.input);
    PanelShow show(session);
    const PanelScreen screen = screenOf(show.screens(), options.screen);
    if (!options.page.empty())
        pictures = {{std::make_shared<const PanelPicture>(pageFor(options, screen.size))}};
    show.arm({screen.name, screen.edid, pictures.front().picture->size, options.even});
    session.say("note", options.page.empty() ? "Ctrl-C ends it, and the panel is blank then."
                                             : testPageOf(options.page).help);
    return shownText(options, screen, show.play(pictures, dwell));
}

} // namespace

extern const Command command_show{"show",
                                  "Show patterns on a panel, pixel by pixel",
                                  CommandGroup::Machine,
                                  "fringe run example:spots -o results\n"
                                  "fringe show results/spots-phase.png --screen DP-2",
                                  bodyOf<Options, run>,
                                  false};

} // namespace fringe
