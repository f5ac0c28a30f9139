// SPDX-License-Identifier: GPL-3.0-or-later
#include "readers.h"

#include "app/project/project_file.h"
#include "engine/device/gray_curve.h"
#include "engine/io/asset_files.h"
#include "engine/io/checkpoint.h"
#include "engine/io/checkpoint_file.h"
#include "engine/io/field_files.h"
#include "engine/io/metadata.h"
#include "engine/io/npy_header.h"
#include "engine/io/panel_files.h"
#include "engine/io/pixel_files.h"
#include "engine/io/point_files.h"
#include "engine/io/raster_files.h"
#include "engine/io/spot_files.h"
#include "engine/io/tables/mode_files.h"
#include "engine/io/target_picture.h"
#include "engine/job/job_control.h"
#include "engine/mask/mask_files.h"
#include "engine/run/key.h"
#include "engine/sources/spots/spots_source.h"
#include "tests/app/project/random_design.h"
#include "tests/engine/io/picture_writers.h"
#include "tests/engine/io/point_samples.h"
#include "tests/engine/io/sample_data.h"
#include "tests/engine/mask/foreign_layouts.h"
#include "tests/support/glb.h"
#include "tests/support/scratch_folder.h"

#ifdef FRINGE_HAS_IMAGES
#include "engine/io/images/image_codec.h"
#include "engine/model/build.h"
#include "engine/model/checksum.h"
#endif

#include <algorithm>

