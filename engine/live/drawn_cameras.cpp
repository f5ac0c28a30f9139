// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/live/drawn_cameras.h"

#include "engine/model/colours.h"
#include "kernels/backends.h"
#include "kernels/error.h"
#include "kernels/gl/headless_context.h"
#include "kernels/layer_light.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace fringe {

/// A camera's picture, on both sides.
struct DrawnCameras::Camera {
    Camera(const GlContext& gl, Device& device, Shape shape)
        : target(gl, shape), depth(device.allocate(shape, Element::Float32)),
          colours(device.allocate(shape, Element::Rgba8)), toDepth(device, target.values()),
          toColours(device, target.colour()) {}

    void take() {
        toDepth.take(*depth);
        toColours.take(*colours);
    }
    bool isShared() const { return toDepth.isShared() && toColours.isShared(); }
    const Message& way() const { return (toDepth.isShared() ? toColours : toDepth).way(); }

    GlTarget target;
    std::unique_ptr<Buffer> depth, colours;
    SharedTexture toDepth, toColours;
    DepthCamera seen{};
    Region window{};
};

namespace {

Motion34 motionOf(const Turn& turn, double scale, const Place& shift) {
    Motion34 motion{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t col = 0; col < 3; ++col)
            motion[row][col] = scale * turn[row][col];
        motion[row][3] = shift[row];
    }
    return motion;
}

Motion34 motionOf(const Similarity& place) {
    return motionOf(place.turn.value_or(unturned), place.scale, place.shift);
}

/// What is written is the part of the way from near to far. An eye is moved to the distance from
/// its picture that OpenGL's camera has, which sees the plane z = 0 in its own size.
DrawnView viewOf(const Viewpoint& view, const PlaneGrid& grid) {
    const double back = view.eye ? view.eye->focal - view.eye->at[2] : 0;
    DrawnView drawn{grid.shape, grid.pitchX, grid.pitchY};
    drawn.eye = view.eye ? view.eye->focal : 0;
    drawn.near = view.near + back;
    drawn.far = view.far + back;
    drawn.toCamera = motionOf(view.turn, 1, view.shift);
    drawn.toCamera[2][3] += back;
    drawn.scale = -1 / (drawn.near - drawn.far);
    drawn.offset = drawn.near / (drawn.near - drawn.far);
    return drawn;
}

DrawnMesh drawnOf(const SeenSurface& surface, const std::vector<std::array<float, 3>>& normals,
                  const std::vector<DrawnTexture>& textures) {
    const Mesh& mesh = *surface.mesh;
    const bool isLit = surface.shading != SeenSurface::Shading::None;
    return {mesh.vertices,
            mesh.triangles,
            normals,
            mesh.colours,
            mesh.textureCoordinates,
            mesh.textureNumbers,
            textures,
            {directionOf(surface.lamp), isLit ? surface.ambient : 1}};
}

bool isWithinWhite(const PointCloud& cloud) {
    const auto light = [&](std::size_t i) {
        const float amplitude = cloud.points[i].amplitude;
        const float most = cloud.isColoured() ? std::ranges::max(cloud.colours[i]) : 1;
        return amplitude * amplitude * most;
    };
    for (std::size_t i = 0; i < cloud.points.size(); ++i)
        if (light(i) > 1)
            return false;
    return true;
}

std::optional<SeenSurface> surfaceOf(const Source& source) {
    const auto surface = sourceKindOf(source.kind.key).surface;
    return surface != nullptr ? surface(source) : std::nullopt;
}

bool suits(const DepthCamera& camera, const Design& design, bool hasPoints) {
    const Viewpoint view = viewpointOf(camera, gridOf(design.setup.plate));
    return camera.light.form == RgbdSource::Form::Layers && camera.light.layers > 0
           && camera.light.style.softness() == 0
           && (!view.eye || (!hasPoints && view.eye->at[0] == 0 && view.eye->at[1] == 0));
}

} // namespace

