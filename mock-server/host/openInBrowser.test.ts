import { expect, it } from 'vitest'
import { openerOf, systemLanguage } from './openInBrowser.ts'

const desk = 'http://localhost:4310/__demo/?key=1&language=en'
const seen = { env: { DISPLAY: ':0' }, isTerminal: true }

it.each([
  ['in CI', 'darwin', { env: { CI: 'true' } }],
  ['without a display', 'linux', { env: { DISPLAY: '' } }],
  ['over SSH', 'darwin', { env: { SSH_CONNECTION: '10.0.0.4 1 10.0.0.5 22' } }],
  ['when the output is no terminal', 'darwin', { isTerminal: false }],
] as const)('no browser is opened %s', (_where, platform, more) => {
  expect(openerOf(desk, { ...seen, platform, ...more })).toBeUndefined()
})

it('the desk opens in Bulgarian on a Bulgarian system, else in English', () => {
  expect(['bg', 'bg-BG', 'en-US', 'de', 'bgc'].map((locale) => systemLanguage(locale))).toEqual([
    ...['bg', 'bg', 'en', 'en', 'en'],
  ])
})
