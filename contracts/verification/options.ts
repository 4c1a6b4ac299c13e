import { parseArgs } from 'node:util'
import { CliError } from '#src/build/cliError.mjs'
import { interactionsOf } from '#contracts/interactions.ts'
import { checkAddress, EXIT_NOT_RUN } from './address.ts'

export const USAGE = `npm run contracts:verify
  replays the pact and the proposals against the server that npm start opens
npm run contracts:verify -- --base-url https://api.hotel.example/guest [--state-url URL] [--header "Name: value"] …
  replays the pact against any API; --state-url sets states up, --header is added to each call
  [--filter WORDS]   only interactions whose description has these words (a regular expression, as in 'a login|an order')
  [--proposals]      the proposals instead of the pact`

function parse(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const header = { type: 'string', multiple: true, default: [] as string[] } as const
  const options = { 'base-url': text, 'state-url': text, header, filter: text, proposals: flag, help: flag }
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, EXIT_NOT_RUN)
  }
}

/** Reads and checks the options. Throws a `CliError` with one sentence, which shows no credentials. */
export function readOptions(args: string[]): ReturnType<typeof parse> {
  const given = parse(args)
  for (const name of ['base-url', 'state-url'] as const) {
    const address = given[name]
    if (address !== undefined) checkAddress(`--${name}`, address)
  }
  if (given['base-url'] === undefined && args.length > 0 && !given.help)
    throw new CliError(`The options need --base-url\n\n${USAGE}`, EXIT_NOT_RUN)
  if (given.header.some((each) => !/^[\w-]+\s*:/.test(each)))
    throw new CliError('--header takes "Name: value"', EXIT_NOT_RUN) // not shown: it may be a secret
  return given
}

/** The descriptions in a pact with the words that `--filter` matches. Throws a `CliError` of one sentence when none has. */
export function chosenBy(filter: string, pact: 'pact' | 'proposals'): string[] {
  if (!isRegExp(filter)) throw new CliError(`--filter takes a regular expression, not '${filter}'`, EXIT_NOT_RUN)
  const descriptions = interactionsOf(pact).map(({ description }) => description)
  const chosen = descriptions.filter((description) => new RegExp(filter).test(description))
  if (chosen.length > 0) return chosen
  throw new CliError(`No interaction of the ${pact} has words that --filter '${filter}' matches`, EXIT_NOT_RUN)
}

function isRegExp(text: string): boolean {
  try {
    return Boolean(new RegExp(text))
  } catch {
    return false
  }
}
