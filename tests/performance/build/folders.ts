import path from 'node:path'

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '..', '..', '..')

/** Where what is measured is built: never in `dist`, which is what a hotel gets. */
export const built = path.join(root, '.cache', 'perf')
