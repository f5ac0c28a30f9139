// SPDX-License-Identifier: GPL-3.0-or-later
// Colours, laser powers, beams and parts of pictures, from bytes to bytes: the files of the program
// against sums in double precision that share nothing with it.
#include "program.h"

#include "app/project/project_file.h"
#include "engine/model/design.h"
#include "engine/sources/points/points_source.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <numbers>
#include <random>

namespace fringe::test {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;
using Wave = std::complex<double>;

constexpr double tau = 2 * std::numbers::pi;

/// An array of a file, plane by plane.
struct Array {
    std::vector<std::int64_t> lengths;
    std::vector<double> values; ///< real numbers; of complex ones re, im, re, …

    std::int64_t rows() const { return lengths[lengths.size() - 2]; }
    std::int64_t cols() const { return lengths.back(); }
    std::vector<double> plane(std::size_t number) const {
        const auto size = static_cast<std::size_t>(rows() * cols());
        const auto from = values.begin() + static_cast<std::ptrdiff_t>(number * size);
        return {from, from + static_cast<std::ptrdiff_t>(size)};
    }
};

Array arrayOf(const std::string& bytes) {
    const std::size_t end = bytes.find('\n');
    const std::string head = bytes.substr(0, end);
    Array array;
    for (std::size_t at = head.find("'shape': (") + 10; head[at] != ')';) {
        std::size_t used = 0;
        array.lengths.push_back(std::stoll(head.substr(at), &used));
        at += used;
        while (head[at] == ',' || head[at] == ' ')
            ++at;
    }
    const auto take = [&]<class Number>(Number) {
        for (std::size_t at = end + 1; at < bytes.size(); at += sizeof(Number)) {
            Number value{};
            std::memcpy(&value, bytes.data() + at, sizeof value);
            array.values.push_back(static_cast<double>(value));
        }
    };
    if (head.find("|u1") != std::string::npos)
        take(std::uint8_t());
    else
        take(float());
    return array;
}

struct Grid {
    std::int64_t rows, cols;
    double pitchX, pitchY;
};

/// exp(±i2π m k/n) sums along lines of n samples that are `step` apart.
std::vector<Wave> transformed(const std::vector<Wave>& from, std::int64_t rows, std::int64_t cols,
                              double sign) {
    const auto line = [&](std::int64_t n) {
        std::vector<Wave> turns;
        for (std::int64_t k = 0; k < n; ++k)
            turns.push_back(std::polar(1.0, sign * tau * double(k) / double(n)));
        return turns;
    };
    const std::vector<Wave> across = line(cols), down = line(rows);
    std::vector<Wave> half(from.size()), to(from.size());
    for (std::int64_t r = 0; r < rows; ++r)
        for (std::int64_t m = 0; m < cols; ++m)
            for (std::int64_t k = 0; k < cols; ++k)
                half[r * cols + m] += from[r * cols + k] * across[m * k % cols];
    for (std::int64_t m = 0; m < rows; ++m)
        for (std::int64_t k = 0; k < rows; ++k)
            for (std::int64_t c = 0; c < cols; ++c)
                to[m * cols + c] += half[k * cols + c] * down[m * k % rows];
    return to;
}

/// What all samples send to all, by the Rayleigh–Sommerfeld integral, one by one.
std::vector<Wave> carried(const std::vector<Wave>& field, const Grid& grid, double wavelength,
                          double distance) {
    const double k = tau / wavelength;
    std::vector<Wave> there(field.size());
    for (std::int64_t to = 0; to < grid.rows * grid.cols; ++to)
        for (std::int64_t from = 0; from < grid.rows * grid.cols; ++from) {
            const double x = double(to % grid.cols - from % grid.cols) * grid.pitchX,
                         y = double(to / grid.cols - from / grid.cols) * grid.pitchY,
                         r = std::hypot(x, y, distance);
            there[to] += field[from] * std::polar(distance / (tau * r * r), k * r) * Wave(1 / r, -k)
                         * grid.pitchX * grid.pitchY;
        }
    return there;
}

/// Light there by the angular spectrum, amid three times as many dark samples.
std::vector<Wave> carriedFast(const std::vector<Wave>& field, const Grid& grid, double wavelength,
                              double distance) {
    const std::int64_t rows = 4 * grid.rows, cols = 4 * grid.cols;
    std::vector<Wave> whole(static_cast<std::size_t>(rows * cols));
    for (std::int64_t r = 0; r < grid.rows; ++r)
        for (std::int64_t c = 0; c < grid.cols; ++c)
            whole[r * cols + c] = field[r * grid.cols + c];
    whole = transformed(whole, rows, cols, -1);
    const auto frequency = [](std::int64_t m, std::int64_t n, double pitch) {
        return double(m < (n + 1) / 2 ? m : m - n) / (double(n) * pitch);
    };
    for (std::int64_t r = 0; r < rows; ++r)
        for (std::int64_t c = 0; c < cols; ++c) {
            const double fx = frequency(c, cols, grid.pitchX), fy = frequency(r, rows, grid.pitchY);
            const double square = 1 / (wavelength * wavelength) - fx * fx - fy * fy;
            whole[r * cols + c] *=
                square <= 0 ? Wave() : std::polar(1.0, tau * distance * std::sqrt(square));
        }
    whole = transformed(whole, rows, cols, 1);
    std::vector<Wave> there(field.size());
    for (std::int64_t r = 0; r < grid.rows; ++r)
        for (std::int64_t c = 0; c < grid.cols; ++c)
            there[r * grid.cols + c] = whole[r * cols + c] / double(rows * cols);
    return there;
}

std::vector<double> squares(const std::vector<Wave>& field) {
    std::vector<double> squares;
    for (const Wave sample : field)
        squares.push_back(std::norm(sample));
    return squares;
}

double relative(const std::vector<double>& got, const std::vector<double>& wanted) {
    EXPECT_EQ(got.size(), wanted.size());
    double difference = 0, reference = 0;
    for (std::size_t i = 0; i < std::min(got.size(), wanted.size()); ++i) {
        difference += (got[i] - wanted[i]) * (got[i] - wanted[i]);
        reference += wanted[i] * wanted[i];
    }
    return std::sqrt(difference / reference);
}

double sumOf(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values)
        sum += value;
    return sum;
}

