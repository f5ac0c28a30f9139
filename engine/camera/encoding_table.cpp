// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/camera/encoding_table.h"

#include "engine/camera/panel_waves.h"
#include "engine/encodings/encoding.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"

#include <algorithm>
#include <utility>

namespace fringe {
namespace {

/// The encoding of a design, or another with the levels that it has.
Choice encodingFor(const Encoding& kind, const Design& design) {
    if (kind.info.key == design.encoding.key)
        return design.encoding;
    Choice other{kind.info.key};
    if (parameterOf(kind.info, "levels") && deviceLevels(design.encoding) > 2)
        other.values["levels"] = deviceLevels(design.encoding);
    return other;
}

/// The field of a chain with another encoding, and a stop behind the bare device.
Chain encodedBy(const Encoding& kind, const Chain& chain, bool isFiltered) {
    Design design = chain.design();
    design.encoding = encodingFor(kind, design);
    design.device = {"none"};
    design.focalStop = FocalStop::Centre;
    design.reconstruction.fromEncoded = true;
    design.reconstruction.isFiltered = isFiltered;
    return chain.with(std::make_shared<const Design>(std::move(design)));
}

LightFigures figuresOf(const Chain& chain, LightJudge& judge, const Job& job) {
    const auto figures = taken(judge.figures(chain, chain.design().reconstruction.distance, job));
    if (!figures)
        throw badInput(
            FRINGE_MARK("Memory does not hold the planes that figures of the light take; "
                        "choose fewer pixels, or allow more memory."));
    return *figures;
}

/// Means of blocks of a picture, no wider than 256 of them.
Picture small(const Picture& picture) {
    constexpr std::int64_t widest = 256;
    const auto [rows, cols] = picture.planes.front().shape();
    const std::int64_t step = (std::max(rows, cols) + widest - 1) / widest;
    const Shape shape{rows / step, cols / step};
    Picture reduced{.sampling = picture.sampling, .distance = picture.distance};
    for (const Plane<float>& plane : picture.planes) {
        std::vector<float> means(static_cast<std::size_t>(shape.count()));
        for (std::int64_t row = 0; row < shape.rows * step; ++row)
            for (std::int64_t col = 0; col < shape.cols * step; ++col)
                means[static_cast<std::size_t>(row / step * shape.cols + col / step)] +=
                    plane.samples()[static_cast<std::size_t>(row * cols + col)]
                    / static_cast<float>(step * step);
        reduced.planes.emplace_back(shape, std::move(means));
    }
    return reduced;
}

/// Judges of all lights of one field.
struct Judges {
    EncodingRow row(const Encoding& kind, const Chain& chain, const Job& job) {
        const Chain whole = encodedBy(kind, chain, false);
        const Chain filtered = whole.with(encodedBy(kind, chain, true).designPtr());
        EncodingRow row{whole.design().encoding, figuresOf(whole, all, job)};
        const bool hasStop = !whole.encodedBefore()->bands.empty();
        if (hasStop)
            row.alone = figuresOf(filtered, alone, job);
        row.picture = small((hasStop ? alone : all).picture());
        row.onPanel = figuresOf(hasStop ? filtered : whole, panel, job);
        return row;
    }

    LightJudge all{}, alone{}, panel{[](const LevelPattern&levels, JobControl&control) {
        return onPanel(levels, panelOfTable, control);
    }};
};

} // namespace

Outcome<std::vector<EncodingRow>> encodingTable(const Chain& chain, const Job& job) {
    return outcomeOf([&] {
        const Chain field(chain.designPtr(), *chain.field()); // to which designs are compared, too
        Judges judges;
        std::vector<EncodingRow> rows;
        const auto& kinds = allEncodings();
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            job.control.checkpoint();
            const auto all = static_cast<double>(kinds.size()), number = static_cast<double>(i);
            const JobShare share(job.control, number / all, (number + 1) / all);
            rows.push_back(judges.row(*kinds[i], field, job));
        }
        return rows;
    });
}

} // namespace fringe
