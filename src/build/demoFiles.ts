import { copyFile, readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const fixtures = path.resolve(import.meta.dirname, '../../fixtures')
const mockWorker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')

/**
 * Opens the app where a static host has no page: at an inner address, if that host does not answer with 404.html. A browser has
 * the worker after its first page. msw's own part leaves pages to the network, and would unregister the worker with the last page.
 */
const openApp = `
registration.unregister = async () => false
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const start = new URL('./', registration.scope)
  event.respondWith(fetch(event.request).then((page) => (page.status === 404 ? fetch(start) : page)))
})
`

/** The content of the worker of the demo build. */
async function workerSource(): Promise<string> {
  return (await readFile(mockWorker, 'utf8')) + openApp
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
}

/** Address → file, for a folder of the fixtures. Licences and notes are left out. */
async function addressesOf(name: 'pictures' | 'pages'): Promise<[address: string, file: string][]> {
  const folder = path.join(fixtures, name)
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  const shown = files.filter((file) => path.extname(file) in types)
  return shown.map((file) => [`/hotel-${name}/${file.replaceAll(path.sep, '/')}`, path.join(folder, file)])
}

/** Address → file, for the files of the hotel. */
async function hotelFiles(): Promise<Map<string, string>> {
  const [pictures, pages] = await Promise.all([addressesOf('pictures'), addressesOf('pages')])
  return new Map([...pictures, ...pages])
}

const WORKER = '/mockServiceWorker.js'

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
    // Static hosts serve 404.html for unknown paths: the app then routes them itself.
    async writeBundle({ dir = '' }) {
      await copyFile(path.join(dir, 'index.html'), path.join(dir, '404.html'))
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER.slice(1), source: await workerSource() })
      for (const [address, file] of await hotelFiles()) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await readFile(file) })
      }
    },
  }
}