bool DrawnCameras::suits(const Design& design) {
    bool hasPoints = false;
    for (const std::size_t number : photographedSources(design)) {
        const Source source = onPlate(design.sources[number], design.setup.plate);
        const auto cloud = surfaceOf(source) ? nullptr : sceneObjectOf(source).cloud;
        hasPoints = hasPoints || cloud;
        if (cloud && (cloud->stored || !isWithinWhite(*cloud)))
            return false;
    }
    return std::ranges::all_of(lightSources(design), [&](std::size_t number) {
        const Source& source = design.sources[number];
        return sourceKindOf(source.kind.key).photographs
               && fringe::suits(asDepthCamera(source), design, hasPoints);
    });
}

/// Slices of a wavelength: the layers of all cameras.
class DrawnCameras::Slices final : public FrameSlices {
  public:
    Slices(const DrawnCameras& drawn, const Design& design, std::size_t wavelength, Buffer& wave)
        : device_(*drawn.device_), wave_(wave) {
        const auto& [plate, wavelengths] = std::tie(design.setup.plate, design.setup.wavelengths);
        for (const auto& camera : drawn.cameras_)
            addLayers(*camera, plate, wavelengths, wavelength);
        std::ranges::stable_sort(layers_, {}, &Layer::z);
        for (const Layer& layer : layers_)
            z_.push_back(layer.z);
    }

    std::span<const double> z() const override { return z_; }
    void send(std::size_t slice) override { pass(slice, true); }
    void pass(std::size_t slice) override { pass(slice, false); }

  private:
    struct Layer {
        double z;
        const Camera* camera;
        LayerArgs args;
    };

    void addLayers(const Camera& camera, const Plate& plate, const std::vector<Length>& wavelengths,
                   std::size_t wavelength) {
        const RgbdSource& light = camera.seen.light;
        const PlaneGrid grid = gridOf(plate);
        const SheetPhases phases(light.style, plate, placeOn(grid, grid.shape, {}), wavelengths,
                                 wavelength);
        LayerArgs args{.layers = light.layers,
                       .weights = colourWeights(wavelengths, wavelength),
                       .gamma = static_cast<float>(light.style.gamma),
                       .strength = static_cast<float>(light.style.strength),
                       .seed = phases.seed(),
                       .inside = camera.window,
                       .hides = light.style.hides};
        for (std::int64_t layer = 0; layer < light.layers; ++layer) {
            const double z = layerDistance(light, static_cast<std::size_t>(layer), light.layers);
            args.layer = layer;
            args.phasor = args.seed ? Complex(1) : phases.of(0, z);
            layers_.push_back({z, &camera, args});
        }
    }

    void pass(std::size_t slice, bool isAlone) {
        Layer& layer = layers_[slice];
        layer.args.isAlone = isAlone;
        layerLightOf(device_).passLayer(*layer.camera->depth, *layer.camera->colours, wave_,
                                        layer.args);
        device_.finish();
    }

    Device& device_;
    Buffer& wave_;
    std::vector<Layer> layers_;
    std::vector<double> z_;
};

DrawnCameras::DrawnCameras(const std::string& device, bool onlyFast,
                           std::shared_ptr<GlOwner> screen)
    : context_(
        std::make_shared<LiveContext>(screen ? screen : std::make_shared<HeadlessContext>())) {
    const GlEntry entry(*context_->owner);
    const GlContext& gl = context_->gl;
    if (onlyFast && gl.isOnProcessor())
        throw DeviceUnavailable(
            message(FRINGE_MARK("OpenGL has no GPU here ({0})"), gl.renderer()));
    device_ = openDevice(device.substr(0, device.find(',')), {.place = &gl.place()});
    scene_ = std::make_unique<GlScene>(gl);
    if (screen)
        textures_ = std::make_unique<LiveTextures>(context_, *device_);
}

DrawnCameras::~DrawnCameras() {
    std::optional<GlEntry> entry;
    try {
        entry.emplace(*context_->owner);
    } catch (const DeviceError&) { // what is there goes with the context
    }
    cameras_.clear();
    textures_.reset();
    scene_.reset();
    device_.reset();
}

