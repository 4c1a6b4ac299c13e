import { parseArgs } from 'node:util'
import { CliError } from './cliError.mjs'

// Plain JavaScript: `npm start` loads this before packages are installed. Described in commandLine.d.mts.

export function wrongCall(command, sentence) {
  return new CliError(`${sentence} See ${command} --help.`, 2)
}

export function portOf(command, text) {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text)
  throw wrongCall(command, `--port takes a number from 0 to 65535, not "${text}".`)
}

export function originOf(command, name, text, example) {
  try {
    const url = new URL(text)
    if (/^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  } catch {
    // Not an address.
  }
  throw wrongCall(command, `${name} takes an address such as ${example}, not "${text}".`)
}

export function portError(error, port) {
  if (error.syscall !== 'listen') return error
  if (error.code === 'EADDRINUSE')
    return new CliError(`Port ${port} is taken: choose another with --port, or stop what uses it.`, 1)
  return new CliError(`Port ${port} cannot be used: ${error.message}.`, 1)
}

function complaintOf({ name, rawName, value }, argument, names, flags) {
  if (names.indexOf(name) !== -1) return !value || value.slice(0, 2) === '--' ? `${rawName} needs a value.` : undefined
  if (flags.indexOf(name) !== -1) return value === undefined ? undefined : `${rawName} takes no value.`
  return name === 'help' && value === undefined ? undefined : `There is no option "${rawName || argument}".`
}

export function readCommandLine(command, names, args, flags = []) {
  const known = { help: { type: 'boolean', short: 'h' } }
  for (const name of names) known[name] = { type: 'string' }
  for (const flag of flags) known[flag] = { type: 'boolean' }
  // Not strict: `parseArgs` has other sentences, and advice that does not fit a value such as `--port -1`.
  const { values, tokens } = parseArgs({ args, options: known, strict: false, tokens: true })
  const complaint = tokens.map((token) => complaintOf(token, args[token.index], names, flags)).find(Boolean)
  if (complaint !== undefined) throw wrongCall(command, complaint)
  const repeated = tokens.find(({ name }, at) => tokens.findIndex((token) => token.name === name) < at)
  if (repeated !== undefined) throw wrongCall(command, `${repeated.rawName} is given twice.`)
  return { options: values, help: values.help === true }
}
