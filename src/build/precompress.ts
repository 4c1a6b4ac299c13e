import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressions = [
  ['.br', (content: Buffer) => promisify(brotliCompress)(content)],
  ['.gz', (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })],
] as const

/** Writes the `.br` and the `.gz` file of a text file, which servers send instead of it, with this content or the file's own. */
export async function writeCompressedCopies(file: string, content?: string): Promise<void> {
  const plain = content === undefined ? await readFile(file) : Buffer.from(content)
  for (const [extension, compress] of compressions) await writeFile(file + extension, await compress(plain))
}

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
