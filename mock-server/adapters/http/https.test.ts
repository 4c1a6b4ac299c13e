import { request } from 'node:https'
import { connect } from 'node:net'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hostCertificate } from '#mock-server/host/certificate.ts'
import { openTestHost, json, type TestHost } from '#tests/support/servers/testHost.ts'
import { lanAddresses } from './hostNames.ts'
import type { ServerCertificate } from './openServers.ts'

const [lan = '127.0.0.1'] = lanAddresses()
const folder = mkdtempSync(join(tmpdir(), 'hotel-tls-'))
let certificate: ServerCertificate
let host: TestHost

beforeAll(async () => {
  certificate = await hostCertificate(folder, [lan])
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Sends a request over https, trusting the authority of the host; resolves with the status and the body. */
function sendSecure(path: string, headers = {}, body?: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const options = { host: lan, port: host.adapter.port, path, method, headers, ca: certificate.authority }
    const sent = request({ ...options, agent: false }, (answered) => {
      let text = ''
      answered.on('data', (part: Buffer) => (text += String(part)))
      answered.on('end', () => resolve({ status: answered.statusCode ?? 0, text }))
    })
    sent.on('error', reject).end(body)
  })
}

describe('a host with https', () => {
  const page = { accept: 'text/html' }
  const options = { lan: true, certificate: async () => certificate, deskKey: 'a'.repeat(32) }

  beforeEach(async () => {
    host = await openTestHost(options)
  })
  afterEach(() => host.close())

  it('serves the app and the API to other devices, with a certificate that its authority signed', async () => {
    expect(await sendSecure('/room-service', page)).toMatchObject({ status: 200, text: '<!doctype html>' })
    const guest = JSON.stringify({ accountNumber: '100200', roomNumber: '305' })
    const signedIn = await sendSecure('/api/customer/login', { ...json, origin: `https://${lan}` }, guest)
    expect(signedIn.status).toBe(403) // another port is another page
    const origin = `https://${lan}:${host.adapter.port}`
    expect(await sendSecure('/api/customer/login', { ...json, origin }, guest)).toMatchObject({ status: 200 })
  })

  it.skipIf(lan === '127.0.0.1')('tells a phone that comes over plain http what to tap once', async () => {
    const path = '/__demo/begin/?join=1&x=%22%3E'
    const { port } = host.adapter
    const headers = { ...page, host: `${lan}:${port}`, 'accept-language': 'es-ES' }
    const { status, body, headers: sent } = await host.send(path, { to: lan, headers })
    expect(status).toBe(200)
    expect(body.toString()).toContain(`href="https://${lan}:${port}/__demo/begin/?join=1&amp;x=%22%3E"`)
    expect(body.toString()).toContain('lang="es"')
    expect(sent['content-security-policy']).toContain(`connect-src https://${lan}:${port}`)
    const certificateFile = await host.send('/hotel-demo.crt', { to: lan, headers })
    expect(certificateFile.headers).toMatchObject({ 'content-type': 'application/x-x509-ca-cert' })
    expect(certificateFile.body.toString()).toBe(certificate.authority)
  })

  it.each(['', '\u0016', 'G'])('closes a connection that sends nothing but %j', async (bytes) => {
    const impatient = await openTestHost({ ...options, limits: { headersWithin: 200 } })
    const socket = connect(impatient.adapter.port, '127.0.0.1', () => bytes === '' || socket.write(bytes))
    socket.on('error', () => undefined).resume()
    await once(socket, 'close')
    expect(socket.destroyed).toBe(true)
    await impatient.close()
  })
})
