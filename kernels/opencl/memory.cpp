// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/opencl/memory.h"

#include "kernels/opencl/opencl_errors.h"

#include <algorithm>
#include <mutex>

namespace fringe::opencl {

/// Drivers free memory when the last kernel that uses it is done, on any thread.
class Memory::Count {
  public:
    void add(std::uint64_t bytes) {
        const std::lock_guard lock(mutex_);
        use_.held += bytes;
        use_.most = std::max(use_.most, use_.held);
    }
    void remove(std::uint64_t bytes) {
        const std::lock_guard lock(mutex_);
        use_.held -= bytes;
    }
    MemoryUse use() {
        const std::lock_guard lock(mutex_);
        return use_;
    }

  private:
    std::mutex mutex_;
    MemoryUse use_;
};

Memory::Memory(cl::Context context, std::uint64_t most)
    : context_(std::move(context)), most_(most), count_(std::make_shared<Count>()) {}

cl::Buffer Memory::counted(cl::Buffer buffer, std::uint64_t bytes) const {
    struct Share {
        std::shared_ptr<Count> count;
        std::uint64_t bytes;
    };
    auto share = std::make_unique<Share>(Share{count_, bytes});
    buffer.setDestructorCallback(
        [](cl_mem, void* given) {
            const std::unique_ptr<Share> freed(static_cast<Share*>(given));
            freed->count->remove(freed->bytes);
        },
        share.get());
    count_->add(bytes);
    share.release();
    return buffer;
}

cl::Buffer Memory::made(cl_mem_flags flags, std::uint64_t bytes, void* values) const {
    if (bytes > most_ || use().held > most_ - bytes)
        throw OutOfDeviceMemory("it has " + std::to_string(most_) + " bytes.", bytes);
    try {
        return counted(cl::Buffer(context_, flags, bytes, values), bytes);
    } catch (const cl::Error& error) {
        if (isOutOfMemory(error.err()))
            throw OutOfDeviceMemory(errorSentence(error), bytes);
        throw;
    }
}

cl::Buffer Memory::room(std::uint64_t bytes) const {
    return made(CL_MEM_READ_WRITE, bytes, nullptr);
}

/// The host's values are only read.
cl::Buffer Memory::copy(const void* values, std::uint64_t bytes) const {
    return made(CL_MEM_READ_ONLY | CL_MEM_COPY_HOST_PTR, bytes, const_cast<void*>(values));
}

MemoryUse Memory::use() const {
    return count_->use();
}

} // namespace fringe::opencl
