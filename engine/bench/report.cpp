// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/report.h"

#include <variant>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

/// Zero stands for a figure that is not known.
template <class Number> Json orNull(Number figure) {
    return figure > 0 ? Json(figure) : Json();
}

Json whatOf(const BenchRow& row, const std::string& key) {
    const auto found = row.what.find(key);
    return found == row.what.end()
               ? Json()
               : std::visit([](const auto& value) { return Json(value); }, found->second);
}

Json jsonOf(const BenchRow& row) {
    static const std::vector<BenchAxis> all = benchAxes();
    Json json{{"benchmark", row.benchmark},
              {"subject", row.subject},
              {"method", whatOf(row, "method")},
              {"points", whatOf(row, "points")},
              {"cloud", whatOf(row, "cloud")},
              {"device", row.device},
              {"real_part", row.what.isRealPart()},
              {"tolerance", whatOf(row, "tolerance")},
              {"distance", whatOf(row, "distance")},
              {"published", row.published},
              {"runs", row.runs},
              {"seconds", orNull(row.seconds)},
              {"rate", orNull(row.rate)},
              {"unit", row.unit.empty() ? Json() : Json(row.unit + "/s")},
              {"relative_l2", orNull(row.error)},
              {"relative_l2_of", row.errorOf},
              {"memory_bytes", row.memory},
              {"peak_bytes", row.peak},
              {"share_of_peak", orNull(row.share)},
              {"multiply_adds_per_second", orNull(row.multiplyAdds)},
              {"forecast_seconds", orNull(row.forecast)},
              {"over_fastest", orNull(row.overFastest)},
              {"remark", row.remark.english()}};
    for (const BenchAxis& axis : all) // what newer benchmarks vary, after what records have
        if (!json.contains(axis.info.key))
            json[axis.info.key] = whatOf(row, axis.info.key);
    return json;
}

std::string quoted(const std::string& text) {
    std::string cell = "\"";
    for (const char c : text)
        cell += c == '"' ? std::string("\"\"") : std::string(1, c);
    return cell + '"';
}

std::string cellOf(const Json& value) {
    if (value.is_null())
        return {};
    return value.is_string() ? quoted(value.get<std::string>()) : value.dump();
}

} // namespace

Json benchJson(const std::vector<BenchRow>& rows, const MachinePeaks& peaks) {
    Json list = Json::array();
    for (const BenchRow& row : rows)
        list.push_back(jsonOf(row));
    return {{"peaks",
             {{"multiply_adds_per_second", peaks.multiplyAdds},
              {"copy_bytes_per_second", peaks.copyBytes}}},
            {"rows", list}};
}

std::string benchCsv(const std::vector<BenchRow>& rows) {
    const Json anyRow = jsonOf({});
    std::string csv;
    for (const auto& [key, value] : anyRow.items())
        csv += (csv.empty() ? "" : ",") + key;
    for (const BenchRow& row : rows) {
        const Json cells = jsonOf(row);
        char before = '\n';
        for (const auto& [key, value] : cells.items()) {
            csv += before + cellOf(value);
            before = ',';
        }
    }
    return csv + '\n';
}

} // namespace fringe
