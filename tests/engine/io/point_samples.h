// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

/// Small sound files of every point format, made in code: three points, the second at (4, 5, 6).
namespace fringe::test {

/// The bytes of numbers in the order of a file.
class Bytes {
  public:
    explicit Bytes(std::endian order) : order_(order) {}

    template <class T> Bytes& put(T number) {
        char bytes[sizeof(T)];
        std::memcpy(bytes, &number, sizeof(T));
        if (order_ != std::endian::native)
            std::reverse(bytes, bytes + sizeof(T));
        text_.append(bytes, sizeof(T));
        return *this;
    }
    const std::string& text() const { return text_; }

  private:
    std::endian order_;
    std::string text_;
};

inline std::string plyHeader(const std::string& format) {
    return "ply\nformat " + format
           + " 1.0\nelement edge 2\nproperty list uchar short ends\nproperty uint tag\n"
             "element vertex 3\nproperty uchar red\nproperty uchar green\nproperty uchar blue\n"
             "property double x\nproperty list int float weights\nproperty float z\n"
             "property float y\nproperty ushort intensity\nelement face 1\n"
             "property list uchar int vertex_indices\nend_header\n";
}

inline std::string plyAscii() {
    return plyHeader("ascii")
           + "2 0 1 7\n0 8\n"
             "255 0 51 1 2 0.5 0.5 3 2 1\n255 0 51 4 0 6 5 4\n255 0 51 7 1 1 9 8 9\n3 0 1 2\n";
}

inline std::string plyBinary(std::endian order) {
    Bytes body(order);
    body.put<std::uint8_t>(2).put<std::int16_t>(0).put<std::int16_t>(1).put<std::uint32_t>(7);
    body.put<std::uint8_t>(0).put<std::uint32_t>(8);
    for (int i = 0; i < 3; ++i) {
        body.put<std::uint8_t>(255).put<std::uint8_t>(0).put<std::uint8_t>(51);
        body.put<double>(1 + 3 * i).put<std::int32_t>(i);
        for (int k = 0; k < i; ++k)
            body.put<float>(0.5F);
        body.put<float>(static_cast<float>(3 + 3 * i)).put<float>(static_cast<float>(2 + 3 * i));
        body.put<std::uint16_t>(static_cast<std::uint16_t>((i + 1) * (i + 1)));
    }
    body.put<std::uint8_t>(3).put<std::int32_t>(0).put<std::int32_t>(1).put<std::int32_t>(2);
    const bool big = order == std::endian::big;
    return plyHeader(big ? "binary_big_endian" : "binary_little_endian") + body.text();
}

inline std::string pcdHeader(const std::string& data) {
    return "# .PCD v0.7\nVERSION 0.7\nFIELDS rgb x y normal z intensity\nSIZE 4 8 4 2 4 4\n"
           "TYPE U F F I F F\nCOUNT 1 1 1 3 1 1\nWIDTH 3\nHEIGHT 1\nVIEWPOINT 0 0 0 1 0 0 0\n"
           "POINTS 3\nDATA "
           + data + "\n";
}

inline std::string pcdAscii() {
    return pcdHeader("ascii")
           + "16711731 1 2 0 0 1 3 1\n16711731 4 5 0 0 1 6 4\n16711731 7 8 0 0 1 9 9\n";
}

inline std::string pcdBinary() {
    Bytes body(std::endian::little);
    for (int i = 0; i < 3; ++i) {
        body.put<std::uint32_t>(0x00ff0033).put<double>(1 + 3 * i);
        body.put<float>(static_cast<float>(2 + 3 * i));
        body.put<std::int16_t>(0).put<std::int16_t>(0).put<std::int16_t>(1);
        body.put<float>(static_cast<float>(3 + 3 * i));
        body.put<float>(static_cast<float>((i + 1) * (i + 1)));
    }
    return pcdHeader("binary") + body.text();
}

/// LZF without any compression: pieces of at most 32 literal bytes.
inline std::string lzfLiterals(const std::string& plain) {
    std::string packed;
    for (std::size_t i = 0; i < plain.size(); i += 32) {
        const std::string piece = plain.substr(i, 32);
        packed += static_cast<char>(piece.size() - 1);
        packed += piece;
    }
    return packed;
}

inline std::string pcdCompressed() {
    Bytes body(std::endian::little);
    for (int i = 0; i < 3; ++i)
        body.put<std::uint32_t>(0x00ff0033);
    for (int i = 0; i < 3; ++i)
        body.put<double>(1 + 3 * i);
    for (int i = 0; i < 3; ++i)
        body.put<float>(static_cast<float>(2 + 3 * i));
    for (int i = 0; i < 9; ++i)
        body.put<std::int16_t>(i % 3 == 2);
    for (int i = 0; i < 3; ++i)
        body.put<float>(static_cast<float>(3 + 3 * i));
    for (int i = 0; i < 3; ++i)
        body.put<float>(static_cast<float>((i + 1) * (i + 1)));
    const std::string packed = lzfLiterals(body.text());
    Bytes sizes(std::endian::little);
    sizes.put(static_cast<std::uint32_t>(packed.size()));
    sizes.put(static_cast<std::uint32_t>(body.text().size()));
    return pcdHeader("binary_compressed") + sizes.text() + packed;
}

struct PointSample {
    const char* name; ///< of the file
    std::string bytes;
    bool counted;  ///< says how long it is, so that a cut file is found
    bool coloured; ///< red 1, green 0, blue 0.2
    bool powered;  ///< amplitudes 1, 2, 3
};

inline std::vector<PointSample> pointSamples() {
    return {
        {"ascii.ply", plyAscii(), true, true, true},
        {"little.ply", plyBinary(std::endian::little), true, true, true},
        {"big.ply", plyBinary(std::endian::big), true, true, true},
        {"ascii.pcd", pcdAscii(), true, true, true},
        {"binary.pcd", pcdBinary(), true, true, true},
        {"compressed.pcd", pcdCompressed(), true, true, true},
        {"plain.obj", "# o\nv 1 2 3 1 0 .2\nv 4 5 6 1 0 .2\nv 7 8 9 1 0 .2\nf 1 2 3\n", false, true,
         false},
        {"plain.xyz", "3\n1 2 3 1\n4 5 6 4\n7 8 9 9\n", false, false, true},
        {"plain.pts", "3\n1 2 3 1 255 0 51\n4 5 6 4 255 0 51\n7 8 9 9 255 0 51\n", false, true,
         true},
        {"named.asc",
         "//X Y Z R G B Scalar_intensity\n3\n1 2 3 1 0 .2 1\n4 5 6 1 0 .2 4\n"
         "7 8 9 1 0 .2 9\n",
         false, true, true},
        {"plain.csv", "x[m],y[m],z[m],amplitude\r\n1,2,3,1\r\n4,5,6,2\r\n7,8,9,3\r\n", false, false,
         true},
    };
}

} // namespace fringe::test
