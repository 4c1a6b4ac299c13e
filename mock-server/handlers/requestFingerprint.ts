import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { stringify } from 'safe-stable-stringify'

/** JSON without what means nothing in it: the order of fields and white space. Anything else stays as it is. */
function canonical(body: string): string {
  try {
    return stringify(JSON.parse(body)) ?? body
  } catch {
    return body
  }
}

/**
 * A digest of a POST and its body, the same for two that say the same. `path` is relative to the API base. Not by
 * `crypto.subtle`, which a page on the LAN by plain http does not have.
 */
export function requestFingerprint(path: string, body: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${path} ${canonical(body)}`)))
}
