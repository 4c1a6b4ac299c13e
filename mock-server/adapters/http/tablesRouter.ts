import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'
import jsonServer from 'json-server'
import { DEMO_BASE } from '#mock-server/handlers/answer.ts'
import { HttpError } from '#mock-server/handlers/http/responses.ts'
import { sendWebResponse } from './webBridge.ts'

/** The path below which presenters and engineers read a hotel's tables. */
export const TABLES_PATH = `${DEMO_BASE}/db`

/** A response for which json-server's router reads these tables. */
export class TablesResponse extends Response {
  readonly tables: object

  constructor(tables: object) {
    super(null)
    this.tables = tables
  }
}

/**
 * Answers a GET with json-server's router, such as `orders?_sort=createdAt&_order=desc&_page=1` or `guests?q=305`. The tables are a copy.
 */
export function sendTables({ tables }: TablesResponse, request: ExpressRequest, response: ExpressResponse): void {
  const router = jsonServer.router(tables)
  router.stack.pop() // its handler of errors, which sends a stack trace
  Object.assign(router, { render: () => response.json(response.locals['data']) }) // by default JSONP
  // One text for each parameter, as json-server expects.
  const { callback: _jsonp, ...query } = Object.fromEntries(new URL(request.url, 'http://localhost').searchParams)
  request.query = query
  request.url = request.url.slice(TABLES_PATH.length)
  const refuse = (error: HttpError) => void sendWebResponse(error.toResponse(), response)
  if (/^\/db\/?(?:\?|$)/.test(request.url)) return refuse(new HttpError(404, 'Read the tables one by one'))
  router(request, response, () => refuse(new HttpError(400, 'json-server cannot read this query')))
}
