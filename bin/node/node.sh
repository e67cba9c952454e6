#!/bin/sh
# node_modules/.bin/node: runs the one Node package that npm installed for this platform. Their own `bin` is not in the
# lock file: npm 9, Debian's, links it and then removes it again with the packages of other platforms.
for node in "${0%/*}"/../node-*-*/bin/node; do
  [ -x "$node" ] && exec "$node" "$@"
done
echo 'The Node that the site brings along is not installed: run "npm ci" again.' >&2
exit 1
