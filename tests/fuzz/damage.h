// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace fringe::test {

/// Damages files, the same way from the same seed.
class Damage {
  public:
    explicit Damage(std::uint64_t seed) : random_(seed) {}

    /// One of the files with one to four kinds of damage, at most 1 MiB: flipped bits, pieces cut
    /// out, doubled, exchanged or taken from another file, numbers of text and sizes of headers
    /// replaced by huge, negative and no numbers, values of JSON by those of other kinds, brackets
    /// without end, zeros and long words put in.
    std::string of(const std::vector<std::string>& files);

    std::size_t below(std::size_t count); ///< 0 if there are none

  private:
    void harm(std::string& bytes, const std::vector<std::string>& files);
    void replaceNumber(std::string& bytes);
    void replaceSize(std::string& bytes);
    void replaceValue(std::string& bytes);
    void putIn(std::string& bytes);

    std::mt19937_64 random_;
};

} // namespace fringe::test
