import path from 'node:path'
import process from 'node:process'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** Builds the hello-world baseline, which uses the libraries of the app's first load. */
export async function buildHello(folder: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  await build({
    root: path.join(import.meta.dirname, 'baseline/hello'),
    ...{ configFile: false, logLevel: 'warn', plugins: [react()] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
  })
}
