import 'i18next'
import type { texts } from './en/texts.ts'
import type { firstTexts } from './firstTexts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof firstTexts.en & typeof texts
  }
}
