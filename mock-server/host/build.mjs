import { join } from 'path'
import { build } from 'vite'
import { projectFolder } from '#src/build/prepare.mjs'
import { hostFolders } from './hostBuild.mjs'

/** Builds the app, the desk and the host. The host is one file, which starts several times faster than its sources. */
async function buildAll({ app, desk, host }) {
  const common = { configFile: join(projectFolder, 'vite.config.ts'), logLevel: 'silent' }
  await build({ ...common, root: projectFolder, mode: 'host', build: { outDir: app } })
  // No `root`: it would override the desk's root in the configuration.
  await build({ ...common, mode: 'desk', build: { outDir: desk } })
  const ssr = join(projectFolder, 'mock-server/host/serve.ts')
  await build({
    ...{ root: projectFolder, configFile: false, logLevel: 'silent' },
    build: { ssr, outDir: host, emptyOutDir: true },
  })
}

buildAll(hostFolders(process.argv[2])).catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
