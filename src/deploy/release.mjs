import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { npm, projectFolder } from '#src/build/prepare.mjs'

// Writes the files of a release into `release/`. It packs with GNU tar: the same commit gives the same archives.

const { name, version, repository } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))
const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: projectFolder, encoding: 'utf8' }).trim()
process.env.SOURCE_DATE_EPOCH ??= seconds // the time in the builds, too

const release = join(projectFolder, 'release')
const folders = join(projectFolder, '.cache/release')

function run(...args) {
  const { command, args: all, shell } = npm(['run', '--silent', ...args])
  return execFileSync(command, all, {
    cwd: projectFolder,
    shell,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Packs files and folders of the project as `WHAT-VERSION.tar.gz`, in a folder of that name. */
function pack(what, contents) {
  const folder = `${what}-${version}`
  for (const [from, to] of Object.entries(contents))
    cpSync(join(projectFolder, from), join(folders, folder, to), { recursive: true })
  const always = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=@${seconds}`]
  const file = join(release, `${folder}.tar.gz`)
  execFileSync('tar', ['--create', '--gzip', '--file', file, ...always, folder], { cwd: folders })
}

for (const folder of [release, folders]) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}
/** The page with its links leading into the repository: an archive has no other pages. */
const page = readFileSync(join(projectFolder, '.github/DEPLOYMENT.md'), 'utf8')
const place = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/v${version}/.github/`
writeFileSync(join(folders, 'DEPLOYMENT.md'), page.replaceAll(/\]\((?!https?:|#)/g, `](${place}`))
run('build')
run('build:demo')
run('build:deploy')
pack(name, {
  ...{ dist: 'app', 'dist-deploy/deploy.mjs': 'deploy.mjs', '.cache/release/DEPLOYMENT.md': 'DEPLOYMENT.md' },
  LICENSE: 'LICENSE',
})
pack('demo', { 'dist-demo': '.' })
pack('source-maps', { 'dist-maps': '.' })
const contract = ['README.md', 'API.md', 'openapi.yaml', 'pacts', 'jvm'].map((path) => [`contracts/${path}`, path])
pack('contract', { ...Object.fromEntries(contract), LICENSE: 'LICENSE' })
cpSync(join(projectFolder, 'contracts/openapi.yaml'), join(release, `openapi-${version}.yaml`))
writeFileSync(join(release, `sbom-${version}.cdx.json`), run('sbom'))
const checksums = readdirSync(release).map(
  (file) =>
    `${createHash('sha256')
      .update(readFileSync(join(release, file)))
      .digest('hex')}  ${file}\n`,
)
writeFileSync(join(release, 'SHA256SUMS'), checksums.join(''))
console.log(`release/ has version ${version}`)
