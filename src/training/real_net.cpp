#include "training/real_net.hpp"

#include <algorithm>
#include <cmath>

namespace naqala {

namespace {

// Half of what is shifted away after the first layer, so that it is rounded and not cut off.
constexpr int rounding = Net::first_unit / Net::active_unit / 2;

template <class T>
T whole(float value, float unit, float most) {
  return static_cast<T>(std::lround(std::clamp(value, -most, most) * unit));
}

}  // namespace

float RealNet::evaluate(const Sample& sample) const {
  const auto x = Eigen::Map<const Eigen::Matrix<std::int8_t, feature_count, 1>>(sample.features.data());
  const Eigen::VectorXf active =
      (first * x.cast<float>() + bias).cwiseMax(0).cwiseMin(static_cast<float>(Net::most_active));
  return second.dot(active) + out_bias;
}

Net quantised(const RealNet& real) {
  constexpr float most_bias = 30000;  // in units of 1 / 16384, with the products some 950 million of 2,147
  constexpr float most_out = 4096;
  Net net;
  for (std::size_t h = 0; h < Net::hidden; ++h) {
    const auto row = static_cast<Eigen::Index>(h);
    for (std::size_t i = 0; i < feature_count; ++i)
      net.first[h][i] =
          whole<std::int16_t>(real.first(row, static_cast<Eigen::Index>(i)), Net::first_unit, most_first);
    net.bias[h] = whole<std::int32_t>(real.bias[row], Net::first_unit, most_bias) + rounding;
    net.second[h] = whole<std::int16_t>(real.second[row], Net::second_unit, most_second);
  }
  net.out_bias = whole<std::int32_t>(real.out_bias, Net::active_unit * Net::second_unit, most_out);
  return net;
}

RealNet real_from(const Net& net) {
  RealNet real;
  for (std::size_t h = 0; h < Net::hidden; ++h) {
    const auto row = static_cast<Eigen::Index>(h);
    for (std::size_t i = 0; i < feature_count; ++i)
      real.first(row, static_cast<Eigen::Index>(i)) = static_cast<float>(net.first[h][i]) / Net::first_unit;
    real.bias[row] = static_cast<float>(net.bias[h] - rounding) / Net::first_unit;
    real.second[row] = static_cast<float>(net.second[h]) / Net::second_unit;
  }
  real.out_bias = static_cast<float>(net.out_bias) / (Net::active_unit * Net::second_unit);
  return real;
}

Features features_of(const Sample& sample) {
  Features features;
  std::copy(sample.features.begin(), sample.features.end(), features.begin());
  return features;
}

}  // namespace naqala
