// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/correction_table.h"

#include "engine/io/counted_table.h"
#include "engine/io/file_checks.h"
#include "engine/io/input_file.h"
#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace fringe {
namespace {

class CorrectionTable {
  public:
    CorrectionTable(const std::filesystem::path& path, const JobControl& control, int bits)
        : file_(path), control_(control), bits_(bits) {}

    Raster read(std::uint64_t memory) {
        requireMemory(file_.name(), 2 * file_.size(), memory); // a digit and a comma: a float
        const auto first = file_.line();
        const auto names = tableFields(first.value_or(""));
        if (names.size() < 2 || lowered(names.front()) != "y/x" || !counts(names))
            throw badInput(
                FRINGE_MARK("{0} is no table of a correction that is known: its first line is not "
                            "\"Y/X,0,1,2,…\"; give the correction as a grey picture."),
                file_.name());
        raster_.shape.cols = std::ssize(names) - 1;
        while (const auto line = file_.line())
            if (!trimmed(*line).empty())
                take(tableFields(*line));
        if (raster_.shape.rows == 0)
            throw badInput(FRINGE_MARK("{0} holds no rows; save the correction again."),
                           file_.name());
        return std::move(raster_);
    }

  private:
    static bool counts(const std::vector<std::string>& names) {
        for (std::size_t i = 1; i < names.size(); ++i)
            if (toCount(names[i]) != i - 1)
                return false;
        return true;
    }

    void take(const std::vector<std::string>& fields) {
        control_.checkpoint();
        if (std::ssize(fields) != raster_.shape.cols + 1
            || toCount(fields.front()) != static_cast<std::uint64_t>(raster_.shape.rows))
            throw badInput(FRINGE_MARK("{0}: line {1} is not the row {2} with {3} levels; the file "
                                       "is cut short or damaged."),
                           file_.name(), file_.lineNumber(), raster_.shape.rows,
                           raster_.shape.cols);
        const double cycle = std::exp2(bits_);
        for (std::size_t i = 1; i < fields.size(); ++i) {
            const auto level = toNumber(fields[i]);
            if (!level || !(*level >= 0 && *level < cycle))
                throw badInput(FRINGE_MARK("{0}: line {1}: {2} is no level of a panel of {3} bits, "
                                           "whose {4} make a cycle; give the correction of this "
                                           "panel, or choose its bits."),
                               file_.name(), file_.lineNumber(), excerpt(fields[i]), bits_,
                               std::int64_t{1} << bits_);
            raster_.samples.push_back(static_cast<float>(*level / cycle));
        }
        ++raster_.shape.rows;
    }

    InputFile file_;
    const JobControl& control_;
    int bits_;
    Raster raster_{};
};

} // namespace

Raster readCorrectionTable(const std::filesystem::path& path, const JobControl& control, int bits,
                           std::uint64_t memory) {
    return CorrectionTable(path, control, bits).read(memory);
}

} // namespace fringe
