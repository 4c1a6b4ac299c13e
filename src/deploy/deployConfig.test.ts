import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { deployConfig } from './deployConfig.ts'
import { inlineSources } from './securityHeaders.ts'

const folder = mkdtempSync(join(tmpdir(), 'deploy-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const config = join(folder, 'config.json')
const page = join(folder, 'index.html')
const worker = join(folder, 'sw.js')
const manifest = join(folder, 'manifest.webmanifest')
const built =
  'precache([{url:"index.html",revision:"0a1b"},{url:"favicon.svg",revision:"2c3d"},{url:"manifest.webmanifest",revision:"4e5f"}])'
const builtManifest = {
  name: 'Вашият престой',
  short_name: 'Престой',
  lang: 'bg',
  icons: [{ src: 'icons/icon-192.png' }],
}
const source = readFileSync(new URL('../../index.html', import.meta.url), 'utf8').replace(
  '<link rel="stylesheet"',
  '<style>b{}</style><link rel="stylesheet"',
)
const write = (more: object = {}) =>
  writeFileSync(config, JSON.stringify({ appName: 'Hotel', COMPANION_BASE_JAVA_URL: '/api', ...more }))
const run = () => deployConfig(['--config', config])
const written = () => readFileSync(page, 'utf8')

beforeEach(() => {
  writeFileSync(page, source)
  writeFileSync(worker, built)
  writeFileSync(manifest, JSON.stringify(builtManifest))
})

describe('the page of a deployment', () => {
  it('has the name of the hotel, its colour, and the address of its configurations', async () => {
    write({
      appName: ' Хотел <Липа> & "Цвят" ',
      brand: { color: '#336699' },
      COMPANION_BASE_JAVA_URL: 'https://api.example/v1/ ',
    })
    expect(await run()).toContain(page)
    expect(written()).toContain('>Хотел &lt;Липа&gt; &amp; &quot;Цвят&quot;</title>')
    expect(written()).toMatch(/<meta name="theme-color"[^>]* content="#336699" \/>/)
    expect(written()).toContain(
      '<link data-hotel rel="preconnect" href="https://api.example/v1/configurations" crossorigin>',
    )
  })

  it('keeps what the configuration does not name, and its inline code', async () => {
    write({ appName: '' })
    await run()
    expect(written().replace(/\s*<link data-hotel[^>]*>/, '')).toBe(source)
    expect(inlineSources(written())).toEqual(inlineSources(source))
  })

  it('has the language of a guest who has chosen none', async () => {
    for (const [language, html, name, loading] of [
      ['en', '<html lang="bg" data-language="en"', 'Sea', '&nbsp;'],
      ['device', '<html lang="bg" data-language="device"', 'Море', '&nbsp;'],
      ['bg', '<html lang="bg" data-language="bg"', 'Море', 'Зарежда се'],
    ] as const) {
      write({ defaultLanguage: language, appNames: { bg: 'Море', en: 'Sea' } })
      await run()
      expect(written()).toContain(html)
      expect(written()).toMatch(new RegExp(`<title [^>]*>${name}</title>`))
      expect(written()).toMatch(new RegExp(`role="status"[^>]*>${loading}</p>`))
      expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({ name })
    }
  })

  it('has one address after a second run, the new one, and none where only config.json says that calls have cookies', async () => {
    write()
    await run()
    write({ COMPANION_BASE_JAVA_URL: '/other' })
    await run()
    expect(written().match(/<link data-hotel[^>]*>/g)).toEqual([
      '<link data-hotel rel="preconnect" href="/other/configurations" crossorigin>',
    ])
    write({ apiCookies: true })
    await run()
    expect(written()).not.toContain('data-hotel')
  })
})

describe('the hotel on a phone and in a message', () => {
  const brand = { color: '#336699', icon: '/hotel/icon.png', headerImage: 'https://pictures.example/sea.jpg' }
  const shown = () => JSON.parse(readFileSync(manifest, 'utf8')) as object

  it('is its name, colour, icon and picture', async () => {
    write({ appName: 'Хотел "Море"', brand })
    await run()
    expect(shown()).toMatchObject({
      ...{ name: 'Хотел "Море"', short_name: 'Хотел "Море"', lang: 'bg', theme_color: '#336699' },
      icons: [{ src: '/hotel/icon.png', sizes: '512x512', type: 'image/png' }],
    })
    expect(written()).toMatch(/<link rel="apple-touch-icon" data-built="[^"]+" href="\/hotel\/icon.png"/)
    expect(written()).toContain('<meta property="og:title" content="Хотел &quot;Море&quot;">')
    expect(written()).toContain('<meta property="og:image" content="https://pictures.example/sea.jpg">')
    expect(readFileSync(worker, 'utf8')).not.toContain('4e5f')
  })

  it('is described in the language in which a guest begins', async () => {
    write({ appName: 'Sea', defaultLanguage: 'es' })
    await run()
    const description = 'Servicio de habitaciones, reservas y solicitudes durante su estancia.'
    expect(shown()).toMatchObject({ name: 'Sea', description, lang: 'es' })
    expect(written()).toContain(`<meta property="og:description" content="${description}">`)
  })

  it('is what the build said again once the configuration names nothing', async () => {
    write({ brand, defaultLanguage: 'en' })
    await run()
    write({ appName: '' })
    await run()
    expect(shown()).toEqual({ ...builtManifest, built: builtManifest })
    expect(written().replace(/\s*<link data-hotel[^>]*>/, '')).toBe(source)
  })
})

describe('the files beside the page', () => {
  it('are its compressed copies, which a server sends instead of it', async () => {
    write()
    await run()
    for (const file of [page, worker, manifest]) {
      const content = readFileSync(file, 'utf8')
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(content)
      expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(content)
    }
  })

  it('are a worker that replaces a stored page with another hotel, and keeps one with the same', async () => {
    const revision = () => /"index\.html",revision:"([0-9a-f]{32})"/.exec(readFileSync(worker, 'utf8'))?.[1]
    write()
    await run()
    const first = revision()
    expect(readFileSync(worker, 'utf8').replace(/4e5f|(?<=manifest.*)[0-9a-f]{32}/, '4e5f')).toBe(
      built.replace('0a1b', String(first)),
    )
    await run()
    expect(revision()).toBe(first)
    write({ appName: 'Another' })
    await run()
    expect(revision()).not.toBe(first)
  })
})

describe('the command', () => {
  it('names a page that is missing, and one that is not of this app, and leaves it as it is', async () => {
    write()
    const gone = join(folder, 'gone.html')
    await expect(deployConfig(['--config', config, '--page', gone])).rejects.toThrow(
      /^The page cannot be read: .*ENOENT/,
    )
    writeFileSync(page, '<title>Another</title>')
    await expect(run()).rejects.toThrow(/index\.html is not the page of this app/)
    expect(written()).toBe('<title>Another</title>')
  })

  it('names an invalid API address, and a worker that is not of this app, and leaves the page as it is', async () => {
    write({ COMPANION_BASE_JAVA_URL: '//other.example' })
    await expect(run()).rejects.toThrow(/COMPANION_BASE_JAVA_URL: is neither a path nor an http\(s\) address/)
    writeFileSync(config, '{}')
    await expect(run()).rejects.toThrow(/COMPANION_BASE_JAVA_URL: is missing/)
    write()
    rmSync(worker)
    await expect(run()).rejects.toThrow(/sw\.js is not the service worker of this app/)
    expect(written()).toBe(source)
  })

  it.each<[object, string[]]>([
    [{ appname: 'Hotel', brand: { colour: '#336699' } }, ['appname: is no key', 'brand.colour: is no key']],
    [{ brand: { color: 'bordeaux' } }, ['brand.color: is not written as #1f4d3f']],
    [{ hours: { bar: [{ from: '17:00', to: '25:00' }] } }, ['hours.bar.0.to: is no time from 00:00 to 23:59']],
    [{ hours: { restorant: [], bar: 'late' }, orderNote: true }, ['hours.bar: ', 'hours.restorant: is no key']],
    [{ brand: 7, deviceProfile: { contentModules: 'x' } }, ['brand: ', 'deviceProfile.contentModules: ']],
    [{ deviceProfile: { contentModules: [null] } }, ['deviceProfile.contentModules.0: ']],
    [{ appName: 5, defaultLanguage: 'de' }, ['appName: ', 'defaultLanguage: ']],
    [
      { deviceProfile: { contentModules: [{ moduleName: 'kitchen', internalUrl: '/room-service' }] } },
      ['deviceProfile.contentModules.0: makes no tile; moduleName is one of activities, roomService,'],
    ],
  ])('names each key that is unknown or does not fit, and leaves the page as it is: %j', async (more, problems) => {
    write(more)
    const problem = await run().catch(String)
    for (const each of problems) expect(problem).toContain(`\n  ${each}`)
    expect(problem.split('\n')).toHaveLength(problems.length + 1)
    expect(written()).toBe(source)
  })

  it('says what the page has not: a name, a text in UTF-8', async () => {
    writeFileSync(config, '\uFEFF{"$schema":"./config.schema.json","COMPANION_BASE_JAVA_URL":"/api"}')
    expect(await run()).toContain('no name: appName is not set')
    for (const none of ['null', '7', '"x"']) {
      writeFileSync(config, none)
      await expect(run()).rejects.toThrow(/mend these keys\n {2}body: /)
    }
    writeFileSync(config, Uint8Array.of(0x7b, 0xd5, 0x7d))
    await expect(run()).rejects.toThrow(/cannot be used: it is no UTF-8 text/)
  })
})
