import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { reportError } from '#src/build/cliError.mjs'
import { npm, projectFolder } from '#src/build/prepare.mjs'
import { packagesOfBuild } from './packagesOfBuild.ts'

// Prints a CycloneDX SBOM of the packages that are in the build: npm makes it from a lock file that has those alone.

interface Project {
  readonly name: string
  readonly version: string
  readonly license: string
}

function print(folder: string, { name, version, license }: Project): number {
  const packages = [...packagesOfBuild()]
  const names = packages.filter(([each]) => each.lastIndexOf('node_modules/') === 0)
  const dependencies = Object.fromEntries(
    names.map(([each, { version: of }]) => [each.slice('node_modules/'.length), of]),
  )
  const project = { name, version, license, dependencies }
  // Without their dependencies, of which the build may contain nothing.
  const alone = packages.map(([each, { version: of, resolved, integrity, license: its }]) => {
    return [each, { version: of, resolved, integrity, license: its }]
  })
  const lock = { name, version, lockfileVersion: 3, packages: { '': project, ...Object.fromEntries(alone) } }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(project))
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock))
  const wanted = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const { command, args, shell } = npm(['sbom', ...wanted])
  return spawnSync(command, args, { cwd: folder, shell, stdio: 'inherit' }).status ?? 1
}

const temporary = mkdtempSync(path.join(tmpdir(), 'sbom-'))
try {
  const project = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')) as Project
  const folder = path.join(temporary, project.name) // npm names the root component after its folder.
  mkdirSync(folder)
  process.exitCode = print(folder, project)
} catch (error) {
  reportError(error)
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
