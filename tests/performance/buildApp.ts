import { execFile } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { deployConfig } from '#src/deploy/deployConfig.ts'

const root = path.resolve(import.meta.dirname, '../..')

const vite = path.join(root, 'node_modules/vite/bin/vite.js')

/** Writes the hotel's facts into the page of a built app, as a deployment does. */
export async function deployApp(folder: string): Promise<void> {
  await deployConfig(['--config', path.join(folder, 'config.json')])
}

/**
 * Builds the production app with Vite's manifest into `folder`. Runs in a separate process, because a build inherits the
 * environment of its process, and that of a test is not production.
 */
export async function buildApp(folder: string): Promise<void> {
  const args = [vite, 'build', '--manifest', '--emptyOutDir', '--outDir', folder, '--logLevel', 'warn']
  // The time of the build is part of it: another one would compress to another size.
  const env = { ...process.env, NODE_ENV: 'production', SOURCE_DATE_EPOCH: '1' }
  await promisify(execFile)(process.execPath, args, { cwd: root, env })
}
