import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const unpacked = path.resolve(import.meta.dirname, '../../../.cache/nginx')
const usualPaths = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'].map(
  (folder) => `${folder}/nginx`,
)

/** Whether the program runs. Linux refuses one that another process has not closed yet after writing it: try again. */
async function works(file: string): Promise<boolean> {
  if (!existsSync(file)) return false
  return run(file, ['-v']).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ETXTBSY' && works(file),
  )
}

/**
 * Unpacks Debian's package into the cache folder. Installing it would start a web server on this computer. Two processes may
 * do so at the same time, so the folder gets its name only when it is complete.
 */
async function unpack(): Promise<void> {
  await mkdir(path.dirname(unpacked), { recursive: true })
  const folder = await mkdtemp(`${unpacked}-`)
  console.warn('Downloading nginx with apt-get, once.')
  try {
    const download = () => run('apt-get', ['download', 'nginx'], { cwd: folder })
    // A new system has no package lists; only root may download them.
    await download().catch(() => run('apt-get', ['update']).then(download))
    const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.deb'))
    await run('dpkg', ['-x', path.join(folder, file), folder])
    await rename(folder, unpacked)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The path of an installed nginx, or of one unpacked from Debian's package; `undefined` if there is none. */
export async function findNginx(): Promise<string | undefined> {
  const ours = path.join(unpacked, 'usr/sbin/nginx')
  const files = [process.env.NGINX_PATH ?? '', ...usualPaths, ours]
  for (const file of files) if (await works(file)) return file
  await unpack().catch(() => undefined) // not Debian, no network, or unpacked by another process meanwhile
  return (await works(ours)) ? ours : undefined
}

/** A deployment: the app on one port, and a proxy of the API on another port, which makes it another origin. */
export interface Deployment {
  /** The folder for nginx's temporary files. */
  readonly folder: string
  /** The built app. */
  readonly app: string
  /** A file to include in the app's server block. */
  readonly rules: string
  readonly port: number
  readonly apiPort: number
  /** The address of the hotel's API, which sends no CORS headers. */
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

/** The configuration of nginx for a deployment: the app, and the API with CORS headers for the app's origin. */
export function nginxConfiguration({ folder, app, rules, port, apiPort, api }: Deployment): string {
  const cors = [
    `add_header access-control-allow-origin http://127.0.0.1:${port} always;`,
    'add_header vary origin always;',
    'add_header access-control-allow-headers "authorization, content-type" always;',
    'add_header access-control-allow-methods "GET, POST, OPTIONS" always;',
  ].join(' ')
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = folders.map((each) => `${each}_temp_path ${folder}/${each};`)
  return `
    daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log stderr notice;
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
          if ($request_method = OPTIONS) { ${cors} return 204; }
          ${cors}
          proxy_pass ${api};
          proxy_set_header Origin ""; proxy_set_header Host ${new URL(api).host};
        }
      }
    }`
}
