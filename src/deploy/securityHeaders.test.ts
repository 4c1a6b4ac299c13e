import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { parseStaticConfig } from '#src/config/config.ts'
import { headersAt, securityHeaders, type Deployment } from './securityHeaders.ts'

const plain = { appName: 'Hotel', COMPANION_BASE_JAVA_URL: '/api' }
const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] }

/** The directives of the policy at this path, each with its sources. */
function policyAt(path: string, keys: object = {}, deployment: Deployment = {}): Record<string, string> {
  const policy =
    headersAt(securityHeaders(parseStaticConfig({ ...plain, ...keys }), { inline, ...deployment }), path)[
      'content-security-policy'
    ] ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.replace(/^\S+ ?/, '')]),
  )
}

describe('the policy of a page', () => {
  it('lets a hotel on one address load nothing from any other', () => {
    expect(policyAt('/room-service')).toEqual({
      'default-src': "'none'",
      ...Object.fromEntries(
        ['font', 'connect', 'frame', 'worker', 'manifest'].map((each) => [`${each}-src`, "'self'"]),
      ),
      'script-src': "'self' 'sha256-script'",
      'style-src': "'self' 'sha256-style'",
      'img-src': "'self' data:",
      ...Object.fromEntries(
        ['object-src', 'base-uri', 'form-action', 'frame-ancestors'].map((each) => [each, "'none'"]),
      ),
      'require-trusted-types-for': "'script'",
      'trusted-types': 'companion',
    })
  })

  it('allows an API of another origin, for calls and for pictures, whatever its path', () => {
    const policy = policyAt('/', { COMPANION_BASE_JAVA_URL: 'https://api.hotel.example:8443/companion/v1' })
    expect(policy).toMatchObject({
      'connect-src': "'self' https://api.hotel.example:8443",
      'img-src': "'self' data: https://api.hotel.example:8443",
    })
    expect(policy['script-src']).toBe("'self' 'sha256-script'")
  })

  it('allows each picture that the configuration names, and the receiver of error reports', () => {
    const [headerImage, logo, icon] = ['a', 'b', 'i'].map((host) => `https://${host}.example/x.png`)
    const brand = { headerImage, logo, icon }
    const massage = { name: 'Facial', options: [{ minutes: 45, price: 49.5 }], picture: 'https://m.example/m.jpg' }
    const categories = {
      problemCategories: [{ value: 'LIFT', picture: 'https://l.example/l.svg' }],
      requestCategories: [
        { value: 'PILLOW', picture: 'https://r.example/r.svg' },
        { value: 'TOWELS', picture: '/t.svg' },
      ],
    }
    const place = { title: { en: 'Park' }, text: { en: 'Trees' }, picture: 'https://c.example/p.jpg' }
    const surroundings = { activities: { lead: { en: 'Out' }, ideas: [place] } }
    const spa = { massages: [massage] }
    const policy = policyAt('/', { brand, surroundings, spa, ...categories, errorReportUrl: 'https://d.example/in' })
    expect(policy['img-src']?.split(' ').toSorted()).toEqual(
      ["'self'", 'data:', ...['a', 'b', 'c', 'i', 'l', 'm', 'r'].map((host) => `https://${host}.example`)].toSorted(),
    )
    expect(policy['connect-src']).toBe("'self' https://d.example")
  })

  it('allows page views only with a tracking id, or when the deployment announces one', () => {
    const lets = (policy: Record<string, string>) => JSON.stringify(policy).includes('google')
    expect(lets(policyAt('/', { GA_TRACKING_ID: ' ' }))).toBe(false)
    expect(policyAt('/', { GA_TRACKING_ID: 'G-1' })).toMatchObject({
      'script-src': "'self' 'sha256-script' https://www.googletagmanager.com",
      'trusted-types': 'companion goog#html',
    })
    const google =
      'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://www.google.com'
    expect(policyAt('/', {}, { hasAnalytics: true })).toMatchObject({
      'connect-src': `'self' ${google}`,
      'img-src': `'self' data: ${google}`,
    })
    expect(lets(policyAt('/', { GA_TRACKING_ID: 'G-1' }, { hasAnalytics: false }))).toBe(false)
  })
})

