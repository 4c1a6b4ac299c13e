import { GENERATED } from './generated.ts'
import { questions } from './questions.ts'

/** What is still open between the app and the backend. */
export function questionsPage(): string {
  const rows = questions.map(({ question, meanwhile }, index) => `${index + 1}. **${question}**\n   ${meanwhile}`)
  return `# Open questions

${GENERATED}

What the specification leaves open and the app had to settle, the gravest first. Under each: what it does meanwhile.

${rows.join('\n')}
`
}
