import { callNameOf } from '#contracts/calls.ts'
import { steps } from '#contracts/generate/calls/operations.ts'
import { acceptedStatuses, fullest, interactionsOf, stateValuesOf, type Interaction } from '#contracts/interactions.ts'
import { filledRequest } from './stateValues.ts'

/** What a variable is, and its value at the stub where that is known. */
const variables: Readonly<Record<string, string>> = {
  sessionId: 'from-the-answer-of-a-login',
  personId: '1001',
  otherPersonId: '1002',
  productId: 'shopska-salad',
  accountNumber: '100200',
  roomNumber: '305',
}

function requestText(interaction: Interaction): string {
  const { path, headers, body } = filledRequest(interaction, (name) => `{{${name}}}`)
  const query = new URLSearchParams(interaction.request.query).toString()
  return [
    `${interaction.request.method} {{baseUrl}}${path}${query && `?${query}`}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['', JSON.stringify(body, null, 2)]),
  ].join('\n')
}

/** A title, and what the request is answered with in each state. */
function comments(same: readonly Interaction[]): string[] {
  const title = fullest(same.filter(({ response }) => response.status < 300)) ?? same[0]
  const answers = same.map((each) => `# ${acceptedStatuses(each)} in the state: ${each.providerStates[0]?.name}`)
  return [`### ${title?.description}`, ...new Set(answers)]
}

function fileOf(name: string, interactions: readonly Interaction[]): string {
  const used = Object.keys(variables).filter((variable) =>
    interactions.some((each) => stateValuesOf(each).includes(variable)),
  )
  const texts = [...new Set(interactions.map(requestText))]
  return [
    `# ${name}. Generated from the pact by \`npm run contracts:pages\`; do not edit.`,
    '# For the HTTP client of IntelliJ and for REST Client in VS Code.',
    ...(used.includes('sessionId')
      ? ['# Sign in with session.http, and write the sessionId and the personId of its answer here.']
      : []),
    '',
    '@baseUrl = http://localhost:4320/api',
    ...used.map((variable) => `@${variable} = ${variables[variable]}`),
    '',
    ...texts.flatMap((text) => {
      const same = interactions.filter((each) => requestText(each) === text)
      return [...comments(same), text, '']
    }),
  ].join('\n')
}

/** The requests of the pact for HTTP clients: a file for each part of the API, by name. */
export function httpFiles(): Readonly<Record<string, string>> {
  const interactions = interactionsOf('pact')
  return Object.fromEntries(
    steps.map(({ name, calls }) => {
      const own = interactions.filter((interaction) => calls.includes(callNameOf(interaction)))
      return [`${name.toLowerCase().replaceAll(' ', '-')}.http`, fileOf(name, own)]
    }),
  )
}