class ProgramColour : public Program {
  protected:
    static constexpr double red = 638e-9, green = 532e-9, blue = 450e-9;
    const Grid grid_{20, 28, 8e-6, 6e-6};

    Ran done(const Words& words) const {
        const Ran ran = fringe(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return ran;
    }
    Array array(const std::string& name) const { return arrayOf(read(name)); }
    Json facts(const std::string& name) const { return Json::parse(read(name + ".json")); }

    std::vector<Wave> shown(const std::vector<double>& levels) const {
        std::vector<Wave> field;
        for (const double level : levels)
            field.push_back(std::polar(1.0, tau * level / 256));
        return field;
    }

    std::vector<Wave> lit(std::vector<Wave> field, double waist) const {
        for (std::int64_t r = 0; r < grid_.rows; ++r)
            for (std::int64_t c = 0; c < grid_.cols; ++c) {
                const double x = double(c - grid_.cols / 2) * grid_.pitchX;
                const double y = double(grid_.rows / 2 - r) * grid_.pitchY;
                field[r * grid_.cols + c] *= std::exp(-(x * x + y * y) / (waist * waist));
            }
        return field;
    }

    void writeArray(const std::string& name, const std::string& type, const std::string& shape,
                    const std::string& samples) const {
        std::string head =
            "{'descr': '" + type + "', 'fortran_order': False, 'shape': (" + shape + "), }";
        head.resize((10 + head.size() + 64) / 64 * 64 - 11, ' ');
        head += '\n';
        const auto length = static_cast<std::uint16_t>(head.size());
        write(name, std::string("\x93NUMPY\x01\x00", 8) + char(length & 255) + char(length >> 8)
                        + head + samples);
    }

    /// Random waves, a plane each of the wavelengths, which are to have such colours in all.
    void writeField(const std::string& name, const std::vector<double>& wavelengths,
                    const std::vector<double>& energy, double z) const {
        std::mt19937 random(3);
        std::string samples;
        for (std::size_t i = 0; i < 2 * wavelengths.size() * grid_.rows * grid_.cols; ++i) {
            const float value = float(random()) / float(1U << 31) - 1;
            samples.append(reinterpret_cast<const char*>(&value), sizeof value);
        }
        writeArray(name, "<c8",
                   std::to_string(wavelengths.size()) + ", " + std::to_string(grid_.rows) + ", "
                       + std::to_string(grid_.cols),
                   samples);
        Json json{{"fringe", 1},
                  {"pitch_x", grid_.pitchX},
                  {"pitch_y", grid_.pitchY},
                  {"wavelengths", wavelengths}};
        if (!energy.empty())
            json["seen"] = {{{"left", -6 * grid_.pitchX},
                             {"right", 5 * grid_.pitchX},
                             {"bottom", -4 * grid_.pitchY},
                             {"top", 7 * grid_.pitchY},
                             {"z", z},
                             {"energy", energy}}};
        write(name + ".json", json.dump());
    }

    /// Sum of the samples with their centres in that rectangle.
    double inPlace(const std::vector<double>& picture) const {
        double sum = 0;
        for (std::int64_t r = 0; r < grid_.rows; ++r)
            for (std::int64_t c = 0; c < grid_.cols; ++c) {
                const auto x = c - grid_.cols / 2, y = grid_.rows / 2 - r;
                if (x >= -6 && x < 5 && y > -4 && y <= 7)
                    sum += picture[r * grid_.cols + c];
            }
        return sum;
    }

    void writeSpots() const {
        write("spots.csv", "x[mm],y[mm],z[mm],intensity\n0.02,0.01,8,1\n-0.03,0.02,8,2\n");
        write("cloud.csv", "x[mm],y[mm],z[mm],amplitude\n0.02,0.01,8,1\n-0.03,0.02,8,2\n");
    }
    Words making(const Words& first, const Words& more) const {
        Words words = first;
        for (const char* word :
             {"--size", "28x20", "--pitch", "8um,6um", "--wavelength", "532nm", "--device", "cpu"})
            words.emplace_back(word);
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
};

TEST_F(ProgramColour, ABeamLightsTheLevelsOfWhateverMadeThem) {
    writeSpots();
    for (const Words& maker :
         {Words{"points", "cloud.csv"}, Words{"points", "cloud.csv", "--algorithm", "wgs"},
          Words{"spots", "spots.csv", "--geometry", "free", "--iterations", "3"}}) {
        done(making(maker,
                    {"--encode", "phase", "--beam", "gaussian:0.05mm", "-o", "a.npy", "--force"}));
        EXPECT_EQ(facts("a.npy")["beam"]["waist"], 5e-5) << read("a.npy.json");
        done({"reconstruct", "a.npy", "--distance", "30mm", "-o", "seen.npy", "--force"});
        const auto wanted =
            squares(carried(lit(shown(array("a.npy").plane(0)), 5e-5), grid_, green, 30e-3));
        EXPECT_LT(relative(array("seen.npy").plane(0), wanted), 1e-4) << maker.front();
    }
}

TEST_F(ProgramColour, ABeamLightsTheReconstructionOfAProject) {
    for (const char* kind : {"points", "spots"}) {
        Design design = designFor(kind);
        Source& source = design.sources.front();
        if (std::string(kind) == "points")
            store(source, {.cloud = std::make_shared<const PointCloud>(
                               PointCloud{{{2e-5, 1e-5, 8e-3, 1, 0}}, {}})});
        else
            source.kind.assets["list"] = {
                "", std::make_shared<const SpotList>(SpotList{{2e-5, 1e-5, 8e-3, 1, {}}})};
        design.setup.plate = {{20, 28}, 8_um, 6_um};
        design.setup.lens.on = false;
        design.setup.beam = {Beam::Kind::Gaussian, 0.05_mm, {}};
        design.reconstruction.distance = 30_mm;
        design.stop.iterations = 2;
        design.outputs = {{"levels", {"encoded"}, "levels.npy"},
                          {"seen", {"reconstruction"}, "seen.npy"}};
        saveProject(folder_ / "p.fringe", design);
        done({"run", "p.fringe", "--device", "cpu", "--force"});
        const auto wanted =
            squares(carried(lit(shown(array("levels.npy").plane(0)), 5e-5), grid_, green, 30e-3));
        EXPECT_LT(relative(array("seen.npy").plane(0), wanted), 1e-4) << kind;
        done({"reconstruct", "levels.npy", "--distance", "30mm", "-o", "again.npy", "--force"});
        EXPECT_LT(relative(array("again.npy").plane(0), wanted), 1e-4) << kind;
    }
}

TEST_F(ProgramColour, ABeamHasACentreAndTwoRadii) {
    writeSpots();
    done(making({"points", "cloud.csv"},
                {"--encode", "phase", "--beam", "gaussian:0.05mmx0.1mm", "--beam-x", "0.02mm",
                 "--beam-y", "-0.01mm", "-o", "a.npy"}));
    const auto beam = facts("a.npy")["beam"];
    EXPECT_EQ(beam["waist"], 5e-5);
    EXPECT_EQ(beam["waist_y"], 1e-4);
    EXPECT_EQ(beam["x"], 2e-5);
    EXPECT_EQ(beam["y"], -1e-5);
    done({"reconstruct", "a.npy", "--distance", "30mm", "-o", "seen.npy"});
    std::vector<Wave> field = shown(array("a.npy").plane(0));
    for (std::int64_t i = 0; i < grid_.rows * grid_.cols; ++i) {
        const double x = static_cast<double>(i % grid_.cols - grid_.cols / 2) * grid_.pitchX - 2e-5;
        const double y = static_cast<double>(grid_.rows / 2 - i / grid_.cols) * grid_.pitchY + 1e-5;
        field[static_cast<std::size_t>(i)] *= std::exp(-x * x / 25e-10 - y * y / 1e-8);
    }
    EXPECT_LT(relative(array("seen.npy").plane(0), squares(carried(field, grid_, green, 30e-3))),
              1e-4);
}

TEST_F(ProgramColour, ABeamFromAPictureIsAskedFor) {
    writeSpots();
    std::string samples;
    std::vector<double> amplitude;
    for (std::int64_t i = 0; i < grid_.rows * grid_.cols; ++i) {
        const float value = float(i % 7) / 6;
        amplitude.push_back(value);
        samples.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    writeArray("laser.npy", "<f4", "20, 28", samples);
    done(making({"points", "cloud.csv"},
                {"--encode", "phase", "--beam", "laser.npy", "-o", "a.npy"}));
    expectRefused({"reconstruct", "a.npy", "--distance", "30mm", "-o", "seen.npy"},
                  {"laser.npy", "--beam"});
    done({"reconstruct", "a.npy", "--distance", "30mm", "--beam", "laser.npy", "-o", "seen.npy"});
    std::vector<Wave> field = shown(array("a.npy").plane(0));
    for (std::size_t i = 0; i < field.size(); ++i)
        field[i] *= amplitude[i];
    EXPECT_LT(relative(array("seen.npy").plane(0), squares(carried(field, grid_, green, 30e-3))),
              1e-4);
}

TEST_F(ProgramColour, PowersRestoreTheColoursOfTheSources) {
    const std::vector<double> wavelengths{green, red, blue}, energy{1.1, 1.4, 0.5};
    writeField("field.npy", wavelengths, energy, 30e-3);
    for (const char* encoding : {"phase", "double-phase", "amplitude"}) {
        Words words{"encode", "field.npy", "--as", encoding, "-o", "a.npy", "--force", "--json"};
        if (std::string(encoding) == "double-phase")
            words.insert(words.end(), {"--limit", "none"});
        const Ran ran = done(words);
        const Array levels = array("a.npy");
        std::vector<double> efficiency, powers;
        std::vector<std::vector<double>> pictures;
        for (std::size_t i = 0; i < 3; ++i) {
            std::vector<Wave> field = shown(levels.plane(i));
            if (std::string(encoding) == "amplitude")
                for (std::size_t at = 0; at < field.size(); ++at)
                    field[at] = levels.plane(i)[at] / 255;
            pictures.push_back(squares(carried(field, grid_, wavelengths[i], 30e-3)));
            efficiency.push_back(inPlace(pictures[i]) / double(grid_.rows * grid_.cols));
            powers.push_back(energy[i] / efficiency[i]);
        }
        const double most = std::ranges::max(powers);
        const Json kept = facts("a.npy"), told = Json::parse(ran.out);
        done({"reconstruct", "a.npy", "--distance", "30mm", "-o", "seen.npy", "--force"});
        const Array seen = array("seen.npy");
        std::vector<double> light;
        for (std::size_t i = 0; i < 3; ++i) {
            powers[i] /= most;
            EXPECT_NEAR(kept["efficiency"][i], efficiency[i], 1e-5) << encoding;
            EXPECT_NEAR(kept["powers"][i], powers[i], 1e-4) << encoding;
            EXPECT_EQ(told["laser_powers"][i], kept["powers"][i]);
            for (double& value : pictures[i])
                value *= powers[i];
            EXPECT_LT(relative(seen.plane(i), pictures[i]), 2e-4) << encoding << i;
            light.push_back(inPlace(seen.plane(i)));
        }
        for (std::size_t i = 0; i < 3; ++i)
            EXPECT_NEAR(light[i] / light[0], energy[i] / energy[0], 1e-4) << encoding;
    }
}

TEST_F(ProgramColour, PowersCanBeGiven) {
    writeField("field.npy", {red, green, blue}, {1.4, 1.1, 0.5}, 30e-3);
    const Ran ran = done({"encode", "field.npy", "--as", "phase", "-o", "a.npy"});
    for (const char* part : {"laser powers 638 nm ", "of the strongest (restores the picture's "
                                                     "colours); light in the picture "})
        EXPECT_NE(ran.out.find(part), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("; for white as of D65, laser powers 638 nm "), std::string::npos)
        << ran.out;
    const auto seen = [&](const std::string& powers) {
        done({"reconstruct", "a.npy", "--distance", "30mm", "--powers", powers, "-o", "seen.npy",
              "--force"});
        return array("seen.npy");
    };
    const Array equal = seen("equal"), given = seen("2,1,0.5");
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_NEAR(sumOf(given.plane(i)) / sumOf(equal.plane(i)), std::pow(0.5, i), 1e-5);
    const auto wanted = squares(carried(shown(array("a.npy").plane(1)), grid_, green, 30e-3));
    EXPECT_LT(relative(equal.plane(1), wanted), 1e-4);
    for (const char* wrong : {"1,1", "1,-1,1", "red", "1,0,1"})
        expectRefused(
            {"reconstruct", "a.npy", "--distance", "30mm", "--powers", wrong, "-o", "no.npy"},
            {"power"});
}

TEST_F(ProgramColour, WeakLasersAreSaid) {
    writeField("field.npy", {red, green, blue}, {1.4, 1.1, 0.05}, 5e-3);
    const Ran ran = done({"encode", "field.npy", "--as", "phase", "-o", "a.npy"});
    EXPECT_NE(ran.err.find("warning: The laser of 450 nm needs only"), std::string::npos)
        << ran.err;
    writeField("bare.npy", {red, green, blue}, {}, 0);
    EXPECT_NE(done({"encode", "bare.npy", "--as", "phase", "-o", "b.npy"})
                  .err.find("The laser powers that restore the picture's colours are not known"),
              std::string::npos);
}

TEST_F(ProgramColour, LongestWavelengthTakesRedInWhateverOrder) {
    writeField("field.npy", {blue, red, green}, {0.5, 1.4, 1.1}, 5e-3);
    done({"encode", "field.npy", "--as", "phase", "-o", "a.npy"});
    done({"encode", "field.npy", "--as", "phase", "-o", "a.bmp"});
    EXPECT_EQ(facts("a.npy")["wavelengths"], Json({blue, red, green})); // planes keep their order
    EXPECT_EQ(facts("a.bmp")["wavelengths"], Json({red, green, blue}));
    const Json powers = facts("a.npy")["powers"];
    EXPECT_EQ(facts("a.bmp")["powers"], Json({powers[1], powers[2], powers[0]}));
    // The last pixel of a row from the bottom: blue, green, red bytes of a bitmap.
    const std::string bytes = read("a.bmp");
    const auto first = static_cast<unsigned char>(bytes[10]) + 256 * bytes[11];
    const auto last = static_cast<std::size_t>((grid_.rows - 1) * grid_.cols);
    const Array levels = array("a.npy");
    for (const std::size_t plane : {0, 1, 2}) {
        constexpr std::array places{0, 2, 1}; // of blue, red, green
        EXPECT_EQ(static_cast<unsigned char>(bytes[first + places[plane]]),
                  levels.plane(plane)[last]);
    }
    const Json same = Json::parse(done({"compare", "a.bmp", "a.npy", "--json"}).out);
    EXPECT_EQ(same["relative_l2"], 0);

    const auto seen = [&](const std::string& name, const Words& more) {
        Words words{"reconstruct", name, "--distance", "5mm", "-o", "seen.npy", "--force"};
        words.insert(words.end(), more.begin(), more.end());
        done(words);
        return array("seen.npy");
    };
    const Array own = seen("a.npy", {"--powers", "equal"});
    const Array coloured = seen("a.bmp", {"--powers", "equal"});
    EXPECT_EQ(own.plane(0), coloured.plane(2));
    EXPECT_EQ(own.plane(1), coloured.plane(0));
    std::filesystem::remove(folder_ / "a.bmp.json");
    const Array told = seen(
        "a.bmp", {"--powers", "equal", "--pitch", "8um,6um", "--wavelength", "532nm,450nm,638nm"});
    EXPECT_EQ(told.plane(0), own.plane(2));
    EXPECT_EQ(told.plane(1), own.plane(0));
    EXPECT_EQ(told.plane(2), own.plane(1));
}

TEST_F(ProgramColour, RandomPhasesDifferBetweenColours) {
    std::string samples;
    for (std::int64_t i = 0; i < grid_.rows * grid_.cols; ++i) {
        const float value = 1;
        samples.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    writeArray("white.npy", "<f4", "20, 28", samples);
    write("stack.json", R"([{"image": "white.npy", "z": "0.0001mm"}])");
    const auto made = [&](const std::string& wavelengths) {
        done({"layers", "stack.json", "--phase", "random", "-o", "u.npy", "--size", "28x20",
              "--pitch", "8um,6um", "--wavelength", wavelengths, "--width", "0.224mm", "--height",
              "0.12mm", "--device", "cpu", "--force"});
        return array("u.npy");
    };
    const Array three = made("450nm,638nm,532nm");
    const auto likeness = [&](std::size_t a, std::size_t b) {
        const std::size_t size = 2 * grid_.rows * grid_.cols;
        Wave product;
        for (std::size_t i = 0; i < size; i += 2)
            product +=
                Wave(three.values[a * size + i], three.values[a * size + i + 1])
                * std::conj(Wave(three.values[b * size + i], three.values[b * size + i + 1]));
        return std::abs(product) / double(size / 2);
    };
    EXPECT_LT(likeness(0, 1), 0.15);
    EXPECT_LT(likeness(0, 2), 0.15);
    EXPECT_LT(likeness(1, 2), 0.15);
    EXPECT_GT(likeness(1, 1), 0.9);
    const Array one = made("638nm"); // as it was, and as the red of three
    const std::size_t size = 2 * grid_.rows * grid_.cols;
    EXPECT_TRUE(std::equal(one.values.begin(), one.values.end(), three.values.begin() + size));
}

TEST_F(ProgramColour, EncodingTellsWhatAliases) {
    writeField("field.npy", {green}, {}, 0);
    const Ran ran =
        done({"encode", "field.npy", "--as", "off-axis", "--angle", "3deg", "-o", "a.npy"});
    EXPECT_NE(ran.err.find("which alias; stay below 1.9 deg"), std::string::npos) << ran.err;
}

TEST_F(ProgramColour, AWindowIsAPartOfWhatIsThere) {
    const Grid large{24, 200, 8e-6, 8e-6};
    std::mt19937 random(5);
    for (const bool isSmooth : {true, false}) {
        std::string samples;
        std::vector<Wave> field;
        for (std::int64_t i = 0; i < large.rows * large.cols; ++i) {
            const float part = float(random()) / float(1U << 31) - 1;
            const float other = float(random()) / float(1U << 31) - 1;
            const auto slow = float(1 + std::sin(double(i % large.cols) / 9));
            const std::array value{isSmooth ? slow : part, isSmooth ? 0 : other};
            field.emplace_back(value[0], value[1]);
            samples.append(reinterpret_cast<const char*>(value.data()), sizeof value);
        }
        writeArray("wide.npy", "<c8", "24, 200", samples);
        const Ran ran = done({"reconstruct", "wide.npy", "--pitch", "8um", "--wavelength", "532nm",
                              "--distance", "2mm", "--window", "0.16mmx0.192mm", "--no-band-limit",
                              "--pad", "4", "-o", "part.npy", "--force"});
        EXPECT_NE(ran.err.find("right to about 0.1 %"), std::string::npos);
        const auto whole = squares(carriedFast(field, large, green, 2e-3));
        std::vector<double> part;
        for (std::int64_t r = 0; r < large.rows; ++r)
            for (std::int64_t c = 90; c < 110; ++c)
                part.push_back(whole[r * large.cols + c]);
        EXPECT_LT(relative(array("part.npy").plane(0), part), isSmooth ? 1e-3 : 2e-2);
    }
}

TEST_F(ProgramColour, NoPaddingIsSaid) {
    writeField("field.npy", {green}, {}, 0);
    const Words words{"reconstruct", "field.npy", "--distance", "5mm", "-o", "a.npy", "--force"};
    EXPECT_EQ(done(words).err.find("zero padding"), std::string::npos);
    Words bare = words;
    bare.insert(bare.end(), {"--pad", "1"});
    EXPECT_NE(done(bare).err.find("warning: Without zero padding light that leaves the plane"),
              std::string::npos);
}

TEST_F(ProgramColour, WhatLiesInTheZeroOrderIsSaid) {
    writeSpots();
    const Words words{"points", "cloud.csv", "--encode", "off-axis", "--size", "512x512", "--pitch",
                      "8um",    "-o",        "a.npy",    "--force",  "--stop", "none"};
    EXPECT_NE(done(words).err.find("the picture lies in the zero order"), std::string::npos);
    Words far = words;
    far.insert(far.end(), {"--fit", "1mmx1mmx1mm", "--at", "200mm", "--angle", "1.5deg"});
    EXPECT_EQ(done(far).err.find("zero order"), std::string::npos);
}

} // namespace
} // namespace fringe::test
