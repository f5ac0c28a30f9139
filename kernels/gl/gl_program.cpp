// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gl/gl_program.h"

#include "kernels/error.h"

#include <stdexcept>

namespace fringe {
namespace {

/// How a shader or a program says what became of it.
struct Built {
    void (*parameter)(gl::Name, gl::Enum, gl::Int*);
    void (*log)(gl::Name, gl::Int, gl::Int*, char*);
    gl::Enum status;

    void require(const char* call, gl::Name name) const {
        gl::Int isGood = 0, length = 0;
        parameter(name, status, &isGood);
        if (isGood != 0)
            return;
        parameter(name, gl::infoLogLength, &length);
        std::string text(static_cast<std::size_t>(length), ' ');
        log(name, length, nullptr, text.data());
        throw DeviceError(std::string(call) + " failed: " + text.c_str());
    }
};

class Shader {
  public:
    Shader(const GlContext& context, gl::Enum kind, const char* source)
        : context_(context), name_(context->CreateShader(kind)) {
        context->ShaderSource(name_, 1, &source, nullptr);
        context->CompileShader(name_);
        Built{context->GetShaderiv, context->GetShaderInfoLog, gl::compileStatus}.require(
            "glCompileShader", name_);
    }
    ~Shader() { context_->DeleteShader(name_); }
    Shader(const Shader&) = delete;
    Shader& operator=(const Shader&) = delete;

    gl::Name name() const { return name_; }

  private:
    const GlContext& context_;
    gl::Name name_;
};

} // namespace

GlProgram::GlProgram(const GlContext& context, const char* vertexShader, const char* fragmentShader)
    : context_(context) {
    context.requireCurrent();
    const Shader vertex(context, gl::vertexShader, vertexShader);
    const Shader fragment(context, gl::fragmentShader, fragmentShader);
    program_ = context->CreateProgram();
    for (const Shader* shader : {&vertex, &fragment})
        context->AttachShader(program_, shader->name());
    context->LinkProgram(program_);
    Built{context->GetProgramiv, context->GetProgramInfoLog, gl::linkStatus}.require(
        "glLinkProgram", program_);
}

GlProgram::~GlProgram() {
    if (context_.isCurrent())
        context_->DeleteProgram(program_);
}

void GlProgram::use() const {
    context_->UseProgram(program_);
}

void GlProgram::set(const char* uniform, std::span<const float> values) const {
    const gl::Int place = context_->GetUniformLocation(program_, uniform);
    switch (values.size()) {
    case 1:
        return context_->Uniform1fv(place, 1, values.data());
    case 3:
        return context_->Uniform3fv(place, 1, values.data());
    case 4:
        return context_->Uniform4fv(place, 1, values.data());
    case 16:
        return context_->UniformMatrix4fv(place, 1, 1, values.data());
    default:
        throw std::invalid_argument("no uniform has so many floats");
    }
}

} // namespace fringe
