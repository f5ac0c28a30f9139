// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace fringe {

/// One page A4 of text and lines as a PDF 1.4, whose bytes depend on nothing else. Places are in
/// points of 1/72 inch from the lower left corner. Texts are UTF-8; what Windows-1252 lacks is
/// written "?". One thread.
class PdfPage {
  public:
    static constexpr double width = 595, height = 842;

    enum class Weight { Normal, Bold };

    void text(double x, double y, std::string_view text, double size = 10,
              Weight weight = Weight::Normal);
    void line(double x1, double y1, double x2, double y2, double thickness = 0.8);
    void fill(double x, double y, double wide, double high, double gray);

    /// All of the file.
    std::string file(std::string_view title) const;

  private:
    std::string content_;
};

} // namespace fringe
