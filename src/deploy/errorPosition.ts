import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { CliError } from '#src/build/cliError.mjs'
import { readCommandLine, wrongCall } from '#src/build/commandLine.mjs'
import { reasonOf } from '#src/lib/unknown.ts'
import { commandNamed } from './deploymentFiles.ts'

const COMMAND = commandNamed('position')

const USAGE = `${COMMAND} --at POSITIONS [--maps FOLDER]

  --at POSITIONS  the "at" of an error report, such as "/assets/index-1a2b.js:1:2345"; several separated by blanks or commas
  --maps FOLDER   the source maps of that build, dist-maps if omitted; a release has them as source-maps-VERSION.tar.gz
  --help          show this text

Prints where each position is in the source, and that line.`

const POSITION = /\/([^\s":,]+\.js):(\d+):(\d+)/g

interface BuiltMap {
  readonly sources: readonly string[]
  readonly sourcesContent?: readonly (string | null)[]
}

async function readMap(file: string) {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CliError(
      `The source map cannot be read: ${reasonOf(error)}. Is it of the build that the report names?`,
      1,
    )
  })
  const json = JSON.parse(text) as BuiltMap & ConstructorParameters<typeof SourceMap>[0] // Of our own build.
  return { map: new SourceMap(json), ...json }
}

/** Runs `npm run deploy:position` with these arguments and returns its output. Rejects with a CliError for invalid arguments or files. */
export async function errorPosition(args: readonly string[]): Promise<string> {
  const { options, help } = readCommandLine(COMMAND, ['at', 'maps'], args)
  if (help) return USAGE
  const positions = [...(options.at ?? '').matchAll(POSITION)]
  if (positions.length === 0) throw wrongCall(COMMAND, 'It needs --at "/assets/index-1a2b.js:1:2345".')
  const found = positions.map(async ([position, script = '', line, column]) => {
    const { map, sources, sourcesContent } = await readMap(path.join(options.maps ?? 'dist-maps', `${script}.map`))
    const origin = map.findOrigin(Number(line), Number(column))
    if (!('fileName' in origin)) return `${position} is nowhere in the source`
    const file = path.posix.join(path.posix.dirname(`dist/${script}`), origin.fileName)
    const text = sourcesContent?.[sources.indexOf(origin.fileName)]?.split('\n')[origin.lineNumber - 1]?.trim()
    return [`${file}:${origin.lineNumber}:${origin.columnNumber}`, origin.name, text && `\n    ${text}`]
      .filter(Boolean)
      .join(' ')
  })
  return (await Promise.all(found)).join('\n')
}
