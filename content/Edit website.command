#!/bin/bash
# Double-click this on a Mac: it opens the website for editing in your browser.
# If macOS refuses, click it with the right mouse button and choose Open.
cd "$(dirname "$0")/.." || exit 1

stop() {
  echo
  echo "$1"
  echo
  read -r -p "Press Enter to close this window. "
  exit 1
}

# A window of the Finder does not know where package managers put programs.
export PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"

command -v node >/dev/null 2>&1 ||
  stop "This computer has no Node yet. Install it from https://nodejs.org (the installer marked LTS), then double-click this file again."
node -e 'const [major, minor] = process.versions.node.split("."); process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)' ||
  stop "Node on this computer is too old ($(node --version)); 20.19 or newer is needed. Install the current one from https://nodejs.org (marked LTS), then double-click this file again."

echo "The editor opens in your browser. It works until you close this window."
npm run --silent edit || stop "The editor could not start, or has stopped. The reason is above; show it to a technician."
