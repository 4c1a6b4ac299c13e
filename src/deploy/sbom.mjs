import { spawnSync } from 'child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs'
import { tmpdir } from 'os'
import { join } from 'path'
import { npm, projectFolder } from '#src/build/prepare.mjs'

// Prints a CycloneDX SBOM of the packages shipped to guests, from the lock file alone: nothing has to be installed.
// `npm sbom --omit dev` is wrong here: it also omits packages that a dev dependency needs as a peer, such as React.

const read = (file) => JSON.parse(readFileSync(join(projectFolder, file), 'utf8'))

const withoutTools = (project) => ({ ...project, devDependencies: {} })

/** The lock file without development packages and platform-specific binaries; npm marks both. */
function lockOfApp() {
  const { packages, ...rest } = read('package-lock.json')
  const appPackages = Object.entries(packages).filter(
    ([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional,
  )
  return { ...rest, packages: { ...Object.fromEntries(appPackages), '': withoutTools(packages['']) } }
}

function print(folder) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(withoutTools(read('package.json'))))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockOfApp()))
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
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
