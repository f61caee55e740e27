# shellcheck shell=bash
# Shared by ./play and ./test: what must be on the machine, and how a preset is built.
# Sourced, not run. Expects `set -euo pipefail`.

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
# Another clone finds what this one has built, also where headers are precompiled.
export CCACHE_BASEDIR="$root" CCACHE_NOHASHDIR=true CCACHE_SLOPPINESS=pch_defines,time_macros
# What is not in the cache is compiled at once, without reading its headers a first time to look for it.
export CCACHE_DEPEND=true
jobs="$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)"

# Debian 12 packages. Elsewhere they tell what to look for.
build_packages=(g++ cmake ninja-build libboost1.81-dev libcli11-dev libfmt-dev libeigen3-dev
  libsodium-dev libsqlite3-dev libpq-dev)
test_packages=(libgtest-dev librapidcheck-dev clang libclang-rt-14-dev clang-format ccache mold python3
  valgrind postgresql)
wasm_packages=(emscripten nodejs)
lint_packages=(clang-format clang-tidy shellcheck shfmt black python3 python3-yaml nodejs)
browser_packages=(chromium)
api_packages=(doxygen)
install_test_packages=(make pkgconf man-db mandoc zsh fish)
package_packages=(dpkg-dev binutils mmdebstrap buildah zip)
package_test_packages=(lintian unzip systemd desktop-file-utils nginx-light postgresql
  shellcheck docker-compose gettext-base curl)

say() { printf '%s\n' "$*" >&2; }
die() {
  say "$*"
  exit 1
}

# ---- What must be there ------------------------------------------------------------------------

on_debian() { [[ -r /etc/os-release ]] && grep -qx 'ID="\?debian"\?' /etc/os-release; }

