# complete.zsh FOLDER LINE: prints what zsh offers at the end of LINE, one a line, with the completions of FOLDER.
#
# Only an interactive shell completes. So one is started in a terminal of its own, the line is typed there, and in place of
# being shown what is offered goes to a file.
zmodload zsh/zpty || exit 1
folder=$1 line=$2 found=$(mktemp) begin=$(mktemp)

cat >$begin <<BEGIN
PS1= TERM=dumb
fpath=($folder \$fpath)
autoload -U compinit && compinit -D -u
# Calls that only ask for matches are left alone.
compadd() {
  if [[ " \${@[1,(i)(-|--)]} " == *" -"[OAD]" "* ]]; then
    builtin compadd "\$@"
    return
  fi
  local -a offered
  builtin compadd -A offered "\$@"
  print -rl -- \$offered >>$found
  builtin compadd "\$@"
}
offer-all() { zle complete-word; print offered; exit }
zle -N offer-all
bindkey '^X' offer-all
print ready
BEGIN

zpty shell zsh -f -i
zpty -w shell "source $begin"
zpty -r shell seen '*ready*'
zpty -w -n shell "$line"$'\x18'
zpty -r shell seen '*offered*'
zpty -d shell
# Not by a trap: the process of the terminal has the same ones, and may end at any time.
offers=$(sort -u $found)
rm -f $found $begin
print -r -- $offers | grep .
