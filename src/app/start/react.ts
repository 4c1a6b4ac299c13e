/**
 * React as a chunk of its own, which the page loads first: React is evaluated while the app is still being downloaded.
 * In a build every import of `react` resolves to this module, so that no chunk needs the bundler's CommonJS helpers.
 */
// @ts-expect-error TypeScript cannot re-export types written as `export =`; importers get React's own types.
export * from 'react'
export { createRoot, hydrateRoot } from 'react-dom/client'
