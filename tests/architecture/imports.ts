import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import type { Files } from './sources.ts'

/** One import. `to` is the file of the project, or the package when `ours` is false. */
export interface Import {
  readonly from: string
  readonly specifier: string
  readonly kind: 'value' | 'type' | 'dynamic'
  readonly to: string
  readonly ours: boolean
}

function resolved(from: string, specifier: string): Pick<Import, 'to' | 'ours'> {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return { to: bare.slice(1), ours: true }
  if (bare.startsWith('.')) return { to: path.posix.join(path.posix.dirname(from), bare), ours: true }
  return { to: bare.startsWith('@') ? bare.split('/').slice(0, 2).join('/') : bare.replace(/\/.*$/, ''), ours: false }
}

function importsIn(from: string, text: string): Import[] {
  const { module, program, errors } = parseSync(from, text)
  if (errors.length > 0) throw new Error(`${from} cannot be parsed: ${errors[0]?.message}`)
  const found: Import[] = []
  const add = (specifier: string, kind: Import['kind']) =>
    found.push({ from, specifier, kind, ...resolved(from, specifier) })
  for (const { moduleRequest, entries, start, end } of module.staticImports) {
    const onlyTypes =
      /^import\s+type\b/.test(text.slice(start, end)) || (entries.length > 0 && entries.every((entry) => entry.isType))
    add(moduleRequest.value, onlyTypes ? 'type' : 'value')
  }
  for (const entry of module.staticExports.flatMap((statement) => statement.entries)) {
    if (entry.moduleRequest) add(entry.moduleRequest.value, entry.isType ? 'type' : 'value')
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const request = text.slice(moduleRequest.start, moduleRequest.end)
    // An address that is known only at run time, such as that of a script in the page, names no module of the project.
    if (/^['"`]/.test(request)) add(request.slice(1, -1), 'dynamic')
  }
  new Visitor({ TSImportType: ({ source }) => void add(source.value, 'type') }).visit(program)
  return found
}

/** All imports of these files: of values and types, dynamic imports, and imports inside a type. */
export function importsOf(files: Files): Import[] {
  return [...files].flatMap(([from, text]) => importsIn(from, text))
}
