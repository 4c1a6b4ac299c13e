import { meanings, reactionTo } from '#contracts/generate/calls/answers.ts'
import { GENERATED } from './generated.ts'
import { markdownTable } from './markdownTable.ts'
import { errorStatuses, type ErrorStatus } from '#contracts/generate/calls/operations.ts'
import { reactionsTo } from '#contracts/generate/calls/reactions.ts'

function rowOf(status: ErrorStatus): string[] {
  const reaction = (name: 'getOrders' | 'placeOrder') => reactionTo(String(status), reactionsTo(name))
  return [String(status), meanings[status], reaction('getOrders'), reaction('placeOrder')]
}

/** The page of errors: when to answer with which status, and what a guest meets then. */
export function errorsPage(): string {
  return `# Errors

${GENERATED}

When to answer with which status, and what a guest meets then. The first that applies wins: 401, then 403, then 400, then 422. The
[endpoints](endpoints.md) have the same for each call. The pact does not verify this order. In Spring, check the session and the
path in a filter or an interceptor: a controller method with \`@Valid @RequestBody\` answers 400 before its own code runs.

${markdownTable(['status', 'when to answer with it', 'a guest who reads a list', 'a guest who sends something'], errorStatuses.map(rowOf))}

- **Login** is different: after any 4xx the guest is asked to contact the reception, and nobody is signed out. Answer a wrong
  account number and a wrong room number alike.
- **\`GET /customers/rating\`** answers 404 when the guest has not rated the stay; every other 404 means that something is wrong.
- **400, 404 and 422** mean the same to the app: not accepted. Where the pact expects one of them, as for an order of a product that
  does not exist, it accepts all three.
- **No \`WWW-Authenticate: Basic\`** with a 401, which Spring Security sends by default: browsers answer it with a window of their
  own that asks for a password, where a page shares the API's origin. The app avoids that: its calls have no cookies.
- **408, 425, 429 and 5xx** mean “try later”: what a guest has sent counts as unknown, not as rejected. Never answer with them when
  the submission was rejected for good.
- **The body** may be empty. The app reads only \`field\`, and names it on the console:
  \`{ "error": "Bad Request", "field": "category", "message": "…" }\`. The problem details that Spring writes
  (\`application/problem+json\`, RFC 9457) are as good. It is never a page of HTML, which the pact does not verify.
- **Methods:** the app sends \`GET\` and \`POST\`, and browsers send \`OPTIONS\` before them when app and API have different origins. The
  app never sends \`HEAD\`, \`PUT\`, \`PATCH\` or \`DELETE\`: answer with 405, or with what your framework does. Before they verify, Maven and
  \`npm run contracts:verify\` send one \`HEAD\` each to the base URL and to the state URL, to see that something answers: any status will do.
`
}
