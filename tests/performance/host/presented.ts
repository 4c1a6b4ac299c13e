import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { systemClock } from '#mock-server/clock.ts'
import { openHttpAdapter } from '#mock-server/adapters/http/http.ts'
import { resolveHotel, setOrSwitchSandbox } from '#mock-server/sandboxes/visitor.ts'
import { sandboxFolder } from '#mock-server/sandboxes/sandboxFiles.ts'
import { openSandboxes } from '#mock-server/sandboxes/sandboxes.ts'

/** The demo host of `npm start -- --lan`, with pages about as large as the app's: `presented.ts <folder> <key>`. */
const [folder = '', deskKey = ''] = process.argv.slice(2)
const pages = path.join(folder, 'pages')
mkdirSync(path.join(pages, 'assets'), { recursive: true })
writeFileSync(path.join(pages, 'index.html'), '<!doctype html><title>Hotel</title>')
for (let n = 0; n < 12; n += 1)
  writeFileSync(path.join(pages, 'assets', `${n}.js`), `export const text = '${'x'.repeat(40_000)}'`)
writeFileSync(path.join(pages, 'large.png'), Buffer.alloc(1024 * 1024))

const hotel = resolveHotel(openSandboxes(sandboxFolder(path.join(folder, 'data')), systemClock))
process.once('SIGTERM', () => process.exit(0))
const folders = { app: pages, desk: pages, pictures: pages }
const adapter = await openHttpAdapter({ hotel, port: 0, lan: true, deskKey, folders, withPage: setOrSwitchSandbox })
console.log(`listening ${adapter.origin}`)
