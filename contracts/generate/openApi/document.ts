import { readFileSync } from 'node:fs'
import { endpointOf, callNames, isProposed, isProtected } from '#contracts/calls.ts'
import { answersTo, PROPOSAL } from '#contracts/generate/calls/answers.ts'
import { queries, requestBodies, responses } from '#contracts/generate/calls/bodies.ts'
import type { Documented } from '#contracts/generate/calls/documented.ts'
import { errorStatuses, operations, stepOf, steps } from '#contracts/generate/calls/operations.ts'
import { SUCCESSES } from '#contracts/generate/calls/reactions.ts'
import { ACCEPTED } from '#contracts/pact.ts'
import { KEY_PATTERN } from '#mock-server/handlers/idempotency.ts'
import { statusText } from '#mock-server/handlers/http.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { signedInAs } from '#tests/support/servers/guestClient.ts'
import { generatorSafe, withReferences, type Components, type Schema } from './components.ts'
import { examplesOf, successesOf, type Examples } from './examples.ts'

/** The Java library of the contract, whose version is the contract's. */
const pom = new URL('../../jvm/pom.xml', import.meta.url)

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

function json(schema: Schema, examples: Examples | undefined): Schema {
  return { 'application/json': { schema, ...(examples && { examples }) } }
}

/** The ranges of errors without an entry of their own, each with a status of its example. */
const otherErrors = [
  { range: '4XX', description: 'Any other error of the request.', status: 400 },
  { range: '5XX', description: 'The API has failed.', status: 500 },
] as const

/** An example of each error, by name. */
const errorExamples = Object.fromEntries(
  [...errorStatuses, 500].map((status) => {
    const summary = statusText(status)
    return [`error${status}`, { summary, value: { error: summary, message: 'What is wrong, for developers' } }]
  }),
)

/** The content of an error, also in the form that Spring gives it (RFC 9457). */
function errorContent(status: number, components: Components): Schema {
  const content = {
    schema: withReferences(problem, components),
    examples: { error: { $ref: `#/components/examples/error${status}` } },
  }
  return { 'application/json': content, 'application/problem+json': content }
}

function responsesOf(name: CallName, components: Components): Schema {
  const body = responses[name]
  const answers = answersTo(name)
  const success = answers.find(({ status }) => SUCCESSES.includes(status))?.guest
  const otherSuccesses = answers.filter(({ status }) => /^2\d\d$/.test(status) && !SUCCESSES.includes(status))
  const content = body && json(withReferences(body, components), examplesOf(name, 'response'))
  return {
    [content ? '200' : String(ACCEPTED)]: { description: success, ...(content && { content }) },
    ...Object.fromEntries(otherSuccesses.map(({ status, guest }) => [status, { description: guest }])),
    ...(content === undefined && { '2XX': { description: 'Any other success counts as the same.' } }),
    ...Object.fromEntries(
      answers.flatMap(({ error, when, guest }) => {
        const description = `${when} What the guest sees: ${guest}.`
        return error === undefined ? [] : [[error, { description, content: errorContent(error, components) }]]
      }),
    ),
    ...Object.fromEntries(
      otherErrors.map(({ range, description, status }) => [
        range,
        { description, content: errorContent(status, components) },
      ]),
    ),
  }
}

function queryOf(name: CallName): Schema[] {
  const [first] = successesOf(name)
  return Object.entries(queries[name]?.properties ?? {}).map(([parameter, field]) => {
    const { 'x-source': source, description, ...schema } = field
    const example = first?.request.query?.[parameter]
    return { name: parameter, in: 'query', required: true, description, schema, example, 'x-source': source }
  })
}

/** Parameters that several calls share. */
const parameters = {
  personId: {
    ...{ name: 'personId', in: 'path', required: true, 'x-source': 'specified' },
    description: 'The `personId` of the login, as text, percent-encoded.',
    schema: { type: 'string', minLength: 1 },
    example: signedInAs.personId,
  },
  idempotencyKey: {
    ...{ name: 'Idempotency-Key', in: 'header', required: false, 'x-source': 'unknown', 'x-proposal': true },
    description: `${PROPOSAL} The id of the submission: a request with a key that this guest has used before is answered as the first one, and nothing is stored twice. Sent only with the option \`idempotencyKey\`.`,
    schema: { type: 'string', pattern: KEY_PATTERN.source },
    example: '0123456789abcdef0123456789abcdef',
  },
}

function parametersOf(name: CallName): Schema[] {
  const reference = (parameter: keyof typeof parameters) => ({ $ref: `#/components/parameters/${parameter}` })
  const isSubmission = operations[name].errors.includes(409)
  return [
    ...(endpointOf(name).path.includes('{personId}') ? [reference('personId')] : []),
    ...(isSubmission ? [reference('idempotencyKey')] : []),
    ...queryOf(name),
  ]
}

function operationOf(name: CallName, components: Components): Schema {
  const body = requestBodies[name]
  const { summary, description } = operations[name]
  const allParameters = parametersOf(name)
  const mark = isProposed(name) ? `${PROPOSAL} ` : ''
  return {
    operationId: name,
    tags: [stepOf(name).name],
    summary: isProposed(name) ? `${summary} (proposal)` : summary,
    description: `${mark}${description}`,
    ...(isProposed(name) && { 'x-proposal': true }),
    security: isProtected(name) ? [{ session: [] }] : [],
    ...(allParameters.length > 0 && { parameters: allParameters }),
    ...(body && {
      requestBody: { required: true, content: json(withReferences(body, components), examplesOf(name, 'request')) },
    }),
    responses: responsesOf(name, components),
  }
}

const info = {
  title: 'Hotel API as used by the guest app',
  version: /<version>([\d.]+)</.exec(readFileSync(pom, 'utf8'))?.[1],
  summary: 'The calls that the Hotel Guest Companion makes.',
  description:
    'The part of the hotel’s API that the Hotel Guest Companion uses: a view of the contract, not the API’s own description. `x-source` says where a field comes from: `specified` by the hotel, `inferred` or `unknown` by us, or an `option` of the app. `x-proposal` marks what no API needs to have yet.',
  contact: { name: 'The team of the Hotel Guest Companion: open an issue in its repository' },
  license: { name: 'MIT', identifier: 'MIT' },
}

/**
 * The calls that the app makes, as an OpenAPI 3.1 document. By default for code generators; without `convert` with the
 * types of values that may have several, for validators.
 */
export function openApiDocument(convert: Components['convert'] = generatorSafe): Schema {
  const components: Components = { at: '#/components/schemas', schemas: {}, convert }
  const paths: Record<string, Schema> = {}
  for (const name of callNames) {
    const { method, path } = endpointOf(name)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, components) }
  }
  const session = { type: 'http', scheme: 'bearer', description: 'The `sessionId` of the login.' }
  return {
    openapi: '3.1.0',
    info,
    servers: [
      { url: 'https://api.hotel.example/guest', description: 'The hotel’s API; each hotel has its own address.' },
      { url: 'http://127.0.0.1:4320/api', description: 'The stub, `npm run fake`.' },
    ],
    tags: steps.map(({ name, works }) => ({ name, description: works })),
    paths,
    components: { schemas: components.schemas, parameters, examples: errorExamples, securitySchemes: { session } },
  }
}
