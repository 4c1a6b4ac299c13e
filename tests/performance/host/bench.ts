import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { none, ratio, type Figure } from './figures.ts'
import { hostile } from './hostile.ts'
import { caller, load, type Answered, type Call, type Load } from './load.ts'
import { GUEST, sandboxAt } from './orders.ts'
import { startOurs, startPlain, type Measured } from './servers.ts'

const SANDBOXES = 200
const CLIENTS = 50
const STORED = 5000
const MEASURE_S = 10
const SOAK_S = 60

const lines = { message: '', productIds: ['shopska-salad', 'moussaka', 'still-water'] }

/** Signs a guest in to each sandbox, and returns the request headers for each. */
async function signIn(call: (call: Call) => Promise<Answered>, sandboxes: number): Promise<Record<string, string>[]> {
  const { accountNumber, roomNumber } = GUEST
  const headers: Record<string, string>[] = []
  for (let sandbox = 0; sandbox < sandboxes; sandbox += 1) {
    const named = { 'x-sandbox': sandboxAt(sandbox) }
    const { text } = await call({
      method: 'POST',
      path: '/api/customer/login',
      headers: named,
      body: { accountNumber, roomNumber },
    })
    const { sessionId } = JSON.parse(text) as { sessionId: string } // the mock server's own response
    headers.push({ authorization: `Bearer ${sessionId}` })
  }
  return headers
}

const orders = `/api/orders/customer/${GUEST.id}`
const listOf = (headers: Record<string, string>): Call => ({ method: 'GET', path: orders, headers })
const orderBy = (headers: Record<string, string>): Call => ({ method: 'POST', path: orders, headers, body: lines })

/** The sandbox of a client's turn. No two clients use the same sandbox. */
function sandboxOf(client: number, turn: number): number {
  return client + CLIENTS * (turn % (SANDBOXES / CLIENTS))
}

interface Work {
  readonly read: Load
  readonly write: Load
}

async function workOfOurs(host: Measured): Promise<Work> {
  const call = caller(host.origin)
  const headers = await signIn(call, SANDBOXES)
  const of = (client: number, turn: number) => headers[sandboxOf(client, turn)] ?? {}
  const read = await load(call, CLIENTS, MEASURE_S, (client, turn) => ({ call: listOf(of(client, turn)) }))
  const write = await load(call, CLIENTS, MEASURE_S, (client, turn) => ({ call: orderBy(of(client, turn)) }))
  return { read, write }
}

async function workOfPlain(host: Measured): Promise<Work> {
  const call = caller(host.origin)
  const guest = (client: number, turn: number) => `guest-${sandboxOf(client, turn)}`
  const read = await load(call, CLIENTS, MEASURE_S, (client, turn) => {
    return { call: { method: 'GET', path: `/orders?guestId=${guest(client, turn)}` } }
  })
  const write = await load(call, CLIENTS, MEASURE_S, (client, turn) => {
    const body = {
      ...lines,
      guestId: guest(client, turn),
      status: 'CREATED',
      totalPrice: 21.5,
      createdAt: new Date().toISOString(),
    }
    return { call: { method: 'POST', path: '/orders', body } }
  })
  return { read, write }
}

async function using<Result>(host: Measured, work: (host: Measured) => Promise<Result>): Promise<Result> {
  try {
    return await work(host)
  } finally {
    await host.stop()
  }
}

/** Runs the same load on the demo host and on plain json-server, one after the other. */
async function besidePlain(): Promise<Figure[]> {
  const ours = await using(await startOurs(SANDBOXES, STORED / SANDBOXES), workOfOurs)
  const plain = await using(await startPlain(SANDBOXES, STORED / SANDBOXES), workOfPlain)
  for (const kind of ['read', 'write'] as const) {
    const say = ({ throughput, p99 }: Load) => `${throughput.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms`
    console.log(`${kind}s at ${STORED} stored orders: ours ${say(ours[kind])}; plain json-server ${say(plain[kind])}`)
  }
  return [
    ratio('reads: throughput, ours : plain', ours.read.throughput / plain.read.throughput, 1.5, true),
    ratio('writes: throughput, ours : plain', ours.write.throughput / plain.write.throughput, 10, true),
    ratio('reads: p99, ours : plain', ours.read.p99 / plain.read.p99, 1, false),
    ratio('writes: p99, ours : plain', ours.write.p99 / plain.write.p99, 1, false),
    none('errors of ours', [...ours.read.errors, ...ours.write.errors]),
  ]
}

