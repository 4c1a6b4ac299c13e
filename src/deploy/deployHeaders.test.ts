import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { deployHeaders, webServerRules } from './deployHeaders.ts'
import { projectFolder } from '#src/build/prepare.mjs'

const folder = mkdtempSync(join(tmpdir(), 'deploy-headers-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0

/** Writes a configuration to a temporary file. */
function configured(content: unknown): string {
  const file = join(folder, `${files++}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const script = 'let boot'
writeFileSync(join(folder, 'index.html'), `<style>b{}</style><script>${script}</script><script src="/a.js"></script>`)

const plain = { appName: 'Hotel', COMPANION_BASE_JAVA_URL: 'https://api.hotel.example/v1' }
const config = configured(plain)

describe('the headers for a host', () => {
  it('allow the inline code of the page beside the configuration, or of the named page, by hash', async () => {
    const hash = createHash('sha256').update(script).digest('base64')
    expect(await deployHeaders(['--config', config, '--for', 'nginx'])).toContain(`script-src 'self' 'sha256-${hash}';`)
    const bare = join(folder, 'bare.html')
    writeFileSync(bare, '<p>No inline code</p>')
    const written = await deployHeaders(['--config', config, '--page', bare, '--for', 'nginx'])
    expect(written).toContain("script-src 'self';")
    expect(written).toContain("style-src 'self';")
  })

  it.each(['nginx', 'caddy'])('tell a file from a page in linear time: %s', async (host) => {
    const written = await deployHeaders(['--config', config, '--for', host])
    const [, pattern = ''] = /(?:location ~|path_regexp) (\S+)/.exec(written) ?? []
    const isFile = new RegExp(pattern)
    const names = {
      '/a.js': true,
      '/a.b/c.d.js': true,
      '/a..': true,
      '/.b': true,
      '/a.': false,
      '/a.b/c': false,
      '/a.b/': false,
      '/': false,
    }
    expect(Object.fromEntries(Object.keys(names).map((path) => [path, isFile.test(path)]))).toEqual(names)
    // A pattern that tries each split of the path would not end within the time of a test.
    for (const odd of ['.', 'a.', '/.', '/']) expect(isFile.test(`/${odd.repeat(1_000_000)}/`)).toBe(false)
  })

  it('follow the options that the configuration does not contain', async () => {
    const options = ['--analytics', 'yes', '--tls', 'no', '--pictures', 'https://a.example,https://b.example:8443/x']
    options.push('--calls', 'https://new-api.example')
    const written = await deployHeaders(['--config', config, '--for', 'nginx', ...options])
    expect(written).toContain('https://www.googletagmanager.com')
    expect(written).toContain('https://a.example https://b.example:8443')
    expect(written).toMatch(/connect-src [^;]* https:\/\/new-api\.example[ ;]/)
    expect(written).not.toContain('strict-transport')
  })
})

describe('an invalid call', () => {
  it.each([
    [['--for', 'nginx'], 'It needs --config FILE.'],
    [['--config', config], '--for takes nginx, caddy, netlify, not "".'],
    [['--config', config, '--for', 'nginx', '--tls', 'maybe'], '--tls takes yes or no, not "maybe".'],
    ...[
      'cdn.example.com',
      '*',
      'HTTPS:',
      'https://*',
      'https://a;script-src',
      'https://a"b',
      'https://a$host',
      "https://'self'",
      'data:,x',
      'ftp://a',
    ].map((named): [string[], string] => [
      ['--config', config, '--for', 'nginx', '--pictures', named],
      'No policy can be made',
    ]),
    ...['api2.example.com', 'https:', '/api'].map((named): [string[], string] => [
      ['--config', config, '--for', 'nginx', '--calls', named],
      'No policy',
    ]),
    [
      ['--config', configured({ ...plain, COMPANION_BASE_JAVA_URL: 'http://api.example' }), '--for', 'nginx'],
      'by TLS may not call',
    ],
    [
      ['--config', configured({ ...plain, COMPANION_BASE_JAVA_URL: 'https://a;b/v1' }), '--for', 'nginx'],
      'No policy can be made',
    ],
    [
      ['--config', configured({ ...plain, brand: { headerImage: 'data:image/png;base64,x' } }), '--for', 'caddy'],
      'No policy can',
    ],
    [['--config', join(folder, 'none.json'), '--for', 'nginx'], 'The configuration cannot be read: ENOENT'],
    [['--config', configured('<!doctype html>'), '--for', 'nginx'], 'is not a configuration of this app'],
  ])('is rejected: %j', async (args, sentence) => {
    await expect(deployHeaders(args)).rejects.toThrow(sentence)
  })

  it('ends the program with one sentence', async () => {
    const program = join(projectFolder, 'src/deploy/run.mjs')
    const called = promisify(execFile)(process.execPath, [program, 'headers', '--for', 'apache'])
    await expect(called).rejects.toMatchObject({
      code: 2,
      stderr: '--for takes nginx, caddy, netlify, not "apache". See npm run --silent deploy:headers -- --help.\n',
    })
  })
})

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
      .toBe(`# Made by deploy:headers from the configuration of a deployment; generate it again when that changes.
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
