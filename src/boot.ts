/**
 * Asks for the configuration, and behind it for the letters, while the app itself is still on its way (spec 8.1). A
 * script of its own that imports no other, so that it runs before the app's; `early.ts` hands its answers on.
 */
async function ask(address: string, init?: RequestInit): Promise<Response> {
  const patience = new AbortController() // `AbortSignal.timeout` came to iPhones with iOS 16.
  setTimeout(() => patience.abort(), 15_000)
  const response = await fetch(address, { ...init, signal: patience.signal })
  const { status, statusText, headers } = response
  // Read now, for the app is not here yet; reading takes a slow phone as long as drawing half a screen.
  return new Response((await response.text()) || null, { status, statusText, headers })
}

/** What the page's preload brought, unless a cache may have kept it: the configuration never comes out of one. */
async function askForConfig(address: string): Promise<Response> {
  const preloaded = await ask(address)
  const isFresh = /no-cache|no-store|max-age=0/.test(preloaded.headers.get('cache-control') ?? '')
  return isFresh ? preloaded : ask(address, { cache: 'no-store' })
}

async function askForConfigurations(config: Promise<Response>): Promise<void> {
  const response = await config
  if (!response.ok || __FAKE_HOTEL__) return
  const { COMPANION_BASE_JAVA_URL: base } = (await response.clone().json()) as { COMPANION_BASE_JAVA_URL: string }
  if (!/^\s*(?:https?:\/\/|\/(?![/\\]))/i.test(base)) return // The app refuses it, and says so.
  const address = new URL(`${base.trim().replace(/\/$/, '')}/configurations`, window.location.origin).href
  const answer = ask(address)
  answer.catch(() => undefined) // The app may come later than the failure, and says it then.
  answers.set(address, answer)
}

async function styleSheetIsHere(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  if (link?.sheet === null) await new Promise((resolve) => link.addEventListener('load', resolve))
}

/** Letters that came along with the app would keep it from being sooner; with the answers, they are here when it draws. */
async function loadLetters(asked: Promise<void>): Promise<void> {
  const areOnThisPhone = Boolean(navigator.serviceWorker?.controller)
  if (!areOnThisPhone) await asked.then(() => Promise.allSettled(answers.values()))
  await styleSheetIsHere()
  // Not a preload: a browser complains of one that is not used for seconds, and the app may take as long on a bad network.
  await document.fonts.load('1em "Sofia Sans"', 'Я').catch(() => undefined)
}

/**
 * The page has loaded when each of its scripts has run or failed. If the app has not run by then, for whatever reason, it
 * never will; `shell.css` shows the words for it.
 */
function tellIfAppIsMissing(): void {
  const { dataset } = document.documentElement
  if (dataset['starting'] === '') dataset['starting'] = 'failed'
}

const answers = new Map<string, Promise<Response>>()

function start(): void {
  const address = new URL(`${import.meta.env.BASE_URL}config.json`, window.location.origin).href
  const config = askForConfig(address)
  answers.set(address, config)
  const asked = askForConfigurations(config).catch(() => undefined) // The app asks itself then, and says what is wrong.
  globalThis.early = { answers, asked }
  void loadLetters(asked)
}

window.addEventListener('load', tellIfAppIsMissing)
if (globalThis.early === undefined) start()
