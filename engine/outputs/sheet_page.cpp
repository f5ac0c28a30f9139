// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/pdf_page.h"
#include "engine/model/units.h"
#include "engine/outputs/process_sheet.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdio>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

/// Rows of the page, from the top.
class SheetPage {
  public:
    explicit SheetPage(const Json& sheet) : sheet_(sheet) {}

    std::string make() {
        heading("Process sheet", 16);
        made();
        relief();
        pattern();
        layers();
        orientation();
        return page_.file("Process sheet: " + sheet_["file"]["name"].get<std::string>());
    }

  private:
    static constexpr double left = 60, valuesAt = 220, lineHeight = 14, bottomOfLayers = 290;

    static std::string length(const Json& metres) {
        return metres.get<double>() > 0 ? legibleLength(Length(metres.get<double>())) : "none";
    }
    static std::string nanometres(const Json& metres) {
        return formatted(metres.get<double>() * 1e9, 2) + " nm";
    }
    static std::string percent(const Json& share) {
        return formatted(share.get<double>() * 100, 2) + " %";
    }
    /// With so many digits behind the point.
    static std::string formatted(double value, int digits) {
        std::string text(32, '\0');
        text.resize(static_cast<std::size_t>(
            std::snprintf(text.data(), text.size(), "%.*f", digits, value)));
        return text;
    }
    static std::string byLength(const Json& x, const Json& y) {
        return length(x) + " × " + length(y);
    }

    void heading(const char* text, double size = 11) {
        y_ -= lineHeight / 2;
        page_.text(left, y_, text, size, PdfPage::Weight::Bold);
        y_ -= lineHeight;
    }

    void row(const char* label, const std::string& value) {
        page_.text(left, y_, label);
        page_.text(valuesAt, y_, value);
        y_ -= lineHeight;
    }

    void made() {
        const Json& file = sheet_["file"];
        row("File", file["name"]);
        row("Sum of its bytes", file["sum"].get<std::string>() + ", "
                                    + formatBytes(file["bytes"].get<std::uint64_t>()));
        row("Made by", sheet_["program"]);
    }

    void relief() {
        heading("Light and relief");
        row("Wavelength", length(sheet_["wavelength"]));
        if (!sheet_.contains("relief"))
            return row("Openings", "light passes where areas are drawn");
        const Json& relief = sheet_["relief"];
        const bool isThrough = relief["light"] == "transmission";
        row("Light", isThrough ? "transmission" : "reflection");
        row(isThrough ? "Index of the relief" : "Index above the relief",
            formatNumber(relief["index"]));
        if (relief.contains("medium"))
            row("Index above the relief", formatNumber(relief["medium"]));
        row("Tone", relief["tone"] == "depth" ? "depth: what is drawn is etched, and lies lower"
                                              : "height: what is drawn stays, and lies higher");
        row("Levels", std::to_string(sheet_["levels"].get<std::int64_t>()));
        row("Step of a level", nanometres(relief["step"]));
        row(!isThrough                  ? "For 2 pi, lambda/(2 n)"
            : relief.contains("medium") ? "For 2 pi, lambda/(n - n above)"
                                        : "For 2 pi, lambda/(n - 1)",
            nanometres(relief["full_depth"]));
        const Json& efficiency = sheet_["efficiency"];
        row("Efficiency of the steps", percent(efficiency["of_steps"]) + " (sinc²(1/L))");
        if (!sheet_.contains("solved"))
            row("Light in the design's wave", efficiency.contains("of_pattern")
                                                  ? percent(efficiency["of_pattern"])
                                                  : "not known of levels alone");
        row("Undeflected light",
            percent(efficiency["zero_order"]) + " (of the levels, evenly lit)");
        if (sheet_.contains("solved"))
            solved(sheet_["solved"]);
    }

    void solved(const Json& solved) {
        row("Designed by", solved["solver"].get<std::string>() + ", "
                               + std::to_string(solved["iterations"].get<std::int64_t>())
                               + " iterations");
        std::string figures = percent(solved["efficiency"]);
        if (solved.contains("uniformity"))
            figures += ", uniformity " + formatted(solved["uniformity"], 4);
        if (solved.contains("psnr_db"))
            figures += ", PSNR " + formatted(solved["psnr_db"], 1) + " dB";
        if (solved.contains("psnr_twice_as_fine_db"))
            figures += ", " + formatted(solved["psnr_twice_as_fine_db"], 1) + " dB twice as fine";
        row("Light where it is wanted", figures);
    }

