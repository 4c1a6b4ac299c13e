import { endpointsPage } from './endpointsPage.ts'
import { JVM_STATES, jvmStates } from './jvmStates.ts'
import { openApi } from './openApi.ts'
import { questionsPage } from './questionsPage.ts'
import { statesPage } from './statesPage.ts'

const page = (name: string) => new URL(`../pages/${name}`, import.meta.url).pathname

/** The generated files: each path with a function that returns the content. */
export const generatedFiles: Readonly<Record<string, () => string>> = {
  [page('states.md')]: statesPage,
  [page('endpoints.md')]: endpointsPage,
  [page('open-questions.md')]: questionsPage,
  [page('openapi.json')]: openApi,
  [JVM_STATES]: () => jvmStates(),
}
