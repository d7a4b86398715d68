#!/usr/bin/env bash
# Adds the pictures of a comparison to a branch that holds nothing else, in a folder of the commit's name. Reads BRANCH,
# CHANGES (the folder), COPY (a folder to work in), NAME, URL and TOKEN from the environment; see action.yml.
set -euo pipefail
# The token is in no argument, which other programs could read.
token() {
  local auth
  auth=$(printf 'x-access-token:%s' "$TOKEN" | base64 -w0)
  GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=http.extraHeader GIT_CONFIG_VALUE_0="Authorization: Basic $auth" "$@"
}
if ! token git clone --quiet --depth 1 --single-branch --branch "$BRANCH" "$URL" "$COPY" 2>/dev/null; then
  git init --quiet "$COPY"
  git -C "$COPY" checkout --quiet --orphan "$BRANCH"
fi
mkdir -p "$COPY/$NAME"
cp -R "$CHANGES/." "$COPY/$NAME"
git -C "$COPY" add --all
git -C "$COPY" -c user.name=adobe-collection -c user.email=adobe-collection@localhost commit --quiet --message "Pictures of $NAME"
token git -C "$COPY" push --quiet "$URL" "HEAD:refs/heads/$BRANCH"
