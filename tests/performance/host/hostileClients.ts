import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { seed } from '#mock-server/seed.ts'

/** Twenty devices without a desk key, each with its own source address (Linux only): `hostileClients.ts <port> <seconds>`. */
setPriority(constants.priority.PRIORITY_LOW) // real clients would use no CPU time of the host
const [port, seconds] = process.argv.slice(2).map(Number) as [number, number]
const end = performance.now() + seconds * 1000
const isOver = () => performance.now() > end
const NOTICED_AFTER_MS = 100
const tally = { connections: 0, answers: 0, cut: 0 }

/** Connects from a device and sends bytes. Returns what was received until the host closed the connection or `patience` ended. */
function say(device: number, bytes: string, { reads = true, patience = 20_000 } = {}): Promise<string> {
  tally.connections += 1
  return new Promise((resolve) => {
    let answered = ''
    const socket: Socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${device + 1}` }, () =>
      socket.write(bytes),
    )
    const timer = setTimeout(() => socket.destroy(), patience)
    if (reads) socket.on('data', (part: Buffer) => (answered += part.toString('latin1').slice(0, 2000)))
    else socket.pause()
    socket.on('error', () => undefined) // the host may reset the connection
    socket.on('close', () => {
      clearTimeout(timer)
      if (answered !== '') tally.answers += 1
      else tally.cut += 1
      // Over a real network a client notices a closed connection later.
      if (answered === '') setTimeout(() => resolve(answered), NOTICED_AFTER_MS)
      else resolve(answered)
    })
  })
}

function call(line: string, headers: Readonly<Record<string, string>> = {}, body = ''): string {
  const all = {
    host: 'localhost',
    ...(body !== '' && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  return [`${line} HTTP/1.1`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n')
}

const id = () => randomBytes(16).toString('hex')
const guests = seed(new Date()).guests.map(({ id: personId, accountNumber, roomNumber }) => ({
  personId,
  login: JSON.stringify({ accountNumber, roomNumber }),
}))
const login = guests[0]?.login ?? ''

async function flood(device: number): Promise<void> {
  const calls = [
    call('GET /api/configurations'),
    call('GET /'),
    call('POST /api/customer/login', {}, login),
    call('GET /assets/1.js'),
  ]
  for (let turn = 0; !isOver(); turn += 1) await say(device, calls[turn % calls.length] ?? '')
}

async function halfOpen(device: number): Promise<void> {
  const starts = [
    '',
    'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    call('POST /api/customer/login', { 'content-length': '60000', 'content-type': 'application/json' }),
  ]
  while (!isOver()) await say(device, starts[Math.floor(Math.random() * starts.length)] ?? '')
}

async function readNothing(device: number): Promise<void> {
  while (!isOver()) await say(device, call('GET /large.png'), { reads: false })
}

const odd = [
  ...['.', '/.', '//', '%2e%2e/', '%00', 'a.'].map((part) =>
    call(`GET /${part.repeat(Math.floor(14_000 / part.length))}/`),
  ),
  call(`GET /api/no?${'a=b&'.repeat(3500)}`),
  call('PUT /__demo/sandbox', {}, '['.repeat(60_000)),
  call('POST /__demo/begin', {}, JSON.stringify({ scenarios: Array(1500).fill('a guest with past orders') })),
  call('POST /api/customer/login', {}, `{"accountNumber":"${'x'.repeat(64_000)}"}`),
  'CONNECT / HTTP/1.1\r\n\r\n',
  '\u0000'.repeat(5000),
]

async function oddPaths(device: number): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) await say(device, odd[turn % odd.length] ?? '')
}

/** Creates sandboxes, and fills each with messages of the maximum length, each with an idempotency key. */
async function newSandboxes(device: number): Promise<void> {
  while (!isOver()) {
    const sandbox = { 'x-sandbox': id() }
    const [, token] =
      /"sessionId":"([^"]+)"/.exec(await say(device, call('POST /api/customer/login', sandbox, login))) ?? []
    const messages = token === undefined ? 0 : 100
    if (messages === 0) await wait(20)
    for (let n = 0; n < messages && !isOver(); n += 1) {
      const report = JSON.stringify({
        customerMessage: 'x'.repeat(4000),
        status: 'CREATED',
        category: 'Шум',
        unread: 'y'.repeat(50_000),
      })
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': id() }
      const answered = await say(device, call('POST /api/reports/customer/1001', headers, report))
      if (!answered.startsWith('HTTP/1.1 201')) break
    }
    await say(device, call('POST /__demo/begin', {}, '{}'))
  }
}

/** Rates repeatedly as every guest of five sandboxes, with idempotency keys and with a long field that the host ignores. */
async function rateUnderKeys(device: number): Promise<void> {
  const rating = JSON.stringify({ internalMessage: '', publicMessage: '', ratingValue: 3, x: '漢'.repeat(20_000) })
  const sandboxes = Array.from({ length: 5 }, id)
  for (let turn = 0; !isOver(); turn += 1) {
    const sandbox = { 'x-sandbox': sandboxes[turn % sandboxes.length] ?? '' }
    for (const { personId, login: credentials } of guests) {
      const answered = await say(device, call('POST /api/customer/login', sandbox, credentials))
      const [, token] = /"sessionId":"([^"]+)"/.exec(answered) ?? []
      const ratings = token === undefined ? 0 : 20
      for (let n = 0; n < ratings && !isOver(); n += 1) {
        const headers = { authorization: `Bearer ${token}`, 'idempotency-key': id() }
        await say(device, call(`POST /api/customers/rating/${personId}`, headers, rating))
      }
    }
  }
}

/** The action of each of the twenty devices, and how many of it run in parallel. */
const devices: readonly (readonly [act: (device: number) => Promise<void>, atOnce: number])[] = [
  ...Array.from({ length: 6 }, () => [flood, 16] as const),
  ...[100, 100, 250].map((atOnce) => [halfOpen, atOnce] as const),
  ...Array.from({ length: 3 }, () => [readNothing, 60] as const),
  ...Array.from({ length: 3 }, () => [oddPaths, 8] as const),
  ...Array.from({ length: 3 }, () => [newSandboxes, 8] as const),
  ...Array.from({ length: 2 }, () => [rateUnderKeys, 8] as const),
]

const work = devices.flatMap(([act, atOnce], device) => Array.from({ length: atOnce }, () => act(device)))
await Promise.race([Promise.all(work), wait(seconds * 1000 + 1000)])
console.log(JSON.stringify(tally))
process.exit(0)
