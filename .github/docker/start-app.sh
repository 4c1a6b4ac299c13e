#!/bin/sh
# Starts the image `app`: writes the hotel's configuration into a copy of the app, and the rules for nginx.
#   CONFIG          the text of config.json; without it, the file /config/config.json if there is one
#   API_UPSTREAM    where nginx sends calls below /api/, such as http://api:8080; needed only for an API at the app's own address
#   HEADERS_OPTIONS more options of deploy:headers, such as "--pictures https://cdn.example.com"
set -eu
app=/tmp/app
rm -rf "$app"
cp -r /srv/app "$app"
if [ -n "${CONFIG:-}" ]; then
  printf '%s' "$CONFIG" >"$app/config.json"
elif [ -f /config/config.json ]; then
  cp /config/config.json "$app/config.json"
fi
node /srv/deploy.mjs config --config "$app/config.json"
# shellcheck disable=SC2086 # several options
node /srv/deploy.mjs headers --config "$app/config.json" ${HEADERS_OPTIONS:-} >/tmp/companion.conf
: >/tmp/api.conf
if [ -n "${API_UPSTREAM:-}" ]; then
  printf 'location ^~ /api/ { proxy_pass %s; }\n' "$API_UPSTREAM" >/tmp/api.conf
fi
exec nginx -e stderr -c /srv/nginx.conf