namespace fringe::test {
namespace {

namespace fs = std::filesystem;

constexpr Shape shape{5, 6};

/// What `write` leaves in a file of that name.
template <class Write> std::string written(const std::string& name, const Write& write) {
    const ScratchFolder folder;
    write(folder / name);
    return contentsOf(folder / name);
}

std::string textOf(const AssetBytes& file) {
    return {reinterpret_cast<const char*>(file.bytes.data()), file.bytes.size()};
}

Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

const Words placed{"--fit", "1mmx1mmx1mm", "--at", "100mm"};
const Words sampled{"--pitch", "8um", "--wavelength", "532nm"};
const Words designed{"--size",         "16x16", "--geometry",   "lens",
                     "--focal-length", "200mm", "--iterations", "2"};

/// As data of a design: read, and kept in a project.
auto asAsset(AssetType type) {
    return [type](const fs::path& path) {
        const JobControl control;
        const AssetBytes kept = assetBytes(readAsset(type, path, {.control = &control}));
        const ScratchFolder folder;
        readAsset(type, folder.file(std::string("kept") + kept.suffix, textOf(kept)),
                  {.control = &control});
    };
}

void addPoints(std::vector<Reader>& all) {
    std::map<std::string, std::vector<std::string>> wholes;
    for (const PointSample& sample : pointSamples())
        wholes[fs::path(sample.name).extension()].push_back(sample.bytes);
    for (const auto& [suffix, files] : wholes)
        all.push_back({"points" + suffix,
                       "p" + suffix,
                       files,
                       {asAsset(AssetType::PointCloud),
                        [](const fs::path& path) {
                            const JobControl control;
                            readPointCloud(path, {control, 0}); // piece by piece
                        }},
                       {with({"points", "@", "-o", "out/f.npy", "--size", "8x8"}, placed)}});
}

void addSpots(std::vector<Reader>& all) {
    all.push_back({"spots.csv",
                   "s.csv",
                   {"x[mm],y[mm],z[mm]\n1,0.5,0\n-1,0.25,0\n",
                    "# table\nx;y;z;intensity;phase\n0,001;0,002;0;1;\n-0,001;0;0;0,5;1,5\n",
                    spotTable({{1e-3, 0, 0, 1, {}}, {-1e-3, 5e-4, 1e-3, 0, 0.5}})},
                   {asAsset(AssetType::SpotList)},
                   {with({"spots", "@", "-o", "out/f.npy"}, designed)}});
}

void addModes(std::vector<Reader>& all) {
    all.push_back({"modes.csv",
                   "m.csv",
                   {"family,l,p,waist[mm],z[mm]\nlg,1,0,0.1,50\nlg,-3,2,0.2,-20\n",
                    "# table\nfamily;m;n;l;cone[mrad];phase\nhg;2;1;;;0,5\nbg;;;3;2,5;\n",
                    modeTable({{.l = 7}, {.family = ModeFamily::Bessel}})},
                   {[](const fs::path& path) {
                       mayHold(AssetType::ModeList, path, JobControl());
                       asAsset(AssetType::ModeList)(path);
                   }},
                   {Words{"modes", "@", "-o", "out/f.npy", "--size", "8x8"}}});
}

const std::string obj = "mtllib whole.mtl\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 1 1\nvt 0 0\nvt 1 1\n"
                        "vn 0 0 1\nusemtl red\nf 1/1/1 2/2/1 3//1\ng rest\nf -4 -2 -1\n"
                        "usemtl wood\nf 1/1 2/2 3/1 4/2\n";
const std::string ply = "ply\nformat ascii 1.0\ncomment TextureFile near.npy\nelement vertex 4\n"
                        "property float x\nproperty float y\nproperty float z\nproperty float nx\n"
                        "property float ny\nproperty float nz\nproperty uchar red\n"
                        "property uchar green\nproperty uchar blue\nproperty float u\n"
                        "property float v\nelement face 2\n"
                        "property list uchar int vertex_indices\nend_header\n"
                        "0 0 0 0 0 1 255 0 0 0 0\n1 0 0 0 0 1 0 255 0 1 0\n"
                        "1 1 0 0 0 1 0 0 255 1 1\n0 1 0 0 0 1 9 9 9 0 1\n3 0 1 2\n4 0 1 2 3\n";
const std::string stl = "solid one\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\n"
                        "vertex 0 1 0\nendloop\nendfacet\nendsolid one\n";

std::string binaryStl() {
    Bytes body(std::endian::little);
    body.put<std::uint32_t>(2);
    for (int triangle = 0; triangle < 2; ++triangle) {
        for (int i = 0; i < 12; ++i)
            body.put<float>(static_cast<float>((i * 7 + triangle) % 5));
        body.put<std::uint16_t>(0);
    }
    return std::string(80, 'h') + body.text();
}

/// As a project keeps it, with all that a mesh may have.
std::string keptMesh() {
    RandomDesigns designs(3);
    for (;;) {
        const Design design = designs.next();
        for (const Source& source : design.sources)
            for (const auto& [slot, asset] : source.kind.assets)
                if (const auto mesh = asset.as<Mesh>(); mesh && !mesh->textures.empty())
                    return textOf(assetBytes(asset.data));
    }
}

void addMeshes(std::vector<Reader>& all) {
    const auto command = [](const char* file) {
        return with({"mesh", file, "-o", "out/f.npy", "--size", "8x8", "--points", "50"}, placed);
    };
    const auto read = [](const fs::path& path) {
        mayHold(AssetType::Mesh, path, JobControl());
        asAsset(AssetType::Mesh)(path);
    };
    all.push_back({"mesh.obj", "m.obj", {obj}, {read}, {command("@")}});
    all.push_back({"mesh.ply", "m.ply", {ply, keptMesh()}, {read}, {command("@")}});
    all.push_back({"mesh.stl", "m.stl", {stl, binaryStl()}, {read}, {command("@")}});
    all.push_back(
        {"mesh.glb", "m.glb", {Glb{}.bytes(), test::wholeNumbersGlb()}, {read}, {command("@")}});
    all.push_back(
        {"mesh.mtl",
         "whole.mtl",
         {"newmtl red\nKd 1 0.5 0\nnewmtl wood\nKd 1 1 1\nmap_Kd -s 1 1 1 near.npy\n"},
         {[](const fs::path& path) { asAsset(AssetType::Mesh)(path.parent_path() / "whole.obj"); }},
         {command("whole.obj")}});
}

/// Files of formats that are not written.
std::vector<std::string> foreignWholes(const std::string& suffix) {
    const std::string array(npyHeaderText(NpyType::Float64, {2, 3}) + std::string(48, 'n'));
    if (suffix == ".pfm")
        return {pfmOf(2, 3, {{0, 1, 2, 3, 4, 5}}, std::endian::little),
                pfmOf(1, 2, {{0, 1}, {2, 3}, {4, 5}}, std::endian::big)};
    if (suffix == ".npz")
        return {zipOf({{"arr_0.npy", array}}), zipOf({{"depth.npy", array}, {"unit.npy", "m"}})};
    if (suffix == ".h5")
        return {contentsOf(FRINGE_IO_SAMPLES "/phase.h5"),
                contentsOf(FRINGE_IO_SAMPLES "/octave.h5")};
    if (suffix == layoutSuffixes().front()) // of either name, since the bytes say which it is
        return {contentsOf(FRINGE_IO_SAMPLES "/cells.oas"),
                contentsOf(FRINGE_IO_SAMPLES "/cells.gds")};
    if (suffix == ".mat")
        return {matOf("depth", 2, 3, {0, 3, 1, 4, 2, 5})};
    return {};
}

/// Files that only others write, of formats that are written.
std::vector<std::string> othersWholes(const std::string& suffix) {
    if (suffix == ".tif") // a bit a sample, which it does not say
        return {tiffOf({{{{256, {4, {11}}},
                          {257, {4, {3}}},
                          {262, {3, {1}}},
                          {278, {4, {3}}},
                          {279, {4, {6}}}},
                         "bits.."}})};
    if (suffix == ".exr")
        return {exrOf({{"Y", {1, 2, 3, 4}}}, 2, 2, {-1, 1, 3, 4})};
    return {};
}

std::vector<std::string> wholesOf(const FileFormat& format) {
    const std::string& suffix = format.suffixes.front();
    const std::string name = "whole" + suffix;
    std::vector<std::string> wholes = othersWholes(suffix);
    const auto add = [&](const auto& write) { wholes.push_back(written(name, write)); };
    if (format.writeField)
        for (const std::size_t planes : {1, 3})
            add([&](const fs::path& to) { writeField(to, randomField(shape, planes), true); });
    if (format.writeLevels)
        for (const auto& [planes, count] : {std::pair{1, 256}, {3, 256}, {1, 1024}})
            if (count == 256 || format.suffixes.front() != ".bmp")
                add([&](const fs::path& to) {
                    writeLevels(to, randomLevels(shape, std::size_t(planes), count), true);
                });
    if (canHold(format, FileContent::Picture))
        add([&](const fs::path& to) { writePicture(to, randomPicture(shape, 1), true); });
    if (const std::vector<std::string> foreign = foreignWholes(suffix); !foreign.empty())
        wholes = foreign;
    if (format.writeField) // in tiles where the format has them
        add([&](const fs::path& to) { writeField(to, streamed(randomField(shape, 1)), true); });
#ifdef FRINGE_HAS_IMAGES
    const bool isJpeg = format.suffixes.front() == ".jpg";
    if (isJpeg || format.suffixes.front() == ".png")
        add([&](const fs::path& to) {
            const std::vector<std::string> channels{"R", "G", "B", "A"};
            const auto encoder = imageCodec().encoder(
                {.path = to.string(),
                 .format = isJpeg ? "jpeg" : "png",
                 .width = 8,
                 .height = 8,
                 .type = SampleType::UInt8,
                 .channels = {channels.begin(), channels.end() - (isJpeg ? 1 : 0)},
                 .software = programName(),
                 .description = "a picture"});
            for (int row = 0; row < 8; ++row)
                encoder->rows(1, "What stands here is a row of pixels..");
            encoder->close();
        });
#endif
    return wholes;
}

/// CRC-32 of a PNG chunk.
std::uint32_t crcOf(std::string_view bytes) {
    std::uint32_t crc = ~0U;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = crc & 1 ? crc >> 1 ^ 0xedb88320U : crc >> 1;
    }
    return ~crc;
}

std::string sealedPng(std::string bytes) {
    for (std::size_t at = 8; at + 12 <= bytes.size();) {
        std::uint64_t length = 0;
        for (std::size_t i = 0; i < 4; ++i)
            length = length << 8 | static_cast<unsigned char>(bytes[at + i]);
        if (at + 12 + length > bytes.size())
            break;
        const Bytes crc =
            Bytes(std::endian::big).put(crcOf(std::string_view(bytes).substr(at + 4, length + 4)));
        bytes.replace(at + 8 + length, 4, crc.text());
        at += 12 + length;
    }
    return bytes;
}

void readWhereItLies(const FileFormat& format, const fs::path& path) {
    if (!format.readInPlace)
        return;
    const auto read = [](const auto& content) {
        for (const auto& plane : content.planes)
            inBands(plane, [](std::int64_t, const auto&) {});
    };
    std::visit(read, format.readInPlace(path, {}).content);
}

void addPixels(std::vector<Reader>& all) {
    const std::vector<Words> commands{
        with({"propagate", "@", "-o", "out/f.npy", "--distance", "1mm"}, sampled),
        with({"reconstruct", "@", "-o", "out/f.npy", "--distance", "1mm"}, sampled),
        with({"encode", "@", "-o", "out/f.npy", "--as", "phase"}, sampled),
        with({"image", "@", "-o", "out/f.npy"}, designed),
        with({"image", "near.npy", "--signal", "@", "-o", "out/f.npy"}, designed),
        with({"spots", "spots.csv", "--beam", "@", "-o", "out/f.npy"}, designed),
        with({"spots", "spots.csv", "--start", "@", "-o", "out/f.npy"}, designed),
        {"rgbd", "--color", "@", "--depth", "near.npy", "--near", "90mm", "--far", "100mm", "-o",
         "out/f.npy", "--size", "8x8"},
        {"rgbd", "--color", "near.npy", "--depth", "@", "--near", "90mm", "--far", "100mm", "-o",
         "out/f.npy", "--size", "8x8"},
        {"field", "@", "-o", "out/f.npy", "--size", "8x8"},
        {"compare", "@", "near.npy"}};
    for (const FileFormat* format : allFileFormats()) {
        const std::string& suffix = format->suffixes.front();
        all.push_back({"pixels" + suffix,
                       "i" + suffix,
                       wholesOf(*format),
                       {[](const fs::path& path) { readFieldOrLevels(path, {}); },
                        [format](const fs::path& path) { readWhereItLies(*format, path); },
                        asAsset(AssetType::Raster), asAsset(AssetType::Picture),
                        asAsset(AssetType::Wave), asAsset(AssetType::Depth),
                        [](const fs::path& path) { mayHold(AssetType::Wave, path, JobControl()); },
                        [](const fs::path& path) { readMask(path); },
                        [](const fs::path& path) { readBeamPicture(path); },
                        [](const fs::path& path) { readStartPattern(path); }},
                       commands,
                       suffix == ".png" ? sealedPng : nullptr});
    }
    all.push_back(
        {"pixels.json",
         "whole.npy.json",
         {metadataText({.sampling = someSampling(1),
                        .program = "Fringe Studio 0.0.9",
                        .device = "cpu",
                        .encoding = "phase",
                        .levels = 16,
                        .aperture = {Aperture::Kind::Circle, 4_mm},
                        .distance = 2_mm,
                        .white = 2})},
         {[](const fs::path& path) { readFieldOrLevels(path.parent_path() / "whole.npy", {}); }},
         {{"propagate", "whole.npy", "-o", "out/f.npy", "--distance", "1mm"}}});
    all.push_back({"stack.json",
                   "stack.json",
                   {R"([{"image": "near.npy", "z": "100mm", "opacity": "alpha"},
 {"image": "far.npy", "z": "110 mm", "opacity": 0.5}, {"image": "near.npy", "z": "12cm"}])"},
                   {asAsset(AssetType::Raster)},
                   {{"layers", "@", "-o", "out/f.npy", "--size", "8x8"}}});
}

