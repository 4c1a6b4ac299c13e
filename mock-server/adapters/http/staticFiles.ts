import { readFile, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'

/** Once for each version of a file, so the best compression costs no request. */
const compress = (plain: Buffer) => promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION })

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const WORTH_COMPRESSING = /^(?:text|application)\/|svg/

interface StoredFile {
  readonly etag: string
  readonly type: string
  readonly plain: Uint8Array
  /** Its compressed forms by the name of the content coding, the best one first. */
  readonly compressed: ReadonlyMap<string, Uint8Array>
}

/** A response that shares a file's bytes in memory: a plain `Response` would copy them per request. */
export class FileResponse extends Response {
  readonly fileBytes: Uint8Array

  constructor(bytes: Uint8Array, headers: Readonly<Record<string, string>>) {
    super(null, { headers })
    this.fileBytes = bytes
  }
}

/** Serves the files of a folder. Each file is read once, until it changes, with the compressed files that the build wrote beside it. */
export class StaticFolder {
  readonly #root: string
  readonly #files = new Map<string, { readonly etag: string; readonly file: Promise<StoredFile | undefined> }>()

  constructor(root: string) {
    this.#root = root
  }

  /** The response with the file at this path below the folder; `undefined` if there is none. */
  async answer(path: string, request: Request, cacheControl: string): Promise<Response | undefined> {
    const file = await this.#find(path)
    if (file === undefined) return undefined
    const { etag, type, plain, compressed } = file
    const headers = { 'content-type': type, 'cache-control': cacheControl, etag, vary: 'accept-encoding' }
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    const accepted: readonly string[] = request.headers.get('accept-encoding')?.match(/\w+/g) ?? []
    const best = [...compressed].find(([coding]) => accepted.includes(coding))
    if (best === undefined) return new FileResponse(plain, headers)
    const [coding, bytes] = best
    return new FileResponse(bytes, { ...headers, 'content-encoding': coding })
  }

  async #find(path: string): Promise<StoredFile | undefined> {
    const type = types[extname(path).toLowerCase()]
    const name = join(this.#root, path)
    if (type === undefined || path.includes('\0') || !name.startsWith(`${this.#root}${sep}`)) return undefined
    const found = await stat(name, { bigint: true }).catch(() => undefined)
    if (found === undefined || !found.isFile()) return undefined
    const etag = `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`
    // Keyed by inode: one file may have many names, by links or on a case-insensitive file system.
    const key = `${found.dev}:${found.ino}:${type}`
    const known = this.#files.get(key)
    if (known?.etag === etag) return known.file
    // A build may remove the file between `stat` and `readFile`.
    const file = read(name, etag, type).catch((error: NodeJS.ErrnoException) => {
      this.#files.delete(key)
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    this.#files.set(key, { etag, file })
    return file
  }
}

async function read(name: string, etag: string, type: string): Promise<StoredFile> {
  const plain = await readFile(name)
  const compressed = new Map<string, Uint8Array>()
  if (WORTH_COMPRESSING.test(type)) {
    const brotli = await readFile(`${name}.br`).catch(() => undefined)
    if (brotli !== undefined) compressed.set('br', brotli)
    compressed.set('gzip', await readFile(`${name}.gz`).catch(() => compress(plain)))
  }
  return { etag, type, plain, compressed }
}
