import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeTranslator } from '#tests/support/page/makeTranslator.ts'
import { rememberedLanguage } from './language.ts'
import { makeI18n } from './i18n.ts'

describe.each(['bg', 'es'] as const)('a text that is missing in %s', (language) => {
  it('falls back to English', () => {
    const translator = makeI18n(language)
    const whole: object = translator.getResourceBundle(language, 'common')
    translator.removeResourceBundle(language, 'common')
    expect(translator.t('common:retry')).toBe('Try again')
    translator.addResourceBundle(language, 'common', whole)
    expect(translator.t('common:retry')).not.toBe('Try again')
  })
})

it('every text names the hotel\u2019s own number of reception', () => {
  const configured: { receptionDial?: string } = {}
  const translator = makeTranslator('es', () => configured.receptionDial)
  expect(translator.t('reception:dial')).toBe('Marque *1 para hablar con recepción')
  configured.receptionDial = '9'
  expect(translator.t('reception:dial')).toBe('Marque 9 para hablar con recepción')
  expect(JSON.stringify(translator.services.resourceStore.data)).not.toContain('*1')
})

it.each([
  [undefined, ['en-GB'], 'bg'],
  ['es', ['en-GB'], 'es'],
  ['device', ['de-AT', 'es-MX', 'bg'], 'es'],
  ['device', ['de-AT'], 'en'],
])('the first visit to a page that says %j, on a device that says %j, is in %s', (language, ofDevice, expected) => {
  const { dataset } = document.documentElement
  onTestFinished(() => void delete dataset['language'])
  if (language !== undefined) dataset['language'] = language
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(ofDevice)
  expect(rememberedLanguage()).toBe(expected)
  localStorage.setItem('companion-language', 'bg')
  expect(rememberedLanguage()).toBe('bg')
})
