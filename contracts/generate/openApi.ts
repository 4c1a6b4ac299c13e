import { readFileSync } from 'node:fs'
import { endpointOf, isProtected } from '#contracts/calls.ts'
import { bodiesOf } from '#contracts/interactions.ts'
import { ACCEPTED } from '#contracts/pact.ts'
import { statusText } from '#mock-server/handlers/http.ts'
import { signedInAs } from '#tests/support/servers/guestClient.ts'
import { queries, requestBodies, responses } from './calls/bodies.ts'
import type { Documented } from './calls/documented.ts'
import {
  errorStatuses,
  meanings,
  operations,
  steps,
  type ContractCall,
  type ErrorStatus,
  type Step,
} from './calls/operations.ts'
import { exampleOf } from './steps.ts'

type Schema = Record<string, unknown>

/** The Java library of the contract, whose version is the contract's. */
const pom = readFileSync(new URL('../jvm/pom.xml', import.meta.url), 'utf8')

/** The body of an error. */
const problem: Documented = {
  title: 'ErrorAnswer',
  type: 'object',
  description: 'No field is required, and the app needs none: it names `field` on the console.',
  properties: {
    error: { type: 'string', description: 'the name of the status' },
    field: { type: 'string', description: 'the field that is wrong' },
    message: { type: 'string', description: 'for developers; never shown to a guest' },
  },
}

/** Copies a schema without our own notes. Those with a title move to `named`, and references take their place. */
function withReferences(schema: Documented, named: Record<string, Schema>): Schema {
  const { title, properties, items, required = [], 'x-source': _source, description, format, ...rest } = schema
  const inner = (each: Documented) => withReferences(each, named)
  const copy: Schema = {
    ...rest,
    ...(required.length > 0 && { required }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, inner(field)])),
    }),
    ...(items && { items: inner(items) }),
    // A moment may have no time zone, which this format requires.
    ...(format !== undefined && format !== 'date-time' && { format }),
    // A link leads nowhere here.
    ...(description !== undefined && { description: description.replaceAll(/\[(.*?)\]\(.*?\)/g, '$1') }),
  }
  // Converters to OpenAPI 3.0 and code generators know no reference that may also be null.
  if (title === undefined || [schema.type].flat().includes('null')) return copy
  named[title] = copy
  return { $ref: `#/components/schemas/${title}` }
}

const component = (kind: 'responses' | 'parameters', name: string) => ({ $ref: `#/components/${kind}/${name}` })

/** The name of the answer with a status, such as `BadRequest`. */
const nameOf = (status: ErrorStatus) => statusText(status).replaceAll(' ', '')

/** The body of an error, also in the form that Spring gives it (RFC 9457). */
function errorResponse(description: string, named: Record<string, Schema>): Schema {
  const content = { schema: withReferences(problem, named) }
  return { description, content: { 'application/json': content, 'application/problem+json': content } }
}

/** The errors of all calls, each described once. */
function errorResponses(named: Record<string, Schema>): Schema {
  const known = errorStatuses.map((status) => [nameOf(status), errorResponse(meanings[status], named)])
  const other = errorResponse('Any other error of the request, or the API has failed.', named)
  return { ...Object.fromEntries(known), OtherError: other }
}

function responsesOf(name: ContractCall, named: Record<string, Schema>): Schema {
  const { success, errors } = operations[name]
  const schema = responses[name]
  const example = bodiesOf(exampleOf(name)).response
  const content = schema && { 'application/json': { schema: withReferences(schema, named), example } }
  return {
    [content ? '200' : ACCEPTED]: { description: success, ...(content && { content }) },
    ...(name === 'getRating' && { 204: { description: 'As 404.' } }),
    ...Object.fromEntries(errors.map((status) => [status, component('responses', nameOf(status))])),
    '4XX': component('responses', 'OtherError'),
    '5XX': component('responses', 'OtherError'),
  }
}

function parametersOf(name: ContractCall): Schema[] {
  const { query } = exampleOf(name).request
  const own = Object.entries(queries[name]?.properties ?? {}).map(([parameter, field]) => {
    const { 'x-source': _source, description, ...schema } = field
    return { name: parameter, in: 'query', required: true, description, schema, example: query?.[parameter] }
  })
  return endpointOf(name).path.includes('{personId}') ? [component('parameters', 'personId'), ...own] : own
}

function operationOf(name: ContractCall, step: Step, named: Record<string, Schema>): Schema {
  const { summary, description } = operations[name]
  const parameters = parametersOf(name)
  const body = requestBodies[name]
  const example = bodiesOf(exampleOf(name)).request
  const content = body && { 'application/json': { schema: withReferences(body, named), example } }
  return {
    ...{ operationId: name, tags: [step.name], summary, description },
    ...(!isProtected(name) && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: responsesOf(name, named),
  }
}

const personId = {
  ...{ name: 'personId', in: 'path', required: true },
  description: 'The `personId` of the login, percent-encoded.',
  schema: { type: 'string', minLength: 1 },
  example: signedInAs.personId,
}

/** The calls that the app makes, without the proposals, as an OpenAPI 3.1 document. */
export function openApiDocument(): Schema {
  const schemas: Record<string, Schema> = {}
  const paths: Record<string, Schema> = {}
  for (const step of steps) {
    for (const name of step.calls) {
      const { method, path } = endpointOf(name)
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, step, schemas) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hotel API as used by the guest app',
      version: /<version>([\d.]+)</.exec(pom)?.[1],
      description:
        'The part of the hotel’s API that the Hotel Guest Companion uses: a view of the contract, not the API’s own description.',
      contact: { name: 'The team of the Hotel Guest Companion: open an issue in its repository' },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [
      { url: 'https://api.hotel.example/guest', description: 'The hotel’s API; each hotel has its own address.' },
      { url: 'http://127.0.0.1:4320/api', description: 'The stub, `npm run fake`.' },
    ],
    security: [{ session: [] }],
    tags: steps.map(({ name, works }) => ({ name, description: works })),
    paths,
    components: {
      responses: errorResponses(schemas),
      schemas,
      parameters: { personId },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The `sessionId` of the login.' } },
    },
  }
}
