import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { plainPage } from '#tests/performance/baseline/plainPage.ts'
import { BuiltApp } from './chunks.ts'
import { root } from './folders.ts'

/** Makes the first floor of the built app: a plain HTML page with the same CSS and header picture. */
export function makeStatic(app: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(app, folder, { recursive: true })
  const page = path.join(folder, 'index.html')
  writeFileSync(page, plainPage(readFileSync(page, 'utf8')))
}

/** Builds the second floor: a hello-world with the libraries of the app's first load. Gives its JavaScript in KiB gzip. */
export async function buildHello(folder: string): Promise<number> {
  process.env.NODE_ENV = 'production'
  await build({
    root: path.join(root, 'tests/performance/baseline/hello'),
    ...{ configFile: false, logLevel: 'warn', plugins: [react()] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
  })
  const scripts = readdirSync(path.join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  return scripts.reduce((sum, name) => sum + gzipSync(readFileSync(path.join(folder, 'assets', name))).length, 0) / 1024
}

/**
 * Makes the third floor, for second visits and those without a network: the hello-world in the page of the built app, kept
 * on the phone by the app's own worker. Throws when the page names no script that could be the hello-world's.
 */
export function makeHelloInShell(app: string, hello: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(app, folder, { recursive: true })
  const [script] = new BuiltApp(hello).firstLoad()
  const scripts = [...new BuiltApp(app).firstLoad()]
  const own = scripts.find((each) => each.startsWith('assets/index-'))
  if (script === undefined || own === undefined) throw new Error('A built page names no script of its own')
  for (const each of scripts) writeFileSync(path.join(folder, each), '')
  const keepIt = "navigator.serviceWorker.register('/sw.js')"
  writeFileSync(path.join(folder, own), `${readFileSync(path.join(hello, script), 'utf8')}\n${keepIt}`)
}
