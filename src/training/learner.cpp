#include "training/learner.hpp"

#include <algorithm>
#include <cmath>

namespace naqala {

namespace {

using Eigen::Index;
using Eigen::VectorXd;
using Eigen::VectorXf;

constexpr float most_active = Net::most_active;

Eigen::Map<const Eigen::Matrix<std::int8_t, feature_count, 1>> inputs_of(const Lesson& lesson) {
  return Eigen::Map<const Eigen::Matrix<std::int8_t, feature_count, 1>>(lesson.sample->features.data());
}

float uniform(Rng& rng) { return static_cast<float>(rng.next() >> 40) * 0x1p-23f - 1; }  // -1 to 1

}  // namespace

// ---- Scale ------------------------------------------------------------------------------------------------

Scale::Scale(const Lessons& lessons) {
  VectorXd sum = VectorXd::Zero(feature_count), squares = sum;
  for (const Lesson& lesson : lessons) {
    const VectorXd x = inputs_of(lesson).cast<double>();
    sum += x;
    squares += x.cwiseProduct(x);
  }
  const double n = std::max(1.0, static_cast<double>(lessons.size()));
  constexpr float least_spread = 2;
  const VectorXf real = (squares / n - (sum / n).cwiseAbs2()).cwiseMax(0).cwiseSqrt().cast<float>();
  mean = (sum / n).cast<float>();
  spread = real.cwiseMax(least_spread);
  use = real.cwiseQuotient(spread);
}

RealNet Scale::outward(const RealNet& net) const {
  RealNet out = net;
  out.first = net.first * spread.cwiseInverse().asDiagonal();
  out.bias = net.bias - out.first * mean;
  out.second = target_unit * net.second;
  out.out_bias = target_unit * net.out_bias;
  return out;
}

RealNet Scale::inward(const RealNet& net) const {
  RealNet in = net;
  in.first = net.first * spread.asDiagonal();
  in.bias = net.bias + net.first * mean;
  in.second = net.second / target_unit;
  in.out_bias = net.out_bias / target_unit;
  return in;
}

RealNet Scale::random_net(Rng& rng) const {
  RealNet net;
  const float width = std::sqrt(6.0f / feature_count);
  for (float& w : net.first.reshaped()) w = width * uniform(rng);
  net.first = (net.first * use.asDiagonal()).eval();
  for (float& v : net.second) v = 0.2f * uniform(rng);
  return net;
}

// ---- Learner ----------------------------------------------------------------------------------------------

double Learner::learn(const Lesson* lessons, Index n, float rate) {
  read(lessons, n);
  hidden_.noalias() = net_.first * inputs_;
  hidden_.colwise() += net_.bias;
  active_ = hidden_.cwiseMax(0).cwiseMin(most_active);
  const VectorXf out = active_.transpose() * net_.second;
  const VectorXf wrong = out.array() + net_.out_bias - targets_.array();
  step(wrong, rate);
  return double{wrong.squaredNorm()} * Scale::target_unit * Scale::target_unit;
}

void Learner::read(const Lesson* lessons, Index n) {
  inputs_.resize(feature_count, n);
  targets_.resize(n);
  for (Index i = 0; i < n; ++i) {
    inputs_.col(i) = (inputs_of(lessons[i]).cast<float>() - scale_.mean).cwiseProduct(shrink_);
    targets_[i] = lessons[i].target / Scale::target_unit;
  }
}

void Learner::step(const VectorXf& wrong, float rate) {
  using Single = Eigen::Matrix<float, 1, 1>;
  const VectorXf slope = wrong / static_cast<float>(wrong.size());
  const VectorXf by_second = active_ * slope;
  back_.noalias() = net_.second * slope.transpose();
  back_ = (hidden_.array() > 0 && hidden_.array() < most_active).select(back_, 0).eval();
  const VectorXf by_bias = back_.rowwise().sum();
  by_first_.noalias() = back_ * inputs_.transpose();
  Single out(net_.out_bias);
  first_.step(net_.first, by_first_, rate);
  bias_.step(net_.bias, by_bias, rate);
  second_.step(net_.second, by_second, rate);
  out_.step(out, Single(slope.sum()), rate);
  net_.out_bias = out[0];
  keep_in_bounds();
}

void Learner::keep_in_bounds() {
  for (Index i = 0; i < feature_count; ++i)
    net_.first.col(i) = net_.first.col(i).cwiseMax(-most_[i]).cwiseMin(most_[i]).eval();
  constexpr float most = most_second / Scale::target_unit;
  net_.second = net_.second.cwiseMax(-most).cwiseMin(most).eval();
}

}  // namespace naqala
