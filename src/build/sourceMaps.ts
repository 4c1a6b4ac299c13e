import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Makes source maps, with which `npm run deploy:position` finds what an error report names, and moves them from the build's folder to
 * one beside it, such as `dist-maps`: nobody deploys that.
 */
export function sourceMaps(): Plugin {
  let folder = ''
  return {
    name: 'source-maps',
    apply: 'build',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir)
    },
    async closeBundle() {
      const maps = `${folder}-maps`
      await rm(maps, { recursive: true, force: true })
      const names = await readdir(folder, { recursive: true })
      for (const name of names.filter((each) => each.endsWith('.map'))) {
        await mkdir(path.dirname(path.join(maps, name)), { recursive: true })
        await rename(path.join(folder, name), path.join(maps, name))
      }
    },
  }
}
