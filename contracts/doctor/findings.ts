import type { Answered, Examined } from './examine.ts'

/** One line of the report. `fail`: a guest loses something. `warn`: less than that, or it could not be checked. */
export interface Finding {
  readonly level: 'fail' | 'warn' | 'pass'
  readonly check: string
  readonly found: string
  readonly fix: string
}

export type Problem = Omit<Finding, 'check'>

export const fail = (found: string, fix: string): Problem => ({ level: 'fail', found, fix })
export const warn = (found: string, fix: string): Problem => ({ level: 'warn', found, fix })
export const pass = (check: string, found: string): Finding => ({ level: 'pass', check, found, fix: '' })
const notChecked = warn('not checked', 'Give --origin, --account and --room, and correct the calls that fail.')

/** A check of some calls: it finds the same problem of several calls or rows once, or that there is none. */
export function checkOf(
  check: string,
  select: (examined: Examined) => readonly Answered[],
  passed: string,
  rule: (call: Answered, options: Examined['options']) => readonly Problem[],
) {
  return (examined: Examined): Finding[] => {
    const selected = select(examined)
    if (selected.length === 0) return [{ check, ...notChecked }]
    const same = new Map<string, { first: Problem; calls: string[] }>()
    for (const each of selected) {
      for (const problem of rule(each, examined.options)) {
        const kind = problem.level + problem.found.replaceAll(/\[\d+\]|\(.*\)/g, '')
        const { first, calls } = same.get(kind) ?? { first: problem, calls: [] }
        same.set(kind, { first, calls: [...calls, each.call] })
      }
    }
    const findings = [...same.values()].map(({ first, calls }) => {
      const names = [...new Set(calls)]
      const subject = names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '')
      const rows = calls.length > names.length ? `, and ${calls.length - names.length} more like it` : ''
      return { ...first, check, found: `${subject}: ${first.found}${rows}` }
    })
    return findings.length > 0 ? findings : [pass(check, passed)]
  }
}

/** The report: in each section what fails is first. */
export function printed(sections: Readonly<Record<string, readonly Finding[]>>): string {
  const levels = ['fail', 'warn', 'pass'] as const
  const lines = Object.entries(sections).flatMap(([title, findings]) => {
    const sorted = levels.flatMap((wanted) => findings.filter(({ level }) => level === wanted))
    const texts = sorted.map(({ level, check, found, fix }) => `${level}  ${check}: ${found}${fix && `\n      ${fix}`}`)
    return [title, ...texts, '']
  })
  const all = Object.values(sections).flat()
  const counts = levels.map((wanted) => `${all.filter(({ level }) => level === wanted).length} ${wanted}`)
  return [...lines, counts.join(', ')].join('\n')
}
