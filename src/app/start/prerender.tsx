import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '#src/app/App.tsx'
import { makeStore } from '#src/app/store.ts'
import { parseStaticConfig } from '#src/config/config.ts'
import type { ConfigState } from '#src/config/configSlice.ts'
import { makeI18n } from '#src/i18n/i18n.ts'
import { languages, type Language } from '#src/lib/languages.ts'
import { heroPaths, paths, type Path } from '#src/navigation/paths.ts'
import { groupNames, modulesOf } from '#src/screens/home/homeGroups.ts'
import { partsOfDay } from '#src/screens/home/partOfDay.ts'

/** Home with every tile that a hotel may configure, and with the message that the app is offline. */
const everything: ConfigState = {
  config: parseStaticConfig({
    COMPANION_BASE_JAVA_URL: '/',
    deviceProfile: {
      contentModules: groupNames.flatMap(modulesOf).map((moduleName) => ({ moduleName, internalUrl: paths.home })),
    },
  }),
  loading: false,
  error: { of: 'config.json', status: 'network', detail: '' },
  ready: true,
  isLastGood: true,
}

const nothingYet: ConfigState = { ...everything, config: null, error: null, ready: false }

function render(path: Path, language: Language, config: ConfigState): string {
  const store = makeStore({ config })
  const html = renderToString(
    <StrictMode>
      <StaticRouter basename={import.meta.env.BASE_URL} location={import.meta.env.BASE_URL + path.slice(1)}>
        <App
          store={store}
          serverState={store.getState()}
          translator={makeI18n(language)}
          loadConfig={() => undefined}
        />
      </StaticRouter>
    </StrictMode>,
  )
  return html.replace(/^(?:<link [^>]*>)+/, '') // Preloads, which `index.html` has.
}

function templateOf(language: Language, html: string, more = ''): string {
  return `<template lang="${language}"${more}>${html}</template>`
}

/**
 * Renders the first page at build time, which `first-page/boot.ts` shows before the app has loaded. `home` by language: a `<template>`, with
 * `data-welcome-guest` for a guest by `{{name}}` at each part of the day. `screens`: in each language two `<template>` elements with the loading
 * state of other screens: with a `Hero`, for `data-paths`; for any other path.
 */
export function prerender() {
  const home = languages.map((language) => {
    const { t } = makeI18n(language)
    const welcome = partsOfDay.map((part) => t(`frame:welcomeGuest.${part}`, { name: '{{name}}' })).join('|')
    const html = render(paths.home, language, everything)
    return [language, templateOf(language, html, ` data-welcome-guest="${welcome}"`)] as const
  })
  const screens = languages.flatMap((language) => [
    templateOf(language, render(paths.login, language, nothingYet), ` data-paths="${heroPaths.join(' ')}"`),
    templateOf(language, render(paths.settings, language, nothingYet)),
  ])
  return { home: Object.fromEntries(home) as Record<Language, string>, screens: screens.join('') }
}
