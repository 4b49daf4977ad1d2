#!/usr/bin/env bash
# setup.sh of a Gradescope autograder that is uploaded as a zip: these two files and, in `atelier`, a checkout of the
# course. An assignment that has an image of yours with Atelier in it needs run_autograder alone.
set -eu
SOURCE=${SOURCE:-/autograder/source}
BIN=${BIN:-/usr/local/bin}
if ! command -v swift > /dev/null; then
  apt-get update
  apt-get install -y --no-install-recommends \
    binutils ca-certificates curl gcc libc6-dev libcurl4 libedit2 libstdc++-11-dev libxml2 libz3-dev tzdata zlib1g-dev
  release=swift-6.3.1-RELEASE
  curl -fsSL "https://download.swift.org/swift-6.3.1-release/ubuntu2204/$release/$release-ubuntu22.04.tar.gz" \
    | tar -xz -C /usr --strip-components 2
fi
swift build -c release --product atelier --package-path "$SOURCE/atelier"
# The kits are built now, and not in the time of the first who hands in.
ln -sf "$SOURCE/atelier/.build/release/atelier" "$BIN/atelier"
"$BIN/atelier" grade "$SOURCE/atelier/Solutions" --course "$SOURCE/atelier" --allow-unsandboxed --exit-zero > /dev/null