is_installed() { [[ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" == installed ]]; }

as_root() {
  if [[ "$(id -u)" == 0 ]]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    say "Neither root nor sudo: cannot install packages."
    return 1
  fi
}

apt_get() {
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq -o Acquire::Retries=3 -o Dpkg::Use-Pty=0 "$@" >/dev/null
}

# install WHY PACKAGE...: the ones that are missing. Succeeds if all are there in the end.
install() {
  local why="$1" package missing=()
  shift
  for package in "$@"; do
    is_installed "$package" || missing+=("$package")
  done
  [[ ${#missing[@]} == 0 ]] && return 0
  say "Installing ${missing[*]} ($why)."
  apt_get update && apt_get install -y --no-install-recommends "${missing[@]}"
}

preprocess() { "${CXX:-c++}" -std=c++20 -E -x c++ - >/dev/null 2>&1; }

# Eigen has an include folder of its own.
eigen_is_there() {
  preprocess <<<'#include <Eigen/Core>' || preprocess <<<'#include <eigen3/Eigen/Core>'
}

libpq_is_there() {
  preprocess <<<'#include <libpq-fe.h>' || preprocess <<<'#include <postgresql/libpq-fe.h>'
}

# The things a build needs that are not there, one a line.
absent_for_build() {
  local tool
  for tool in "${CXX:-c++}" cmake ninja; do
    command -v "$tool" >/dev/null || echo "$tool"
  done
  preprocess <<<'#include <CLI/CLI.hpp>' || echo "CLI11"
  preprocess <<<'#include <fmt/format.h>' || echo "fmt"
  preprocess <<<'#include <sodium.h>' || echo "libsodium"
  preprocess <<<'#include <sqlite3.h>' || echo "SQLite 3"
  eigen_is_there || echo "Eigen 3"
  libpq_is_there || echo "libpq"
  preprocess <<'CODE' || echo "Boost 1.81 or newer"
#include <boost/version.hpp>
#if BOOST_VERSION < 108100
#error too old
#endif
CODE
}

# The further things the tests need that are not there, one a line.
absent_for_tests() {
  command -v clang-format >/dev/null || echo "clang-format"
  command -v valgrind >/dev/null || echo "valgrind"
  compgen -G "/usr/lib/postgresql/*/bin/postgres" >/dev/null || echo "PostgreSQL"
  preprocess <<<'#include <gtest/gtest.h>' || echo "GoogleTest"
  preprocess <<<'#include <rapidcheck.h>' || echo "rapidcheck"
  clang++ -fsanitize=fuzzer,address,undefined -x c++ - -o /dev/null >/dev/null 2>&1 <<'CODE' ||
extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, decltype(sizeof 0)) { return 0; }
CODE
    echo "clang++ with its sanitizers and libFuzzer"
}

# The things ./format and scripts/lint need that are not there, one a line.
absent_for_lint() {
  local tool
  for tool in clang-format clang-tidy shellcheck shfmt black python3 node npm; do
    command -v "$tool" >/dev/null || echo "$tool"
  done
  python3 -c 'import yaml' 2>/dev/null || echo "PyYAML"
}

# The further things the WebAssembly build needs that are not there, one a line.
absent_for_wasm() {
  local tool
  for tool in em++ node npm; do
    command -v "$tool" >/dev/null || echo "$tool"
  done
}

# need WHY PROBES PACKAGE...: on Debian, installs what is missing. Where that is not possible, goes
# on if the probes find all that is needed, or else says what is not there.
need() {
  local why="$1" probes="$2" probe absent=""
  shift 2
  if on_debian && install "$why" "$@"; then return 0; fi
  for probe in $probes; do absent+="$("$probe")"$'\n'; done
  absent="$(sed '/^$/d' <<<"$absent" | paste -sd ',' | sed 's/,/, /g')"
  [[ -z "$absent" ]] && return 0
  say "Missing ($why): $absent."
  die "These packages of Debian 12, or their likes, have it all: $*"
}

need_for_build() { need "to build Naqala" absent_for_build "${build_packages[@]}"; }

need_for_tests() {
  need "to build and test Naqala" "absent_for_build absent_for_tests" \
    "${build_packages[@]}" "${test_packages[@]}"
}

need_for_wasm() {
  local packages=("${wasm_packages[@]}")
  command -v npm >/dev/null || packages+=(npm) # it may have come with node
  need "to build Naqala for browsers" absent_for_wasm "${packages[@]}"
}

# The client is built with tools that ask for node 20.19 or newer; where it is older, one from the
# npm registry is used.
node_is_new() {
  local major minor
  IFS=. read -r major minor _ < <(node --version 2>/dev/null | tr -d v)
  ((${major:-0} > 20 || (${major:-0} == 20 && ${minor:-0} >= 19)))
}

need_new_node() {
  if ! node_is_new; then
    [[ -x "$root/build/node/node_modules/node/bin/node" ]] ||
      quietly npm install --prefix "$root/build/node" --no-save node@22
    PATH="$root/build/node/node_modules/node/bin:$PATH"
  fi
  node_is_new || die "The client needs node 20.19 or newer."
}

need_for_web() {
  need_for_wasm
  need_new_node
}

need_for_lint() {
  local packages=("${lint_packages[@]}")
  command -v npm >/dev/null || packages+=(npm) # it may have come with node
  need "to format and check the source" absent_for_lint "${packages[@]}"
  need_new_node
}

# The tests of the client run in a browser; NAQALA_CHROMIUM names another one than Debian's.
absent_for_browser() {
  command -v "${NAQALA_CHROMIUM:-chromium}" >/dev/null || echo "chromium"
}

need_for_web_tests() {
  need_for_web
  need "to test Naqala in a browser" absent_for_browser "${browser_packages[@]}"
}

# The pages of the interface.
absent_for_api() { command -v doxygen >/dev/null || echo "Doxygen"; }

need_for_api() {
  need_for_build
  need "to make the pages of the interface" absent_for_api "${api_packages[@]}"
}

# The test of what is installed reads man pages and asks the shells.
absent_for_install_test() {
  local tool
  for tool in make pkg-config man mandoc lexgrog fish zsh; do
    command -v "$tool" >/dev/null || echo "$tool"
  done
}

need_for_install_test() {
  need "to test what is installed" absent_for_install_test "${install_test_packages[@]}"
}

# The further things that ./package needs, those for Debian and images aside, which need Debian anyway.
absent_for_packages() { command -v zip >/dev/null || echo "zip"; }

need_for_packages() {
  need_for_build
  need_for_web
  need "to make packages" absent_for_packages "${package_packages[@]}"
}

# The tests of the packages install each in a root of its own: only on Debian.
absent_for_package_tests() { on_debian || echo "Debian"; }

need_for_package_tests() {
  need_for_packages
  need_for_web_tests
  need "to test packages" absent_for_package_tests "${package_test_packages[@]}"
}

# What package-lock.json names, if it is not there yet.
web_packages() {
  (cd "$root/web" && { cmp -s package-lock.json node_modules/.installed-lock ||
    { quietly npm ci --no-audit --no-fund && cp package-lock.json node_modules/.installed-lock; }; })
}

# ---- Building ----------------------------------------------------------------------------------

# Runs a command and shows its output only if it fails.
quietly() {
  local output
  if ! output="$("$@" 2>&1)"; then
    say "$output"
    return 1
  fi
}

# configure PRESET [CMAKE-ARGUMENT...]
configure() { (cd "$root" && quietly cmake --preset "$@"); }

# build PRESET [ARGUMENT...]: shows the compiler's progress where somebody watches.
build() {
  local run=quietly
  [[ -t 2 ]] && run=""
  (cd "$root" && $run cmake --build --preset "$1" -j "$jobs" "${@:2}" >&2)
}

# Whether the client was built after everything that it is made of.
web_is_built() {
  local built="$root/build/web/sw.js"
  local parts=("$root"/web/{src,public,plugins,index.html,vite.config.ts,package-lock.json}
    "$root"/{bindings/wasm,build/wasm/naqala,licenses,packaging/licences.mjs})
  [[ -f "$built" ]] || return 1
  [[ -z "$(find "${parts[@]}" -newer "$built" -print -quit)" ]]
}

build_web() { (cd "$root/web" && quietly npm run build); }
