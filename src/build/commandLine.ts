import { CliError } from './cliError.mjs'

/** The parsed arguments of a program. */
export interface CommandLine<Name extends string> {
  /** The values of the options that were given. */
  readonly options: Partial<Readonly<Record<Name, string>>>
  readonly help: boolean
}

/** The error for invalid arguments of an npm script: one sentence and a pointer to `--help`. */
export function wrongCall(script: string, sentence: string): CliError {
  return new CliError(`${sentence} See npm run ${script} -- --help.`, 2)
}

/**
 * Reads the options of an npm script, `--name value` or `--name=value`, of which each takes a value, and `--help`.
 * Throws a CliError for anything else.
 */
export function readCommandLine<Name extends string>(
  script: string,
  names: readonly Name[],
  args: readonly string[],
): CommandLine<Name> {
  const rest = [...args]
  const options: Partial<Record<Name, string>> = {}
  let help = false
  for (let given = rest.shift(); given !== undefined; given = rest.shift()) {
    const [, flag = given, attached] = /^(--[^=]+)=(.*)$/s.exec(given) ?? []
    const name = names.find((known) => flag === `--${known}`)
    if (name !== undefined) options[name] = valueOf(script, flag, attached ?? rest.shift())
    else if (given === '--help' || given === '-h') help = true
    else throw wrongCall(script, `There is no option "${flag}".`)
  }
  return { options, help }
}

function valueOf(script: string, flag: string, value = ''): string {
  if (value === '' || value.startsWith('--')) throw wrongCall(script, `${flag} needs a value.`)
  return value
}
