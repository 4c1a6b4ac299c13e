import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { planted, type Change } from './change.ts'

const root = path.resolve(import.meta.dirname, '../..')
const tree = ['src', 'mock-server', 'fixtures', 'contracts', 'tests', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** A copy of the project in which faults are planted: whatever happens, none is left behind in the project itself. */
export interface Workshop {
  readonly folder: string
  /** Puts the fault in; gives the changed file and the way to take the fault out again. */
  plant(change: Change): { readonly file: string; mend(): void }
  close(): void
}

/** Copies the project as it is now to a folder of its own; the installed packages are shared. */
export function openWorkshop(): Workshop {
  const folder = mkdtempSync(path.join(tmpdir(), 'constants-'))
  for (const name of tree) cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return {
    folder,
    plant(change) {
      const file = path.join(folder, change.file)
      const content = readFileSync(file, 'utf8')
      writeFileSync(file, planted(content, change))
      return { file, mend: () => writeFileSync(file, content) }
    },
    close: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}
