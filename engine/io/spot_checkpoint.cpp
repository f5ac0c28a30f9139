// SPDX-License-Identifier: GPL-3.0-or-later
// The file: a line that names it, the design's mark, the state, and a checksum of all that. Numbers
// are stored as the machine holds them: only it gives the same bits again.
#include "engine/io/spot_checkpoint.h"

#include "engine/io/atomic_file.h"
#include "engine/io/input_file.h"
#include "engine/model/error.h"

#include <cstring>
#include <string_view>
#include <type_traits>

namespace fringe {

namespace {

constexpr std::string_view heading = "fringe spot checkpoint 1\n";

/// FNV-1a.
std::uint64_t checksum(std::span<const std::byte> bytes) {
    std::uint64_t sum = 0xcbf29ce484222325U;
    for (const std::byte byte : bytes)
        sum = (sum ^ std::to_integer<std::uint64_t>(byte)) * 0x100000001b3U;
    return sum;
}

class Writer {
  public:
    template <class Value> void put(const Value& value) {
        static_assert(std::is_trivially_copyable_v<Value>);
        append(std::as_bytes(std::span(&value, 1)));
    }
    template <class Value> void putAll(const std::vector<Value>& values) {
        static_assert(std::is_trivially_copyable_v<Value>);
        put(static_cast<std::uint64_t>(values.size()));
        append(std::as_bytes(std::span(values)));
    }
    void append(std::span<const std::byte> more) {
        bytes_.insert(bytes_.end(), more.begin(), more.end());
    }
    const std::vector<std::byte>& bytes() const { return bytes_; }

  private:
    std::vector<std::byte> bytes_;
};

class Reader {
  public:
    Reader(std::span<const std::byte> bytes, std::string name)
        : rest_(bytes), name_(std::move(name)) {}

    template <class Value> Value get() {
        Value value;
        std::memcpy(&value, take(sizeof value).data(), sizeof value);
        return value;
    }
    template <class Value> std::vector<Value> getAll() {
        const auto count = get<std::uint64_t>();
        if (count > rest_.size() / sizeof(Value))
            damaged();
        std::vector<Value> values(count);
        if (count > 0)
            std::memcpy(values.data(), take(count * sizeof(Value)).data(), count * sizeof(Value));
        return values;
    }
    std::span<const std::byte> take(std::size_t count) {
        if (count > rest_.size())
            damaged();
        const auto taken = rest_.first(count);
        rest_ = rest_.subspan(count);
        return taken;
    }
    bool isAtEnd() const { return rest_.empty(); }
    [[noreturn]] void damaged() const {
        throw badInput(FRINGE_MARK("{0} is damaged or no checkpoint of a spot design; begin the "
                                   "design anew."),
                       name_);
    }

  private:
    std::span<const std::byte> rest_;
    std::string name_;
};

/// A mark of everything that decides the bits of the rounds.
std::uint64_t markOf(const SpotDesign& design) {
    Writer text;
    for (const Spot& spot : design.spots)
        for (const double number :
             {spot.x, spot.y, spot.z, spot.intensity, spot.phase ? *spot.phase : -1e300})
            text.put(number);
    text.put(design.plate.size);
    for (const Length length : {design.plate.pitchX, design.plate.pitchY, design.wavelength,
                                design.focalLength, design.beam.waist})
        text.put(length);
    text.put(design.geometry);
    text.put(design.levels);
    text.put(design.beam.kind);
    text.putAll(design.beam.picture);
    text.append(std::as_bytes(std::span(design.algorithm)));
    text.put(design.tuning.beta);
    text.put(design.tuning.gain);
    text.put(design.tuning.freeRounds);
    text.put(design.tuning.balance);
    text.put(design.tuning.temperature);
    text.put(design.tuning.cooling);
    text.put(design.start.kind);
    text.put(design.start.seed);
    text.put(design.start.rehearsalRounds);
    text.putAll(design.start.turns);
    return checksum(text.bytes());
}

void putState(Writer& writer, const SpotState& state) {
    writer.put(state.round);
    writer.putAll(state.pattern);
    writer.putAll(state.fields);
    writer.putAll(state.weights);
    writer.putAll(state.phases);
    writer.putAll(state.corrections);
    writer.putAll(state.best.pattern);
    writer.put(state.best.figures);
    writer.put(state.best.round);
    writer.put(static_cast<std::uint64_t>(state.history.size()));
    for (const SpotRound& round : state.history) {
        writer.put(round.figures);
        writer.putAll(round.powers);
    }
}

SpotState getState(Reader& reader) {
    SpotState state;
    state.round = reader.get<std::int64_t>();
    state.pattern = reader.getAll<float>();
    state.fields = reader.getAll<std::complex<double>>();
    state.weights = reader.getAll<double>();
    state.phases = reader.getAll<double>();
    state.corrections = reader.getAll<std::complex<double>>();
    state.best.pattern = reader.getAll<float>();
    state.best.figures = reader.get<SpotFigures>();
    state.best.round = reader.get<std::int64_t>();
    const auto rounds = reader.get<std::uint64_t>();
    for (std::uint64_t i = 0; i < rounds; ++i) {
        const auto figures = reader.get<SpotFigures>();
        state.history.push_back({figures, reader.getAll<float>()});
    }
    return state;
}

bool fits(const SpotState& state, const SpotDesign& design) {
    const auto pixels = static_cast<std::size_t>(design.plate.size.count());
    const std::size_t spots = design.spots.size();
    return state.pattern.size() == pixels && state.best.pattern.size() == pixels
           && state.fields.size() == spots && state.weights.size() == spots
           && state.phases.size() == spots && state.corrections.size() == spots
           && state.history.size() == static_cast<std::size_t>(state.round) + 1;
}

} // namespace

void writeSpotCheckpoint(const std::filesystem::path& path, const SpotDesign& design,
                         const SpotState& state) {
    Writer writer;
    writer.append(std::as_bytes(std::span(heading)));
    writer.put(markOf(design));
    putState(writer, state);
    writer.put(checksum(writer.bytes()));
    AtomicFile file(path);
    file.write(writer.bytes());
    file.commit(true);
}

SpotState readSpotCheckpoint(const std::filesystem::path& path, const SpotDesign& design) {
    InputFile file(path);
    std::vector<std::byte> bytes(file.size());
    file.read(bytes);
    Reader reader(bytes, file.name());
    const auto start = reader.take(heading.size());
    if (std::memcmp(start.data(), heading.data(), heading.size()) != 0
        || bytes.size() < heading.size() + sizeof(std::uint64_t))
        reader.damaged();
    const std::size_t summed = bytes.size() - sizeof(std::uint64_t);
    std::uint64_t sum = 0;
    std::memcpy(&sum, bytes.data() + summed, sizeof sum);
    if (sum != checksum(std::span(bytes).first(summed)))
        reader.damaged();
    if (reader.get<std::uint64_t>() != markOf(design))
        throw badInput(FRINGE_MARK("{0} is the checkpoint of another design; give the spots and "
                                   "options that it was made with."),
                       file.name());
    const SpotState state = getState(reader);
    if (!fits(state, design))
        reader.damaged();
    return state;
}

} // namespace fringe
