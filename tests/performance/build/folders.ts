import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..', '..', '..')

/** The output folder of the measured builds. Not `dist`, which is the build for deployment. */
export const built = path.join(root, '.cache', 'perf')
