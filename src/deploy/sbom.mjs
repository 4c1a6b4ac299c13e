import { spawnSync } from 'child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs'
import { tmpdir } from 'os'
import { join } from 'path'
import { npm, projectFolder } from '#src/build/prepare.mjs'

// Prints a CycloneDX SBOM of what a guest's phone gets, from the lock file alone: nothing need be installed.
// `npm sbom --omit dev` does not: it leaves out whatever a tool needs as well, React among it.

const read = (file) => JSON.parse(readFileSync(join(projectFolder, file), 'utf8'))

const withoutTools = (project) => ({ ...project, devDependencies: {} })

/** The lock file without what only tools need, and their parts for one kind of computer; npm marks both. */
function lockOfApp() {
  const { packages, ...rest } = read('package-lock.json')
  const kept = Object.entries(packages).filter(
    ([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional,
  )
  return { ...rest, packages: { ...Object.fromEntries(kept), '': withoutTools(packages['']) } }
}

function print(folder) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(withoutTools(read('package.json'))))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockOfApp()))
  const wanted = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const { command, args, shell } = npm(['sbom'].concat(wanted))
  return spawnSync(command, args, { cwd: folder, shell, stdio: 'inherit' }).status
}

const place = mkdtempSync(join(tmpdir(), 'sbom-'))
// npm calls the whole after its folder.
const folder = join(place, read('package.json').name)
try {
  mkdirSync(folder)
  process.exitCode = print(folder) ?? 1
} finally {
  rmSync(place, { recursive: true, force: true })
}
