// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/opencl/fft_plans.h"

#include "kernels/opencl/opencl_errors.h"

#define VKFFT_BACKEND 3
#include <vkFFT.h>

#include <algorithm>

namespace fringe::opencl {
namespace {

constexpr std::size_t mostPlans = 32;

void require(VkFFTResult result, const FftLayout& layout) {
    if (result == VKFFT_SUCCESS)
        return;
    throw DeviceError("VkFFT cannot transform lines of " + std::to_string(layout.length)
                      + " samples on this device: its error " + std::to_string(result) + ".");
}

void describeRows(VkFFTConfiguration& configuration, const FftLayout& layout) {
    configuration.FFTdim = 1;
    configuration.size[0] = static_cast<std::uint64_t>(layout.length);
    configuration.numberBatches = static_cast<std::uint64_t>(layout.count);
}

void describeSquares(VkFFTConfiguration& configuration, const FftLayout& layout) {
    configuration.FFTdim = 2;
    configuration.size[0] = static_cast<std::uint64_t>(layout.length);
    configuration.size[1] = static_cast<std::uint64_t>(layout.length);
    configuration.numberBatches = static_cast<std::uint64_t>(layout.count);
}

/// The second axis alone of a plane as wide as there are lines, cut from a wider one.
void describeColumns(VkFFTConfiguration& configuration, const FftLayout& layout) {
    configuration.FFTdim = 2;
    configuration.size[0] = static_cast<std::uint64_t>(layout.count);
    configuration.size[1] = static_cast<std::uint64_t>(layout.length);
    configuration.omitDimension[0] = 1;
    configuration.bufferStride[0] = static_cast<std::uint64_t>(layout.pitch);
    configuration.bufferStride[1] = static_cast<std::uint64_t>(layout.pitch * layout.length);
    configuration.bufferStride[2] = configuration.bufferStride[1];
}

void describe(VkFFTConfiguration& configuration, const FftLayout& layout) {
    switch (layout.kind) {
    case FftKind::Rows:
    case FftKind::Lines:
        return describeRows(configuration, layout);
    case FftKind::Columns:
        return describeColumns(configuration, layout);
    case FftKind::Squares:
        return describeSquares(configuration, layout);
    }
}

bool isNormalised(FftKind kind) {
    return kind == FftKind::Rows || kind == FftKind::Columns;
}

/// Samples from the first of a plan's to behind its last.
std::int64_t extentOf(const FftLayout& layout) {
    if (layout.kind == FftKind::Squares)
        return layout.count * layout.length * layout.length;
    return layout.pitch * layout.length;
}

} // namespace

/// VkFFT keeps pointers into its configuration's owner: a plan stays where it was made.
class FftPlan {
  public:
    FftPlan(const cl::Context& context, const cl::Device& device, const FftLayout& wanted)
        : layout(wanted), context_(context()), device_(device()),
          bytes_(static_cast<std::uint64_t>(extentOf(wanted)) * sizeof(Complex)) {
        VkFFTConfiguration configuration{};
        configuration.device = &device_;
        configuration.context = &context_;
        configuration.bufferSize = &bytes_;
        configuration.specifyOffsetsAtLaunch = 1;
        configuration.normalize = isNormalised(layout.kind) ? 1 : 0;
        configuration.useLUT = 1;
        describe(configuration, layout);
        require(initializeVkFFT(&application_, configuration), layout);
    }
    ~FftPlan() { deleteVkFFT(&application_); }
    FftPlan(const FftPlan&) = delete;
    FftPlan& operator=(const FftPlan&) = delete;

    void run(cl_mem field, cl_command_queue queue, Direction direction, std::int64_t offset) {
        VkFFTLaunchParams launch{};
        launch.commandQueue = &queue;
        launch.buffer = &field;
        launch.bufferOffset = static_cast<std::uint64_t>(offset) * sizeof(Complex);
        const int sense = direction == Direction::Forward ? -1 : 1;
        require(VkFFTAppend(&application_, sense, &launch), layout);
    }

    bool isCut() const {
        const std::size_t axis = layout.kind == FftKind::Columns ? 1 : 0;
        return application_.localFFTPlan->numAxisUploads[axis] > 1;
    }

    const FftLayout layout;

  private:
    cl_context context_;
    cl_device_id device_;
    std::uint64_t bytes_;
    VkFFTApplication application_{};
};

FftPlans::FftPlans(cl::Context context, cl::Device device, cl::CommandQueue queue)
    : context_(std::move(context)), device_(std::move(device)), queue_(std::move(queue)) {}

FftPlans::~FftPlans() = default;

FftPlan& FftPlans::plan(const FftLayout& layout) {
    const auto found =
        std::ranges::find_if(plans_, [&](const auto& plan) { return plan->layout == layout; });
    if (found != plans_.end()) {
        plans_.splice(plans_.begin(), plans_, found);
        return *plans_.front();
    }
    plans_.push_front(std::make_unique<FftPlan>(context_, device_, layout));
    if (plans_.size() > mostPlans) {
        queue_.finish();
        plans_.pop_back();
    }
    return *plans_.front();
}

bool FftPlans::isInPlace(const FftLayout& columns) {
    if (!cut_.contains(columns.length) && plan(columns).isCut()) {
        plans_.pop_front();
        cut_.insert(columns.length);
    }
    return !cut_.contains(columns.length);
}

void FftPlans::run(const cl::Buffer& field, const FftLayout& layout, Direction direction,
                   std::int64_t offset) {
    plan(layout).run(field(), queue_(), direction, offset);
}

} // namespace fringe::opencl
