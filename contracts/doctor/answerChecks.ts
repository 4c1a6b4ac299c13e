import { Ajv2020 as Ajv, type ErrorObject } from 'ajv/dist/2020.js'
import { responses } from '#contracts/generate/calls/bodies.ts'
import { fieldsOf } from '#src/lib/unknown.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { listedRows } from '#src/api/responses.ts'
import { idText, type Answered, type Examined } from './examine.ts'
import { checkOf, fail, warn, type Problem } from './findings.ts'

const REJECTED = 'the app reads it, the verifiers of the contract reject it'

const allCalls = ({ calls }: Examined) => calls.filter(({ purpose }) => purpose !== 'preflight')
export const statuses = checkOf('status', allCalls, 'every call has its status', ({ purpose, name, answer }) => {
  const { status } = answer
  const found = `answers ${status}`
  const refusals = purpose === 'an unknown guest' ? [400, 401, 403, 422] : [401, 403]
  if (purpose.startsWith('an unknown')) return refusals.includes(status) ? [] : [fail(found, 'Answer 401.')]
  const fix = 'Answer 200, or correct the base URL, the account or the header given here.'
  return status < 400 || (name === 'getRating' && status === 404) ? [] : [fail(found, fix)]
})

function withData({ calls }: Examined): Answered[] {
  return calls.filter(({ purpose, answer: { status } }) => {
    return (purpose === 'login' || purpose.startsWith('read')) && status >= 200 && status < 300
  })
}

export const readable = checkOf('JSON', withData, 'every answer is JSON in UTF-8', ({ answer }) => {
  const fix = 'Answer JSON in UTF-8, with Content-Type: application/json.'
  if (answer.unreadable !== undefined) return [fail(`the answer ${answer.unreadable}`, fix)]
  const type = answer.headers.get('content-type') ?? 'no content type'
  const isDeclared = answer.value === undefined || /^application\/json\b/i.test(type)
  return isDeclared ? [] : [warn(`the answer has ${type}: ${REJECTED}`, fix)]
})

/** The app reads their rows from the body only. */
const bareLists: readonly CallName[] = ['getConfigurations', 'getMenus']
const isWrapped = (name: CallName) => responses[name]?.type === 'object'
const isList = ({ name }: Answered) => name !== 'login' && name !== 'getRating'

/** The calls that returned JSON, but for a rating that there is not. */
function withJson(examined: Examined): Answered[] {
  const read = withData(examined).filter(({ answer }) => answer.unreadable === undefined)
  return read.filter(({ name, answer }) => name !== 'getRating' || answer.value !== undefined)
}
const listsOf = (examined: Examined) => withJson(examined).filter(isList)

function rowsOf({ name, answer: { value } }: Answered): readonly unknown[] | undefined {
  const rows = Array.isArray(value) || bareLists.includes(name) ? value : fieldsOf(value)['content']
  return Array.isArray(rows) ? rows : undefined
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'empty'
  if (typeof value === 'string') return `a text (${JSON.stringify(value.slice(0, 40))})`
  if (typeof value === 'number' || typeof value === 'bigint') return `a number (${value})`
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'boolean' || value === null) return String(value)
  return `an object with ${Object.keys(value).join(', ') || 'no field'}`
}

export const lists = checkOf('lists', listsOf, 'each is where the app looks for it', (each) => {
  const { value, status } = each.answer
  const isBare = Array.isArray(value)
  const fix = `Answer ${isWrapped(each.name) ? '{"content": […]}' : '[…]'}, also without a row.`
  const moved = warn(`the list is ${isBare ? 'the body' : 'in content'}: ${REJECTED}`, fix)
  if (rowsOf(each) !== undefined) return isWrapped(each.name) === isBare ? [moved] : []
  const { content } = fieldsOf(value)
  const shown = content === undefined ? `the body is ${kindOf(value)}` : `content is ${kindOf(content)}`
  const places = bareLists.includes(each.name) ? 'the body' : 'the body and in its field content'
  return [fail(`no usable row: a list was looked for in ${places}; ${shown}, with status ${status}`, fix)]
})

function idProblems(path: string, id: unknown): Problem[] {
  const fix = 'Send each id as a text, in quotation marks; in Java: a String, or @JsonFormat(shape = Shape.STRING).'
  const found = id === undefined ? `${path} is missing` : `${path} is ${kindOf(id)}`
  if (typeof id === 'bigint')
    return [fail(`${found}: ids are texts; above 2^53 the app cannot tell two ids apart, and nobody can order`, fix)]
  if (typeof id === 'number') return [warn(`${found}: ids are texts; ${REJECTED}`, fix)]
  return idText(id) !== '' ? [] : [fail(`${found}: without an id the app cannot use it`, fix)]
}

function withIds(examined: Examined): Answered[] {
  return withJson(examined).filter(({ name }) => name !== 'getRating' && !bareLists.includes(name))
}