void DrawnCameras::make(LiveFrame& frame, const Design& design,
                        const std::vector<SourceInput>& inputs, JobControl& control) {
    const GlEntry entry(*context_->owner);
    Laps laps(frame);
    load(design);
    draw(inputs);
    laps.end(LiveStage::Draw);
    for (std::size_t i = 0; i < design.setup.wavelengths.size(); ++i) {
        FramePlane plane(design, i, *device_, control);
        Slices slices(*this, design, i, plane.wave());
        plane.light(slices, inputs.front().hiding, laps);
        show(frame, plane, laps);
    }
    const auto copied = std::ranges::find_if_not(cameras_, &Camera::isShared);
    frame.isShared = copied == cameras_.end();
    frame.way = message(FRINGE_MARK("drawn by {0}; {1}"), context_->gl.renderer(),
                        (frame.isShared ? cameras_.front() : *copied)->way());
    if (textures_)
        frame.way = message(FRINGE_MARK("{0}; to the screen {1}"), frame.way, textures_->way());
}

void DrawnCameras::show(LiveFrame& frame, FramePlane& plane, Laps& laps) {
    if (!textures_) {
        frame.pictures.push_back(plane.picture(laps));
        return;
    }
    const auto picture = device_->allocate(plane.wave().shape(), Element::Float32);
    device_->intensity(plane.wave(), *picture, {});
    frame.textures.push_back(textures_->show(*picture));
    frame.pictures.push_back(plane.outline());
    laps.end(LiveStage::Show);
}

/// Objects that are only moved stay where they are.
void DrawnCameras::load(const Design& design) {
    const double pixel = std::max(design.setup.plate.pitchX, design.setup.plate.pitchY).si();
    std::vector<Loaded> wanted;
    std::vector<Motion34> motions;
    for (const std::size_t number : photographedSources(design)) {
        const Source source = onPlate(design.sources[number], design.setup.plate);
        if (const auto surface = surfaceOf(source)) {
            wanted.push_back({surface});
            motions.push_back(motionOf(surfacePlaceOf(source)));
        } else if (const SceneObject object = sceneObjectOf(source); object.cloud) {
            wanted.push_back({{}, object.cloud, std::max(object.grain, pixel)});
            motions.push_back(unmoved);
        }
    }
    if (wanted != loaded_) {
        loaded_.clear();
        scene_->clear();
        for (const Loaded& object : wanted)
            add(object);
        loaded_ = std::move(wanted);
    }
    for (std::size_t i = 0; i < motions.size(); ++i)
        scene_->place(i, motions[i]);
}

void DrawnCameras::add(const Loaded& object) {
    if (object.surface) {
        const Mesh& mesh = *object.surface->mesh;
        std::vector<DrawnTexture> textures;
        for (const Mesh::Texture& texture : mesh.textures)
            textures.push_back({texture.shape, texture.texels});
        scene_->add(drawnOf(*object.surface,
                            object.surface->shading == SeenSurface::Shading::Smooth
                                ? smoothNormalsOf(mesh)
                                : std::vector<std::array<float, 3>>(),
                            textures));
        return;
    }
    std::vector<std::array<double, 3>> places;
    std::vector<PointColour> colours;
    for (std::size_t i = 0; i < object.cloud->points.size(); ++i) {
        const Point& point = object.cloud->points[i];
        places.push_back({point.x, point.y, point.z});
        colours.push_back(object.cloud->isColoured() ? object.cloud->colours[i]
                                                     : PointColour{1, 1, 1});
        for (float& channel : colours.back())
            channel *= point.amplitude * point.amplitude;
    }
    scene_->add(DrawnPoints{places, colours, object.size});
}

void DrawnCameras::draw(const std::vector<SourceInput>& inputs) {
    cameras_.resize(inputs.size());
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        requireCamera(inputs[i]);
        const PlaneGrid grid = gridOf(inputs[i].design.setup.plate);
        Camera& camera = cameraOf(i, grid.shape);
        camera.seen = asDepthCamera(inputs[i].source);
        const Viewpoint view = viewpointOf(camera.seen, grid);
        camera.window = view.window.value_or(Region{0, 0, grid.shape});
        scene_->draw(camera.target, viewOf(view, grid));
        camera.take();
    }
}

DrawnCameras::Camera& DrawnCameras::cameraOf(std::size_t number, Shape shape) {
    std::unique_ptr<Camera>& camera = cameras_[number];
    if (!camera || camera->target.shape() != shape)
        camera = std::make_unique<Camera>(context_->gl, *device_, shape);
    return *camera;
}

} // namespace fringe
