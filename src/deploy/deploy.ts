import process from 'node:process'
import { CliError, reportError } from '#src/build/cliError.mjs'
import { deployConfig } from './deployConfig.ts'
import { deployHeaders } from './deployHeaders.ts'
import { errorPosition } from './errorPosition.ts'

// The program of the commands of a deployment; a release has it in one file, `deploy.mjs`.

const commands = new Map([
  ['config', deployConfig],
  ['headers', deployHeaders],
  ['position', errorPosition],
])

const USAGE = `node deploy.mjs COMMAND [options]

  config    writes the hotel's name, colour and icon into the page
  headers   prints the response headers as rules for nginx
  position  prints the line of the source that an error report names

Each has --help.`

async function run([name = '', ...args]: readonly string[]): Promise<void> {
  if (name === '--help' || name === '-h') return console.log(USAGE)
  const command = commands.get(name)
  if (command === undefined)
    throw new CliError(
      `It needs one of the commands ${[...commands.keys()].join(', ')}. See node deploy.mjs --help.`,
      2,
    )
  console.log(await command(args))
}

run(process.argv.slice(2)).catch(reportError)
