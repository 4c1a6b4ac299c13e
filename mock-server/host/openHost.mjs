import { createServer } from 'net'
import { pathToFileURL } from 'url'
import { lockDataFolder } from './dataFolder.mjs'
import { ensureBuilt } from './hostBuild.mjs'
import { parseOptions, USAGE } from './options.mjs'
import { CliError } from '#src/build/cliError.mjs'
import { ensureInstalled } from '#src/build/prepare.mjs'
import { reportError } from '#src/build/runCommand.mjs'

// Plain JavaScript: packages may have to be installed first.

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

/** Ends with the npm that runs it, which passes no SIGTERM on. */
function endWithNpm() {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event !== 'start') return
  const timer = setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500)
  timer.unref()
}

async function start() {
  const options = parseOptions(process.argv.slice(2), process.env.INIT_CWD || process.cwd())
  if (options.help) return console.log(USAGE)
  await checkPort(options.port, options.lan ? '0.0.0.0' : '127.0.0.1')
  process.once('exit', await lockDataFolder(options.data))
  endWithNpm()
  await ensureInstalled()
  const { program, app, desk } = await ensureBuilt()
  const { serve } = await import(pathToFileURL(program).href)
  await serve(options, { app, desk })
}

start().catch(reportError)
