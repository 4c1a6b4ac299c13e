import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findNginx, nginxConfiguration } from '#tests/support/servers/nginx.ts'
import { freePort, startProgram, startStub, type Server } from '#tests/support/servers/servers.ts'

const root = path.resolve(import.meta.dirname, '../..')

export const NO_NGINX = 'skipped: the app behind nginx, since none is installed (NGINX_PATH may name one)'

/** The app's page with an injected script. */
export const INJECTED = '/injected.html'

/** Runs a command of `.github/DEPLOYMENT.md` and returns its output. */
async function runCommand(name: string, ...args: readonly string[]): Promise<string> {
  return (await promisify(execFile)('npm', ['run', '--silent', name, '--', ...args], { cwd: root })).stdout
}

/** Deploys the production build to `folder`, with a configuration of the hotel and its header rules. */
async function deploy(nginx: string, folder: string): Promise<{ readonly app: Server; readonly stub: Server }> {
  const [port, apiPort, stubPort] = [await freePort(), await freePort(), await freePort()]
  const [files, rules, file] = ['app', 'rules.conf', 'nginx.conf'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  await cp(path.join(root, 'dist'), files, { recursive: true })
  const config = path.join(files, 'config.json')
  const given = JSON.parse(await readFile(config, 'utf8')) as object
  await writeFile(config, JSON.stringify({ ...given, COMPANION_BASE_JAVA_URL: `http://127.0.0.1:${apiPort}/api` }))
  await runCommand('deploy:config', '--config', config)
  const page = await readFile(path.join(files, 'index.html'), 'utf8')
  await writeFile(path.join(files, INJECTED), page.replace('</body>', '<script>window.injected = true</script></body>'))
  await writeFile(rules, await runCommand('deploy:headers', '--config', config, '--for', 'nginx', '--tls', 'no'))
  const api = `http://127.0.0.1:${stubPort}`
  await writeFile(file, nginxConfiguration({ folder, app: files, rules, port, apiPort, api }))
  const stub = await startStub(stubPort)
  try {
    return {
      app: await startProgram(nginx, ['-p', folder, '-e', 'stderr', '-c', file], `http://127.0.0.1:${port}`),
      stub,
    }
  } catch (error) {
    await stub.stop()
    throw error
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
  const folder = await mkdtemp(path.join(tmpdir(), 'deployed-'))
  try {
    const { app, stub } = await deploy(nginx, folder)
    await use(app.url)
    await app.stop()
    await stub.stop()
  } finally {
    await rm(folder, { recursive: true })
  }
}
