import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** The result of the five-minute demo. */
export interface DemoRun {
  /** The duration of each call in milliseconds. */
  readonly took: readonly number[]
  readonly errors: readonly string[]
}

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

interface Answered {
  readonly status: number
  readonly cookie: string
  readonly text: string
}

/** The source address of the phone, so that the host treats it as another device (Linux only). */
const PHONE = '127.0.0.200'

/** Repeats the demo until `isOver`: one presenter on the host's computer and one phone. */
export async function presentDemo(port: number, key: string, isOver: () => boolean): Promise<DemoRun> {
  const took: number[] = []
  const errors: string[] = []

  function ask(
    localAddress: string,
    path: string,
    { method = 'GET', headers = {}, body }: Asked = {},
  ): Promise<Answered> {
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const json =
      sent === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) }
    const began = performance.now()
    return new Promise((resolve) => {
      const fail = (error: unknown) => {
        errors.push(`${method} ${path}: ${String(error)}`)
        resolve({ status: 0, cookie: '', text: '' })
      }
      const options = {
        host: '127.0.0.1',
        port,
        localAddress,
        path,
        method,
        agent: false,
        headers: { host: 'localhost', ...headers, ...json },
      }
      const call = request(options, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (text += part))
        response.on('error', fail)
        response.on('end', () => {
          took.push(performance.now() - began)
          const status = response.statusCode ?? 0
          if (status >= 400) errors.push(`${method} ${path}: ${status} ${text.slice(0, 100)}`)
          resolve({ status, cookie: (response.headers['set-cookie']?.[0] ?? '').split(';', 1)[0] ?? '', text })
        })
      })
      call.on('error', fail).end(sent)
    })
  }

  async function openApp(from: string, path: string, headers: Readonly<Record<string, string>>): Promise<void> {
    await ask(from, path, { headers: { ...headers, accept: 'text/html' } })
    await Promise.all(Array.from({ length: 12 }, (_, n) => ask(from, `/assets/${n}.js`)))
  }

  async function phone(sandbox: string): Promise<void> {
    const { cookie } = await ask(PHONE, `/?sandbox=${sandbox}`, { headers: { accept: 'text/html' } })
    await openApp(PHONE, '/', { cookie })
    await ask(PHONE, '/api/configurations', { headers: { cookie } })
    const login = { method: 'POST', headers: { cookie }, body: { accountNumber: '100200', roomNumber: '305' } }
    const [, token = ''] = /"sessionId":"([^"]+)"/.exec((await ask(PHONE, '/api/customer/login', login)).text) ?? []
    const headers = { authorization: `Bearer ${token}` }
    const post = (path: string, body: object) => ask(PHONE, path, { method: 'POST', headers, body })
    for (const path of ['/api/products', '/api/menus/all/params?menuType=breakfast&languageCode=bg'])
      await ask(PHONE, path, { headers })
    const steps = [
      () => post('/api/orders/customer/1001', { message: '', productIds: ['espresso', 'espresso'] }),
      () =>
        post('/api/reports/customer/1001', { customerMessage: 'Климатикът шуми', status: 'CREATED', category: 'Шум' }),
      () => post('/api/customers/rating/1001', { ratingValue: 5, internalMessage: '', publicMessage: '' }),
      ...['orders', 'dining/reservation', 'generic-requests', 'reports'].map(
        (list) => () => ask(PHONE, `/api/${list}/customer/1001`, { headers }),
      ),
    ]
    for (const step of steps) {
      await step()
      await wait(50)
    }
  }

  async function desk(sandbox: string, headers: Readonly<Record<string, string>>): Promise<void> {
    const atDesk = { 'x-desk-key': key, 'x-sandbox': sandbox }
    await openApp('127.0.0.1', '/__demo/', { ...headers, ...atDesk })
    for (let turn = 0; turn < 5; turn += 1) {
      const { text } = await ask('127.0.0.1', '/__demo/desk', { headers: atDesk })
      const [, order] =
        /"id":"([^"]+)","status":"CREATED","next":\["ACCEPTED"[^{]*\{[^}]*\},"kind":"orders"/.exec(text) ?? []
      const accept = { method: 'POST', headers: atDesk, body: { status: 'ACCEPTED' } }
      if (order !== undefined) await ask('127.0.0.1', `/__demo/board/orders/${order}`, accept)
      await ask('127.0.0.1', '/__demo/faults/latency', {
        method: turn % 2 === 0 ? 'PUT' : 'DELETE',
        headers: atDesk,
        ...(turn % 2 === 0 && { body: { ms: 1 } }),
      })
      await wait(100)
    }
  }

  while (!isOver()) {
    const begun = await ask('127.0.0.1', '/__demo/begin', { method: 'POST', body: {} })
    const [, sandbox = ''] = /"sandbox":"([^"]+)"/.exec(begun.text) ?? []
    const at = { 'x-desk-key': key, 'x-sandbox': sandbox }
    await ask('127.0.0.1', '/__demo/desk', { headers: at })
    await Promise.all([phone(sandbox), desk(sandbox, { cookie: begun.cookie })])
  }
  return { took, errors }
}
