import { inlineSources } from '#src/deploy/securityHeaders.ts'
import { describe, expect, it } from 'vitest'
import { openHostForEachTest } from '#tests/support/servers/testHost.ts'

const [a, b] = ['a', 'b'].map((digit) => digit.repeat(32)) as [string, string]
const { host } = openHostForEachTest()

const openPage = (path: string, headers: Record<string, string> = {}) =>
  host.get(path, { accept: 'text/html', ...headers })

describe('a presenter\u2019s browser', () => {
  const presenter = { cookie: `sandbox=${a}; presents=${a}` }
  const foreign = `/bar?x=1&sandbox=${b}`

  it('is marked by opening the desk of its sandbox, and by no other page', async () => {
    const opened = await openPage('/__demo/', { cookie: `sandbox=${a}` })
    expect(opened.headers['set-cookie']).toEqual([
      expect.stringMatching(`^sandbox=${a};`),
      `presents=${a}; HttpOnly; SameSite=Lax; Path=/`,
    ])
    const byName = await openPage('/__demo/index.html', { cookie: `sandbox=${a}` })
    expect(byName.headers['set-cookie']).toEqual(opened.headers['set-cookie'])
    expect((await openPage('/', { cookie: `sandbox=${a}` })).headers['set-cookie']).toHaveLength(1)
  })

  it.each([
    ['bg', 'fr-FR, de;q=0.8', 'Да напуснете ли Вашата демонстрация?'],
    ['es', 'ca, es-ES;q=0.9', '¿Salir de su demostración?'],
  ])('has to confirm before a link moves it to another sandbox, in %s for %s', async (language, accepted, title) => {
    const { status, headers, body } = await openPage(foreign, { ...presenter, 'accept-language': accepted })
    expect(status).toBe(200)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['clear-site-data']).toBeUndefined()
    const [style] = inlineSources(body.toString()).styles
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
    expect(headers['content-security-policy']).toContain(` style-src ${style}; `)
    expect(body.toString()).toContain(`<html lang="${language}">`)
    expect(body.toString()).toContain(`<h1>${title}</h1>`)
  })

  it.each([
    '/__demo/begin/',
    '/__demo/begin/?language=es',
    '/__demo/both/?hotel=riviera',
    '/__demo/begin%2Findex.html',
    '/__demo//begin/',
    '/__demo/x%2F..%2Fbegin/',
    `/__demo/begin/?sandbox=${a}`,
  ])('has to confirm on the page that begins another demo, with any spelling of its path: %s', async (path) => {
    const question = await openPage(path, presenter)
    expect(question.body.toString()).toContain('<h1>Да напуснете')
    expect(question.headers['set-cookie']).toBeUndefined()
    const action = /<form method="post" action="([^"]+)">/.exec(question.body.toString())?.[1] ?? ''
    const { status, headers } = await host.send(action.replaceAll('&amp;', '&'), { method: 'POST', headers: presenter })
    expect([status, headers['set-cookie']]).toEqual([303, [expect.stringMatching(/^presents=;.*Max-Age=0$/)]])
    expect(decodeURIComponent(headers.location ?? '').replace('/index.html', '/')).toMatch(/\/(?:begin|both)\//)
    expect((await openPage(`/__demo/leave?for=${path}`, presenter)).headers['set-cookie']).toBeUndefined()
  })

  it.each([
    [
      'a picture',
      { accept: 'image/avif,image/webp,*/*;q=0.8', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ],
    ['a frame', { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['a prefetch', { accept: 'text/html', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' }],
    ['a picture, over plain http', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
    ['a prefetch, over plain http', { accept: 'text/html', 'sec-purpose': 'prefetch' }],
    [
      'a page that the browser opens ahead',
      {
        accept: 'text/html',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
        'sec-purpose': 'prefetch;prerender',
      },
    ],
  ])('is not changed by %s, nor is a guest’s', async (_what, headers) => {
    for (const path of ['/', `/?sandbox=${b}`, `/?sandbox=${b}&leave=${a}`, `/__demo/begin/?join=${b}`, '/__demo/']) {
      for (const cookie of [presenter.cookie, `sandbox=${a}`, ''])
        expect((await host.get(path, { ...headers, cookie })).headers).not.toHaveProperty('set-cookie')
    }
  })
})
