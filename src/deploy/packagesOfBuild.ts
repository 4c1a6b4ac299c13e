import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CliError } from '#src/build/cliError.mjs'
import { projectFolder } from '#src/build/prepare.mjs'

/** A package in `package-lock.json`. */
export interface LockedPackage {
  readonly version: string
  readonly resolved?: string
  readonly integrity?: string
  readonly license?: string
}

const PACKAGE = /node_modules\/(?:@[^/]+\/)?[^/]+(?:\/node_modules\/(?:@[^/]+\/)?[^/]+)*/

const read = (...file: readonly string[]) => readFileSync(path.join(projectFolder, ...file), 'utf8')

/**
 * The packages that are in `dist`, by their path in `package-lock.json`: those that its source maps name, and the parts of Workbox that the
 * service worker names, which has no map. Throws a CliError without a build.
 */
export function packagesOfBuild(): Map<string, LockedPackage> {
  if (!existsSync(path.join(projectFolder, 'dist-maps')))
    throw new CliError('There is no build to list: run npm run build first.', 1)
  const maps = readdirSync(path.join(projectFolder, 'dist-maps'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.map'))
    .map((name) => JSON.parse(read('dist-maps', name)) as { readonly sources: readonly string[] }) // written by Vite
  const named = maps.flatMap(({ sources }) => sources.flatMap((source) => PACKAGE.exec(source)?.[0] ?? []))
  const inWorker = [...read('dist', 'sw.js').matchAll(/workbox:(\w+):/g)].map(([, part]) => `workbox-${part}`)
  const { packages } = JSON.parse(read('package-lock.json')) as { readonly packages: Record<string, LockedPackage> }
  const paths = new Set([...named, ...inWorker.map((name) => `node_modules/${name}`)])
  return new Map(
    [...paths].map((each) => {
      const locked = packages[each]
      if (locked === undefined) throw new CliError(`${each} is in the build, but not in package-lock.json.`, 1)
      return [each, locked]
    }),
  )
}
