import { beforeEach, expect, it, vi } from 'vitest'

const origin = 'https://hotel.example'

beforeEach(() => vi.resetModules())

/** Loads the module in a browser with or without Trusted Types. */
async function load(trustedTypes?: object) {
  vi.stubGlobal('window', { location: { origin }, trustedTypes })
  return (await import('./trustedScript.ts')).trustedScript
}

it.each(['/sw.js', 'https://www.googletagmanager.com/gtag/js?id=G-1'])('allows %s', async (address) => {
  const trustedScript = await load()
  const whole = new URL(address, origin).href
  expect(trustedScript(whole)).toBe(whole)
})

it.each([
  'https://evil.example/sw.js',
  '//evil.example/sw.js',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  'https://www.googletagmanager.com.evil.example/gtag/js?id=G-1',
  'https://www.googletagmanager.com/other.js',
])('rejects %s', async (address) => {
  const trustedScript = await load()
  expect(() => trustedScript(address)).toThrow(TypeError)
})

it('creates one Trusted Types policy, however many scripts are loaded', async () => {
  const createPolicy = vi.fn<(name: string, rules: object) => object>((_name, rules) => rules)
  const trustedScript = await load({ createPolicy })
  const tag = 'https://www.googletagmanager.com/gtag/js?id='
  expect([trustedScript(`${tag}G-1`), trustedScript(`${tag}G-2`)]).toEqual([`${tag}G-1`, `${tag}G-2`])
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['companion'])
})
