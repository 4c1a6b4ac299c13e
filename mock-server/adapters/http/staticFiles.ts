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
  readonly plain: Uint8Array
  readonly gzipped: Uint8Array | undefined
}

/** A response that shares a file's bytes in memory: a plain `Response` would copy them per request. */
export class FileResponse extends Response {
  readonly fileBytes: Uint8Array

  constructor(bytes: Uint8Array, headers: Readonly<Record<string, string>>) {
    super(null, { headers })
    this.fileBytes = bytes
  }
}

/** Serves the files of a folder. Each file is read and compressed once, until it changes. */
export class StaticFolder {
  readonly #root: string
  readonly #files = new Map<string, { readonly etag: string; readonly file: Promise<StoredFile> }>()

  constructor(root: string) {
    this.#root = root
  }

  /** The response with the file at this path below the folder; `undefined` if there is none. */
  async answer(path: string, request: Request, cacheControl: string): Promise<Response | undefined> {
    const file = await this.#find(path)
    if (file === undefined) return undefined
    const { etag, type, plain, gzipped } = file
    const headers = { 'content-type': type, 'cache-control': cacheControl, etag, vary: 'accept-encoding' }
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    const readsGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
    if (gzipped === undefined || !readsGzip) return new FileResponse(plain, headers)
    return new FileResponse(gzipped, { ...headers, 'content-encoding': 'gzip' })
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
    const file = read(name, etag, type)
    this.#files.set(key, { etag, file })
    file.catch(() => this.#files.delete(key))
    return file
  }
}

async function read(name: string, etag: string, type: string): Promise<StoredFile> {
  const plain = await readFile(name)
  return { etag, type, plain, gzipped: WORTH_COMPRESSING.test(type) ? await compress(plain) : undefined }
}
