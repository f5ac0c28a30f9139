// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/texture_mapper.h"

#include "ui/style/theme.h"

#include <QCoreApplication>
#include <QOpenGLContext>
#include <QOpenGLExtraFunctions>
#include <QOpenGLFramebufferObject>
#include <QOpenGLShaderProgram>
#include <QOpenGLVertexArrayObject>
#include <QVector3D>

#include <array>
#include <utility>
#include <vector>

namespace fringe {

namespace {

struct TextureMapping {
    Q_DECLARE_TR_FUNCTIONS(fringe::TextureMapper)
};

/// A triangle that covers all.
constexpr const char* coveringVertex = R"(#version 330 core
void main() {
    gl_Position = vec4(4 * (gl_VertexID & 1) - 1, 2 * (gl_VertexID & 2) - 1, 0.0, 1.0);
})";

/// plan: in row 0 the first column and the number of columns for each pixel, in row 1 its rows, in
/// row 2 the table of colours.
constexpr const char* mappedFragment = R"(#version 330 core
uniform sampler2D plan, picture0, picture1, picture2;
uniform vec3 lights[3];
uniform int count, spread;
uniform float low, range;
uniform bool brightest, inRed;
out vec4 shown;

float meanOf(sampler2D picture, ivec2 first, ivec2 end) {
    float sum = 0.0;
    for (int row = first.y; row < end.y; ++row)
        for (int col = first.x; col < end.x; ++col)
            sum += texelFetch(picture, ivec2(col, row), 0).r;
    ivec2 size = end - first;
    return sum / float(size.x * size.y);
}

float highestOf(sampler2D picture, ivec2 first, ivec2 end) {
    ivec2 from = max(first - spread, 0), to = min(end + spread, textureSize(picture, 0));
    float highest = -3.402823466e38;
    for (int row = from.y; row < to.y; ++row)
        for (int col = from.x; col < to.x; ++col) {
            float value = texelFetch(picture, ivec2(col, row), 0).r;
            highest = highest < value ? value : highest;
        }
    return highest;
}

vec3 colourOf(sampler2D picture, ivec2 first, ivec2 end) {
    float value = brightest ? highestOf(picture, first, end) : meanOf(picture, first, end);
    bool isFinite = abs(value) <= 3.402823466e38;
    float part = isFinite ? clamp((value - low) / range, 0.0, 1.0) : 0.0;
    return texelFetch(plan, ivec2(int(255.0 * part + 0.5), 2), 0).rgb;
}

void main() {
    ivec2 cols = ivec2(texelFetch(plan, ivec2(gl_FragCoord.x, 0), 0).rg);
    ivec2 rows = ivec2(texelFetch(plan, ivec2(gl_FragCoord.y, 1), 0).rg);
    ivec2 first = ivec2(cols.x, rows.x), end = first + ivec2(cols.y, rows.y);
    vec3 colour = lights[0] * colourOf(picture0, first, end);
    if (count > 1)
        colour += lights[1] * colourOf(picture1, first, end);
    if (count > 2)
        colour += lights[2] * colourOf(picture2, first, end);
    colour = min(colour, 1.0);
    if (inRed) {
        float grey = floor(dot(floor(255.0 * colour + 0.5), vec3(11.0, 16.0, 5.0)) / 32.0);
        colour = vec3(grey / 255.0, 0.0, 0.0);
    }
    shown = vec4(colour, 1.0);
})";

constexpr int planRows = 3;
using PlanTexel = std::array<float, 4>;

