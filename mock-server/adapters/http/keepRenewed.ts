import type { ServerCertificate } from './openServers.ts'

/** How often the certificate is compared with this computer's addresses. */
const INTERVAL_MS = 10_000

/** Calls `renew` whenever `current` gives another certificate than before. Returns a function that stops it. */
export function keepRenewed(
  first: ServerCertificate,
  current: () => Promise<ServerCertificate>,
  renew: (next: ServerCertificate) => void,
): () => void {
  let { cert } = first
  async function check(): Promise<void> {
    const next = await current()
    if (next.cert !== cert) renew(next)
    cert = next.cert
  }
  // A failure, as on a full disk, leaves the certificate as it is.
  const timer = setInterval(() => void check().catch(() => undefined), INTERVAL_MS).unref()
  return () => clearInterval(timer)
}
