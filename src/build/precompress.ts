import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { writeCompressedCopies } from './compressedCopies.ts'

const WORTH_COMPRESSING = /\.(?:js|css|svg|webmanifest|txt|html)$/

/**
 * Writes a `.br` and a `.gz` file beside each text file of the build, compressed better than a server would at each request.
 * Leaves out JSON files: a deployment edits `config.json`, and its compressed copies would be stale.
 */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post', // after the service worker is written
      sequential: true,
      async handler() {
        const names = await readdir(folder, { recursive: true })
        for (const name of names.filter((each) => WORTH_COMPRESSING.test(each)))
          await writeCompressedCopies(path.join(folder, name))
      },
    },
  }
}
