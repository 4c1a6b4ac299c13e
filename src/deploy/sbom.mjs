import { spawnSync } from 'child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs'
import { tmpdir } from 'os'
import { join } from 'path'
import { CliError, reportError } from '#src/build/cliError.mjs'
import { npm, projectFolder } from '#src/build/prepare.mjs'

// Prints a CycloneDX SBOM of the packages that are in the build: those that its source maps name.

const read = (...path) => JSON.parse(readFileSync(join(projectFolder, ...path), 'utf8'))

/** The parts of Workbox in `sw.js`, which has no source map. */
const inWorker = ['core', 'precaching', 'routing', 'strategies'].map((part) => `node_modules/workbox-${part}`)

const PACKAGE = /node_modules\/(?:@[^/]+\/)?[^/]+(?:\/node_modules\/(?:@[^/]+\/)?[^/]+)*/

function mapsOfBuild() {
  try {
    const files = readdirSync(join(projectFolder, 'dist-maps'), { recursive: true })
    return files.filter((name) => name.endsWith('.map')).map((name) => read('dist-maps', name))
  } catch (error) {
    throw new CliError(`There is no build to list (${error.code}): run npm run build first.`, 1)
  }
}

/** The lock file with the packages of the build alone. */
function lockOfBuild(project) {
  const { packages, ...rest } = read('package-lock.json')
  const named = mapsOfBuild().flatMap(({ sources }) => sources.map((source) => PACKAGE.exec(source)?.[0]))
  const found = [...new Set([...named, ...inWorker])].filter((path) => path !== undefined)
  const ofBuild = found.map((path) => {
    const { version, resolved, integrity, license } = packages[path]
    return [path, { version, resolved, integrity, license }]
  })
  return { ...rest, packages: { '': project, ...Object.fromEntries(ofBuild) } }
}

function print(folder) {
  const { name, version, license } = read('package.json')
  const lock = lockOfBuild({ name, version, license })
  const top = Object.entries(lock.packages).filter(([path]) => path.lastIndexOf('node_modules/') === 0)
  const dependencies = Object.fromEntries(top.map(([path, each]) => [path.slice('node_modules/'.length), each.version]))
  Object.assign(lock.packages[''], { dependencies })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, license, dependencies }))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  const wanted = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const { command, args, shell } = npm(['sbom'].concat(wanted))
  return spawnSync(command, args, { cwd: folder, shell, stdio: 'inherit' }).status
}

const temporary = mkdtempSync(join(tmpdir(), 'sbom-'))
// npm names the root component after its folder.
const folder = join(temporary, read('package.json').name)
try {
  mkdirSync(folder)
  process.exitCode = print(folder) ?? 1
} catch (error) {
  reportError(error)
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
