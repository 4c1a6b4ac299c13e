import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostCertificate } from './certificate.ts'

const DAY_MS = 86_400_000
const now = new Date('2026-05-14T09:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * DAY_MS)
let data: string

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'hotel-https-'))
})
afterEach(() => rmSync(data, { recursive: true }))

describe('the certificate of the host', () => {
  it('is for localhost and the addresses of the local network, signed by an authority that phones can trust', async () => {
    const { key, cert, authority } = await hostCertificate(data, ['192.168.1.5'], now)
    const [host, signer] = [new X509Certificate(cert), new X509Certificate(authority)]
    expect([host.ca, signer.ca]).toEqual([false, true])
    expect(host.verify(signer.publicKey)).toBe(true)
    expect(host.checkIssued(signer)).toBe(true)
    expect(host.checkPrivateKey(createPrivateKey(key))).toBe(true)
    expect(host.subjectAltName).toBe('DNS:localhost, IP Address:127.0.0.1, IP Address:192.168.1.5')
    // iOS trusts none that is valid for longer.
    const days = (new Date(host.validTo).getTime() - new Date(host.validFrom).getTime()) / DAY_MS
    expect(days).toBeLessThan(398)
  })

  it('is kept in the data folder, where only its user may read it', async () => {
    const first = await hostCertificate(data, ['10.0.0.4'], now)
    expect(await hostCertificate(data, ['10.0.0.4'], later(300))).toEqual(first)
    const files = ['authority', 'authority-key', 'host', 'host-key'].map((name) => join(data, 'https', `${name}.pem`))
    const modes = files.map((file) => statSync(file).mode % 0o1000)
    if (process.platform !== 'win32') expect(modes).toEqual(files.map(() => 0o600))
  })

  it('is renewed for a new address and before it expires, by the same authority', async () => {
    const first = await hostCertificate(data, ['10.0.0.4'], now)
    const moved = await hostCertificate(data, ['10.0.0.4', '10.0.0.9'], now)
    const renewed = await hostCertificate(data, ['10.0.0.4', '10.0.0.9'], later(360))
    expect(new Set([first, moved, renewed].map(({ cert }) => cert)).size).toBe(3)
    expect([moved.authority, renewed.authority]).toEqual([first.authority, first.authority])
    expect(new X509Certificate(moved.cert).checkIP('10.0.0.9')).toBe('10.0.0.9')
  })

  it('can be signed for private networks only, and for an address on the internet that this computer has', async () => {
    const constraintsOf = (pem: string) => new X509Certificate(pem).raw.toString('hex')
    const first = await hostCertificate(data, ['172.31.0.1'], now)
    expect(await hostCertificate(data, ['192.168.1.5', '169.254.7.7', '10.1.2.3'], now)).toMatchObject({
      authority: first.authority,
    })
    const next = await hostCertificate(data, ['172.32.0.1'], now)
    const own = 'ac200001ffffffff'
    expect([first, next].map(({ authority }) => constraintsOf(authority).includes(own))).toEqual([false, true])
    expect(await hostCertificate(data, ['172.32.0.1', '10.1.2.3'], now)).toMatchObject({ authority: next.authority })
    expect(new X509Certificate(next.cert).checkIP('172.32.0.1')).toBe('172.32.0.1')
  })
})
