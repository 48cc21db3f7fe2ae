#!/bin/sh
# Records a few games of each kind for the repository; they must replay as long as RULES_VERSION stays.
set -eu
backroom=./target/release/backroom
record() { # game, name, arguments
  mkdir -p "games/$1/tests/golden"
  game=$1 file="games/$1/tests/golden/$2.json"
  shift 2
  "$backroom" simulate "$game" --games 1 --threads 1 --seed 2026 --record 0 "$file" "$@" >/dev/null
  echo "$file"
}
for players in 2 3 4 5; do record greed "$players-players" --players "$players"; done
