import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { deployHeaders } from './deployHeaders.ts'
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
    expect(await deployHeaders(['--config', config])).toContain(`script-src 'self' 'sha256-${hash}';`)
    const bare = join(folder, 'bare.html')
    writeFileSync(bare, '<p>No inline code</p>')
    const written = await deployHeaders(['--config', config, '--page', bare])
    expect(written).toContain("script-src 'self';")
    expect(written).toContain("style-src 'self';")
  })

  it('tell a file from a page in linear time', async () => {
    const [, pattern = ''] = /location ~ (\S+)/.exec(await deployHeaders(['--config', config])) ?? []
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
    const written = await deployHeaders(['--config', config, ...options])
    expect(written).toContain('https://www.googletagmanager.com')
    expect(written).toContain('https://a.example https://b.example:8443')
    expect(written).toMatch(/connect-src [^;]* https:\/\/new-api\.example[ ;]/)
    expect(written).not.toContain('strict-transport')
  })
})

describe('an invalid call', () => {
  it.each([
    [[], 'It needs --config FILE.'],
    [['--config', config, '--tls', 'maybe'], '--tls takes yes or no, not "maybe".'],
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
    ].map((named): [string[], string] => [['--config', config, '--pictures', named], 'No policy can be made']),
    ...['api2.example.com', 'https:', '/api'].map((named): [string[], string] => [
      ['--config', config, '--calls', named],
      'No policy',
    ]),
    [['--config', configured({ ...plain, COMPANION_BASE_JAVA_URL: 'http://api.example' })], 'by TLS may not call'],
    [['--config', configured({ ...plain, COMPANION_BASE_JAVA_URL: 'https://a;b/v1' })], 'No policy can be made'],
    [['--config', configured({ ...plain, brand: { headerImage: 'data:image/png;base64,x' } })], 'No policy can'],
    [['--config', join(folder, 'none.json')], 'The configuration cannot be read: ENOENT'],
    [['--config', configured('<!doctype html>')], 'cannot be used: Unexpected token'],
  ])('is rejected: %j', async (args, sentence) => {
    await expect(deployHeaders(args)).rejects.toThrow(sentence)
  })

  it('ends the program with one sentence', async () => {
    const program = join(projectFolder, 'src/deploy/run.mjs')
    const called = promisify(execFile)(process.execPath, [program, 'headers', '--tls', 'no'])
    await expect(called).rejects.toMatchObject({
      code: 2,
      stderr: 'It needs --config FILE. See npm run --silent deploy:headers -- --help.\n',
    })
  })
})
