import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { stringify } from 'safe-stable-stringify'

/** JSON with sorted fields and without white space. Any other text is returned unchanged. */
function canonical(body: string): string {
  try {
    return stringify(JSON.parse(body)) ?? body
  } catch {
    return body
  }
}

/**
 * A digest of a POST and its body, equal for equal JSON in any order of fields. `path` is relative to the API base.
 * Does not use `crypto.subtle`, which is missing outside secure contexts, such as a page over plain http on a LAN.
 */
export function requestFingerprint(path: string, body: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${path} ${canonical(body)}`)))
}
