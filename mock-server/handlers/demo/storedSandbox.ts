import { tableNames } from '#mock-server/store/columns.ts'
import type { TableName } from '#mock-server/store/tables.ts'
import { PRESENTER_BODY_LIMIT, readText } from '#mock-server/handlers/http/parse.ts'
import { json, HttpError } from '#mock-server/handlers/http/responses.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import type { PresenterRoute } from '#mock-server/handlers/route.ts'
import { nextProspect, prospectIn } from '#mock-server/live.ts'
import { forgetMirror } from './mirror.ts'
import { exportedSandbox, readSandbox } from './exportedSandbox.ts'

function tableNamed(name: string | undefined): TableName {
  const known = tableNames.find((each) => each === name)
  if (known !== undefined) return known
  throw new HttpError(404, `There is no table ${JSON.stringify(name)}; there are: ${tableNames.join(', ')}`)
}

/** The rows of a table as the desk shows them: session tokens are redacted, and pictures have their length only. */
function shownRows({ store }: Hotel, name: TableName): object[] {
  if (name === 'sessions') return store.sessions.where().map((row) => ({ ...row, id: '•••' }))
  if (name === 'pictures') return store.pictures.where().map(({ id, data }) => ({ id, data: `${data.length}` }))
  return store[name].where()
}

/** All tables as `shownRows` shows them. */
export function shownTables(hotel: Hotel): object {
  return Object.fromEntries(tableNames.map((name) => [name, shownRows(hotel, name)]))
}

/** Exports and imports the sandbox, and lists its tables. Session tokens are left out or redacted. */
export const storedSandboxRoutes: readonly PresenterRoute[] = [
  {
    method: 'GET',
    path: 'sandbox',
    access: 'presenter',
    handle(_request, { hotel }) {
      const sandbox = exportedSandbox(hotel)
      const { length } = new TextEncoder().encode(JSON.stringify(sandbox))
      if (length <= PRESENTER_BODY_LIMIT) return json(200, sandbox)
      const message = `This sandbox takes ${length} bytes, and a desk can bring back ${PRESENTER_BODY_LIMIT} at most`
      throw new HttpError(409, message, { field: 'sandbox' })
    },
  },
  {
    method: 'PUT',
    path: 'sandbox',
    access: 'presenter',
    async handle(request, { hotel }) {
      const text = await readText(request, PRESENTER_BODY_LIMIT)
      const fresh = hotel.seed()
      const tables = readSandbox(text, fresh)
      const language = prospectIn(hotel.prospect)?.language ?? 'bg'
      hotel.store.reset({ ...fresh, ...tables })
      nextProspect(hotel.prospect, language)
      forgetMirror(hotel)
      hotel.running.clear()
      return json(200, { imported: Object.keys(tables) })
    },
  },
  {
    method: 'GET',
    path: 'tables',
    access: 'presenter',
    handle(_request, { hotel }) {
      const rows = hotel.store.dump()
      return json(
        200,
        tableNames.map((name) => ({ name, rows: rows[name].length })),
      )
    },
  },
  {
    method: 'GET',
    path: 'tables/:name',
    access: 'presenter',
    handle(_request, { hotel, params }) {
      const name = tableNamed(params['name'])
      return json(200, shownRows(hotel, name))
    },
  },
]
