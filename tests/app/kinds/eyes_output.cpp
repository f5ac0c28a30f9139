// SPDX-License-Identifier: GPL-3.0-or-later
// A kind of output that only the tests know: what two eyes see, each a file.
#include "engine/model/parameter_rows.h"
#include "engine/outputs/output_kind.h"
#include "engine/run/look.h"

namespace fringe {
namespace {

using namespace table;

struct Eyes {
    Length apart = 0.1_mm;
};

BoundRows<Eyes> rows() {
    return {{lengthRow("apart", "Apart", "From one pupil's middle to the other's."), &Eyes::apart}};
}

std::vector<std::filesystem::path> files(const Output& output, const Design&) {
    const std::filesystem::path path(output.file);
    std::vector<std::filesystem::path> both(2, path);
    both[0].replace_filename(path.stem().string() + "-left" + path.extension().string());
    both[1].replace_filename(path.stem().string() + "-right" + path.extension().string());
    return both;
}

void write(const OutputInput& of, const ParameterValues& values, const OutputFile& file) {
    const Length apart = readBy(rows(), values).apart;
    Look at = lookOf(of.chain.design());
    at.pupil = {0.1_mm, -0.5 * apart, {}};
    for (const auto& path : files({.name = "", .file = file.path.string()}, of.chain.design())) {
        writePicture(path, of.show(at), file.overwrite, file.control);
        at.pupil.x = 0.5 * apart;
    }
}

} // namespace

extern const OutputKind eyes_output{
    .info = {"eyes", "Eyes", "What is seen through two pupils.", infosOf(rows())},
    .needs = Stage::Picture,
    .content = FileContent::Picture,
    .file = "eyes.npy",
    .write = write,
    .files = files,
};

} // namespace fringe
