import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { Plugin } from 'vite'

/** The variables that name the temporary folder, by system. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'] as const

/** Removes what a build would leave in the temporary folder: Workbox's worker before it is bundled. */
export function temporaryFolder(): Plugin {
  const before = VARIABLES.map((name) => [name, process.env[name]] as const)
  let folder = ''
  return {
    name: 'temporary-folder',
    apply: 'build',
    buildStart() {
      folder = mkdtempSync(path.join(tmpdir(), 'hotel-build-'))
      for (const name of VARIABLES) process.env[name] = folder
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const [name, value] of before) {
          if (value === undefined) Reflect.deleteProperty(process.env, name)
          else process.env[name] = value
        }
        rmSync(folder, { recursive: true, force: true })
      },
    },
  }
}
