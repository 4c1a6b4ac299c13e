import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

const BARE_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Hotel</title>
  </head>
  <body>
    <h1>Hotel</h1>
    <p>Welcome</p>
  </body>
</html>
`

/** Writes the static baseline: one HTML file with two lines of text. */
export function writeStatic(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'index.html'), BARE_PAGE)
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
