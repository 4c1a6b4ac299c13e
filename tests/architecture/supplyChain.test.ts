import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { root } from './sources.ts'

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
interface PackageFile {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly overrides: Readonly<Record<string, string>>
}
interface Sbom {
  readonly bomFormat: string
  readonly metadata: { readonly component: { readonly name: string } }
  readonly components: readonly { readonly name: string; readonly version: string }[]
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
const { dependencies, devDependencies, overrides } = read('package.json') as PackageFile
const { packages } = read('package-lock.json') as { packages: Readonly<Record<string, Package>> }
const locked = Object.entries(packages)
  .filter(([place]) => place !== '')
  .map(([place, one]) => ({ ...one, name: place.replace(/^.*node_modules\//, '') }))

/** Licences that let a hotel use what we hand on, and developers what they only work with. */
const allowed = {
  app: ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'],
  work: [
    'MIT-0',
    'MPL-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'CC-BY-4.0',
    'OFL-1.1',
    'Python-2.0',
    '(MIT OR CC0-1.0)',
    '(MIT AND Zlib)',
  ],
}
/** Packages whose own file says it in words of another time, or not where npm looks: read by hand. */
const saidElsewhere: Readonly<Record<string, string>> = { 'parse-cache-control': 'BSD-3-Clause' }
/** Parts of Pact for other computers than ours, which npm reads when it installs them there. */
const isPactForOthers = ({ name, optional }: { name: string; optional?: boolean }) =>
  optional === true && /^@pact-foundation\/pact-(?:core|cli)-/.test(name)

it('every dependency is named by its exact version', () => {
  const named = Object.entries({ ...dependencies, ...devDependencies, ...overrides })
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(named.length).toBeGreaterThan(30)
})

it('all packages come from one registry, as the very files that were locked', () => {
  const foreign = locked.filter(
    ({ resolved = 'https://registry.npmjs.org/' }) => !resolved.startsWith('https://registry.npmjs.org/'),
  )
  const unlocked = locked.filter((one) => !(one.integrity ?? '').startsWith('sha512-') && !isPactForOthers(one))
  expect([...foreign, ...unlocked].map(({ name }) => name)).toEqual([])
  expect(locked.length).toBeGreaterThan(500)
})

it('each package may be used as it is: by a hotel what is in the app, by us the rest', () => {
  const wrong = locked.filter((one) => {
    const licence = one.license ?? saidElsewhere[one.name]
    if (licence === undefined) return !isPactForOthers(one)
    return !(one.dev === true ? [...allowed.app, ...allowed.work] : allowed.app).includes(licence)
  })
  expect(wrong.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

it('nothing in the guest app runs a script when it is installed, and only two tools would', () => {
  const scripted = locked.filter(({ hasInstallScript }) => hasInstallScript === true)
  expect(scripted.filter(({ dev }) => dev !== true)).toEqual([])
  // Both work without: esbuild finds its binary in a package of its own, and msw's worker is copied by the demo build.
  expect(scripted.map(({ name }) => name)).toEqual(['esbuild', 'msw'])
})

it('an override holds wherever the package is locked, or npm would not describe the whole', () => {
  const wrong = locked.filter(({ name, version }) => (overrides[name] ?? version) !== version)
  expect(wrong.map(({ name, version }) => `${name}@${version}`)).toEqual([])
  expect(locked.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(overrides)))
})

it('npm run sbom names what a guest\u2019s phone gets, just as it is locked', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    shell: process.platform === 'win32',
  })
  const { bomFormat, metadata, components } = JSON.parse(stdout) as Sbom
  expect({ bomFormat, of: metadata.component.name }).toEqual({ bomFormat: 'CycloneDX', of: 'hotel-guest-companion' })
  const names = components.map(({ name, version }) => `${name}@${version}`)
  const forGuests = locked.filter(({ dev, devOptional, optional }) => ![dev, devOptional, optional].includes(true))
  expect(names.toSorted()).toEqual(forGuests.map(({ name, version }) => `${name}@${version}`).toSorted())
  expect(names).toEqual(
    expect.arrayContaining(Object.entries(dependencies).map(([name, version]) => `${name}@${version}`)),
  )
  expect(names).toContain(`react@${dependencies['react']}`)
})