/** Many clients use many sandboxes for `SOAK_S` seconds. Every confirmed order must be listed afterwards. */
async function soak(host: Measured): Promise<Figure[]> {
  const call = caller(host.origin)
  const headers = await signIn(call, SANDBOXES)
  const answered = headers.map(() => new Set<string>())
  const running = load(call, CLIENTS, SOAK_S, (client, turn) => {
    const sandbox = sandboxOf(client, turn)
    const of = headers[sandbox] ?? {}
    if (turn % 5 !== 0) return { call: listOf(of) }
    const heard = ({ text }: Answered) => void answered[sandbox]?.add((JSON.parse(text) as { id: string }).id) // the mock server's own response
    return { call: orderBy(of), heard }
  })
  await wait(20_000)
  const early = host.memory()
  await wait(SOAK_S * 1000 - 20_000)
  const late = host.memory()
  const { calls, errors, throughput, p99 } = await running
  const lost: string[] = []
  for (const [sandbox, ids] of answered.entries()) {
    const { text } = await call(listOf(headers[sandbox] ?? {}))
    const { content } = JSON.parse(text) as { content: { id: string }[] } // the mock server's own response
    const listed = new Set(content.map(({ id }) => id))
    lost.push(...[...ids].filter((id) => !listed.has(id)))
  }
  const written = answered.reduce((sum, { size }) => sum + size, 0)
  console.log(
    `${SANDBOXES} sandboxes with 50 orders, ${CLIENTS} clients, ${SOAK_S} s: ${calls} calls, ${throughput.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms; ` +
      `${written} orders placed; memory ${early.toFixed(0)} MiB at 20 s, ${late.toFixed(0)} MiB at ${SOAK_S} s`,
  )
  return [
    none(`errors in ${SOAK_S} s`, errors),
    none('orders lost', lost),
    ratio(`memory, at ${SOAK_S} s : at 20 s`, late / early, 1.2, false),
  ]
}

/** CPU time per call to one sandbox, in milliseconds, while the other sandboxes contain `others` orders in total. */
async function costBeside(others: number): Promise<number> {
  return using(await startOurs(SANDBOXES, others / SANDBOXES), async (host) => {
    const call = caller(host.origin)
    const own = { 'x-sandbox': 'f'.repeat(32) }
    const { accountNumber, roomNumber } = GUEST
    const { text } = await call({
      method: 'POST',
      path: '/api/customer/login',
      headers: own,
      body: { accountNumber, roomNumber },
    })
    const { sessionId } = JSON.parse(text) as { sessionId: string } // the mock server's own response
    const headers = { authorization: `Bearer ${sessionId}` }
    const work = (seconds: number) => {
      return load(call, 4, seconds, (_client, turn) => ({ call: turn % 50 === 0 ? orderBy(headers) : listOf(headers) }))
    }
    await work(3)
    const before = host.cpu()
    const { calls } = await work(MEASURE_S)
    return (host.cpu() - before) / calls
  })
}

async function growth(): Promise<Figure[]> {
  const few = await costBeside(1000)
  const many = await costBeside(100_000)
  console.log(
    `processor time for a call: ${few.toFixed(3)} ms beside 1,000 orders of other sandboxes, ${many.toFixed(3)} ms beside 100,000`,
  )
  return [ratio('cost of a call, beside 100,000 : beside 1,000', many / few, 1.2, false)]
}

/** The parts of the benchmark; `--only NAME` runs one of them. */
const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  plain: besidePlain,
  soak: async () => using(await startOurs(SANDBOXES, 50), soak),
  growth,
  hostile,
}

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
const wanted = Object.entries(parts).filter(([name]) => only === undefined || name === only)
if (wanted.length === 0) throw new Error(`--only takes ${Object.keys(parts).join(', ')}`)
const figures: Figure[] = []
for (const [, measure] of wanted) figures.push(...(await measure()))
console.log('')
for (const { what, is, aim, holds } of figures) console.log(`${holds ? '✓' : '✗'} ${what}: ${is} (${aim})`)
if (figures.some(({ holds }) => !holds)) process.exitCode = 1
