#pragma once

#include <Eigen/Core>
#include <span>

#include "bots/net.hpp"
#include "training/samples.hpp"

namespace naqala {

// The net of bots/net.hpp with real numbers, as it is trained: out = v * min(max(w * x + b, 0),
// 8) + c, in points.
struct RealNet {
  Eigen::MatrixXf first = Eigen::MatrixXf::Zero(Net::hidden, feature_count);  // w
  Eigen::VectorXf bias = Eigen::VectorXf::Zero(Net::hidden);                  // b
  Eigen::VectorXf second = Eigen::VectorXf::Zero(Net::hidden);                // v
  float out_bias = 0;                                                         // c

  float evaluate(const Sample& sample) const;
};

// What whole numbers can hold: larger weights are cut off there. With these no sum within a net overflows.
inline constexpr float most_first = 32767.0f / Net::first_unit;
inline constexpr float most_second = 127;

Net quantised(const RealNet& real);
RealNet real_from(const Net& net);

Features features_of(const Sample& sample);

}  // namespace naqala
