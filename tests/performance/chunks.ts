import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** A chunk in Vite's manifest. */
interface Chunk {
  readonly file: string
  readonly src?: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** A built app: its page, its chunks, and the sizes of its files. */
export class BuiltApp {
  readonly page: string
  readonly #folder: string
  readonly #chunks: Readonly<Record<string, Chunk>>

  constructor(folder: string) {
    this.#folder = folder
    this.page = readFileSync(path.join(folder, 'index.html'), 'utf8')
    const manifest = path.join(folder, '.vite/manifest.json')
    if (!existsSync(manifest)) throw new Error(`${folder} has no manifest: run "npm run build:test"`)
    this.#chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk> // written by Vite
  }

  /** The transfer size of a file: compressed with gzip, unless its format is already compressed. */
  kib(file: string): number {
    const plain = readFileSync(path.join(this.#folder, file))
    return (/\.(?:woff2|webp|avif|jpe?g|png)$/.test(file) ? plain : gzipSync(plain)).length / 1024
  }

  /** The total transfer size of these files, each compressed separately. */
  kibOf(files: Iterable<string>): number {
    return [...files].reduce((sum, file) => sum + this.kib(file), 0)
  }

  /** The entry scripts. They run only if the page names them, because nothing imports them. */
  entries(): string[] {
    return Object.values(this.#chunks)
      .filter(({ isEntry }) => isEntry)
      .map(({ file }) => file)
  }

  /** The scripts that the page loads or preloads. */
  named(): string[] {
    return addressesIn(this.page, /<script\b[^>]*>|<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/gi)
  }

  /** The scripts that the page names, with their static imports. */
  firstLoad(): Set<string> {
    const keyOf = new Map(Object.entries(this.#chunks).map(([key, { file }]) => [file, key]))
    return new Set(this.named().flatMap((file) => [file, ...this.#withImports(keyOf.get(file))]))
  }

  /** The dynamically imported chunks by name, each with the files that the first load does not contain. */
  later(): Map<string, Set<string>> {
    const keys = new Set(Object.values(this.#chunks).flatMap(({ dynamicImports = [] }) => dynamicImports))
    const first = this.firstLoad()
    const filesOf = (key: string) => new Set(this.#withImports(key).filter((file) => !first.has(file)))
    return new Map([...keys].map((key) => [this.#chunks[key]?.src ?? this.#chunks[key]?.name ?? key, filesOf(key)]))
  }

  #withImports(key: string | undefined, known = new Set<string>()): string[] {
    const chunk = key === undefined || known.has(key) ? undefined : this.#chunks[key]
    if (key === undefined || chunk === undefined) return []
    known.add(key)
    return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => this.#withImports(each, known))]
  }
}

/** The transfer size of code inside the page. */
export function kibInline(code: string): number {
  return gzipSync(code).length / 1024
}

/** The app's own files that these elements of a page refer to. */
function addressesIn(page: string, elements: RegExp): string[] {
  const found = [...page.matchAll(elements)].flatMap(([element]) =>
    [...element.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address),
  )
  return [...new Set(found.filter((address) => address.startsWith('/')).map((address) => address.slice(1)))]
}
