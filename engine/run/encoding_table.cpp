// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/encoding_table.h"

#include "engine/encodings/encoding.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"

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

/// Judges of both lights of one field.
struct Judges {
    EncodingRow row(const Encoding& kind, const Chain& chain, const Job& job) {
        const Chain shown = encodedBy(kind, chain, false);
        EncodingRow row{shown.design().encoding, figuresOf(shown, all, job), {}};
        if (!shown.encodedBefore()->bands.empty())
            row.alone = figuresOf(shown.with(encodedBy(kind, chain, true).designPtr()), alone, job);
        return row;
    }

    LightJudge all, alone;
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
