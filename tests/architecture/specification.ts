import type { Files } from './sources.ts'

/** One row of the table: a rule, and a test that proves it. */
export interface Row {
  readonly rule: string
  readonly file: string
  readonly title: string
}

/** The number of a rule, such as `2.7`, and the section that contains it, such as `2`. */
export interface Rule {
  readonly number: string
  readonly section: string | undefined
}

const HEADING = /^## (?<section>\d+)\. /
const RULE = /^- \*\*(?<number>\d+\.\d+)\*\* /
const ROW = /^\| *(?<rule>\d+\.\d+) *\| *`(?<file>[^`]+)` *\| *(?<title>.+?) *\|$/
const TABLE_HEAD = /^\|(?: *rule *\| *file *\| *test *\||[ :|-]+\|)$/
const CITATION = /\(spec\s+(?:\*\s+)?(?<numbers>\d[^)]*)\)/g
/** A string as the first argument of a call with a function as the second: the title of a test, if the call is not `describe`. */
const TITLE = /(?<!\bdescribe)\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)*)\k<quote>,\s*(?:async\b|\(|\w+ =>)/gs

/** The numbers of the sections, which a comment may name as a whole. */
export function sectionsOf(specification: string): string[] {
  return specification.split('\n').flatMap((line) => HEADING.exec(line)?.groups?.['section'] ?? [])
}

/** The rules in the order of the document. */
export function rulesOf(specification: string): Rule[] {
  const rules: Rule[] = []
  let section: string | undefined
  for (const line of specification.split('\n')) {
    section = HEADING.exec(line)?.groups?.['section'] ?? section
    const number = RULE.exec(line)?.groups?.['number']
    if (number !== undefined) rules.push({ number, section })
  }
  return rules
}

function rowOf(line: string): Row | undefined {
  const { rule, file, title } = ROW.exec(line)?.groups ?? {}
  if (rule === undefined || file === undefined || title === undefined) return undefined
  return { rule, file, title: title.replaceAll(String.raw`\|`, '|') }
}

/** The rows of the table. */
export function rowsOf(table: string): Row[] {
  return table.split('\n').flatMap((line) => rowOf(line) ?? [])
}

/** Rows of the table that cannot be read. */
export function unreadable(table: string): string[] {
  const lines = table.split('\n').filter((line) => line.startsWith('|') && !TABLE_HEAD.test(line))
  return lines.filter((line) => rowOf(line) === undefined).map((line) => `is not a row of the table: ${line}`)
}

/** Duplicate rules, and rules in a section of another number. */
export function misplaced(rules: readonly Rule[]): string[] {
  const numbers = rules.map(({ number }) => number)
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at)
  const elsewhere = rules.filter(({ number, section }) => number.split('.')[0] !== section)
  return [
    ...twice.map((number) => `${number} occurs twice`),
    ...elsewhere.map(({ number, section }) => `${number} is in section ${section}`),
  ]
}

/** Rules for which the table names no test. */
export function withoutTest(rules: readonly Rule[], rows: readonly Row[]): string[] {
  const proven = new Set(rows.map(({ rule }) => rule))
  return rules.filter(({ number }) => !proven.has(number)).map(({ number }) => `${number} has no test`)
}

function decoded(text: string): string {
  const characters = text.replaceAll(/\\u(?<code>[\da-f]{4})/gi, (_escape, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
  return characters.replaceAll(/\\(?<quote>['"`])/g, '$<quote>')
}

/** The titles of the tests in a file, as written in the source. */
export function titlesOf(text: string): Set<string> {
  return new Set([...text.matchAll(TITLE)].map(({ groups }) => decoded(groups?.['title'] ?? '')))
}

/** One sentence for each row that names a missing rule, file or test. */
export function wrongRows(rows: readonly Row[], rules: readonly Rule[], files: Files): string[] {
  const numbers = new Set(rules.map(({ number }) => number))
  const titles = new Map<string, Set<string>>()
  return rows.flatMap(({ rule, file, title }) => {
    const text = files.get(file)
    if (!numbers.has(rule)) return [`names a missing rule: ${rule}`]
    if (text === undefined) return [`${rule} names a missing file: ${file}`]
    const known = titles.get(file) ?? titlesOf(text)
    titles.set(file, known)
    return known.has(title) ? [] : [`${rule} names a missing test: ${file}: ${title}`]
  })
}

/** A citation of the specification: file and line, and the numbers of sections and rules. */
export interface Citation {
  readonly at: string
  readonly numbers: readonly string[]
}

/** Every `(spec …)` of these files. */
export function citationsIn(files: Files): Citation[] {
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(CITATION)].map(({ index, groups }) => ({
      at: `${file}:${text.slice(0, index).split('\n').length}`,
      numbers: groups?.['numbers']?.match(/\d+(?:\.\d+)?/g) ?? [],
    })),
  )
}

/** One sentence for each cited section or rule that does not exist. */
export function wrongCitations(citations: readonly Citation[], known: ReadonlySet<string>): string[] {
  return citations.flatMap(({ at, numbers }) => {
    return numbers
      .filter((number) => !known.has(number))
      .map((number) => `${at} cites a missing section or rule: ${number}`)
  })
}
