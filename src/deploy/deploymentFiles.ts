import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CliError } from '#src/build/cliError.mjs'
import { parseStaticConfig, type Config } from '#src/config/config.ts'
import { reasonOf } from '#src/lib/unknown.ts'

/** How a command of a deployment is called: by npm in the repository, or as the one file of a release. */
export function commandNamed(name: 'config' | 'headers' | 'position'): string {
  return import.meta.env?.PROD ? `node deploy.mjs ${name}` : `npm run --silent deploy:${name} --`
}

/** Reads the `config.json` of a deployment. Rejects with a CliError that says why it cannot be used. */
export async function readConfigFile(file: string): Promise<Config> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CliError(`The configuration cannot be read: ${reasonOf(error)}.`, 1)
  })
  try {
    return parseStaticConfig(JSON.parse(text.replace(/^\uFEFF/, ''))) // Editors on Windows may write a byte order mark.
  } catch (error) {
    throw new CliError(`${file} is not a configuration of this app: ${reasonOf(error)}.`, 1)
  }
}

/** The file of a deployment's page: the one of `--page`, or `index.html` beside the configuration. */
export function pageFile(page: string | undefined, config: string): string {
  return page ?? path.join(path.dirname(config), 'index.html')
}

/** Reads the page of a deployment. Rejects with a CliError when it cannot be read. */
export async function readPage(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new CliError(`The page cannot be read: ${reasonOf(error)}. Name it with --page FILE.`, 1)
  })
}
