import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressions = [
  ['.br', (content: Buffer) => promisify(brotliCompress)(content)],
  ['.gz', (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })],
] as const

/** Writes the `.br` and the `.gz` file of a text file, which servers send instead of it, with this content or the file's own. */
export async function writeCompressedCopies(file: string, content?: string): Promise<void> {
  const plain = content === undefined ? await readFile(file) : Buffer.from(content)
  for (const [extension, compress] of compressions) await writeFile(file + extension, await compress(plain))
}
