import type { Plugin } from 'vite'

const PLACEHOLDER = /(\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\))/

/** Shows what cuts long texts, and which are not translated: English becomes a pseudo-language. `PSEUDO=yes npm run dev` uses it. */
export function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/i18n\/en\/\w+\.json$/.test(id)) return undefined
      const { pseudoLocalizeString } = await import('pseudo-localization') // only for checks: `npm start` does not install it
      const pseudo = (text: string) =>
        text
          .split(PLACEHOLDER)
          .map((part, index) => (index % 2 === 0 ? pseudoLocalizeString(part) : part))
          .join('')
      const texts: unknown = JSON.parse(code, (_key, value: unknown) =>
        typeof value === 'string' ? pseudo(value) : value,
      )
      return { code: JSON.stringify(texts), map: null }
    },
  }
}
