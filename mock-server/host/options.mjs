import { resolve } from 'path'
import { CliError } from '#src/build/cliError.mjs'

// Plain JavaScript in old syntax: `npm start` loads this before it checks the version of Node.

export const DEFAULT_PORT = 4310

export const USAGE = `npm start -- [options]

  --port PORT   listen on this port (${DEFAULT_PORT})
  --data DIR    keep the hotel's data in this folder (.data)
  --lan         let other devices on the local network in; the desk then asks for the key that is printed
  --help        show this text`

function wrong(message) {
  return new CliError(`${message} See npm start -- --help.`, 2)
}

function portOf(text) {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw wrong(`--port takes a number from 0 to 65535, not "${text}".`)
  return port
}

function splitOption(argument) {
  const at = argument.indexOf('=')
  if (at === -1 || argument.slice(0, 2) !== '--') return [argument, undefined]
  return [argument.slice(0, at), argument.slice(at + 1)]
}

/**
 * Reads the options of `npm start`. A relative `--data` is resolved against `cwd`.
 * Throws a CliError for an unknown option or a value that does not fit.
 */
export function parseOptions(args, cwd) {
  const options = { port: DEFAULT_PORT, data: undefined, lan: false, help: false }
  const rest = args.slice()
  while (rest.length > 0) {
    const [name, attached] = splitOption(rest.shift())
    const valueOf = () => {
      const value = attached === undefined ? rest.shift() : attached
      if (value === undefined || value === '' || value.slice(0, 2) === '--') throw wrong(`${name} needs a value.`)
      return value
    }
    if (name === '--port') options.port = portOf(valueOf())
    else if (name === '--data') options.data = resolve(cwd, valueOf())
    else if (attached !== undefined && (name === '--lan' || name === '--help')) throw wrong(`${name} takes no value.`)
    else if (name === '--lan') options.lan = true
    else if (name === '--help' || name === '-h') options.help = true
    else throw wrong(`There is no option "${name}".`)
  }
  return options
}