/// Pictures among the readers before are corrections, too.
void addPanels(std::vector<Reader>& all) {
    for (Reader& reader : all)
        if (reader.name.starts_with("pixels."))
            reader.reads.push_back([](const fs::path& path) {
                readCorrection(path, JobControl(), {PhaseUnit::Waves});
            });
    all.push_back({"drive.lut",
                   "d_at532.lut",
                   {"0 0\n1 17\n2 300\n", "# index,value\n0,0\n1,2\n", "gray;out\n0;0\n1;17,0\n",
                    "\"Index\",\"Value\"\n\"0\",\"0\"\n\"1\",\"17\"\n", "R,G,B\n0,0,0\n17,17,17\n",
                    "0\n17\n"},
                   {[](const fs::path& path) { readDriveTable(path, JobControl()); }}});
    all.push_back(
        {"correction.csv",
         "CAL_532nm.csv",
         {"Y/X,0,1,2\n0,0,256,512\n1,1023,0,1\n", "\"Y/X\";\"0\"\n\"0\";\"7\"\n"},
         {[](const fs::path& path) { readCorrection(path, JobControl(), {.bits = 10}); }}});
    all.push_back({"response.csv",
                   "r.csv",
                   {"value,phase[rad]\n0,0\n1,3.14\n2,6.28\n", "value;phase (waves)\n0;0\n1;0,5\n"},
                   {[](const fs::path& path) { readResponseTable(path, JobControl()); }}});
    all.push_back({"curve.csv",
                   "c.csv",
                   {"gray,depth[nm]\n0,0\n100,300\n255,1300\n", "gray;depth (um)\n0;1,3\n9;0,5\n"},
                   {[](const fs::path& path) {
                       graysOf(readGrayCurve(path, JobControl()), path.string(), {100_nm, 4, 8});
                   }}});
    all.push_back({"zernike.json",
                   "z.json",
                   {zernikeJson(parseZernike("osa rms waves radius 5mm centre 1mm,0mm: 4=0.5")),
                    zernikeJson(parseZernike("nm peak rad: (2, 0)=0.5, (3, -1)=1"))},
                   {[](const fs::path& path) { readZernike(path); }}});
}

