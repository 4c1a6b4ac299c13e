import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { promisify } from 'node:util'

const run = promisify(execFile)

function known(): string | undefined {
  const places = [process.env.NGINX_PATH ?? '', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx']
  return places.find((file) => file !== '' && existsSync(file))
}

/** The nginx of this computer; on a Debian whose root we are, it is installed first. `undefined` where there is none. */
export async function findNginx(): Promise<string | undefined> {
  const found = known()
  if (found !== undefined || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error !== undefined) return found
  const install = (...args: string[]) => run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  await install('update').catch(() => undefined) // What it knew before may do.
  await install('install', '-y', '--no-install-recommends', 'nginx-light').catch(() => undefined)
  return known()
}

/** A deployment: the app of one folder on a port, and the API of another server on a second one, as another origin. */
export interface Deployment {
  /** Where nginx may write. */
  readonly folder: string
  /** The built app. */
  readonly app: string
  /** A file of rules for the app's server block. */
  readonly rules: string
  readonly port: number
  readonly apiPort: number
  /** The hotel's API, which knows nothing of other origins. */
  readonly api: string
}

const TYPES = 'text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; image/png png; font/woff2 woff2; application/manifest+json webmanifest;'

/** What the hotel's technical people would write: the app by itself, and the API with leave for the app's pages. */
export function nginxConfiguration({ folder, app, rules, port, apiPort, api }: Deployment): string {
  const leave = [
    `add_header access-control-allow-origin http://127.0.0.1:${port} always;`,
    'add_header vary origin always;',
    'add_header access-control-allow-headers "authorization, content-type" always;',
    'add_header access-control-allow-methods "GET, POST, OPTIONS" always;',
  ].join(' ')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder}/${each};`)
  return `
    daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log stderr;
    events {}
    http {
      types { ${TYPES} }
      access_log off; gzip on; gzip_types *; ${temporary.join(' ')}
      server { listen 127.0.0.1:${port}; root ${app}; include ${rules}; }
      server {
        listen 127.0.0.1:${apiPort};
        location / {
          if ($request_method = OPTIONS) { ${leave} return 204; }
          ${leave}
          proxy_pass ${api};
          proxy_set_header Origin ""; proxy_set_header Host ${new URL(api).host};
        }
      }
    }`
}
