import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const fixtures = path.resolve(import.meta.dirname, '../../fixtures')
const mockWorker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')

/**
 * The part of the demo's worker that loads pages and files, before msw sees them: from the network, so that a demo is always fresh, and
 * without one from a cache, which has `files` and what was loaded before. Where a static host has no page, at an inner address, it opens the
 * app. msw's part would unregister the worker with the last page.
 */
function fileLoader(files: readonly string[]): string {
  return `
registration.unregister = async () => false
const start = new URL('./', registration.scope).href

async function load(request) {
  const isPage = request.mode === 'navigate'
  try {
    const response = await fetch(request)
    if (isPage && response.status === 404) return await fetch(start)
    if (response.status === 200) await (await caches.open('demo')).put(request.url, response.clone())
    return response
  } catch (error) {
    const stored = (await caches.match(request.url)) ?? (isPage ? await caches.match(start) : undefined)
    if (stored === undefined) throw error
    return stored
  }
}

async function storeFiles() {
  await caches.delete('demo')
  await (await caches.open('demo')).addAll(${JSON.stringify(['./', ...files])})
}

addEventListener('install', (event) => event.waitUntil(storeFiles()))
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  const isFile = origin === location.origin && !/^\\/(?:api|__demo)(?:\\/|$)/.test(pathname)
  if (event.request.method !== 'GET' || (!isFile && event.request.mode !== 'navigate')) return
  event.stopImmediatePropagation()
  event.respondWith(load(event.request))
})
`
}

async function workerSource(files: readonly string[] = []): Promise<string> {
  return fileLoader(files) + (await readFile(mockWorker, 'utf8'))
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

/** Address → file, for the pictures and pages of the hotel and the fonts of these, without licences and notes. */
async function hotelFiles(): Promise<Map<string, string>> {
  const files = (await readdir(fixtures, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'))
  const shown = files.filter((file) => /^(?:pictures|pages)\//.test(file) && path.extname(file) in types)
  const folder = path.join(fixtures, '../src/ui/fonts')
  const fonts = (await readdir(folder)).filter((file) => ['.css', '.woff2'].includes(path.extname(file)))
  return new Map([
    ...shown.map((file) => [`/hotel-${file}`, path.join(fixtures, file)] as const),
    ...fonts.map((file) => [`/hotel-pages/fonts/${file}`, path.join(folder, file)] as const),
  ])
}

const WORKER = '/mockServiceWorker.js'

/** Addresses the hotel's pictures and pages below the folder of a demo build, with a slash at both its ends. */
export function hotelAddresses(folder: string): Plugin {
  return {
    name: 'hotel-addresses',
    enforce: 'pre',
    transform: {
      filter: { id: /\/fixtures\/.+\.json$/ },
      handler: (text) => text.replaceAll('"/hotel-', `"${folder}hotel-`),
    },
  }
}

/** Adds msw's worker and the hotel's pictures and pages to demo builds and to the dev server; used in demo mode only. */
export function demoFiles(): Plugin {
  return {
    name: 'demo-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname)
        const serveFile = async () => {
          const file = (await hotelFiles()).get(address)
          if (file === undefined && address !== WORKER) return next()
          response.setHeader('content-type', types[path.extname(address)] ?? 'application/octet-stream')
          response.end(file === undefined ? await workerSource() : await readFile(file))
        }
        serveFile().catch(next)
      })
    },
    async writeBundle({ dir = '' }, bundle) {
      // Static hosts serve 404.html for unknown paths: the app then routes them itself.
      await copyFile(path.join(dir, 'index.html'), path.join(dir, '404.html'))
      const files = Object.keys(bundle).filter((file) => /\.(?:js|css|woff2|svg)$/.test(file))
      await writeFile(path.join(dir, WORKER), await workerSource(['config.json', ...files]))
    },
    async generateBundle() {
      for (const [address, file] of await hotelFiles()) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await readFile(file) })
      }
    },
  }
}
