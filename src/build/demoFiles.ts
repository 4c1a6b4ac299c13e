import { copyFile, readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const fixtures = path.resolve(import.meta.dirname, '../../fixtures')
const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')

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

/** Address → file, for everything that the mock server in the browser needs beside the app. */
async function demoFilePaths(): Promise<Map<string, string>> {
  const [pictures, pages] = await Promise.all([addressesOf('pictures'), addressesOf('pages')])
  return new Map([['/mockServiceWorker.js', worker], ...pictures, ...pages])
}

/** Adds msw's worker and the hotel's pictures and pages to demo builds and to the dev server; used in demo mode only. */
export function demoFiles(): Plugin {
  return {
    name: 'demo-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname)
        const serveFile = async () => {
          const file = (await demoFilePaths()).get(address)
          if (file === undefined) return next()
          response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream')
          response.end(await readFile(file))
        }
        serveFile().catch(next)
      })
    },
    // Static hosts serve 404.html for unknown paths: the app then routes them itself.
    async writeBundle({ dir = '' }) {
      await copyFile(path.join(dir, 'index.html'), path.join(dir, '404.html'))
    },
    async generateBundle() {
      for (const [address, file] of await demoFilePaths()) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await readFile(file) })
      }
    },
  }
}
