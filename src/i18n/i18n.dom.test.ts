import { describe, expect, it } from 'vitest'
import { makeTranslator } from '#tests/support/page/makeTranslator.ts'
import { makeI18n, setReceptionDial } from './i18n.ts'

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

it('every text names the hotel\u2019s own number of reception, and those on the screen are rendered again', () => {
  const translator = makeTranslator('es')
  expect(translator.t('reception:dial')).toBe('Marque *1 para hablar con recepción')
  let renders = 0
  translator.on('languageChanged', () => (renders += 1))
  for (const dial of ['9', '9']) setReceptionDial(translator, dial)
  expect(translator.t('reception:dial')).toBe('Marque 9 para hablar con recepción')
  expect(renders).toBe(1)
  expect(JSON.stringify(translator.services.resourceStore.data)).not.toContain('*1')
})
