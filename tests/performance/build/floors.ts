import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { plainPage } from '#tests/performance/baseline/plainPage.ts'
import { root } from './folders.ts'

/** Makes the static baseline: a plain HTML page with the built app's CSS and header picture. */
export function makeStatic(app: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(app, folder, { recursive: true })
  const page = path.join(folder, 'index.html')
  writeFileSync(page, plainPage(readFileSync(page, 'utf8')))
}

/** Builds the hello-world baseline, which uses the libraries of the app's first load. */
export async function buildHello(folder: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  await build({
    root: path.join(root, 'tests/performance/baseline/hello'),
    ...{ configFile: false, logLevel: 'warn', plugins: [react()] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
  })
}
