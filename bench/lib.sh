# shellcheck shell=bash
# What the scripts of this folder share. Sourced, not run. Expects `set -euo pipefail`.

# shellcheck source=scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/../scripts/common.sh"

# fail CODE TEXT: says what is wrong and ends the script.
fail() {
  say "bench/$(basename "$0"): $2"
  exit "$1"
}

# needs_value OPTION [VALUE...]: an option must have something behind it.
needs_value() { (($# > 1)) || fail 2 "$1 needs a value"; }

# Brings the release build up to date and prints where the program is.
built_release() {
  { configure release && build release --target naqala; } || fail 1 "the release build failed"
  printf '%s\n' "$root/build/release/naqala"
}
