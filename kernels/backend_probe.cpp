// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/backend_probe.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

namespace fringe {
namespace {

constexpr std::uint64_t mostBytes = 1 << 20;

class ReportWriter {
  public:
    void add(std::uint64_t number) {
        bytes_.append(reinterpret_cast<const char*>(&number), sizeof number);
    }
    void add(const std::string& text) {
        add(text.size());
        bytes_ += text;
    }
    void add(const Message& message) {
        add(message.pattern);
        add(message.arguments.size());
        for (const Message& argument : message.arguments)
            add(argument);
    }
    void add(const DeviceInfo& device) {
        for (const std::string* text : {&device.id, &device.name, &device.driver})
            add(*text);
        add(static_cast<std::uint64_t>(device.kind));
        add(device.memory);
        add(static_cast<std::uint64_t>(device.computeUnits));
    }
    std::string bytes() && { return std::move(bytes_); }

  private:
    std::string bytes_;
};

/// Reads bytes that may be anything; what is read behind their end is 0 or empty.
class ReportReader {
  public:
    explicit ReportReader(std::span<const char> bytes) : rest_(bytes) {}

    std::uint64_t number() {
        std::uint64_t number = 0;
        if (const auto taken = take(sizeof number); taken.size() == sizeof number)
            std::memcpy(&number, taken.data(), sizeof number);
        return number;
    }
    std::string text() {
        const auto taken = take(number());
        return {taken.begin(), taken.end()};
    }
    Message message(int deepest = 8) {
        Message message{text()};
        for (std::uint64_t count = number(); count > 0 && isWhole_ && deepest > 0; --count)
            message.arguments.push_back(this->message(deepest - 1));
        return message;
    }
    DeviceInfo device(Backend backend) {
        DeviceInfo device;
        device.id = text();
        device.backend = backend;
        device.name = text();
        device.driver = text();
        device.kind = static_cast<DeviceKind>(number());
        device.memory = number();
        device.computeUnits = static_cast<int>(number());
        return device;
    }
    bool isWhole() const { return isWhole_ && rest_.empty(); }
    bool isMore() const { return isWhole_ && !rest_.empty(); }

  private:
    std::span<const char> take(std::uint64_t count) {
        isWhole_ = isWhole_ && count <= rest_.size();
        if (!isWhole_)
            return {};
        const auto taken = rest_.first(count);
        rest_ = rest_.subspan(count);
        return taken;
    }

    std::span<const char> rest_;
    bool isWhole_ = true;
};

} // namespace

const char* backendName(Backend backend) {
    constexpr std::array names{"cpu", "opencl", "cuda"};
    return names[static_cast<std::size_t>(backend)];
}

RunTimeModule moduleOf(Backend backend) {
    RunTimeModule module{backendName(backend),    "OpenCL",
                         "fringe-opencl",         FRINGE_MARK("install an OpenCL ICD loader"),
                         "fringe_backend_module", backendModuleAbi};
    if (backend == Backend::Cuda) {
        module.title = "CUDA";
        module.package = "fringe-cuda";
        module.remedy = FRINGE_MARK("install the NVIDIA driver and the CUDA run-time libraries");
    }
    return module;
}

std::string bytesOf(const BackendReport& report) {
    ReportWriter writer;
    writer.add(report.absence);
    for (const DeviceInfo& device : report.devices)
        writer.add(device);
    return std::move(writer).bytes();
}

std::optional<BackendReport> reportOf(Backend backend, std::span<const char> bytes) {
    ReportReader reader(bytes);
    BackendReport report{backend, {}, reader.message()};
    while (reader.isMore())
        report.devices.push_back(reader.device(backend));
    return reader.isWhole() ? std::optional(std::move(report)) : std::nullopt;
}

BackendProbe::BackendProbe(Backend backend, const std::function<void()>& checkpoint,
                           std::chrono::milliseconds patience, std::string driver,
                           const OpenClDriver* alone)
    : backend_(backend), patience_(patience), driver_(std::move(driver)),
      absence_(absenceOf(moduleOf(backend))) {
    std::vector<std::string> words{backendName(backend), modulePath("").string()};
    if (alone != nullptr)
        words.insert(words.end(), {alone->icd.string(), alone->library});
    if (absence_.empty())
        process_.emplace(modulePath(probeProgram), words, checkpoint, patience);
}

ReadReport readReport(ReaderProcess& process, Backend backend) {
    using Fault = ReaderProcess::Fault;
    std::uint64_t count = 0;
    Fault fault = process.read(std::as_writable_bytes(std::span(&count, 1)));
    std::string bytes(count <= mostBytes ? count : 0, ' ');
    if (fault == Fault::None)
        fault = process.read(std::as_writable_bytes(std::span(bytes)));
    auto report = fault == Fault::None ? reportOf(backend, bytes) : std::nullopt;
    if (fault == Fault::None && !report)
        fault = Fault::Ended;
    return {std::move(report), fault};
}

BackendReport BackendProbe::report() {
    if (!process_)
        return {backend_, {}, absence_};
    auto [report, fault] = readReport(*process_, backend_);
    fault_ = fault;
    return report ? *std::move(report) : BackendReport{backend_, {}, reason()};
}

Message BackendProbe::reason() const {
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(patience_).count();
    const char* const title = moduleOf(backend_).title;
    if (!isOfDrivers())
        return message(FRINGE_MARK("{0} is missing or cannot be started: install the program anew"),
                       modulePath(probeProgram).string());
    if (fault_ == Fault::Ended)
        return driver_.empty()
                   ? message(FRINGE_MARK("a driver of {0} crashed or ended the program that was to "
                                         "find its devices: update it, or remove it"),
                             title)
                   : message(FRINGE_MARK("the driver {0} crashed or ended the program that was to "
                                         "find its devices: update it, or remove it"),
                             driver_);
    return driver_.empty() ? message(FRINGE_MARK("a driver of {0} did not answer within {1} s: "
                                                 "update it, or remove it"),
                                     title, seconds)
                           : message(FRINGE_MARK("the driver {0} did not answer within {1} s: "
                                                 "update it, or remove it"),
                                     driver_, seconds);
}

} // namespace fringe