    void pattern() {
        heading("Pattern");
        const Json& plate = sheet_["plate"];
        row("Pixels", std::to_string(plate["columns"].get<std::int64_t>()) + " × "
                          + std::to_string(plate["rows"].get<std::int64_t>()) + " of "
                          + byLength(plate["pitch_x"], plate["pitch_y"]));
        row("Size", byLength(plate["width"], plate["height"]));
        const Json& feature = sheet_["smallest_feature"];
        row("Smallest feature", byLength(feature["x"], feature["y"]));
        if (sheet_.contains("marks"))
            row("Marks", "crosses of " + length(sheet_["marks"]["cross"]) + ", their middles "
                             + length(sheet_["marks"]["from_corner"])
                             + " beside the corners in x and y");
        for (const auto& [what, count] : sheet_["counts"].items())
            if (what != "pixels") // which are said above
                row("Count", std::to_string(count.get<std::uint64_t>()) + " " + what);
    }

    void cells(const std::array<std::string, 5>& texts, PdfPage::Weight weight) {
        constexpr std::array places{0., 50., 150., 230., 320.};
        for (std::size_t i = 0; i < texts.size(); ++i)
            page_.text(left + places[i], y_, texts[i], 9, weight);
        y_ -= 12;
    }

    void layers() {
        const bool areMasks = sheet_["layers_are"] == "masks";
        heading(areMasks ? "Masks" : "Levels");
        cells({"Layer", "Depth or height", "Fill", "Shapes", "Smallest feature"},
              PdfPage::Weight::Bold);
        std::size_t left = sheet_["layers"].size();
        for (const Json& layer : sheet_["layers"]) {
            if (y_ < bottomOfLayers)
                break;
            const Json& feature = layer["smallest_feature"];
            cells({std::to_string(layer["layer"].get<int>()),
                   layer.contains("depth") ? nanometres(layer["depth"]) : "-",
                   percent(layer["fill"]),
                   layer.contains("shapes") ? std::to_string(layer["shapes"].get<std::uint64_t>())
                                            : "-",
                   byLength(feature["x"], feature["y"])},
                  PdfPage::Weight::Normal);
            --left;
        }
        if (left > 0)
            cells({"", std::to_string(left) + " more in the file .json"}, PdfPage::Weight::Normal);
    }

    /// The plate with a letter that has no symmetry.
    void orientation() {
        constexpr double x = left + 30, y = 90, side = 110, arrow = 24;
        y_ = y + side + 60;
        heading("Orientation");
        page_.text(left, y_,
                   "Seen against the light that leaves the plate (from z > 0 towards -z).");
        for (const double at : {0., side}) {
            page_.line(x, y + at, x + side, y + at);
            page_.line(x + at, y, x + at, y + side);
        }
        page_.fill(x + 40, y + 25, 10, 60, 0.4);
        page_.fill(x + 40, y + 75, 36, 10, 0.4);
        page_.fill(x + 40, y + 50, 26, 10, 0.4);
        page_.fill(x + 1, y + side - 6, 5, 5, 0);
        page_.text(x - 20, y + side + 5, "first row, first column", 8);
        page_.line(x + side + 20, y, x + side + 20 + arrow, y);
        page_.line(x + side + 20, y, x + side + 20, y + arrow);
        page_.text(x + side + 24 + arrow, y - 3, "x");
        page_.text(x + side + 17, y + arrow + 4, "y");
        page_.text(x + side + 80, y + 60, "x grows with the columns, y against the rows.", 9);
        page_.text(x + side + 80, y + 46, "Layout files have 0, 0 in the middle of the pixel in",
                   9);
        page_.text(x + side + 80, y + 34, "column floor(columns/2), row floor(rows/2), from 0.", 9);
        page_.text(x + side + 80, y + 20, "Mirror left-right where the other side is written.", 9);
    }

    const Json& sheet_;
    PdfPage page_;
    double y_ = 790;
};

} // namespace

std::string sheetPdf(const Json& sheet) {
    return SheetPage(sheet).make();
}

} // namespace fringe
