import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generatedFiles } from './pages.ts'

for (const [file, content] of Object.entries(generatedFiles)) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content())
}
