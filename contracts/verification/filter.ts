import { CliError } from '#src/build/cliError.mjs'
import { interactionsOf } from '#contracts/interactions.ts'
import { EXIT_NOT_RUN } from './options.ts'

function patternOf(filter: string): RegExp {
  try {
    return new RegExp(filter)
  } catch {
    throw new CliError(`--filter takes a regular expression, not '${filter}'`, EXIT_NOT_RUN)
  }
}

/** The descriptions in a pact with the words that `--filter` matches. Throws a `CliError` of one sentence when none has. */
export function chosenBy(filter: string, pact: 'pact' | 'proposals'): string[] {
  const words = patternOf(filter)
  const descriptions = interactionsOf(pact).map(({ description }) => description)
  const chosen = descriptions.filter((description) => words.test(description))
  if (chosen.length > 0) return chosen
  throw new CliError(`No interaction of the ${pact} has words that --filter '${filter}' matches`, EXIT_NOT_RUN)
}
