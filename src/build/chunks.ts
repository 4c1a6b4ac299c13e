// Three scripts that are bundles of their own.
export const bootSource = '/src/first-page/boot.ts'
export const homeSource = '/src/first-page/home.ts'
export const loadAppSource = '/src/first-page/loadApp.ts'
/** The module that renders home, and the loading state of the other screens, at build time. */
export const prerenderSource = '/src/app/start/prerender.tsx'
/** React's entry, evaluated while the app's chunk is still downloading. */
export const reactSource = '/src/app/start/react.ts'
export const ofReact =
  /[\\/](?:src[\\/]app[\\/]start[\\/]react\.ts$|node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|void-elements)[\\/])/
/** Libraries that need no React, so they can be evaluated before React has loaded. */
const withoutReact =
  /[\\/]node_modules[\\/](?:i18next|immer|redux|reselect|valibot|@reduxjs[\\/]toolkit[\\/]dist[\\/](?:redux-toolkit|query[\\/]rtk-query)\.)/

/**
 * The first load is three chunks, each evaluated while the next one downloads; what several screens share is three more, so that their
 * styles are not in the page. On slow Wi-Fi every further file costs a round trip, and small files compress badly.
 */
export const chunkOutput = {
  // The default name of a shared chunk lists all its importers, and every name is in the first load.
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.replace(/~.*|\.module/, '')}-[hash:6].js`,
  assetFileNames: 'assets/[name]-[hash:6][extname]',
  codeSplitting: {
    groups: [
      { name: 'react', test: ofReact, tags: ['$initial' as const], priority: 4 },
      { name: 'libraries', test: withoutReact, tags: ['$initial' as const], priority: 3 },
      { name: 'app', tags: ['$initial' as const], priority: 2 },
      { name: 'shared', test: /[\\/]src[\\/](?:ui|hotel)[\\/]/, minShareCount: 3, priority: 1 },
      {
        name: 'outbox',
        test: /[\\/]src[\\/](?:outbox(?![\\/]unsavedWork)|offline)[\\/]/,
        minShareCount: 2,
        priority: 0,
      },
      {
        // What the configuration tells of the hotel and the place around it: one file, since the first load has the name of each.
        name: 'facts',
        test: /[\\/]src[\\/](?:hotel[\\/](?:HotelFacts|useSurroundings)|schemas[\\/]hotelAndSurroundings)/,
        minShareCount: 2,
        priority: 0,
      },
    ],
  },
}
