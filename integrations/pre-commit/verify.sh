#!/bin/sh
# Verifies the files of a commit. pre-commit runs it from its clone of this repository, where the first run installs and builds the program.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
program="$root/dist/cli/main.mjs"
[ -e "$program" ] || node "$root/tools/build.mjs" cli >&2
exec node "$program" verify --quiet --allow-unchecked -- "$@"
