import { execFile } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { root } from './folders.ts'

const vite = path.join(root, 'node_modules/vite/bin/vite.js')

/**
 * Builds the production app into `folder`, with Vite's list of its chunks beside it. In a process of its own: a build
 * takes over the environment of whoever asks for it, and a test's is not that of production.
 */
export async function buildApp(folder: string): Promise<void> {
  const args = [vite, 'build', '--manifest', '--emptyOutDir', '--outDir', folder, '--logLevel', 'warn']
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, args, { cwd: root, env })
}
