import { callNames, endpointOf, isProposed, isProtected } from '#contracts/calls.ts'
import { EXIT_NOT_RUN } from '#contracts/verification/address.ts'
import { CliError } from '#src/build/cliError.mjs'
import { fieldsOf } from '#src/lib/unknown.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { isEncodable } from '#src/schemas/fields.ts'
import type { Answer, Send } from './answer.ts'
import type { DoctorOptions } from './options.ts'

type Purpose = 'read for all' | 'read for the guest' | 'login' | 'an unknown guest' | 'an unknown session' | 'preflight'

export interface Answered {
  readonly purpose: Purpose
  readonly name: CallName
  readonly call: string
  readonly answer: Answer
}

/** An id as the app writes it into a path; empty where it cannot. */
export function idText(id: unknown): string {
  const text = typeof id === 'string' || typeof id === 'number' || typeof id === 'bigint' ? String(id) : ''
  return isEncodable(text) ? text : ''
}

/** The headers of a call that a browser asks for in a preflight. */
export function askedHeaders(name: CallName): string[] {
  const isPost = endpointOf(name).method === 'POST'
  return [...(isProtected(name) ? ['authorization'] : []), ...(isPost ? ['content-type'] : [])]
}

/** Makes the calls, one after the other. Throws when nothing answers. */
export async function examine(options: DoctorOptions, send: Send) {
  const { baseUrl, origin, account, headers: always } = options
  const calls: Answered[] = []
  const unanswered: { call: string; failure: string }[] = []

  async function ask(purpose: Purpose, name: CallName, { guest = '0', session = '', body = {} } = {}) {
    const { method, path: template } = endpointOf(name)
    const query = name === 'getMenus' ? '?languageCode=bg&menuType=breakfast' : ''
    const path = template.replace('{personId}', encodeURIComponent(guest)) + query
    const isPreflight = purpose === 'preflight'
    const headers = new Headers({ accept: 'application/json', ...always })
    if (session !== '') headers.set('authorization', `Bearer ${session}`)
    if (method === 'POST') headers.set('content-type', 'application/json')
    if (origin !== undefined) headers.set('origin', origin)
    const request = { method, headers, ...(method === 'POST' && { body: JSON.stringify(body) }) }
    const asked = {
      'access-control-request-method': method,
      'access-control-request-headers': askedHeaders(name).join(),
    }
    const preflight = { method: 'OPTIONS', headers: { ...(origin !== undefined && { origin }), ...asked } }
    const subject = purpose.startsWith('an unknown') ? ` of ${purpose}` : ''
    const call = `${isPreflight ? 'OPTIONS for ' : ''}${method} ${path}${subject}`
    try {
      const answer = await send(new URL(baseUrl + path), isPreflight ? preflight : request)
      calls.push({ purpose, name, call, answer })
      return fieldsOf(answer.value)
    } catch (error) {
      unanswered.push({ call, failure: (error as Error).message }) // as `send` rejects
      return {}
    }
  }

  await ask('read for all', 'getConfigurations')
  if (unanswered[0]) throw new CliError(`Nothing answers at ${baseUrl}: ${unanswered[0].failure}`, EXIT_NOT_RUN)
  await ask('read for all', 'getMenus')
  await ask('an unknown session', 'getProducts', { session: 'contracts-doctor' })
  await ask('an unknown guest', 'login', { body: { accountNumber: 'contracts-doctor', roomNumber: '0' } })
  const session = fieldsOf(account && (await ask('login', 'login', { body: account })))
  const guest = idText(session['personId'])
  const token = idText(session['sessionId']).replace(/.*[^!-~].*/s, '')
  const names = callNames.filter((name) => !isProposed(name) && askedHeaders(name).length > 0)
  for (const name of guest !== '' && token !== '' ? names.filter((each) => endpointOf(each).method === 'GET') : []) {
    const purpose = name === 'getProducts' ? 'read for all' : 'read for the guest'
    await ask(purpose, name, { guest, session: token })
  }
  const needsCors = origin !== undefined && origin !== new URL(baseUrl).origin
  for (const name of needsCors ? names : []) await ask('preflight', name)
  return { options, calls, unanswered }
}

export type Examined = Awaited<ReturnType<typeof examine>>
