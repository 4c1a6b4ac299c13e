import { join } from 'node:path'
import process from 'node:process'
import { build } from 'vite'
import { projectFolder } from '#src/build/prepare.mjs'

const [app, desk, host] = process.argv.slice(2)
const common = { configFile: join(projectFolder, 'vite.config.ts'), logLevel: 'silent' }

try {
  await build({ ...common, root: projectFolder, mode: 'host', build: { outDir: app } })
  // No `root`: it would override the desk's root in the configuration.
  await build({ ...common, mode: 'desk', build: { outDir: desk } })
  // The host is one file, which starts several times faster than its sources.
  const ssr = join(projectFolder, 'mock-server/server/serve.ts')
  await build({ ...common, root: projectFolder, configFile: false, build: { ssr, outDir: host, emptyOutDir: true } })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
