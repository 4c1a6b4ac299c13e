/**
 * This script runs before the app, which is still loading: it shows the loading state of the screen, requests the configuration
 * and shows home, whose links work without the app. The build bundles it by itself and writes it into the page.
 */
import { prefetchConfiguration, type Prefetched } from '#src/config/prefetch.ts'
import { rememberedLanguage } from '#src/i18n/language.ts'
import { applyDisplay } from '#src/ui/display.ts'
import type * as Home from './home.ts'

/** The loading state of the screen at `path`, in the guest's language; `undefined` where the page lacks it. */
function loadingState(path: string): DocumentFragment | undefined {
  const language = rememberedLanguage()
  const templates = [...document.querySelectorAll<HTMLTemplateElement>(`template[lang="${language}"]`)]
  const isForPath = ({ dataset }: HTMLTemplateElement) => dataset['paths']?.split(' ').includes(path)
  // The last template is for all paths that no other one names.
  const template = templates.find(isForPath) ?? templates.at(-1)
  if (template === undefined || !('starting' in document.documentElement.dataset)) return undefined
  document.documentElement.lang = language
  return document.importNode(template.content, true)
}

/** Replaces the loading state of home, which index.html contains, by that of any other screen, in the guest's language. */
function showScreenShell(): void {
  const path = `/${window.location.pathname.slice(import.meta.env.BASE_URL.length)}`.replace(/\/$/, '')
  const fragment = loadingState(path)
  if (fragment !== undefined) document.querySelector('#root')?.replaceChildren(fragment)
}

/** Puts the loading state of home, which index.html contains in Bulgarian, into the guest's language. */
function translateLoadingState(): void {
  const text = loadingState('/')?.querySelector('.frame-loading')
  if (text) document.querySelector('#root .frame-loading')?.replaceWith(text)
}

/** Loads the `<template>` with home. XMLHttpRequest parses HTML, and needs no policy of Trusted Types for it. */
function loadTemplate(address: string): Promise<HTMLTemplateElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.overrideMimeType('text/html') // An error may have any type, and browsers show parsing errors with inline styles.
    request.addEventListener('error', reject)
    request.addEventListener('load', () => {
      const template = request.responseXML?.querySelector<HTMLTemplateElement>('[data-welcome-guest]')
      if (template) resolve(template)
      else reject(new Error(`${address} is not home`))
    })
    request.send()
  })
}

/** Shows home before the app, from the files that the page's template `#home` names. The development server has none. */
async function showPrerenderedHome(prefetched: Promise<Prefetched | undefined>): Promise<void> {
  const files = document.querySelector<HTMLTemplateElement>('template#home')?.content
  const script = files?.querySelector('script')?.getAttribute('src')
  const page = files?.querySelector(`link[hreflang="${rememberedLanguage()}"]`)?.getAttribute('href')
  if (!script || !page) return undefined
  const [{ openHome }, template] = await Promise.all([
    import(/* @vite-ignore */ script) as Promise<typeof Home>,
    loadTemplate(page),
  ])
  return openHome(prefetched, template)
}

/** Loads the web font after the configuration: loaded earlier, it would compete with the app's chunks for bandwidth. */
async function loadWebFont(prefetched: Promise<Prefetched | undefined>): Promise<void> {
  const isCached = Boolean(navigator.serviceWorker?.controller)
  if (!isCached) await prefetched.then((found) => found?.configurations).catch(() => undefined)
  // Not a preload: browsers warn about one that is unused for seconds, which is usual on a slow network.
  await document.fonts.load('1em "Sofia Sans", "Sofia Sans Latin"', 'Я1').catch(() => undefined)
}

function start(): void {
  applyDisplay()
  const prefetched = prefetchConfiguration()
  void loadWebFont(prefetched)
  if (window.location.pathname !== import.meta.env.BASE_URL) return showScreenShell()
  translateLoadingState()
  return void showPrerenderedHome(prefetched).catch(() => undefined) // The app reports a configuration that cannot be read.
}

if (globalThis.prefetchedResponses === undefined) start()
