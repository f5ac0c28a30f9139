// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/point_files.h"

#include "engine/io/file_checks.h"
#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"

#include <algorithm>
#include <new>

namespace fringe {

namespace {

const PointImporter& importerOf(const std::filesystem::path& path) {
    requireName(path);
    const std::string suffix = lowered(path.extension().string());
    for (const PointImporter* importer : allPointImporters())
        if (std::ranges::count(importer->suffixes, suffix) > 0)
            return *importer;
    throw badInput(FRINGE_MARK("{0}: the suffix \"{1}\" is not that of a point file; those are "
                               "{2}."),
                   path.string(), suffix, suffixList(allPointImporters()));
}

} // namespace

PointCloud readPointCloud(const std::filesystem::path& path, const PointReading& reading) {
    const PointImporter& importer = importerOf(path);
    try {
        return importer.read(path, reading);
    } catch (const std::bad_alloc&) {
        throw badInput(FRINGE_MARK("{0}: the points do not fit into memory; thin them out or close "
                                   "other programs."),
                       path.string());
    }
}

} // namespace fringe
