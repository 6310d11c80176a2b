#!/bin/sh
# hmi.sh PAGE [T] [OUT]: takes a screenshot of a touch screen page (hmi.html) at time T (0..1) with headless Chromium, or of
# PAGE.html if there is one. Default output: .work/hmi/<page>.png, the texture of the screens in the scenes.
here=$(cd "$(dirname "$0")" && pwd); page=$1; t=${2:-0}; out=${3:-$here/../.work/hmi/$page.png}
file=$here/$page.html; [ -f "$file" ] || file=$here/hmi.html
mkdir -p "$(dirname "$out")"
chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --disable-quic --no-first-run --disable-background-networking \
  --disable-component-update --disable-sync --force-device-scale-factor=1 --window-size=1024,640 --screenshot="$out" "file://$file?page=$page&t=$t" 2>/dev/null