std::string sealedOasis(std::string bytes) {
    if (bytes.size() < 5)
        return bytes;
    const std::string_view summed(bytes.data(), bytes.size() - 4);
    const Bytes crc = Bytes(std::endian::little).put(crcOf(summed));
    return bytes.replace(bytes.size() - 4, 4, crc.text());
}

void addMasks(std::vector<Reader>& all) {
    constexpr std::uint64_t memory = 64 << 20;
    const auto read = [](const fs::path& path) {
        for (const LayerPer per : {LayerPer::Mask, LayerPer::Level})
            for (const Length pitch : {Length{}, 0.7_um}) {
                const LayoutChoice choice{.layerPer = per, .pitchX = pitch, .pitchY = pitch};
                readMaskFile(path, {.memory = memory, .layout = &choice});
            }
    };
    const Shape plate{128, 70};
    std::vector<std::uint16_t> levels;
    for (std::int64_t i = 0; i < plate.count(); ++i)
        levels.push_back(
            static_cast<std::uint16_t>(i % plate.cols * (i / plate.cols % 64) / 9 % 8));
    for (const char* suffix : {".gds", ".oas"}) {
        const std::string name = std::string("m") + suffix;
        std::vector<std::string> wholes;
        for (const MaskShapes shapes : {MaskShapes::Merged, MaskShapes::Polygons})
            wholes.push_back(written(name, [&](const fs::path& to) {
                writeMask(to, {plate, levels},
                          {.pitchX = 2.0_um, .pitchY = 1.5_um, .levels = 8, .shapes = shapes},
                          true);
            }));
        std::string unmarked = wholes.back();
        unmarked.replace(unmarked.find("FRINGE$"), 7, "ANOTHER");
        const bool hasSum = suffix == std::string(".oas");
        wholes.push_back(hasSum ? sealedOasis(unmarked) : unmarked);
        wholes.push_back(contentsOf(std::string(FRINGE_IO_SAMPLES "/cells") + suffix));
        wholes.push_back(hasSum ? fewOasis() : fewGdsii());
        if (hasSum)
            wholes.push_back(foreignTrapezoids(1));
        all.push_back({"mask" + std::string(suffix),
                       name,
                       wholes,
                       {read},
                       {},
                       hasSum ? sealedOasis : nullptr});
    }
}

