import { mayReload } from '#src/app/errors/reloadOnChunkError.ts'

const isStyled = () => getComputedStyle(document.documentElement).getPropertyValue('--font') !== ''

/**
 * Loads the page from the server when its styles are missing. The service worker stores index.html with its headers: if it was
 * installed while the server still sent the policy of another build, that policy blocks the styles in the page on every visit.
 */
export async function replaceBlockedPage(reload = () => window.location.reload()): Promise<void> {
  const { serviceWorker } = navigator
  if (isStyled() || !serviceWorker?.controller || !mayReload(Date.now())) return
  const registration = await serviceWorker.getRegistration()
  await registration?.unregister()
  reload()
}
