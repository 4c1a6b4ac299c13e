import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { findNginx, nginxConfiguration } from '#tests/support/servers/nginx.ts'
import { freePort, startProgram, type Server } from '#tests/support/servers/servers.ts'

const root = path.resolve(import.meta.dirname, '../..')

export const NO_NGINX = 'skipped: the app behind nginx, since none is installed (NGINX_PATH may name one)'

/** The app's page with an injected script. */
export const INJECTED = '/injected.html'

/** Runs a command of `.github/DEPLOYMENT.md` and returns its output. */
async function runCommand(name: string, ...args: readonly string[]): Promise<string> {
  return (await promisify(execFile)('npm', ['run', '--silent', name, '--', ...args], { cwd: root })).stdout
}

/** Deploys the production build to `folder`, for an API at this port of its own, with a configuration of the hotel and its header rules. */
async function deploy(folder: string, apiPort: number): Promise<{ readonly app: string; readonly rules: string }> {
  const [app, rules] = [path.join(folder, 'app'), path.join(folder, 'rules.conf')]
  await cp(path.join(root, 'dist'), app, { recursive: true })
  const config = path.join(app, 'config.json')
  const given = JSON.parse(await readFile(config, 'utf8')) as object
  await writeFile(config, JSON.stringify({ ...given, COMPANION_BASE_JAVA_URL: `http://127.0.0.1:${apiPort}/api` }))
  await runCommand('deploy:config', '--config', config)
  const page = await readFile(path.join(app, 'index.html'), 'utf8')
  await writeFile(path.join(app, INJECTED), page.replace('</body>', '<script>window.injected = true</script></body>'))
  await writeFile(rules, await runCommand('deploy:headers', '--config', config, '--tls', 'no'))
  return { app, rules }
}

/** Starts nginx with a deployment. Another program may take one of its ports first, so it tries up to five times. */
async function startNginx(nginx: string, api: string, attempt = 1): Promise<Server & { readonly folder: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'deployed-'))
  const [port, apiPort] = [await freePort(), await freePort()]
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, nginxConfiguration({ ...(await deploy(folder, apiPort)), folder, port, apiPort, api }))
  const args = ['-p', folder, '-e', 'stderr', '-c', file]
  // It says so once it listens.
  const urlIn = (output: string) => (output.includes('event method') ? `http://127.0.0.1:${port}` : undefined)
  try {
    return { ...(await startProgram(nginx, args, urlIn)), folder }
  } catch (error) {
    await rm(folder, { recursive: true })
    if (attempt === 5) throw error
    return startNginx(nginx, api, attempt + 1)
  }
}

/**
 * Deploys the production build behind nginx, calls `use` with its address, and removes it. Without nginx says so, and calls `use` with
 * an empty address.
 */
export async function withDeployment(use: (address: string) => Promise<void>): Promise<void> {
  const nginx = await findNginx()
  if (nginx === undefined) {
    console.error(NO_NGINX)
    return use('')
  }
  const stub = ['mock-server/server/stub.mjs', '--port', '0']
  const api = await startProgram(
    process.execPath,
    stub,
    (output) => /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(output)?.[0],
  )
  const server = await startNginx(nginx, api.url.replace('localhost', '127.0.0.1'))
  await use(server.url)
  await server.stop()
  await api.stop()
  await rm(server.folder, { recursive: true })
}
