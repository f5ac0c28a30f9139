// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/outcome.h"

#include "engine/model/units.h"

#include <new>
#include <system_error>

namespace fringe {
namespace {

Error noMemory() {
    return failed(FRINGE_MARK("There is not enough memory; choose fewer pixels or points, or close "
                              "other programs."));
}

Error unexpected(const std::exception& error) {
    return failed(FRINGE_MARK("Something went wrong that should not; please report it. ({0})"),
                  error.what());
}

} // namespace

Error detail::currentError() {
    try {
        throw;
    } catch (const Error& error) {
        return error;
    } catch (const OutOfDeviceMemory& error) {
        if (error.bytes == 0)
            return failed(FRINGE_MARK("The device has no room left; choose fewer pixels, or "
                                      "another device. ({0})"),
                          error.what());
        return failed(FRINGE_MARK("The device has no room for another {0}; choose fewer pixels, or "
                                  "another device. ({1})"),
                      formatBytes(error.bytes), error.what());
    } catch (const DeviceUnavailable& error) {
        return Error(ErrorKind::BadInput, error.message);
    } catch (const DeviceError& error) {
        return failed(FRINGE_MARK("The device failed; try again or choose another one. ({0})"),
                      error.what());
    } catch (const std::bad_alloc&) {
        return noMemory();
    } catch (const std::system_error& error) {
        if (error.code() == std::errc::resource_unavailable_try_again)
            return noMemory(); // for another thread
        return unexpected(error);
    } catch (const std::exception& error) {
        return unexpected(error);
    }
}

} // namespace fringe