describe('the page of the activities widget', () => {
  const path = '/activities-widget/widget.html'

  it('is in a sandbox without an origin, and only the app may frame it', () => {
    const tours = 'https://*.getyourguide.com'
    expect(policyAt(path)).toEqual({
      sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
      ...Object.fromEntries(['default-src', 'object-src', 'base-uri', 'form-action'].map((each) => [each, "'none'"])),
      ...Object.fromEntries(['font-src', 'connect-src', 'frame-src'].map((each) => [each, tours])),
      'script-src': `'self' ${tours}`,
      'style-src': `'self' ${tours} 'unsafe-inline'`,
      'img-src': 'https:',
      'frame-ancestors': "'self'",
    })
  })
})

describe('every response', () => {
  const places = () => securityHeaders(parseStaticConfig(plain))

  it.each([
    ['/', 'no-cache'],
    ['/my-orders', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/activities-widget/widget.js', 'no-cache'],
    ['/assets/index-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/config.json', 'no-store'],
    ['/config.json.bak', 'no-cache'],
    ['/version.json', 'no-store'],
  ])('at %s is cached with %s', (path, cacheControl) => {
    expect(headersAt(places(), path)['cache-control']).toBe(cacheControl)
  })

  it.each([
    ['/', 'DENY'],
    ['/assets/a.js', 'DENY'],
    ['/config.json', 'DENY'],
    ['/activities-widget/widget.html', 'SAMEORIGIN'],
  ])('at %s cannot be framed by other sites, in browsers without CSP too: %s', (path, framed) => {
    expect(headersAt(places(), path)['x-frame-options']).toBe(framed)
  })

  it.each(['/', '/assets/', '/config.json', '/version.json', '/activities-widget/'])(
    'under %s disables MIME sniffing and sends other sites no full referrer',
    (path) => {
      const headers = headersAt(places(), path)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      for (const each of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
        expect(headers['permissions-policy']).toContain(`${each}=()`)
      expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' })
      expect(headers).not.toHaveProperty('strict-transport-security')
    },
  )

  it('requires TLS from now on only where the app is served by TLS only', () => {
    const headers = headersAt(securityHeaders(parseStaticConfig(plain), { isTls: true }), '/')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })
})

describe('Google’s CSP evaluator', () => {
  /** The severe findings. `HIGH_MAYBE` depends on what an allowed host serves. */
  function findings(policy: string): readonly string[] {
    const found = new CspEvaluator(new CspParser(policy).csp).evaluate()
    const severe = found.filter(({ severity }) =>
      [Severity.HIGH, Severity.HIGH_MAYBE, Severity.SYNTAX].includes(severity),
    )
    return severe.map(({ directive, value, description }) => `${directive} ${value}: ${description}`)
  }

  it.each<[string, object, Deployment]>([
    ['by itself', {}, {}],
    [
      'with page views and reports of errors',
      { GA_TRACKING_ID: 'G-1', errorReportUrl: 'https://errors.example/in' },
      {},
    ],
    [
      'with an API of its own and pictures from anywhere',
      { COMPANION_BASE_JAVA_URL: 'https://api.example/v1' },
      { pictureHosts: ['https:'] },
    ],
    ['of a demo', {}, { sendsForms: true }],
    ['without the widget', { activitiesWidget: false }, {}],
  ])('finds nothing severe in the policies of a hotel %s', (_hotel, keys, deployment) => {
    for (const { headers } of securityHeaders(parseStaticConfig({ ...plain, ...keys }), deployment)) {
      expect(findings(headers['content-security-policy'] ?? '')).toEqual([])
    }
  })
})
