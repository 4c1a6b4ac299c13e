import { join, resolve } from 'node:path'
import { originOf, portOf, readCommandLine } from '#src/build/commandLine.mjs'
import { projectFolder } from '#src/build/prepare.mjs'

// Plain JavaScript: `npm start` loads this before packages are installed.

const COMMAND = 'npm start --'

const DEFAULT_PORT = 4310

export const USAGE = `${COMMAND} [options]

  --port PORT      listen on this port (${DEFAULT_PORT})
  --data DIR       keep the hotel's data in this folder (.data)
  --lan            let other devices on the local network in; the desk then asks for its key
  --demo-url URL   the address of a demo build on the web, which the desk offers to send
  --no-open        do not open the desk in the browser
  --help           show this text`

const DEMO_EXAMPLE = 'https://demo.hotel.example'

/**
 * Reads the options of `npm start`. A relative `--data` is resolved against `cwd`.
 * Throws a CliError for an unknown option or a value that does not fit.
 */
export function parseOptions(args, cwd) {
  const { options, help } = readCommandLine(COMMAND, ['port', 'data', 'demo-url'], args, ['lan', 'no-open'])
  return {
    port: options.port === undefined ? DEFAULT_PORT : portOf(COMMAND, options.port),
    data: options.data === undefined ? join(projectFolder, '.data') : resolve(cwd, options.data),
    lan: options.lan === true,
    demoUrl:
      options['demo-url'] === undefined
        ? undefined
        : originOf(COMMAND, '--demo-url', options['demo-url'], DEMO_EXAMPLE),
    open: options['no-open'] !== true,
    help,
  }
}
