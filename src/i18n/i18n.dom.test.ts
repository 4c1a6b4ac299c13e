import { describe, expect, it } from 'vitest'
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
