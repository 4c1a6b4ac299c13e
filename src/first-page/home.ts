/** The part of the first page that only home needs. The build bundles it by itself, and `boot.ts` imports it when the guest opens home. */
import { defaults, hotelNameIn, parseExactConfiguration, staticConfig, type Config } from '#src/config/config.ts'
import { readLastGoodConfig } from '#src/config/lastGoodConfig.ts'
import type { Prefetched } from '#src/config/prefetch.ts'
import { rememberedLanguage } from '#src/i18n/language.ts'
import { wait } from '#src/lib/timeout.ts'
import { fieldsOf, parseJson } from '#src/lib/unknown.ts'
import { homeGroups, type HomeGroup } from '#src/screens/home/homeGroups.ts'
import { partOfDay, partsOfDay } from '#src/screens/home/partOfDay.ts'
import { NOW_HEIGHT_PREFIX, SESSION_KEY } from '#src/storage/keys.ts'
import { readText } from '#src/storage/storedText.ts'

/** The signed-in guest, whose name the hotel may not have sent; `undefined` when nobody is signed in. */
function storedGuest(): { readonly name: string | undefined } | undefined {
  const { isAuthenticated, user } = fieldsOf(fieldsOf(parseJson(readText('localStorage', SESSION_KEY)))['state'])
  const { fullName, sessionId } = fieldsOf(user)
  if (isAuthenticated !== true || typeof sessionId !== 'string') return undefined
  return { name: (typeof fullName === 'string' && fullName) || undefined }
}

/** Leaves the tiles of this group, in their order. The template has a tile for each module. */
function arrangeTiles(section: Element, { tiles }: HomeGroup): void {
  const list = section.querySelector('ul')
  const items = tiles.map(({ name, path }) => {
    const item = list?.querySelector(`[data-module=${name}]`)?.cloneNode(true) as HTMLElement // An `li` of the template.
    item.querySelector('a')?.setAttribute('href', import.meta.env.BASE_URL + path.slice(1))
    return item
  })
  list?.replaceChildren(...items)
}

/** Puts a text with a name into the element. A browser's translator leaves names as they are. */
function putName(element: Element | undefined, text: string): void {
  element?.replaceChildren(text)
  element?.setAttribute('translate', 'no')
}

/** Puts this hotel's tiles and names into a copy of the template. */
function fill(
  fragment: DocumentFragment,
  groups: readonly HomeGroup[],
  hotelName: string | undefined,
  welcomeGuest: string,
): void {
  for (const section of fragment.querySelectorAll('section')) {
    const group = groups.find(({ name }) => section.getAttribute('aria-labelledby') === `group-${name}`)
    if (group === undefined) section.parentElement?.remove()
    else arrangeTiles(section, group)
  }
  const guest = storedGuest()
  const guestName = guest?.name
  const [heading, welcome, invitation] = fragment.querySelectorAll('h1, h1 ~ p')
  if (hotelName !== undefined) putName(heading, hotelName)
  if (guestName !== undefined) {
    const text = welcomeGuest.replace('{{name}}', () => guestName) // A function, because a name may contain `$&`.
    putName(welcome, text)
  }
  if (guest !== undefined) invitation?.replaceChildren() // React adds the guest's room and stay.
  if (navigator.onLine) fragment.querySelector('main [role="status"]')?.remove() // The message that the app is offline.
}

/** Replaces what stands around `kept` by what stands around `fresh`. */
function replaceSiblings(kept: Element, fresh: Element): void {
  for (const node of [...(kept.parentNode?.childNodes ?? [])]) if (node !== kept) node.remove()
  const nodes = [...(fresh.parentNode?.childNodes ?? [])]
  const at = nodes.indexOf(fresh)
  kept.before(...nodes.slice(0, at))
  kept.after(...nodes.slice(at + 1))
}

/** Replaces the loading state by home, but keeps the picture and what it is in, which the browser is painting or has painted. */
function replaceLoadingState(root: HTMLElement, home: DocumentFragment): void {
  const main = root.querySelector('main')
  for (const each of ['.frame-picture', '.frame-hero', 'main']) {
    const [kept, fresh] = [root.querySelector(each), home.querySelector(each)]
    if (!main || !kept || !fresh) return root.replaceChildren(home)
    replaceSiblings(kept, fresh)
  }
  main?.removeAttribute('aria-busy')
  main?.setAttribute('id', 'main')
  main?.setAttribute('tabindex', '-1')
}

/**
 * Shows home before the app has loaded: a copy of `template`, which the build rendered in the guest's language, with the tiles of this hotel
 * in their order, its name and the guest's. React hydrates it; `#root[data-home]` says whether without a network. Does nothing once the app
 * renders, nor for a hotel with an empty group, whose hint only React renders.
 */
export function showHome(config: Config, template: HTMLTemplateElement): void {
  const { documentElement } = document
  const root = document.querySelector<HTMLElement>('#root')
  const groups = homeGroups(config.deviceProfile.contentModules)
  if (root === null || 'home' in root.dataset || groups.some(({ tiles }) => tiles.length === 0)) return

  // Before home is in the page, which would have to be laid out for its width.
  const nowHeight = readText('localStorage', NOW_HEIGHT_PREFIX + innerWidth)
  const name = hotelNameIn(rememberedLanguage(), config)
  const color = config.brand?.color
  const fragment = document.importNode(template.content, true)
  const welcomes = template.dataset['welcomeGuest']?.split('|') ?? []
  if (config.hotelFacts) fragment.querySelector('[data-facts]')?.setAttribute('data-facts', 'true')
  fill(fragment, groups, name, welcomes[partsOfDay.indexOf(partOfDay(new Date(), config.timeZone))] ?? '')
  replaceLoadingState(root, fragment)
  root.dataset['home'] = navigator.onLine ? 'online' : 'offline'
  documentElement.lang = template.lang
  if (name !== undefined) document.title = name
  if (color) documentElement.style.setProperty('--brand-color', color)
  documentElement.style.setProperty('--now-height', nowHeight)
}

/**
 * Shows home from the last good configuration; on a first visit from the responses, once they have arrived. What does not fit exactly is
 * left to the app, which repairs and reports it.
 */
export async function openHome(
  prefetched: Promise<Prefetched | undefined>,
  template: HTMLTemplateElement,
): Promise<void> {
  // The browser loads its time zones at the first use, which takes as long as all below. Each wait ends a task, so that it handles input in between.
  partOfDay(new Date(), defaults.timeZone)
  await wait(0)
  const config =
    readLastGoodConfig(staticConfig, Date.now(), { atAnyAge: !navigator.onLine }) ?? (await fetchedConfig(prefetched))
  if (config === undefined) return
  await wait(0)
  showHome(config, template)
}

async function fetchedConfig(prefetched: Promise<Prefetched | undefined>): Promise<Config | undefined> {
  const { config, configurations } = (await prefetched) ?? {}
  const response = await configurations
  return response?.ok === true ? parseExactConfiguration(config, await response.clone().json()) : undefined
}