export const ids = checkOf('ids', withIds, 'each is a text, and no row repeats one', (each) => {
  const { value } = each.answer
  if (!isList(each)) return idProblems('personId', fieldsOf(value)['personId'])
  const given = (rowsOf(each) ?? []).map((row) => fieldsOf(row)['id'])
  const texts = given.map(idText)
  return given.flatMap((id, index) => {
    const path = `${Array.isArray(value) ? '' : 'content'}[${index}].id`
    const isRepeated = idText(id) !== '' && texts.indexOf(idText(id)) < index
    const found = `${path} is ${kindOf(id)}, as in an earlier row: the app leaves this one out`
    return isRepeated ? [fail(found, 'Give each row an id of its own.')] : idProblems(path, id)
  })
})

export const pages = checkOf('pages', listsOf, 'no list says that it is only a part', (each) => {
  const { value, headers } = each.answer
  if (listedRows(value, headers) !== Infinity) return []
  const { totalElements, total, page } = fieldsOf(value)
  const totals = [totalElements, fieldsOf(page)['totalElements'], total, headers.get('x-total-count')].map(idText)
  const said = totals.find((given) => Number(given) > 0) ?? 'more'
  const fix = 'Answer the whole list: the app asks for no second page. In Spring: Pageable.unpaged().'
  return [fail(`${rowsOf(each)?.length} of ${said} rows: guests never see the others`, fix)]
})

/** Lost letters: a `?` for each, the replacement character, and UTF-8 or windows-1251 that was read as something else. */
const LOST = /(?<!\p{L})\?{3,}|\uFFFD|(?:[ÐÑ][^\p{ASCII}]){2}|(?:[РС][^\p{ASCII}А-я]){2}|[À-ÿ]{4}/u

function pathTo(path: string, key: string): string {
  return /^\d+$/.test(key) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
}

function lostLetters(value: unknown, path = ''): Problem[] {
  const fix = 'Use UTF-8 from the database to the answer: column, connection, and file.encoding before Java 18.'
  const found = `letters are lost (${path} is ${kindOf(value)})`
  if (typeof value === 'string') return LOST.test(value) ? [fail(found, fix)] : []
  if (path.length > 1_000) return [] // deeper than any answer
  return Object.entries(fieldsOf(value)).flatMap(([key, inner]) => lostLetters(inner, pathTo(path, key)))
}

const lettersOf = ({ answer }: Answered) => lostLetters(answer.value)
export const letters = checkOf('letters', withJson, 'no text has lost its Cyrillic letters', lettersOf)

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, validateFormats: false, multipleOfPrecision: 6 })

/** A number as a text, a text as a number, a price with more decimals, and a rating as a list. */
const CONVERTED =
  /text \("\d+(?:\.\d+)?"\): it must be (?:number|integer)|number \(\d{1,15}(?:\.\d+)?\): it must be (?:string|multiple)/

function fieldProblems({ instancePath, data, params, parentSchema, message }: ErrorObject): Problem[] {
  const { missingProperty } = params as { missingProperty?: string } // as Ajv documents
  const keys = [...instancePath.split('/').slice(1), missingProperty ?? []].flat()
  const last = keys.at(-1)
  // The ids have a check of their own.
  if (last === 'personId' || (last === 'id' && !keys.includes('menuItems'))) return []
  const path = keys.reduce(pathTo, '') || 'the body'
  const kind = last === 'sessionId' ? 'another value' : kindOf(data)
  const found = missingProperty === undefined ? `${path} is ${kind}: it ${message}` : `${path} is missing`
  const isRatingInList = Array.isArray(data) && parentSchema?.['title'] === 'Rating'
  if (isRatingInList || CONVERTED.test(found)) return [warn(found, `See the field in API.md: ${REJECTED}.`)]
  return [fail(found, 'See the field in API.md: the app leaves it out, and its row where it is required.')]
}

function schemaProblems(each: Answered): readonly Problem[] {
  const { name, answer } = each
  const rows = rowsOf(each)
  if (isList(each) && rows === undefined) return [] // `lists` names it
  if (rows?.length === 0) return [warn('not checked: it has no row', 'Sign in as a guest who has one of each kind.')]
  const validate = ajv.compile(responses[name] as object) // each call here has one
  validate(isList(each) ? (isWrapped(name) ? { content: rows } : rows) : answer.value)
  return (validate.errors ?? []).flatMap(fieldProblems)
}

const loginOf = (examined: Examined) => withJson(examined).filter(({ name }) => name === 'login')
const othersOf = (examined: Examined) => withJson(examined).filter(({ name }) => name !== 'login')
export const session = checkOf('session', loginOf, 'matches its schema', schemaProblems)
export const fields = checkOf('fields', othersOf, 'each matches its schema', schemaProblems)
