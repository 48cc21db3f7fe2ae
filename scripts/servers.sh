#!/bin/sh
# Whether those who read examples/servers understand it: HAProxy, nginx, systemd, as far as they are here.
set -eu
cd "$(dirname "$0")/../examples/servers"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
PATH=$PATH:/usr/sbin:/sbin

check() {
  program=$1
  shift
  command -v "$program" >/dev/null || { echo "  NOT CHECKED: $program is not here."; return; }
  said=$("$program" "$@" 2>&1) || { echo "$said"; exit 1; }
}

check haproxy -c -f haproxy.cfg
check nginx -t -q -p "$folder" -c "$PWD/nginx.conf" -g "pid $folder/pid; error_log stderr;"
# The binary itself need not be installed.
sed 's,/usr/local/bin/backroom,/bin/sh,' backroom@.service > "$folder/backroom@.service"
check systemd-analyze verify "$folder/backroom@.service"
