#!/usr/bin/env bash
# Installs what a build folder holds and uses it as others would: builds and runs the programs of
# examples/, with CMake and with pkg-config, reads the man pages and asks the completions. The command
# must have been built there.
#
#   tests/install/run.sh [BUILD-FOLDER]      build/release if none is named
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=../../scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../scripts/common.sh"

build="$(cd "${1:-$root/build/release}" && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
prefix="$work/prefix"
naqala="$prefix/bin/naqala"

step() { printf 'install: %s\n' "$*"; }
there() { [[ -e "$1" ]] || die "$1 is not there."; }
absent() { [[ ! -e "$1" ]] || die "$1 should not be there."; }
# same WHAT GOT WANTED
same() { [[ "$2" == "$3" ]] || die "$1:"$'\n'"$2"$'\n'"instead of:"$'\n'"$3"; }
commands() { "$naqala" --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p'; }

install_into() { quietly cmake --install "$build" --prefix "$@"; }

# ---- What lies where ---------------------------------------------------------------------------

installs_all() {
  step "prefix"
  # What is installed stays whole when it is moved.
  install_into "$work/first" && mv "$work/first" "$prefix"
  same "version" "$("$naqala" --version)" "$("$build/naqala" --version)"
  local file
  for file in include/naqala/{rules/game,bots/bot,analysis/analyse,table/game,base/rng}.hpp \
    lib/libnaqala_rules.a lib/cmake/naqala/naqala{Config,ConfigVersion,Targets}.cmake \
    lib/pkgconfig/naqala.pc share/man/man1/naqala.1 \
    share/bash-completion/completions/naqala share/zsh/site-functions/_naqala \
    share/fish/vendor_completions.d/naqala.fish; do
    there "$prefix/$file"
  done
  absent "$prefix/include/naqala/notation/record_form.hpp"
  absent "$prefix/include/naqala/store"
  if grep -rlF -e "$root" -e "$work" "$prefix/lib/cmake" "$prefix/lib/pkgconfig"; then
    die "These name a folder of the machine that built them."
  fi
}

installs_in_parts() {
  step "components, DESTDIR"
  install_into "$work/runtime" --component runtime
  there "$work/runtime/bin/naqala"
  absent "$work/runtime/include"
  absent "$work/runtime/lib/cmake"
  install_into "$work/development" --component development
  there "$work/development/include/naqala/rules/game.hpp"
  absent "$work/development/bin"
  absent "$work/development/share/naqala"
  DESTDIR="$work/root" install_into /opt/naqala
  there "$work/root/opt/naqala/share/man/man1/naqala-serve.1"
  there "$work/root/opt/naqala/include/naqala/rules/game.hpp"
  same "folders in DESTDIR" "$(ls "$work/root")" opt
}

# ---- The examples ------------------------------------------------------------------------------

builds_examples() {
  step "examples with find_package and with pkg-config"
  cp -r "$root/examples" "$work/examples"
  quietly cmake -S "$work/examples" -B "$work/with-cmake" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_PREFIX_PATH="$prefix"
  quietly cmake --build "$work/with-cmake"
  quietly make -C "$work/examples" PKG_CONFIG_PATH="$prefix/lib/pkgconfig"
  sed 's/find_package(naqala [0-9.]*/find_package(naqala 99/' "$root/examples/CMakeLists.txt" \
    >"$work/examples/CMakeLists.txt"
  if cmake -S "$work/examples" -B "$work/another" -DCMAKE_PREFIX_PATH="$prefix" >/dev/null 2>&1; then
    die "find_package takes the library for version 99."
  fi
}

# The totals of the score sheet, one a line: from the command, which the examples must agree with.
totals_of() { "$naqala" score "$1" --json | grep -o '"total": *[0-9]*' | grep -o '[0-9]*'; }

runs_examples() {
  step "what the examples print"
  local game="$work/game.txt" actions=()
  "$work/with-cmake/random_game" 7 >"$game"
  "$work/with-cmake/read_record" "$game" >"$work/read.txt"
  same "what is read with pkg-config" "$("$work/examples/read_record" "$game")" "$(cat "$work/read.txt")"
  same "totals" "$(sed -n 's/^[A-Z][a-z]*: \([0-9]*\) points.*/\1/p' "$work/read.txt")" "$(totals_of "$game")"
  same "seats" "$(totals_of "$game" | wc -l)" 3
  grep -q "^[0-9]* actions, over$" "$work/read.txt" || die "The random game is not over."
  echo "naqala-record 99" >"$work/later.txt"
  if "$work/with-cmake/read_record" "$work/later.txt" 2>"$work/error.txt"; then
    die "A later record was read."
  fi
  grep -q "^read_record: record: format: .* of version 99" "$work/error.txt" || die "$(cat "$work/error.txt")"

  # The same seed deals the same game to the command, which must find all that the bot did legal.
  mapfile -t actions < <("$work/with-cmake/ask_bot" level-3 7 | sed 's/^[a-z0-9 ]*: //')
  ((${#actions[@]} > 5)) || die "The bot has done only: ${actions[*]}"
  "$naqala" new --players 2 --seed 7 -o "$work/new.txt"
  "$naqala" apply "$work/new.txt" "${actions[@]}" >/dev/null
}

# ---- Man pages ---------------------------------------------------------------------------------

checks_pages() {
  step "man pages"
  local command page option said
  for command in "" $(commands); do
    page="$prefix/share/man/man1/naqala${command:+-$command}.1"
    there "$page"
    said="$(MANROFFSEQ='' LC_ALL=C.UTF-8 MANWIDTH=100 \
      man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)"
    same "warnings about $page" "$said" ""
    said="$(mandoc -T lint -W warning "$page" | grep -v 'missing date' || true)"
    same "what mandoc finds in $page" "$said" ""
    lexgrog "$page" >/dev/null || die "$page has no line for whatis."
    # All that --help names is on the page, whose hyphens are those of the command line.
    for option in $("$naqala" ${command:+"$command"} --help | grep -oE '^ +(-[a-z],)?--[a-z-]+' |
      grep -oE -- '--[a-z-]+'); do
      [[ "$(sed 's/\\-/-/g' "$page")" == *"$option"* ]] || die "$page does not tell of $option."
    done
  done
  (($(commands | wc -l) >= 15)) || die "--help names few commands: $(commands)"
}

# ---- Completions -------------------------------------------------------------------------------

# in_bash WORD...: what bash offers for the last of these words.
in_bash() {
  bash --norc -c '
    source "$1/share/bash-completion/completions/naqala"
    COMP_WORDS=(naqala "${@:2}") COMP_CWORD=$(($# - 1))
    _naqala 2>/dev/null
    printf "%s\n" "${COMPREPLY[@]}"' bash "$prefix" "$@" | sort | xargs
}

checks_bash() {
  step "completion in bash"
  cd "$work"
  mkdir -p corner && touch corner/first.txt corner/second.txt
  same "commands" "$(in_bash s)" "score serve show"
  same "commands of games" "$(in_bash games "")" "export import list"
  same "options" "$(in_bash new --p)" "--players --position"
  same "options of a command's command" "$(in_bash games list --)" "--db --help --json"
  same "words of an option" "$(in_bash new --djinn-use "")" "round turn"
  same "words behind =" "$(in_bash show --color = a)" "always auto"
  same "words with commas" "$(in_bash new --sets artisans,w)" "artisans,whims"
  same "bots" "$(in_bash match level-6 tw)" "two-ply"
  same "files" "$(in_bash show corner/f)" "corner/first.txt"
  same "files of an option" "$(in_bash new -o corner/)" "corner/first.txt corner/second.txt"
  same "folders" "$(in_bash train --folder corn)" "corner"
  same "a number" "$(in_bash new --seed "")" ""
}

# in_fish LINE: what fish offers at the end of this line.
in_fish() {
  # shellcheck disable=SC2016  # the variables are those of fish
  fish --no-config -c 'source $argv[1]; complete -C $argv[2]' \
    "$prefix/share/fish/vendor_completions.d/naqala.fish" "$1" | cut -f 1 | sort | xargs
}

checks_fish() {
  step "completion in fish"
  fish -n "$prefix/share/fish/vendor_completions.d/naqala.fish"
  same "commands" "$(in_fish "naqala s")" "score serve show"
  same "commands of games" "$(in_fish "naqala games ")" "export import list"
  same "options" "$(in_fish "naqala new --p")" "--players --position"
  same "words of an option" "$(in_fish "naqala new --djinn-use ")" "round turn"
  same "words with commas" "$(in_fish "naqala new --sets artisans,w")" "artisans,whims"
  same "bots" "$(in_fish "naqala match tw")" "two-ply"
}

# in_zsh LINE: what zsh offers at the end of this line.
in_zsh() {
  zsh -f "$root/tests/install/complete.zsh" "$prefix/share/zsh/site-functions" "$1" | sort | xargs
}

checks_zsh() {
  step "completion in zsh"
  zsh -n "$prefix/share/zsh/site-functions/_naqala"
  same "commands" "$(in_zsh "naqala s")" "score serve show"
  same "commands of games" "$(in_zsh "naqala games ")" "export import list"
  same "options" "$(in_zsh "naqala new --p")" "--players --position"
  same "words of an option" "$(in_zsh "naqala new --djinn-use ")" "round turn"
  same "bots" "$(in_zsh "naqala match tw")" "two-ply"
}

need_for_install_test
installs_all
installs_in_parts
builds_examples
runs_examples
checks_pages
checks_bash
checks_fish
checks_zsh
step "all is well"
