#!/bin/sh
# Runs a command beside a PostgreSQL of its own, which is gone afterwards: sh scripts/postgres.sh make tests
# Whoever names one with BACKROOM_TEST_POSTGRES keeps that one.
set -eu
[ -n "${BACKROOM_TEST_POSTGRES:-}" ] && exec "$@"
binaries=$(for place in $(echo "$PATH" | tr : ' ') $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -rV); do
  [ -x "$place/initdb" ] && [ -x "$place/postgres" ] && echo "$place" && break
done) || true
[ -n "$binaries" ] || { echo "NOT RUN: the tests need PostgreSQL 15 or later, or BACKROOM_TEST_POSTGRES=postgres://…" >&2; exit 1; }
folder=$(mktemp -d)
# It refuses to be run by root.
as=""
[ "$(id -u)" = 0 ] && { as="runuser -u postgres --"; chown postgres "$folder"; }
stop() { cd /; $as "$binaries/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$folder"; }
trap stop EXIT
trap 'exit 1' INT TERM
port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
(
  cd "$folder"
  $as "$binaries/initdb" -D "$folder/data" -A trust -U postgres -E UTF8 --no-locale -N >/dev/null
  $as "$binaries/pg_ctl" -D "$folder/data" -w -l "$folder/log" \
    -o "-p $port -k $folder -c listen_addresses=127.0.0.1 -c max_connections=400 -c fsync=${BACKROOM_FSYNC:-off}" start >/dev/null
)
BACKROOM_TEST_POSTGRES=postgres://postgres@127.0.0.1:$port/postgres "$@"
