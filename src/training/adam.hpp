#pragma once

#include <Eigen/Core>
#include <cmath>

namespace naqala {

// Weights that follow their gradient by Adam: each at a pace that fits how large and how steady
// its gradient has been.
class Adam {
 public:
  explicit Adam(Eigen::Index size) : mean_(Eigen::ArrayXf::Zero(size)), square_(Eigen::ArrayXf::Zero(size)) {}

  // One step of `weights` against `gradient`; both are taken as one long row.
  template <class Matrix>
  void step(Matrix& weights, const Matrix& gradient, float rate) {
    Eigen::Map<Eigen::ArrayXf> w(weights.data(), weights.size());
    const Eigen::Map<const Eigen::ArrayXf> g(gradient.data(), gradient.size());
    ++steps_;
    mean_ = keep_mean * mean_ + (1 - keep_mean) * g;
    square_ = keep_square * square_ + (1 - keep_square) * g.square();
    const float first = 1 - std::pow(keep_mean, static_cast<float>(steps_));
    const float second = 1 - std::pow(keep_square, static_cast<float>(steps_));
    w -= rate / first * mean_ / ((square_ / second).sqrt() + 1e-8f);
  }

 private:
  static constexpr float keep_mean = 0.9f;
  static constexpr float keep_square = 0.999f;

  Eigen::ArrayXf mean_, square_;
  int steps_ = 0;
};

}  // namespace naqala
