import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const unpacked = path.resolve(import.meta.dirname, '../../.cache/nginx')
const usual = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'].map((folder) => `${folder}/nginx`)

async function works(file: string): Promise<boolean> {
  return (
    existsSync(file) &&
    run(file, ['-v']).then(
      () => true,
      () => false,
    )
  )
}

/** Unpacks Debian's package into a folder of ours: to install it would start a web server on this computer. */
async function unpack(): Promise<void> {
  await mkdir(unpacked, { recursive: true })
  const download = () => run('apt-get', ['download', 'nginx'], { cwd: unpacked })
  // A computer that has never asked Debian must ask first, which only root may.
  await download().catch(() => run('apt-get', ['update']).then(download))
  const [file = ''] = (await readdir(unpacked)).filter((name) => name.endsWith('.deb'))
  await run('dpkg', ['-x', path.join(unpacked, file), unpacked])
}

/** An nginx of this computer, or on a Debian one from its packages; `undefined` where there is none. */
export async function findNginx(): Promise<string | undefined> {
  const ours = path.join(unpacked, 'usr/sbin/nginx')
  const places = [process.env.NGINX_PATH ?? '', ...usual, ours]
  for (const file of places) if (await works(file)) return file
  await unpack().catch(() => undefined) // It is no Debian, or has no network.
  return (await works(ours)) ? ours : undefined
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

const TYPES = [
  ...[
    'text/html html',
    'text/css css',
    'text/javascript js',
    'application/json json',
    'application/manifest+json webmanifest',
  ],
  ...['image/svg+xml svg', 'image/png png', 'font/woff2 woff2'],
].map((type) => `${type};`)

/** What the hotel's technical people would write: the app by itself, and the API with leave for the app's pages. */
export function nginxConfiguration({ folder, app, rules, port, apiPort, api }: Deployment): string {
  const leave = [
    `add_header access-control-allow-origin http://127.0.0.1:${port} always;`,
    'add_header vary origin always;',
    'add_header access-control-allow-headers "authorization, content-type" always;',
    'add_header access-control-allow-methods "GET, POST, OPTIONS" always;',
  ].join(' ')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = places.map((each) => `${each}_temp_path ${folder}/${each};`)
  return `
    daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log stderr;
    events {}
    http {
      types { ${TYPES.join(' ')} }
      access_log off; gzip on; gzip_types *; ${temporary.join(' ')}
      server {
        listen 127.0.0.1:${port}; root ${app}; include ${rules};
        location ^~ /api/ { proxy_pass ${api}; proxy_set_header Host ${new URL(api).host}; }
      }
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
