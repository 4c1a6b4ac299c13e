import type { VitePWAOptions } from 'vite-plugin-pwa'

/** The web app manifest. */
const installable = {
  lang: 'bg',
  name: 'Вашият престой',
  short_name: 'Престой',
  description: 'Рум сервиз, резервации и заявки по време на Вашия престой.',
  display: 'standalone' as const,
  theme_color: '#12283a',
  background_color: '#12283a',
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' as const },
  ],
}

/** The service worker of a production build. It precaches the app's own files; `config.json` and API responses are never cached by it. */
export const precachingWorker: Partial<VitePWAOptions> = {
  manifest: installable,
  includeManifestIcons: false,
  injectRegister: false,
  workbox: {
    // Without the pictures of tiles, which a guest who saves data does not load; icons stand in for them.
    globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,html,woff2}', 'pictures/!(tile-*).svg'],
    dontCacheBustURLsMatching: /assets\//,
    // Files, the API and the desk are not pages of the app.
    navigateFallbackDenylist: [/\/[^/?]+\.[^/?]*(?:\?|$)/, /^\/api\//, /^\/__demo/],
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
  },
}

/** A demo build replaces the service worker of an earlier production build at the same address with one that unregisters itself. */
export const selfDestroyingWorker: Partial<VitePWAOptions> = {
  selfDestroying: true,
  injectRegister: false,
  manifest: false,
}
