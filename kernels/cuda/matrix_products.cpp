// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cuda/matrix_products.h"

#include "kernels/error.h"
#include "kernels/gpu/product_work.h"

#include <cublas_v2.h>
#include <dlfcn.h>

namespace fringe::cuda {
namespace {

std::string libraryName() {
    return "libcublas.so." + std::to_string(CUBLAS_VER_MAJOR);
}

} // namespace

/// The functions of cuBLAS that are used.
class MatrixProducts::Library {
  public:
    Library() : file_(dlopen(libraryName().c_str(), RTLD_LAZY | RTLD_LOCAL)) {
        isWhole_ = file_ != nullptr && find(create, "cublasCreate_v2")
                   && find(destroy, "cublasDestroy_v2") && find(setStream, "cublasSetStream_v2")
                   && find(setWorkspace, "cublasSetWorkspace_v2")
                   && find(multiply, "cublasGemmStridedBatchedEx")
                   && find(statusName, "cublasGetStatusName");
    }
    ~Library() {
        if (file_ != nullptr)
            dlclose(file_);
    }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    bool isWhole() const { return isWhole_; }

    void require(const char* call, cublasStatus_t status) const {
        if (status != CUBLAS_STATUS_SUCCESS)
            throw DeviceError(std::string(call) + " failed with " + statusName(status) + ".");
    }

    decltype(&cublasCreate_v2) create = nullptr;
    decltype(&cublasDestroy_v2) destroy = nullptr;
    decltype(&cublasSetStream_v2) setStream = nullptr;
    decltype(&cublasSetWorkspace_v2) setWorkspace = nullptr;
    decltype(&cublasGetStatusName) statusName = nullptr;
    // The header gives this name to two functions.
    cublasStatus_t (*multiply)(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int,
                               const void*, const void*, cudaDataType, int, long long, const void*,
                               cudaDataType, int, long long, const void*, void*, cudaDataType, int,
                               long long, int, cublasComputeType_t, cublasGemmAlgo_t) = nullptr;

  private:
    template <class Function> bool find(Function& function, const char* name) {
        function = reinterpret_cast<Function>(dlsym(file_, name));
        return function != nullptr;
    }

    void* file_;
    bool isWhole_ = false;
};

/// cuBLAS at a place. Its results have the same bits on each run with one stream and workspace.
class MatrixProducts::Handle {
  public:
    explicit Handle(const Library& library) : library_(library), workspace_(gpu::libraryWorkspace) {
        library.require("cublasCreate", library.create(&handle_));
        const cublasStatus_t status = setUp();
        if (status != CUBLAS_STATUS_SUCCESS)
            library.destroy(handle_);
        library.require("cublasSetWorkspace", status);
    }
    ~Handle() { library_.destroy(handle_); }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;

    operator cublasHandle_t() const { return handle_; }

  private:
    /// The stream first: it takes the workspace back.
    cublasStatus_t setUp() {
        const cublasStatus_t status = library_.setStream(handle_, currentStream());
        return status != CUBLAS_STATUS_SUCCESS
                   ? status
                   : library_.setWorkspace(handle_, workspace_.data(), gpu::libraryWorkspace);
    }

    const Library& library_;
    DeviceMemory workspace_;
    cublasHandle_t handle_ = nullptr;
};

MatrixProducts::MatrixProducts() = default;
MatrixProducts::~MatrixProducts() = default;

const MatrixProducts::Library* MatrixProducts::library() {
    if (!library_ && !isMissing_) {
        library_ = std::make_unique<Library>();
        isMissing_ = !library_->isWhole();
    }
    return isMissing_ ? nullptr : library_.get();
}

bool MatrixProducts::areThere(Precision precision) {
    const bool isThere = library() != nullptr;
    if (!isThere && precision != Precision::Single)
        throw DeviceError(libraryName()
                          + " was not found: install cuBLAS of the CUDA Toolkit, or "
                            "choose single precision.");
    return isThere;
}

/// In cuBLAS's order, column by column, a matrix of the batch is its own transpose.
void MatrixProducts::multiply(const MatrixBatch& batch) {
    if (!handle_)
        handle_ = std::make_unique<Handle>(*library());
    const float one = 1, old = batch.adds ? 1.0F : 0.0F;
    const long long width = batch.width, height = batch.height, depth = batch.depth;
    const cublasOperation_t left = batch.isLeftTurned ? CUBLAS_OP_N : CUBLAS_OP_T;
    const int lineOfLeft = batch.isLeftTurned ? batch.width : batch.depth;
    library_->require(
        "cublasGemmStridedBatchedEx",
        library_->multiply(
            *handle_, left, CUBLAS_OP_N, batch.width, batch.height, batch.depth, &one, batch.left,
            CUDA_R_32F, lineOfLeft, depth * width, batch.right, CUDA_R_32F, batch.depth,
            depth * height, &old, batch.sums, CUDA_R_32F, batch.width, width * height, batch.count,
            batch.tf32 ? CUBLAS_COMPUTE_32F_FAST_TF32 : CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT));
}

} // namespace fringe::cuda