/// A manifest for each version, and of today two that have all that there is.
std::vector<std::string> manifests() {
    std::vector<std::string> texts;
    for (const auto& entry : fs::directory_iterator(FRINGE_PROJECTS))
        if (entry.is_regular_file())
            texts.push_back(contentsOf(entry.path()));
    std::ranges::sort(texts);
    RandomDesigns designs(5);
    for (int i = 0; i < 2; ++i)
        texts.push_back(
            written("p.fringe", [&](const fs::path& to) { saveProject(to, designs.next()); }));
    return texts;
}

void addProjects(std::vector<Reader>& all) {
    const auto read = [](const fs::path& path) {
        projectStamp(path);
        openProject(path, LocatedData{});
        openProject(path);
    };
    const Words command{"run", "@", "-o", "out", "--memory", "256MiB"};
    all.push_back({"project.fringe", "p.fringe", manifests(), {read}, {command}});
    std::vector<std::string> archives;
    RandomDesigns designs(7);
    for (int i = 0; i < 4; ++i)
        archives.push_back(
            written("p.fringez", [&](const fs::path& to) { saveProject(to, designs.next()); }));
    all.push_back({"project.fringez", "p.fringez", archives, {read}, {command}});
}

std::string sealedCheckpoint(std::string bytes) {
    if (bytes.size() < sizeof(std::uint64_t))
        return bytes;
    bytes.resize(bytes.size() - sizeof(std::uint64_t));
    return bytes + Bytes(std::endian::native).put(checksum(std::as_bytes(std::span(bytes)))).text();
}

} // namespace

