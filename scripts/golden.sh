#!/bin/sh
# Records a few games of each kind for the repository; they must replay as long as RULES_VERSION stays.
# Of one for each number of players it also writes the transcripts: the game as A's log, in both languages.
set -eu
backroom=${BACKROOM:-./target/release/backroom}
home() { # game: the toy lives with the testkit
  if [ "$1" = high-card ]; then echo crates/tabletop/src/testkit/toy/tests; else echo "games/$1/tests"; fi
}
record() { # game, name, arguments
  mkdir -p "$(home "$1")/golden"
  game=$1 file="$(home "$1")/golden/$2.json"
  shift 2
  "$backroom" simulate "$game" --games 1 --threads 1 --seed 2026 --record 0 "$file" "$@" >/dev/null
  echo "$file"
}
transcribe() { # game, name of a record
  mkdir -p "$(home "$1")/transcripts"
  for language in en de; do
    file="$(home "$1")/transcripts/$2.$language.txt"
    "$backroom" replay "$(home "$1")/golden/$2.json" --seat A --lang "$language" >"$file"
    echo "$file"
  done
}
for players in 2 3 4 5; do record greed "$players-players" --players "$players"; done
for players in 2 3 4; do
  for edition in de-a de-b en; do
    record downtown "$players-players-$edition" --players "$players" --edition "$edition" --turn-limit 60
  done
done
for potion in second-chance overpower quick-step relocation imitation con-artist seduction shell-game soulmates; do
  record smile "two-$potion" --players 2 --potion "$potion"
  record smile "solo-$potion" --players 1 --potion "$potion"
done
for players in 2 3; do record high-card "$players-players" --players "$players"; done
for players in 2 3 4 5; do transcribe greed "$players-players"; done
for players in 2 3 4; do transcribe downtown "$players-players-de-b"; done
for crews in two solo; do transcribe smile "$crews-second-chance"; done
for players in 2 3; do transcribe high-card "$players-players"; done
BACKROOM="$backroom" node "$(dirname "$0")/endings.mjs"
