import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressions = [
  ['.br', (file: Buffer) => promisify(brotliCompress)(file)],
  ['.gz', (file: Buffer) => promisify(gzip)(file, { level: constants.Z_BEST_COMPRESSION })],
] as const

const WORTH_COMPRESSING = /\.(?:js|css|svg|webmanifest|txt)$|^assets[\\/].*\.html$/

/**
 * Writes a `.br` and a `.gz` file beside each text file of the build, compressed better than a server would at each request.
 * Leaves out `index.html` and JSON files: a deployment may edit them, and their compressed copies would be stale.
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
        for (const name of names.filter((each) => WORTH_COMPRESSING.test(each))) {
          const file = path.join(folder, name)
          const plain = await readFile(file)
          for (const [extension, compress] of compressions) await writeFile(file + extension, await compress(plain))
        }
      },
    },
  }
}
