import path from 'node:path'
import process from 'node:process'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { versionFile } from '#src/build/buildVersion.ts'
import { demoFiles } from '#src/build/demoFiles.ts'
import { pseudoLanguage } from '#src/build/pseudoLanguage.ts'

const root = import.meta.dirname
const project = path.resolve(root, '../..')

/** The gallery: a page that lists the entries and shows one of them. Not part of any build of the app. */
export default defineConfig({
  root,
  plugins: [react(), versionFile(), demoFiles(), process.env['PSEUDO'] === 'yes' && pseudoLanguage()],
  publicDir: path.join(project, 'src/static'),
  cacheDir: path.join(project, '.cache/vite-gallery'),
  define: { __DEMO__: 'true', __MOCK_SERVER__: 'false' },
  server: { host: 'localhost', port: 5180 },
  build: {
    outDir: path.join(project, '.cache/gallery'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
  },
})
