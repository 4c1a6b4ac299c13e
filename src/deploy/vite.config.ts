import path from 'node:path'
import { defineConfig } from 'vite'

/** Writes the commands of a deployment as one file, which needs Node alone. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'src/deploy/deploy.ts',
    outDir: 'dist-deploy',
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'deploy.mjs' } },
  },
})
