import { createServer } from 'node:net'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { lockDataFolder } from './dataFolder.mjs'
import { ensureBuilt } from './hostBuild.mjs'
import { parseOptions, USAGE } from './options.mjs'
import { portError } from '#src/build/commandLine.mjs'
import { ensureInstalled, projectFolder } from '#src/build/prepare.mjs'
import { reportError } from '#src/build/cliError.mjs'

// Plain JavaScript: packages may have to be installed first.

/** Fails before the build, which takes time, if the port is taken. */
function checkPort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(resolve))
  })
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
  await checkPort(options.port, options.lan ? '0.0.0.0' : '127.0.0.1').catch((error) => {
    throw portError(error, options.port)
  })
  process.once('exit', await lockDataFolder(options.data))
  endWithNpm()
  await ensureInstalled({ checks: false })
  const { program, app, desk } = await ensureBuilt()
  const { serve } = await import(pathToFileURL(program).href)
  await serve(options, projectFolder, { app, desk })
}

start().catch(reportError)
