# shellcheck shell=bash
# Which files of the project a check looks at. Sourced, not run, after scripts/common.sh; `root` is the
# working folder, so that every tool names files the way git does.

# shellcheck disable=SC2154 # common.sh has set it
cd "$root" || exit 1
git rev-parse --git-dir >/dev/null 2>&1 || die "This needs git and a clone: git says which files there are."

# All files that are, or could be, in the repository: committed or new, but nothing that git ignores. The
# inputs of the fuzzers are bytes, not text.
project_files() {
  git ls-files --cached --others --exclude-standard -- . ':!fuzz/corpus' |
    while IFS= read -r file; do if [[ -f $file ]]; then printf '%s\n' "$file"; fi; done
}

cpp_files() { project_files | grep -E '\.(cpp|hpp)$'; }

# What prettier formats; .prettierignore takes out what others generate.
web_files() { project_files | grep -E '\.(ts|mts|js|mjs|cjs|svelte|css|html|json|webmanifest|yml|yaml)$'; }

# Scripts for sh or bash, and those for Python.
shell_files() { programs sh '(ba)?sh'; }
python_files() { programs py 'python3?'; }

# programs ENDING INTERPRETER: by the ending of their names, or else by their first line.
programs() {
  local file first
  project_files | while IFS= read -r file; do
    case "${file##*/}" in
      *."$1") printf '%s\n' "$file" ;;
      *)
        IFS= read -r first <"$file" 2>/dev/null || continue
        if [[ $first =~ ^'#!'.*[/\ ]$2(\ .*)?$ ]]; then printf '%s\n' "$file"; fi
        ;;
    esac
  done
}

# of_these KIND FILE...: the files of a kind; if any are named, only those among them.
of_these() {
  local kind="$1"
  shift
  if (($# == 0)); then
    "$kind"
  else
    "$kind" | grep -xF -f <(printf '%s\n' "$@") || true
  fi
}
