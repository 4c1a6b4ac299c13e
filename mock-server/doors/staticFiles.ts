import { readFile, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)

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
  readonly plain: Uint8Array<ArrayBuffer>
  readonly gzipped: Uint8Array<ArrayBuffer> | undefined
}

/** A folder whose files are served; the same file is read and compressed once, until it changes. */
export class StaticFolder {
  readonly #root: string
  readonly #files = new Map<string, StoredFile>()

  constructor(root: string) {
    this.#root = root
  }

  /** Answers with the file at this path below the folder, or `undefined` when there is none that may be served. */
  async answer(path: string, request: Request, cacheControl: string): Promise<Response | undefined> {
    const file = await this.#read(path)
    if (file === undefined) return undefined
    const { etag, type, plain, gzipped } = file
    const headers = { 'content-type': type, 'cache-control': cacheControl, etag, vary: 'accept-encoding' }
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    const readsGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
    if (gzipped === undefined || !readsGzip) return new Response(plain, { headers })
    return new Response(gzipped, { headers: { ...headers, 'content-encoding': 'gzip' } })
  }

  async #read(path: string): Promise<StoredFile | undefined> {
    const type = types[extname(path).toLowerCase()]
    const name = join(this.#root, path)
    if (type === undefined || path.includes('\0') || !name.startsWith(`${this.#root}${sep}`)) return undefined
    const found = await stat(name).catch(() => undefined)
    if (found === undefined || !found.isFile()) return undefined
    const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`
    const known = this.#files.get(name)
    if (known?.etag === etag) return known
    const plain = new Uint8Array(await readFile(name))
    const gzipped = WORTH_COMPRESSING.test(type) ? new Uint8Array(await compress(plain)) : undefined
    const file = { etag, type, plain, gzipped }
    this.#files.set(name, file)
    return file
  }
}
