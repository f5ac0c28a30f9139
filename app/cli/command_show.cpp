// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/panel_show.h"
#include "app/cli/progress_text.h"
#include "app/cli/session.h"
#include "app/cli/shown_pictures.h"
#include "app/cli/text_table.h"
#include "engine/device/test_pages.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <cmath>

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
        app.add_option("--test-page", page,
                       "A page of the program's own instead of a file: "
                           + joined(testPages(), &TestPage::key))
            ->type_name("NAME");
        app.add_flag("--yes", even,
                     "Also on a screen that is primary, mirrored, or changes values by a table");
    }
    std::string input, screen, dwell, page;
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

std::vector<ShownPicture> pageFor(const TestPage& page, const PanelSize& size) {
    const Shape shape{size.height, size.width};
    SentPicture sent{size};
    for (const std::uint16_t value : valuesOf(page, {shape, {0, 0, shape}}).samples())
        sent.samples.push_back(static_cast<std::uint8_t>(value));
    return {{std::make_shared<const SentPicture>(std::move(sent))}};
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
    Dwell dwell{options.refreshes, options.dwell.empty() ? 0 : parseSeconds(options.dwell)};
    const TestPage* page = options.page.empty() ? nullptr : &testPageOf(options.page);
    std::vector<ShownPicture> pictures;
    if (page == nullptr)
        pictures = readShown(options.input, session);
    if (pictures.size() > 1 && !dwell.isGiven()
        && std::ranges::any_of(pictures, [](const auto& one) { return !one.dwell; }))
        throw badInput("{0}: how long do its pictures stay? Give --dwell 500ms, "
                       "--frames-per-pattern, or a dwell for each.",
                       options.input);
    PanelShow show(session);
    const PanelScreen screen = screenOf(show.screens(), options.screen);
    if (page != nullptr)
        pictures = pageFor(*page, screen.size);
    show.arm({screen.name, screen.edid, pictures.front().picture->size, options.even});
    session.say("note",
                page != nullptr ? page->help : "Ctrl-C ends it, and the panel is blank then.");
    return shownText(options, screen, show.play(pictures, dwell));
}

} // namespace

extern const Command command_show{"show", "Show patterns on a panel, pixel by pixel",
                                  "fringe show pattern.png --screen DP-2", bodyOf<Options, run>,
                                  false};

} // namespace fringe
