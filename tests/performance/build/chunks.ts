import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** A chunk as Vite's list of them names it. */
interface Chunk {
  readonly file: string
  readonly src?: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** A built app: its page, its chunks, and what its files weigh. */
export class BuiltApp {
  readonly page: string
  readonly #folder: string
  readonly #chunks: Readonly<Record<string, Chunk>>

  constructor(folder: string) {
    this.#folder = folder
    this.page = readFileSync(path.join(folder, 'index.html'), 'utf8')
    this.#chunks = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk> // Vite's own
  }

  /** What crosses the network for a file of this address: compressed, unless it is so already. */
  kib(file: string): number {
    const plain = readFileSync(path.join(this.#folder, file))
    return (/\.(?:woff2|webp|avif|jpe?g|png)$/.test(file) ? plain : gzipSync(plain)).length / 1024
  }

  /** What these files weigh together, each compressed by itself. */
  kibOf(files: Iterable<string>): number {
    return [...files].reduce((sum, file) => sum + this.kib(file), 0)
  }

  /** The scripts that nothing imports: they start only if the page names them. */
  entries(): string[] {
    return Object.values(this.#chunks)
      .filter(({ isEntry }) => isEntry)
      .map(({ file }) => file)
  }

  /** The scripts that the page names. */
  named(): string[] {
    return addressesIn(this.page, /<script\b[^>]*>|<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/gi)
  }

  /** The scripts that the page names, and all that these import at once. */
  firstLoad(): Set<string> {
    const keyOf = new Map(Object.entries(this.#chunks).map(([key, { file }]) => [file, key]))
    return new Set(this.named().flatMap((file) => [file, ...this.#withImports(keyOf.get(file))]))
  }

  /** The chunks that are imported only when they are needed: how they are called, and the files that then come along. */
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

/** The files of ours that elements of a page name. */
export function addressesIn(page: string, elements: RegExp): string[] {
  const found = [...page.matchAll(elements)].flatMap(([element]) => {
    const sets = [...element.matchAll(/\b(?:image)?srcset="([^"]*)"/g)].flatMap(([, set = '']) => set.split(','))
    const single = [...element.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address)
    return [...single, ...sets.map((each) => each.trim().split(/\s/)[0] ?? '')]
  })
  return [...new Set(found.filter((address) => address.startsWith('/')).map((address) => address.slice(1)))]
}