Design checkedDesign() {
    Design design = designFor("spots");
    design.setup.plate.size = shape;
    store(design.sources.front(),
          SpotSource{.list = std::make_shared<const SpotList>(SpotList{{0, 0, 0, 1, {}}})});
    return design;
}

std::string checkpoint() {
    const auto pixels = static_cast<std::size_t>(shape.count());
    SolverState state;
    state.iteration = 1;
    state.pattern = PhasePattern(pixels, 0.25F);
    state.fields = {Samples(1)};
    state.weights = {{1}};
    state.best = {PhasePattern(pixels, 0.5F), {}, 1, {1}};
    state.history.resize(2);
    state.powers = state.target = {1};
    return written("at.state", [&](const fs::path& to) {
        writeCheckpoint(to, stateKey(checkedDesign()), state);
    });
}

std::vector<Reader> allReaders() {
#ifdef FRINGE_HAS_STUDIO
    std::vector<Reader> all = studioReaders();
#else
    std::vector<Reader> all;
#endif
    addPoints(all);
    addSpots(all);
    addModes(all);
    addMeshes(all);
    addPixels(all);
    addPanels(all);
    addMasks(all);
    addProjects(all);
    all.push_back({"checkpoint",
                   "at.state",
                   {checkpoint()},
                   {[](const fs::path& path) { readCheckpoint(path, stateKey(checkedDesign())); }},
                   {with({"spots", "spots.csv", "--resume", "@", "-o", "out/f.npy"}, designed)},
                   sealedCheckpoint});
    return all;
}

void writeCompanions(const fs::path& folder) {
    fs::create_directory(folder / "out");
    writeFile(folder / "spots.csv", "x[mm],y[mm],z[mm]\n1,0.5,0\n-1,0.25,0\n");
    writeFile(folder / "whole.obj", obj);
    writeField(folder / "whole.npy", randomField(shape, 1), true);
    fs::remove(folder / "whole.npy.json");
    for (const char* name : {"near.npy", "far.npy"}) {
        Picture picture{{Plane<float>(shape, std::vector<float>(30, 0.5F))}};
        writePicture(folder / name, picture, true);
        fs::remove(folder / (std::string(name) + ".json"));
    }
    const auto options = fs::copy_options::skip_existing | fs::copy_options::recursive;
    for (const auto& project : fs::directory_iterator(FRINGE_PROJECTS))
        if (project.is_directory())
            fs::copy(project, folder / "p.fringe.data", options);
    const ScratchFolder scratch;
    RandomDesigns designs(5);
    for (int i = 0; i < 2; ++i) {
        saveProject(scratch / "p.fringe", designs.next());
        fs::copy(scratch / "p.fringe.data", folder / "p.fringe.data", options);
        fs::remove_all(scratch / "p.fringe.data");
        fs::remove(scratch / "p.fringe");
    }
}

} // namespace fringe::test
