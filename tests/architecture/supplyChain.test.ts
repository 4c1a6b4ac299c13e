import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { root, versionedFiles } from './sources.ts'

interface Package {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
}
type Versions = Readonly<Record<string, string>>
interface PackageFile {
  readonly dependencies?: Versions
  readonly devDependencies: Versions
  readonly overrides?: Versions
}
interface Sbom {
  readonly bomFormat: string
  readonly metadata: { readonly component: { readonly name: string } }
  readonly components: readonly { readonly name: string; readonly version: string }[]
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

/** What a folder's package.json names, and what its lock file locks. */
function packagesOf(folder: string) {
  const { dependencies = {}, devDependencies, overrides = {} } = read(`${folder}/package.json`) as PackageFile
  const { packages } = read(`${folder}/package-lock.json`) as { packages: Readonly<Record<string, Package>> }
  const locked = Object.entries(packages)
    .filter(([at]) => at !== '')
    .map(([at, one]) => ({ ...one, name: at.replace(/^.*node_modules\//, '') }))
  return { dependencies, overrides, locked, named: { ...dependencies, ...devDependencies, ...overrides } }
}

const ofRoot = packagesOf('.')
/** The project's packages, and those of tools that are installed when they are first used. */
const folders = versionedFiles('*package.json')
  .map((file) => path.posix.dirname(file))
  .toSorted()

/** Allowed licences: of packages in the app, and of development packages. */
const allowed = {
  app: ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'],
  development: [
    'MIT-0',
    'MPL-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'CC-BY-4.0',
    'OFL-1.1',
    'Python-2.0',
    '(MIT OR CC0-1.0)',
    '(MIT OR GPL-3.0-or-later)',
    '(MIT AND Zlib)',
  ],
}
/** Manually checked licences of packages whose `package.json` has no `license` field that npm can read. */
const licencesReadByHand: Readonly<Record<string, string>> = { 'parse-cache-control': 'BSD-3-Clause' }
/** Binaries of Pact for other platforms, of which the lock file has neither a hash nor a licence. */
const isPactOfOtherPlatform = ({ name, optional }: { name: string; optional?: boolean }) =>
  optional === true && /^@pact-foundation\/pact-(?:core|cli)-/.test(name)

it('the packages of Lighthouse and Stryker are checked like those of the project', () => {
  expect(folders).toEqual(['.', 'tests/mutation/stryker', 'tests/performance/lighthouse'])
  expect(Object.keys(ofRoot.named).length).toBeGreaterThan(30)
  expect(ofRoot.locked.length).toBeGreaterThan(500)
})

describe.each(folders.map((folder) => [folder, packagesOf(folder)] as const))('in %s', (_folder, { named, ...of }) => {
  const { overrides, locked } = of

  it('every dependency is named by its exact version', () => {
    expect(Object.entries(named).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  it('all packages are from one registry and locked by a SHA-512 hash', () => {
    const foreign = locked.filter(
      ({ resolved = 'https://registry.npmjs.org/' }) => !resolved.startsWith('https://registry.npmjs.org/'),
    )
    const unlocked = locked.filter((one) => !(one.integrity ?? '').startsWith('sha512-') && !isPactOfOtherPlatform(one))
    expect([...foreign, ...unlocked].map(({ name }) => name)).toEqual([])
  })

  it('each package has an allowed licence for the app, or for development', () => {
    const wrong = locked.filter((one) => {
      const licence = one.license ?? licencesReadByHand[one.name]
      if (licence === undefined) return !isPactOfOtherPlatform(one)
      return !(one.dev === true ? [...allowed.app, ...allowed.development] : allowed.app).includes(licence)
    })
    expect(wrong.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
  })

  it('an overridden package is locked in the overriding version only, since `npm sbom` fails otherwise', () => {
    const wrong = locked.filter(({ name, version }) => (overrides[name] ?? version) !== version)
    expect(wrong.map(({ name, version }) => `${name}@${version}`)).toEqual([])
    expect(locked.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(overrides)))
  })
})

it('no package of the app has an install script, and only two development packages have one', () => {
  const scripted = folders
    .flatMap((folder) => packagesOf(folder).locked)
    .filter(({ hasInstallScript }) => hasInstallScript === true)
  expect(scripted.filter(({ dev }) => dev !== true)).toEqual([])
  // Both work without it: esbuild's binary is in a separate package, and the demo build copies msw's worker.
  expect(scripted.map(({ name }) => name)).toEqual(['esbuild', 'msw'])
})

it('npm run sbom lists the packages of the app in their locked versions', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    shell: process.platform === 'win32',
  })
  const { bomFormat, metadata, components } = JSON.parse(stdout) as Sbom
  expect({ bomFormat, of: metadata.component.name }).toEqual({ bomFormat: 'CycloneDX', of: 'hotel-guest-companion' })
  const names = components.map(({ name, version }) => `${name}@${version}`)
  const inApp = ofRoot.locked.filter(({ dev, devOptional, optional }) => ![dev, devOptional, optional].includes(true))
  expect(names.toSorted()).toEqual(inApp.map(({ name, version }) => `${name}@${version}`).toSorted())
  expect(names).toEqual(
    expect.arrayContaining(Object.entries(ofRoot.dependencies).map(([name, version]) => `${name}@${version}`)),
  )
  expect(names).toContain(`react@${ofRoot.dependencies['react']}`)
})
