import { parseArgs } from 'node:util'
import { CliError } from '#src/build/cliError.mjs'
import { checkAddress } from '#contracts/verification/address.ts'

/** The exit code for wrong options and unreachable addresses. */
export const EXIT_NOT_RUN = 2

export const USAGE = `npm run contracts:verify
  replays the pact and the proposals against the demo host and msw in Node
npm run contracts:verify -- --base-url https://api.hotel.example/guest [--state-url URL] [--header "Name: value"] …
  replays the pact against any API; --state-url sets states up, --header is added to each call
  [--filter WORDS]   only interactions whose description has these words (a regular expression, as in 'a login|an order')
  [--proposals]      the proposals instead of the pact
  [--reports DIR]    the folder of the JSON and JUnit reports
  [--verbose]        the verifier's full output, also when all passes`

function parseOptions(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const header = { type: 'string', multiple: true, default: [] as string[] } as const
  try {
    const options = {
      'base-url': text,
      'state-url': text,
      header,
      filter: text,
      reports: text,
      proposals: flag,
      verbose: flag,
      help: flag,
    }
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, EXIT_NOT_RUN)
  }
}

/** The options of `npm run contracts:verify`. */
export type Options = ReturnType<typeof parseOptions>

function checkOptions({ 'base-url': baseUrl, 'state-url': stateUrl, header, filter, proposals }: Options): void {
  for (const [name, address] of Object.entries({ '--base-url': baseUrl, '--state-url': stateUrl })) {
    if (address !== undefined) checkAddress(name, address, 'sign in with --header', EXIT_NOT_RUN)
  }
  const withoutBaseUrl = Object.entries({
    'state-url': stateUrl !== undefined,
    header: header.length > 0,
    filter: filter !== undefined,
    proposals,
  }).find(([, given]) => given)
  if (baseUrl === undefined && withoutBaseUrl)
    throw new CliError(`--${withoutBaseUrl[0]} needs --base-url`, EXIT_NOT_RUN)
  const malformed = header.find((each) => !/^[\w-]+\s*:/.test(each))
  if (malformed !== undefined) throw new CliError('--header takes "Name: value"', EXIT_NOT_RUN) // not shown: it may be a secret
}

/** Reads and checks the options. Throws a `CliError` with one sentence, which shows no credentials. */
export function readOptions(args: string[]): Options {
  const options = parseOptions(args)
  if (!options.help) checkOptions(options)
  return options
}
