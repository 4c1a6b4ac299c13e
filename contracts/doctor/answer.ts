import { isUtf8 } from 'node:buffer'

const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g
const MARK = '\uE000' // of a range that no text of a hotel uses

/** Parses JSON. Whole numbers above 2^53 become a `bigint`: `JSON.parse` rounds them. */
function parse(text: string): unknown {
  JSON.parse(text) // throws where only the marked text would be JSON
  const marked = text.replaceAll(STRING_OR_NUMBER, (token) => {
    return /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${MARK}${token}"` : token
  })
  return JSON.parse(marked, (_key, value: unknown) => {
    return typeof value === 'string' && value.startsWith(MARK) ? BigInt(value.slice(1)) : value
  })
}

/** The JSON of an answer, `undefined` where it is empty; or why the app cannot read it. */
function readJson(headers: Headers, body: Uint8Array): { value?: unknown; unreadable?: string } {
  const type = headers.get('content-type') ?? ''
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(type) ?? []
  if (!/^utf-?8$/i.test(charset)) return { unreadable: `has charset=${charset}, but the app reads UTF-8 always` }
  if (!isUtf8(body)) return { unreadable: 'is not UTF-8: in windows-1251, for example, no Cyrillic letter arrives' }
  const text = new TextDecoder().decode(body)
  if (/html/i.test(type) || /^\s*</.test(text)) return { unreadable: 'is HTML, as of a Wi-Fi portal' }
  try {
    return text.trim() === '' ? {} : { value: parse(text) }
  } catch {
    return { unreadable: 'is not JSON, or nested thousands of levels deep' }
  }
}

/** Makes calls that follow no redirect. They reject, with the reason, when there is no whole answer. */
export function sender(timeoutMs: number, call = fetch, now = () => performance.now()) {
  return async (url: URL, request: RequestInit) => {
    const started = now()
    try {
      const response = await call(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
      const body = new Uint8Array(await response.arrayBuffer())
      const { status, headers } = response
      return { status, headers, bytes: body.length, tookMs: now() - started, ...readJson(headers, body) }
    } catch (error) {
      const { name, message, cause = {} } = error as Error // as `fetch` rejects
      const { code = '', message: reason = message } = cause as { code?: string; message?: string }
      if (name === 'TimeoutError') throw new Error(`no answer in ${timeoutMs / 1000} s`, { cause: error })
      const isUntrusted = /CERT|SIGN/.test(code)
      const found = isUntrusted ? `the certificate or its chain is not trusted (${code})` : reason || code
      throw new Error(found, { cause: error })
    }
  }
}

export type Send = ReturnType<typeof sender>
export type Answer = Awaited<ReturnType<Send>>
