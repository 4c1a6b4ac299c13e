import type { VitePWAOptions } from 'vite-plugin-pwa'

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

/** Files, the API and the desk are not pages of the app. */
const notPages = [/\/[^/?]+\.[^/?]*(?:\?|$)/, /^\/api\//, /^\/__demo/]

const precache = {
  // Without the pictures of tiles, which a guest who saves data does not load; icons stand in for them.
  globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,html,woff2}', 'pictures/!(tile-*).svg'],
  dontCacheBustURLsMatching: /assets\//,
  clientsClaim: true,
  cleanupOutdatedCaches: true,
  inlineWorkboxRuntime: true,
  sourcemap: false, // The worker is Workbox's; else it would have a map, and name it.
}

/** The service worker of a production build. It precaches the app's own files; `config.json` and API responses are never cached by it. */
export const precachingWorker: Partial<VitePWAOptions> = {
  manifest: installable,
  includeManifestIcons: false,
  injectRegister: false,
  workbox: { ...precache, navigateFallbackDenylist: notPages },
}

/**
 * The service worker of the demo host. It precaches the same files, but asks the host for each page first: a page sets the
 * sandbox, and a new build of the host opens at once. Without an answer in three seconds it opens the precached page.
 */
export const networkFirstWorker: Partial<VitePWAOptions> = {
  ...precachingWorker,
  workbox: {
    ...precache,
    skipWaiting: true,
    // Otherwise the precached page would come first.
    navigateFallback: null,
    directoryIndex: null,
    runtimeCaching: [
      {
        // Workbox writes both functions into the worker as they are, so they can use nothing from this file.
        urlPattern: ({ request, url }) =>
          request.destination === 'document' && !/^\/(?:__demo|api)(?:\/|$)/.test(url.pathname),
        handler: ({ request }) =>
          Promise.race([
            fetch(request),
            new Promise<Response>((_resolve, reject) => void setTimeout(reject, 3000)),
          ]).catch(async () => (await caches.match('index.html', { ignoreSearch: true })) ?? Response.error()),
      },
    ],
  },
}

/** A demo build replaces the service worker of another build at the same address with one that unregisters itself. */
export const selfDestroyingWorker: Partial<VitePWAOptions> = {
  selfDestroying: true,
  injectRegister: false,
  manifest: false,
}
