import { createPrivateKey, KeyObject, X509Certificate } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { ServerCertificate } from '#mock-server/adapters/http/openServers.ts'
import { textIn, writeSecret } from './storedKey.ts'

interface Signed {
  readonly key: string
  readonly cert: string
}

const DAY_MS = 86_400_000
/** iOS trusts no server certificate that is valid for longer than 825 days. */
const VALID_DAYS = { authority: 730, host: 365 }
/** One that expires sooner is replaced. */
const SPARE_MS = 7 * DAY_MS
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const NAME_CONSTRAINTS = '2.5.29.30'

/** The networks for which the authority may sign: private ones, and those that a device gives itself. */
const networks: readonly (readonly number[])[] = [
  [10, 0, 0, 0, 255, 0, 0, 0],
  [172, 16, 0, 0, 255, 240, 0, 0],
  [192, 168, 0, 0, 255, 255, 0, 0],
  [169, 254, 0, 0, 255, 255, 0, 0],
  [127, 0, 0, 0, 255, 0, 0, 0],
]

/** The network of one address, for a local network with addresses of the internet; `undefined` in the networks above. */
function ownNetworkOf(address: string): readonly number[] | undefined {
  const parts = address.split('.').map(Number)
  const isIn = (network: readonly number[]) =>
    parts.every((part, index) => (part & (network[index + 4] ?? 0)) === network[index])
  return networks.some(isIn) ? undefined : [...parts, 255, 255, 255, 255]
}

/** An element of DER with less than 256 bytes. */
function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const bytes = Buffer.concat(content)
  const length = bytes.length < 128 ? [bytes.length] : [0x81, bytes.length]
  return Buffer.concat([Buffer.of(tag, ...length), bytes])
}

const permitted = (network: readonly number[]) => der(0x30, der(0x87, Buffer.from(network)))

function ownNetworks(addresses: readonly string[]): (readonly number[])[] {
  return addresses.map(ownNetworkOf).filter((network) => network !== undefined)
}

/** A phone that trusts the authority trusts it for no other address on the internet. */
function nameConstraints(addresses: readonly string[]): Buffer {
  const subtrees = [...networks, ...ownNetworks(addresses)].map(permitted)
  return der(0x30, der(0xa0, der(0x30, der(0x82, Buffer.from('localhost'))), ...subtrees))
}

/** Whether an authority may sign for these addresses. */
function permits({ raw }: X509Certificate, addresses: readonly string[]): boolean {
  return ownNetworks(addresses).every((network) => raw.includes(permitted(network)))
}

/** Loads the library, which an http host does not need. */
async function loadX509() {
  await import('reflect-metadata')
  return import('@peculiar/x509')
}

function pemOf(key: CryptoKey): string {
  return String(KeyObject.from(key).export({ type: 'pkcs8', format: 'pem' }))
}

function periodOf(days: number, now: Date) {
  // A phone's clock may be behind.
  return { notBefore: new Date(now.getTime() - DAY_MS), notAfter: new Date(now.getTime() + days * DAY_MS) }
}

async function newKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
}

async function signingKeyOf(pem: string): Promise<CryptoKey> {
  const pkcs8 = createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' })
  return crypto.subtle.importKey('pkcs8', pkcs8, ALGORITHM, false, ['sign'])
}

async function makeAuthority(addresses: readonly string[], now: Date): Promise<Signed> {
  const x509 = await loadX509()
  const keys = await newKeys()
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    ...periodOf(VALID_DAYS.authority, now),
    name: [{ CN: [`Hotel demo on ${hostname()}`] }],
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      new x509.Extension(NAME_CONSTRAINTS, true, new Uint8Array(nameConstraints(addresses))),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  return { key: pemOf(keys.privateKey), cert: certificate.toString('pem') }
}

async function signHost(authority: Signed, addresses: readonly string[], now: Date): Promise<Signed> {
  const x509 = await loadX509()
  const keys = await newKeys()
  const issuer = new x509.X509Certificate(authority.cert)
  const certificate = await x509.X509CertificateGenerator.create({
    ...periodOf(VALID_DAYS.host, now),
    subject: [{ CN: ['Hotel demo'] }],
    issuer: issuer.subjectName,
    publicKey: keys.publicKey,
    signingKey: await signingKeyOf(authority.key),
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension([
        { type: 'dns', value: 'localhost' },
        ...['127.0.0.1', ...addresses].map((value) => ({ type: 'ip' as const, value })),
      ]),
      await x509.AuthorityKeyIdentifierExtension.create(issuer),
    ],
  })
  return { key: pemOf(keys.privateKey), cert: certificate.toString('pem') }
}

/** Two files in a folder: a certificate and its key. */
function filesOf(folder: string, name: string) {
  return { cert: join(folder, `${name}.pem`), key: join(folder, `${name}-key.pem`) }
}

function read(folder: string, name: string): Signed | undefined {
  const files = filesOf(folder, name)
  const [cert, key] = [textIn(files.cert), textIn(files.key)]
  return cert === undefined || key === undefined ? undefined : { cert, key }
}

function write(folder: string, name: string, { cert, key }: Signed): void {
  const files = filesOf(folder, name)
  writeSecret(files.key, key)
  writeSecret(files.cert, cert)
}

/** Whether a stored certificate belongs to its key, is valid for a while, and meets `more`. */
function isUsable(stored: Signed, now: Date, more: (certificate: X509Certificate) => boolean): boolean {
  try {
    const certificate = new X509Certificate(stored.cert)
    const left = new Date(certificate.validTo).getTime() - now.getTime()
    const hasBegun = new Date(certificate.validFrom).getTime() <= now.getTime()
    return left > SPARE_MS && hasBegun && certificate.checkPrivateKey(createPrivateKey(stored.key)) && more(certificate)
  } catch {
    return false
  }
}

/**
 * The certificate of a host for `localhost` and its addresses on the local network, signed by an authority of its own. Both are
 * kept in the data folder. The authority stays, so that a phone trusts it once; the certificate is renewed when an address
 * is added, both before they expire, and both for an address outside the private networks. Throws when the folder cannot be written.
 */
export async function hostCertificate(
  data: string,
  addresses: readonly string[],
  now = new Date(),
): Promise<ServerCertificate> {
  const folder = join(data, 'https')
  mkdirSync(folder, { recursive: true })
  let authority = read(folder, 'authority')
  if (
    authority === undefined ||
    !isUsable(authority, now, (certificate) => certificate.ca && permits(certificate, addresses))
  ) {
    authority = await makeAuthority(addresses, now)
    write(folder, 'authority', authority)
  }
  const { publicKey } = new X509Certificate(authority.cert)
  const fits = (certificate: X509Certificate) =>
    certificate.verify(publicKey) && addresses.every((address) => certificate.checkIP(address) !== undefined)
  let host = read(folder, 'host')
  if (host === undefined || !isUsable(host, now, fits)) {
    host = await signHost(authority, addresses, now)
    write(folder, 'host', host)
  }
  return { ...host, authority: authority.cert }
}