/// Row-major, of whole rows.
std::vector<PlanTexel> planOf(const TextureSource& source, const MappedRegion& piece) {
    const QRectF& region = piece.region;
    const ColourTable& table = source.look().table;
    const auto [rows, cols] = source.shape();
    const auto width = static_cast<std::size_t>(
        std::max({piece.image.width(), piece.image.height(), static_cast<int>(table.size())}));
    std::vector<PlanTexel> plan(planRows * width);
    auto texel = plan.begin();
    for (const auto& [first, count] :
         spansOf(region.left(), region.right(), piece.image.width(), cols))
        *texel++ = {static_cast<float>(first), static_cast<float>(count)};
    texel = plan.begin() + static_cast<std::ptrdiff_t>(width);
    for (const auto& [first, count] :
         spansOf(region.top(), region.bottom(), piece.image.height(), rows))
        *texel++ = {static_cast<float>(first), static_cast<float>(count)};
    texel = plan.begin() + static_cast<std::ptrdiff_t>(2 * width);
    for (const QRgb colour : table)
        *texel++ = {static_cast<float>(qRed(colour)) / 255,
                    static_cast<float>(qGreen(colour)) / 255,
                    static_cast<float>(qBlue(colour)) / 255};
    return plan;
}

QOpenGLExtraFunctions& functions() {
    return *QOpenGLContext::currentContext()->extraFunctions();
}

struct Texels {
    GLint internal;
    QSize size;
    GLenum format, type;
    const void* first; ///< rows without gaps
};

/// In unit 0.
void fill(GLuint texture, const Texels& texels) {
    QOpenGLExtraFunctions& gl = functions();
    gl.glActiveTexture(GL_TEXTURE0);
    gl.glBindTexture(GL_TEXTURE_2D, texture);
    gl.glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
    gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    gl.glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
    for (const GLenum filter : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
        gl.glTexParameteri(GL_TEXTURE_2D, filter, GL_NEAREST);
    gl.glTexImage2D(GL_TEXTURE_2D, 0, texels.internal, texels.size.width(), texels.size.height(), 0,
                    texels.format, texels.type, texels.first);
}

/// VTK is told of no other program than its own.
class KeptProgram {
  public:
    KeptProgram() { functions().glGetIntegerv(GL_CURRENT_PROGRAM, &program_); }
    ~KeptProgram() { functions().glUseProgram(static_cast<GLuint>(program_)); }
    KeptProgram(const KeptProgram&) = delete;
    KeptProgram& operator=(const KeptProgram&) = delete;

  private:
    GLint program_ = 0;
};

} // namespace

struct TextureMapper::Objects {
    Objects() {
        for (GLuint* const name : {&plan, &picture})
            functions().glGenTextures(1, name);
    }
    ~Objects() {
        if (QOpenGLContext::currentContext())
            for (const GLuint* const name : {&plan, &picture})
                functions().glDeleteTextures(1, name);
    }
    Objects(const Objects&) = delete;
    Objects& operator=(const Objects&) = delete;

    QOpenGLShaderProgram program;
    QOpenGLVertexArrayObject array; ///< without attributes
    std::unique_ptr<QOpenGLFramebufferObject> colours;
    GLuint plan = 0, picture = 0;
    qint64 loaded = 0; ///< key of the image in `picture`
};

TextureMapper::TextureMapper() = default;
TextureMapper::~TextureMapper() = default;

void TextureMapper::release() {
    objects_.reset();
}

TextureMapper::Objects& TextureMapper::objects() {
    if (!objects_)
        objects_ = std::make_unique<Objects>();
    return *objects_;
}

bool TextureMapper::make(QSize size) {
    QOpenGLShaderProgram& program = objects().program;
    if (!program.isLinked()
        && !(program.addShaderFromSourceCode(QOpenGLShader::Vertex, coveringVertex)
             && program.addShaderFromSourceCode(QOpenGLShader::Fragment, mappedFragment)
             && program.link() && objects_->array.create())) {
        fault_ = TextureMapping::tr("OpenGL refuses a shader: %1").arg(program.log().simplified());
        return false;
    }
    auto& colours = objects_->colours;
    if (!colours || colours->size() != size)
        colours = std::make_unique<QOpenGLFramebufferObject>(
            size, QOpenGLFramebufferObject::NoAttachment, GL_TEXTURE_2D, GL_RGBA8);
    if (!colours->isValid())
        fault_ = TextureMapping::tr("OpenGL does not draw %1 × %2 pixels here")
                     .arg(size.width())
                     .arg(size.height());
    return colours->isValid();
}

