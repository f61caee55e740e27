#pragma once

#include <vector>

#include "base/rng.hpp"
#include "training/adam.hpp"
#include "training/real_net.hpp"

namespace naqala {

// A sample and what is to be said about it, in points.
struct Lesson {
  const Sample* sample;
  float target;
};
using Lessons = std::vector<Lesson>;

// Within a learner inputs have mean 0 and spread 1, and targets are about as large as what hidden units say.
// This brings nets there and back.
struct Scale {
  static constexpr float target_unit = 16;  // points

  Eigen::VectorXf mean;
  Eigen::VectorXf
      spread;  // never small: what is nearly always the same must not become large when it once is not
  Eigen::VectorXf use;  // how much of that spread an input really has, 0 to 1

  explicit Scale(const Lessons& lessons);

  RealNet inward(const RealNet& net) const;
  RealNet outward(const RealNet& net) const;

  // Small random weights to start from, inward; none for inputs that never change.
  RealNet random_net(Rng& rng) const;
};

// A net that learns, by Adam on batches of lessons.
class Learner {
 public:
  // `start` is inward.
  Learner(const RealNet& start, const Scale& scale)
      : net_(start), scale_(scale), most_(most_first * scale.spread), shrink_(scale.spread.cwiseInverse()) {}

  RealNet net() const { return scale_.outward(net_); }

  // One step towards `n` lessons; gives the sum of the squared errors before it, in points.
  double learn(const Lesson* lessons, Eigen::Index n, float rate);

 private:
  void read(const Lesson* lessons, Eigen::Index n);
  void step(const Eigen::VectorXf& wrong, float rate);
  void keep_in_bounds();

  RealNet net_;
  const Scale& scale_;
  Eigen::VectorXf most_;    // of weights, so that whole numbers can hold them
  Eigen::VectorXf shrink_;  // 1 / spread
  Eigen::MatrixXf inputs_, hidden_, active_, back_, by_first_;  // a column for each lesson
  Eigen::VectorXf targets_;
  Adam first_{Net::hidden * feature_count}, bias_{Net::hidden}, second_{Net::hidden}, out_{1};
};

}  // namespace naqala
