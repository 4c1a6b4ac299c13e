const primes = [2]
for (let n = 3; primes.length < 64; n += 2) if (primes.every((prime) => n % prime !== 0)) primes.push(n)

/** The first 32 bits of the fractional part. */
function fractionOf(root: number): number {
  return ((root % 1) * 2 ** 32) | 0
}

const start = primes.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime)))
const constants = primes.map((prime) => fractionOf(Math.cbrt(prime)))

const BLOCK = 64

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The text in UTF-8, then a 1 bit, zeros, and its length in bits, in whole blocks. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text)
  const all = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK)
  all.set(bytes)
  all[bytes.length] = 0x80
  const view = new DataView(all.buffer)
  view.setBigUint64(all.length - 8, BigInt(bytes.length) * 8n)
  return view
}

/** Adds a block to the hash, with room for 64 words to work in. */
function add(hash: readonly number[], message: DataView, block: number, words: DataView): number[] {
  const word = (n: number) => words.getInt32(4 * n)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (const [n, constant] of constants.entries()) {
    if (n < 16) words.setInt32(4 * n, message.getInt32(block + 4 * n))
    else {
      const [early, late] = [word(n - 15), word(n - 2)]
      const sigma0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3)
      const sigma1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10)
      words.setInt32(4 * n, word(n - 16) + sigma0 + word(n - 7) + sigma1)
    }
    const sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const one = h + sum1 + ((e & f) ^ (~e & g)) + constant + word(n)
    const other = sum0 + ((a & b) ^ (a & c) ^ (b & c))
    ;[a, b, c, d, e, f, g, h] = [(one + other) | 0, a, b, c, (d + one) | 0, e, f, g]
  }
  return [a, b, c, d, e, f, g, h].map((value, n) => ((hash[n] ?? 0) + value) | 0)
}

/**
 * The SHA-256 digest of a text in hexadecimal, by FIPS 180-4. The fake needs it at once and in a browser too, where the
 * Web Crypto API gives it later, and only in a secure context.
 */
export function sha256(text: string): string {
  const message = padded(text)
  const words = new DataView(new ArrayBuffer(4 * constants.length))
  let hash = start
  for (let block = 0; block < message.byteLength; block += BLOCK) hash = add(hash, message, block, words)
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
