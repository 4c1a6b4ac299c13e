import { GENERATED } from './generated.ts'
import { questions } from './questions.ts'

/** The page of open questions. */
export function questionsPage(): string {
  const rows = questions.map(({ question, meanwhile }, index) => `${index + 1}. **${question}**\n   ${meanwhile}`)
  return `# Open questions

${GENERATED}

Questions that the specification leaves open, most important first. Below each: what the app does until it is answered.

${rows.join('\n')}
`
}
