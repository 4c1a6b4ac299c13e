import { fileURLToPath } from 'node:url'
import { constantsPage } from './markdown/constantsPage.ts'
import { endpointsPage } from './markdown/endpointsPage.ts'
import { errorsPage } from './markdown/errorsPage.ts'
import { JVM_STATES, jvmStates } from './jvmStates.ts'
import { loadPage } from './markdown/loadPage.ts'
import { answerSchemas } from './openApi/answerSchemas.ts'
import { openApiDocument } from './openApi/document.ts'
import { toOpenApi30 } from './openApi/version30.ts'
import { orderPage } from './markdown/orderPage.ts'
import { questionsPage } from './markdown/questionsPage.ts'
import { statesPage } from './markdown/statesPage.ts'

const page = (name: string) => fileURLToPath(new URL(`../pages/${name}`, import.meta.url))

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The generated files: each path with a function that returns the content. */
export const generatedFiles: Readonly<Record<string, () => string>> = {
  [page('states.md')]: statesPage,
  [page('endpoints.md')]: endpointsPage,
  [page('errors.md')]: errorsPage,
  [page('constants.md')]: constantsPage,
  [page('order-of-work.md')]: orderPage,
  [page('open-questions.md')]: questionsPage,
  [page('load.md')]: loadPage,
  [page('openapi.json')]: () => json(openApiDocument()),
  [page('openapi-3.0.json')]: () => json(toOpenApi30(openApiDocument())),
  ...Object.fromEntries(
    Object.entries(answerSchemas()).map(([name, schema]) => [page(`schemas/${name}.json`), () => json(schema)]),
  ),
  [JVM_STATES]: () => jvmStates(),
}