unsigned TextureMapper::map(const TextureSource& source, const MappedRegion& piece) {
    fault_.clear();
    if (source.textures().size() > mostPictures)
        fault_ = TextureMapping::tr("more than %n wavelength(s)", nullptr, mostPictures);
    for (const PictureTexture& texture : source.textures())
        if (!functions().glIsTexture(texture.kept->name()))
            fault_ = TextureMapping::tr("this view does not share textures with what draws them");
    const KeptProgram before;
    if (!fault_.isEmpty() || !make(piece.image.size()))
        return 0;
    while (functions().glGetError() != GL_NO_ERROR) { // of others
    }
    draw(source, piece);
    if (const GLenum error = functions().glGetError(); error != GL_NO_ERROR) {
        fault_ = TextureMapping::tr("OpenGL failed with error %1").arg(error);
        return 0;
    }
    return objects_->colours->texture();
}

void TextureMapper::draw(const TextureSource& source, const MappedRegion& piece) {
    QOpenGLExtraFunctions& gl = functions();
    objects_->program.bind();
    choose(source.look());
    bindPictures(source);
    const std::vector<PlanTexel> plan = planOf(source, piece);
    fill(objects_->plan, {GL_RGBA32F, QSize(static_cast<int>(plan.size()) / planRows, planRows),
                          GL_RGBA, GL_FLOAT, plan.data()});
    objects_->colours->bind();
    gl.glViewport(0, 0, piece.image.width(), piece.image.height());
    for (const GLenum other : {GL_BLEND, GL_DEPTH_TEST, GL_SCISSOR_TEST, GL_CULL_FACE})
        gl.glDisable(other);
    gl.glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    {
        const QOpenGLVertexArrayObject::Binder array(&objects_->array);
        gl.glDrawArrays(GL_TRIANGLES, 0, 3);
    }
    objects_->colours->release();
}

void TextureMapper::choose(const PictureLook& look) {
    QOpenGLShaderProgram& program = objects_->program;
    program.setUniformValue("low", static_cast<float>(look.window.low));
    program.setUniformValue("range", static_cast<float>(look.window.high - look.window.low));
    program.setUniformValue("brightest", look.brightest);
    program.setUniformValue("spread", static_cast<int>(look.spread));
    program.setUniformValue("inRed", isLab());
    program.setUniformValue("plan", 0);
}

/// In the units from 1 on; those without one are another sampler of the first.
void TextureMapper::bindPictures(const TextureSource& source) {
    const auto lights = source.lights();
    const std::size_t count = source.textures().size();
    QOpenGLShaderProgram& program = objects_->program;
    program.setUniformValue("count", static_cast<int>(count));
    for (std::size_t i = 0; i < mostPictures; ++i) {
        const std::size_t number = i < count ? i : 0;
        const auto& [red, green, blue] = lights[number];
        program.setUniformValue(qPrintable(QStringLiteral("lights[%1]").arg(i)),
                                QVector3D(static_cast<float>(red), static_cast<float>(green),
                                          static_cast<float>(blue)));
        program.setUniformValue(qPrintable(QStringLiteral("picture%1").arg(i)),
                                static_cast<int>(1 + number));
        functions().glActiveTexture(static_cast<GLenum>(GL_TEXTURE1 + number));
        functions().glBindTexture(GL_TEXTURE_2D, source.textures()[number].kept->name());
    }
}

unsigned TextureMapper::load(const QImage& image) {
    Objects& own = objects();
    if (std::exchange(own.loaded, image.cacheKey()) != image.cacheKey())
        fill(own.picture,
             {GL_RGB8, image.size(), GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV, image.constBits()});
    return own.picture;
}

} // namespace fringe
