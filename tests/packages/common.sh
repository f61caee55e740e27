# shellcheck shell=bash
# Shared by the tests of the packages. Sourced, not run. Expects `set -euo pipefail` and scripts/common.sh.

# For whatever a test makes; gone when it ends.
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

checks_passed=0
checks_failed=0

# check NAME COMMAND...: one line for each check; what a failed command said follows it. The first
# command that fails in a function of several ends it, which bash heeds only where nothing looks at
# the result: hence the +e.
check() {
  local name="$1" output code
  shift
  set +e
  output="$(
    set -e
    "$@" 2>&1
  )"
  code=$?
  set -e
  if ((code == 0)); then
    checks_passed=$((checks_passed + 1))
    printf 'ok      %s\n' "$name"
  else
    checks_failed=$((checks_failed + 1))
    printf 'FAILED  %s\n' "$name"
    printf '        %s\n' "${output//$'\n'/$'\n        '}"
  fi
}

# Says how many checks there were; fails if one of them did, or if there was none.
end_checks() {
  printf '%d passed, %d failed\n' "$checks_passed" "$checks_failed"
  ((checks_failed == 0 && checks_passed > 0))
}

# help_of SCRIPT: the comment at its head.
help_of() { sed -n '2,/^[^#]/s/^# \?//p' "$1"; }

# The version that the packages must have, and where they are.
# shellcheck disable=SC2154  # scripts/common.sh sets root
version="$(sed -n 's/^project(naqala VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")"
made="$root/build/packages"
export version made

# only_known FILE: every line of standard input is a line of the file, or else the others are named.
only_known() {
  local unknown
  unknown="$(grep -Fxv -f "$1" || true)"
  [[ -z "$unknown" ]] || {
    printf 'not in licenses/components.json: %s\n' "$unknown"
    return 1
  }
}

# says PATTERN...: whether a line of standard input matches, as grep would have it. It is read to its end:
# where grep ends early, as with -q, the command that writes fails.
says() {
  local lines
  lines="$(grep "$@")" && [[ -n "$lines" ]]
}

# ---- A server under test

# start_server COMMAND...: runs until the check ends. What it says is in files of the folder `work`.
start_server() {
  set -m # a group of its own: what is started by a function is a child of the process that runs the function
  "$@" >"$work/server.out" 2>"$work/server.err" &
  server=$!
  set +m
  trap stop_server EXIT
}

stop_server() {
  kill -- "-$server" 2>/dev/null || true
  wait "$server" || true
}

# Until the command after it succeeds, for half a minute at most; fails at once if the server has ended.
until_well() {
  local tries
  for ((tries = 0; tries < 300; ++tries)); do
    if "$@"; then return 0; fi
    kill -0 "$server" 2>/dev/null || break
    sleep 0.1
  done
  echo "Given up: $*" "$(cat "$work/server.out" "$work/server.err")" >&2
  return 1
}

# server_address: where the server says that it is, as soon as it has said so to the end.
server_address() {
  until_well grep -q '^Naqala is at http://[^ ]*/' "$work/server.out" &&
    sed -n 's/^Naqala is at \([^ ]*\).*/\1/p' "$work/server.out"
}
