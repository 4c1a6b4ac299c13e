import { resolve } from 'path'
import { portOf, readCommandLine } from '#src/build/commandLine.mjs'

// Plain JavaScript in old syntax: `npm start` loads this before it checks the version of Node.

const COMMAND = 'npm start'

export const DEFAULT_PORT = 4310

export const USAGE = `${COMMAND} -- [options]

  --port PORT   listen on this port (${DEFAULT_PORT})
  --data DIR    keep the hotel's data in this folder (.data)
  --lan         let other devices on the local network in; the desk then asks for the key that is printed
  --help        show this text`

/**
 * Reads the options of `npm start`. A relative `--data` is resolved against `cwd`.
 * Throws a CliError for an unknown option or a value that does not fit.
 */
export function parseOptions(args, cwd) {
  const { options, help } = readCommandLine(COMMAND, ['port', 'data'], args, ['lan'])
  return {
    port: options.port === undefined ? DEFAULT_PORT : portOf(COMMAND, options.port),
    data: options.data === undefined ? undefined : resolve(cwd, options.data),
    lan: options.lan === true,
    help,
  }
}
