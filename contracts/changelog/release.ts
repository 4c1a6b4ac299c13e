import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { CHANGELOG, changelog, CURRENT_PACT, lastRelease, RELEASES, unreleased } from './changelog.ts'

/** The files that name the version of the Java library, which is the contract's. */
export const NAME_LIBRARY = ['../jvm/pom.xml', '../jvm/example/pom.xml', '../README.md'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
)

/** The version behind the library's name, in Maven's and in Gradle's form. */
export const LIBRARY_VERSION = /(?<=hotel-api-contract(?:<\/artifactId>\s*<version>|:))[\d.]+/g

/**
 * Releases the pact: dates its section of the changelog, and keeps a copy in place of the last one. Returns the version;
 * `undefined` when nothing has changed since.
 */
export function release(day: string, pact = CURRENT_PACT, folder = RELEASES): string | undefined {
  const version = unreleased(pact, folder)?.version
  if (version === undefined) return undefined
  const [text, last] = [changelog(day, pact, folder), lastRelease(folder)]
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, CHANGELOG), text)
  if (last !== undefined) rmSync(last.file)
  copyFileSync(pact, join(folder, `${version}.json`))
  return version
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const version = release(new Date().toISOString().slice(0, 10))
  if (version !== undefined)
    for (const file of NAME_LIBRARY)
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(LIBRARY_VERSION, version))
  console.log(
    version === undefined
      ? `Nothing has changed since ${lastRelease()?.version}.`
      : `The contract is released as ${version}: commit contracts.`,
  )
}
