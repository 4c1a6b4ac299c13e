import { describe, expect, it } from 'vitest'
import { webServerRules } from './webServerRules.ts'

const places = [
  { path: '/assets/', headers: { 'x-kind': 'a', 'cache-control': 'long' } },
  { path: '/config.json', headers: { 'x-kind': 'b', 'cache-control': 'no-store' } },
  { path: '/', headers: { 'x-kind': 'c', 'cache-control': 'ask' } },
]

describe('the rules for a web server', () => {
  it('are locations for nginx, each with all headers, which error responses have too except caching', () => {
    expect(webServerRules(places, 'nginx'))
      .toBe(`# Made by npm run deploy:headers from the configuration of a deployment; generate it again when that changes.
# Include it in the server block, below its root.

gzip_static on; # sends the .gz files of the build
# brotli_static on; # the same for the .br files, where nginx has the brotli module

location ^~ /assets/ {
    add_header x-kind "a" always;
    add_header cache-control "long";
    try_files $uri =404;
}

location = /config.json {
    add_header x-kind "b" always;
    add_header cache-control "no-store";
    try_files $uri =404;
}

location ~ /[^/.]*\\.[^/]+$ {
    add_header x-kind "c" always;
    add_header cache-control "ask";
    try_files $uri =404;
}

location / {
    add_header x-kind "c" always;
    add_header cache-control "ask";
    try_files $uri /index.html;
}
`)
  })

  it('are handlers for Caddy, where only found files have caching headers', () => {
    expect(webServerRules(places, 'caddy'))
      .toBe(`# Made by npm run deploy:headers from the configuration of a deployment; generate it again when that changes.
# Import it in the site block, below its root.

handle /assets/* {
    @found file
    header x-kind "a"
    header @found cache-control "long"
    file_server {
        precompressed br gzip
    }
}

handle /config.json {
    @found file
    header x-kind "b"
    header @found cache-control "no-store"
    file_server {
        precompressed br gzip
    }
}

@file path_regexp /[^/.]*\\.[^/]+$

handle @file {
    @found file
    header x-kind "c"
    header @found cache-control "ask"
    file_server {
        precompressed br gzip
    }
}

handle {
    @found file {path} /index.html
    header x-kind "c"
    header @found cache-control "ask"
    try_files {path} /index.html
    file_server {
        precompressed br gzip
    }
}
`)
  })

  it('are paths for Netlify, the most specific last, none cached without revalidation', () => {
    expect(webServerRules(places, 'netlify').split('\n\n').slice(1).join('\n\n')).toBe(`/*
  x-kind: c
  cache-control: no-cache

/config.json
  x-kind: b
  cache-control: no-store

/assets/*
  x-kind: a
  cache-control: no-cache
`)
  })
})
