/**
 * React's own file, named in the page: React makes itself ready as soon as it has come, while the app is still on its way.
 * In a build whoever imports `react` gets this, so that nobody needs the bundler's helpers for CommonJS, a file more.
 */
// @ts-expect-error TypeScript hands nothing on from types written as `export =`; the importers have React's own types.
export * from 'react'
export { createRoot } from 'react-dom/client'
