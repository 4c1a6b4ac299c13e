/** One line of the report. */
export interface Finding {
  /** What was checked. */
  readonly check: string
  readonly verdict: 'pass' | 'fail' | 'cannot tell'
  /** What was found. */
  readonly found: string
  /** What to change, or to do to be able to tell. */
  readonly fix?: string
}

/** Something wrong with one answer. */
export interface Fault {
  readonly found: string
  readonly fix: string
}

const marks = { pass: '✓', fail: '✗', 'cannot tell': '?' } as const

/** One finding per fault, or that there is none. */
export function judge(check: string, faults: readonly Fault[], passed: string): Finding[] {
  return faults.length === 0
    ? [{ check, verdict: 'pass', found: passed }]
    : faults.map((fault) => ({ check, verdict: 'fail', ...fault }))
}

/** A finding of a check that could not be made. */
export function cannotTell(check: string, found: string, fix: string): Finding[] {
  return [{ check, verdict: 'cannot tell', found, fix }]
}

/** The findings as text, a line each, with the fix below the last that needs it. */
export function printed(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ check, verdict, found, fix }, index) => [
    `${marks[verdict]} ${verdict.padEnd(11)} ${check}: ${found}`,
    ...(fix !== undefined && fix !== findings[index + 1]?.fix ? [`    ${fix}`] : []),
  ])
  const count = (verdict: Finding['verdict']) => findings.filter((each) => each.verdict === verdict).length
  return [...lines, `${count('pass')} passed, ${count('fail')} failed, ${count('cannot tell')} cannot tell`].join('\n')
}
