import { describe, expect, it } from 'vitest'
import { webServerRules } from './webServerRules.ts'

const places = [
  { path: '/assets/', headers: { 'x-kind': 'a', 'cache-control': 'long' } },
  { path: '/config.json', headers: { 'x-kind': 'b', 'cache-control': 'no-store' } },
  { path: '/', headers: { 'x-kind': 'c', 'cache-control': 'ask' } },
]

describe('the rules for a web server', () => {
  it('are for Netlify, where the last matching rule wins, the most specific last', () => {
    const paths = webServerRules(places, 'netlify').match(/^\/\S*$/gm)
    expect(paths).toEqual(['/*', '/config.json', '/assets/*'])
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
})
