import { endpointOf, callNames, isProposed, isProtected } from '#contracts/calls.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { id } from '#src/schemas/fields.ts'
import { queries, requestBodies, responses } from './bodies.ts'
import { jsonSchemaOf, type Documented } from './documented.ts'
import { reactionsTo } from './reactions.ts'

type Schema = Record<string, unknown>

function json(schema: Documented): Schema {
  return { content: { 'application/json': { schema } } }
}

function responsesOf(name: CallName): Schema {
  const body = responses[name]
  const [first, ...rest] = reactionsTo(name)
  const success = { description: first?.[1], ...(body && json(body)) }
  const exact = rest.filter(([status]) => /^\d{3}$/.test(status))
  const others = rest
    .filter(([status]) => !/^\d{3}$/.test(status))
    .map(([status, reaction]) => `${status}: ${reaction}`)
  return {
    [body ? '200' : '2XX']: success,
    ...Object.fromEntries(exact.map(([status, description]) => [status, { description }])),
    default: { description: others.join('. ') },
  }
}

function parametersOf(name: CallName): Schema[] {
  const inPath = endpointOf(name).path.includes('{personId}')
  const person = { name: 'personId', in: 'path', required: true, schema: jsonSchemaOf(id), 'x-source': 'specified' }
  const query = Object.entries(queries[name]?.properties ?? {}).map(([parameter, field]) => {
    const { 'x-source': source, description, ...schema } = field
    return { name: parameter, in: 'query', required: true, description, schema, 'x-source': source }
  })
  return [...(inPath ? [person] : []), ...query]
}

function operationOf(name: CallName): Schema {
  const body = requestBodies[name]
  const parameters = parametersOf(name)
  return {
    operationId: name,
    ...(isProposed(name) && { 'x-proposal': true }),
    security: isProtected(name) ? [{ session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, ...json(body) } }),
    responses: responsesOf(name),
  }
}

/** The calls that the app makes, as OpenAPI 3.1. `x-source` is the source of each field, as in `FieldSource`. */
export function openApi(): string {
  const paths: Record<string, Schema> = {}
  for (const name of callNames) {
    const { method, path } = endpointOf(name)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) }
  }
  const description =
    'The part of the hotel’s API that the Hotel Guest Companion uses: a view of the contract, not the API’s own description.'
  const document = {
    openapi: '3.1.0',
    info: { title: 'Hotel API as used by the guest app', version: '1.0.0', description },
    servers: [{ url: '/api', description: 'The mock server; a real API has its own URL' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The `sessionId` of the login' } },
    },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
