// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/planes.h"

#include "app/python/call.h"
#include "engine/model/error.h"

#include <pybind11/numpy.h>
#include <pybind11/stl.h>

#include <vector>

namespace fringe::python {
namespace {

template <class T> py::array readOnly(py::array_t<T> array) {
    py::detail::array_proxy(array.ptr())->flags &= ~py::detail::npy_api::NPY_ARRAY_WRITEABLE_;
    return array;
}

/// The samples where they lie in memory, which the array keeps there.
py::array viewOf(const PlaneHolder& held) {
    const py::capsule keeper(new PlaneHolder(held),
                             [](void* kept) { delete static_cast<PlaneHolder*>(kept); });
    return std::visit(
        [&]<class T>(const Plane<T>& plane) {
            const auto [rows, cols] = plane.shape();
            return readOnly(
                py::array_t<T>(std::vector{rows, cols}, plane.samples().data(), keeper));
        },
        held.plane);
}

void requireWithin(const Region& region, Shape shape) {
    const bool isWithin = region.row >= 0 && region.col >= 0 && region.shape.rows >= 0
                          && region.shape.cols >= 0 && region.row <= shape.rows - region.shape.rows
                          && region.col <= shape.cols - region.shape.cols;
    if (!isWithin)
        throw py::index_error("the rectangle is not all in the plane");
}

/// A rectangle, copied.
py::array readOf(const PlaneHolder& held, std::int64_t row, std::int64_t col, std::int64_t rows,
                 std::int64_t cols) {
    return std::visit(
        [&]<class T>(const Plane<T>& plane) -> py::array {
            const Region region{row, col, {rows, cols}};
            requireWithin(region, plane.shape());
            py::array_t<T> array(std::vector{rows, cols});
            T* const to = array.mutable_data();
            if (rows > 0 && cols > 0) {
                Call call;
                call.carryOut([&] {
                    const auto alone = held.ground ? std::unique_lock(held.ground->guard)
                                                   : std::unique_lock<std::mutex>();
                    plane.open()->read(region, to, cols);
                });
            }
            return array;
        },
        held.plane);
}

template <class Get> auto ofPlane(Get get) {
    return [get](const PlaneHolder& held) { return std::visit(get, held.plane); };
}

} // namespace

void bindPlanes(py::module_& module) {
    py::class_<PlaneHolder>(module, "Samples")
        .def_property_readonly("shape", ofPlane([](const auto& plane) {
                                   return std::pair(plane.shape().rows, plane.shape().cols);
                               }))
        .def_property_readonly("dtype", ofPlane([]<class T>(const Plane<T>&) -> py::object {
                                   return py::dtype::of<T>();
                               }))
        .def_property_readonly("is_in_memory",
                               ofPlane([](const auto& plane) { return plane.isInMemory(); }))
        .def("view", &viewOf)
        .def("read", &readOf);
}

} // namespace fringe::python
