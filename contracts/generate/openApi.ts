import { endpointOf, callNames, isProposed, isProtected, type CallName } from '#contracts/calls.ts'
import { queryFields, responseFields, requestFields, type Field, type Fields, type Kind } from './fields.ts'
import { reactionsTo } from './reactions.ts'

type Schema = Record<string, unknown>

const kinds: Readonly<Record<Kind, Schema>> = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  money: { type: 'number', minimum: 0, maximum: 10_000_000, multipleOf: 0.01 },
  stars: { type: 'number', minimum: 0.5, maximum: 5, multipleOf: 0.5 },
  id: { type: ['string', 'number'] },
  date: { type: 'string', format: 'date' },
  'date-time': { type: 'string', format: 'date-time' },
}

function orNull(schema: Schema): Schema {
  const types = [schema['type']].flat()
  return { ...schema, type: [...types, 'null'] }
}

function leaf({ kind, source, optional = false, oneOf, note }: Field): Schema {
  const schema = optional ? orNull(kinds[kind]) : kinds[kind]
  return {
    ...schema,
    ...(oneOf && { enum: oneOf }),
    ...(note !== undefined && { description: note }),
    'x-source': source,
  }
}

/** Builds a nested JSON schema from fields with paths. */
function nest(entries: readonly (readonly [steps: readonly string[], field: Field])[]): Schema {
  const [first] = entries
  if (first === undefined) return {}
  if (first[0].length === 0) return leaf(first[1])
  const below = (step: string) =>
    entries.filter(([steps]) => steps[0] === step).map(([steps, field]) => [steps.slice(1), field] as const)
  if (first[0][0] === '[]') return { type: 'array', items: nest(below('[]')) }
  const names = [...new Set(entries.map(([steps]) => steps[0] ?? ''))]
  const isRequired = (name: string) => !name.endsWith('?') && below(name).some(([, { optional = false }]) => !optional)
  const required = names.filter(isRequired)
  const properties = Object.fromEntries(names.map((name) => [name.replace('?', ''), nest(below(name))]))
  return { type: 'object', ...(required.length > 0 && { required }), properties }
}

function schemaOf(fields: Fields): Schema {
  return nest(Object.entries(fields).map(([path, field]) => [path.match(/\[\]|[^.[\]]+/g) ?? [], field] as const))
}

function json(fields: Fields): Schema {
  return { content: { 'application/json': { schema: schemaOf(fields) } } }
}

function responsesOf(name: CallName): Schema {
  const fields = responseFields[name]
  const [first, ...rest] = reactionsTo(name)
  const success = { description: first?.[1], ...(fields && json(fields)) }
  const exact = rest.filter(([status]) => /^\d{3}$/.test(status))
  const others = rest
    .filter(([status]) => !/^\d{3}$/.test(status))
    .map(([status, reaction]) => `${status}: ${reaction}`)
  return {
    [fields ? '200' : '2XX']: success,
    ...Object.fromEntries(exact.map(([status, description]) => [status, { description }])),
    default: { description: others.join('. ') },
  }
}

function parametersOf(name: CallName): Schema[] {
  const inPath = endpointOf(name).path.includes('{personId}')
  const person = { name: 'personId', in: 'path', required: true, schema: kinds.id, 'x-source': 'specified' }
  const query = Object.entries(queryFields[name] ?? {}).map(([parameter, field]) => {
    const { 'x-source': source, description, ...schema } = leaf(field)
    return { name: parameter, in: 'query', required: true, description, schema, 'x-source': source }
  })
  return [...(inPath ? [person] : []), ...query]
}

function operationOf(name: CallName): Schema {
  const body = requestFields[name]
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
    servers: [{ url: '/api', description: 'The fake hotel; a real API has its own URL' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The `sessionId` of the login' } },
    },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
