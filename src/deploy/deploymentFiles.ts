import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { CliError } from '#src/build/cliError.mjs'
import { parseStaticConfig, staticKeys, type Config } from '#src/config/config.ts'
import { fieldsOf, reasonOf } from '#src/lib/unknown.ts'
import { readLater } from '#src/schemas/readLater.ts'
import { fieldOf } from '#src/schemas/tolerantReader.ts'
import { groupNames, homeGroups, modulesOf } from '#src/screens/home/homeGroups.ts'

/** How a command of a deployment is called: by npm in the repository, or as the one file of a release. */
export function commandNamed(name: 'config' | 'headers' | 'position'): string {
  return import.meta.env?.PROD ? `node deploy.mjs ${name}` : `npm run --silent deploy:${name} --`
}

const wholeConfig = v.object({ $schema: v.optional(v.string()), ...staticKeys, ...readLater })
const COLOR = /^#(?:[\da-f]{3}){1,2}$/i

/** The keys of a value, as paths, that its schema has left out of what it read. */
function unknownKeys(given: unknown, read: unknown, parents: readonly string[] = []): string[] {
  if (typeof given !== 'object' || given === null) return []
  const known = fieldsOf(read)
  return Object.entries(given).flatMap(([key, value]) => {
    const keys = [...parents, key]
    return Object.hasOwn(known, key) ? unknownKeys(value, known[key], keys) : [keys.join('.')]
  })
}

/** What the app would leave out of a configuration, each with its path and why: whoever writes the file is to know. */
function problemsOf(given: unknown): string[] {
  const { success, output, issues = [] } = v.safeParse(wholeConfig, given)
  const problems = [
    ...issues.map((issue) => `${fieldOf(issue)}: ${issue.input === undefined ? 'is missing' : issue.message}`),
    ...unknownKeys(given, output).map((key) => `${key}: is no key of a configuration`),
  ]
  if (!success) return problems
  const { brand, deviceProfile } = output
  const color = brand?.color
  const tiles = groupNames.flatMap(modulesOf).join(', ')
  return [
    ...problems,
    ...(color === undefined || COLOR.test(color) ? [] : [`brand.color: is not written as #1f4d3f`]),
    ...(deviceProfile?.contentModules ?? []).flatMap((module, index) =>
      homeGroups([module]).some((group) => group.tiles.length > 0)
        ? []
        : [`deviceProfile.contentModules.${index}: makes no tile; moduleName is one of ${tiles}`],
    ),
  ]
}

function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) // Without a byte order mark.
  } catch {
    throw new Error('it is no UTF-8 text')
  }
}

/** Reads the `config.json` of a deployment. Rejects with a CliError that says why it cannot be used, or what in it the app would leave out. */
export async function readConfigFile(file: string): Promise<Config> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new CliError(`The configuration cannot be read: ${reasonOf(error)}.`, 1)
  })
  try {
    const json: unknown = JSON.parse(utf8(bytes))
    const problems = problemsOf(json)
    if (problems.length > 0) throw new Error(['mend these keys', ...problems].join('\n  '))
    return parseStaticConfig(json)
  } catch (error) {
    throw new CliError(`${file} cannot be used: ${reasonOf(error)}`, 1)
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
