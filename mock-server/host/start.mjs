import { createServer } from 'net'
import { join } from 'path'
import { parseOptions, USAGE } from './options.mjs'
import { CliError } from '#src/build/cliError.mjs'
import { checkNode, ensureInstalled, projectFolder } from '#src/build/prepare.mjs'
import { reportError } from '#src/build/runCommand.mjs'

// Plain JavaScript in old syntax: any Node must be able to load it, to report that it is too old.

/** Fails before the build, which takes time, if the port is taken. */
function checkPort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(portError(error, port)))
    probe.listen(port, host, () => probe.close(resolve))
  })
}

function portError(error, port) {
  if (error.code === 'EADDRINUSE') {
    return new CliError(`Port ${port} is taken: choose another with --port, or stop what uses it.`, 1)
  }
  return new CliError(`Port ${port} cannot be used: ${error.message}.`, 1)
}

/** Builds into a folder per port, so that it changes neither a second host nor a deployment in `dist`. */
async function build(app, desk) {
  console.log('Building the app and the desk …')
  const vite = await import('vite')
  const common = { configFile: join(projectFolder, 'vite.config.ts'), logLevel: 'error' }
  await vite.build({ ...common, root: projectFolder, mode: 'host', build: { outDir: app } })
  // No `root`: it would override the desk's root in the configuration.
  await vite.build({ ...common, mode: 'desk', build: { outDir: desk } })
}

async function start() {
  checkNode()
  const options = parseOptions(process.argv.slice(2), process.env.INIT_CWD || process.cwd())
  if (options.help) return console.log(USAGE)
  await checkPort(options.port, options.lan ? '0.0.0.0' : '127.0.0.1')
  await ensureInstalled()
  const app = join(projectFolder, '.cache', `app-${options.port}`)
  const desk = join(projectFolder, '.cache', `desk-${options.port}`)
  await build(app, desk)
  const tsx = await import('tsx/esm/api')
  tsx.register()
  const { serve } = await import('./serve.ts')
  await serve(options, { app, desk })
}

start().catch(reportError)
