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

async function run([name = '', ...args]: readonly string[]): Promise<void> {
  const command = commands.get(name)
  if (command === undefined) throw new CliError(`It needs one of the commands ${[...commands.keys()].join(', ')}.`, 2)
  console.log(await command(args))
}

run(process.argv.slice(2)).catch(reportError)
